"""Four Gardens: hands of multi-use cards around a turning pagoda, for two to four seats."""
