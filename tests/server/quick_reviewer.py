"""Stands in for a review's process: judges the first move a mistake, and is done."""

from . import reviewer

if __name__ == "__main__":
    reviewer.main(whole=True)
