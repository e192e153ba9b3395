"""What bots thought about the moves they made."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "thoughts",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("thought", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "move"),
    )
