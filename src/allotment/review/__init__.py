"""What a finished game was made of: each seat's chances over time, what decisions cost, and what luck did."""

from .judge import Judgement, judged
from .review import Review, read_review, reviewed, reviewing
from .shares import Step, shares_of
from .together import accountant

__all__ = [
    "Judgement",
    "Review",
    "Step",
    "accountant",
    "judged",
    "read_review",
    "reviewed",
    "reviewing",
    "shares_of",
]
