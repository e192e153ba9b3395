"""What may be done in The Gardens and what follows: a module per chapter of SPEC.md."""
