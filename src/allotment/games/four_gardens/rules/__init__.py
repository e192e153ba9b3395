"""The rules, a module for each part of SPEC.md's chapter 4."""
