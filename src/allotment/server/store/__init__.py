"""Where tables are kept, and how servers on one store hear of each other."""
