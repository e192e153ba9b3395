"""What may be done and what follows, a module per chapter of SPEC.md."""
