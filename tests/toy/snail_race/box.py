"""What is printed on the box of Snail Race."""

from allotment.kernel.options import Box, Option

BOX = Box(
    slug="snail-race",
    title="Snail Race",
    prefix="SR",
    version=1,
    minutes=5,
    credits="An example",
    options=[
        Option("seats", "integer", 2, low=2, high=4),
        Option("track", "integer", 20, low=5, high=50),
    ],
    hidden=False,
    real_time=False,
    undo=True,
)
