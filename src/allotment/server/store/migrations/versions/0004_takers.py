"""Questions that several servers and thinking processes share: whose table it is, since when, who answers."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("questions", sa.Column("number", sa.Integer, nullable=False, server_default="0"))
    op.add_column("questions", sa.Column("people", sa.Integer, nullable=False, server_default="1"))
    op.add_column("questions", sa.Column("asked", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("questions", sa.Column("taker", sa.BigInteger, nullable=False, server_default="0"))
