"""What a finished game was made of: each seat's chances over time, what decisions cost, and what luck did."""

from .judge import Judgement, judged
from .review import Review, reviewed
from .shares import Step, shares_of

__all__ = ["Judgement", "Review", "Step", "judged", "reviewed", "shares_of"]
