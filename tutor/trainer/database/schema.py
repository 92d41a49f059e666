"""The tables of attempts, settings and games in the newest revision of the database."""

from datetime import UTC, datetime
from uuid import UUID

from sqlalchemy import (
    BigInteger,
    DateTime,
    Dialect,
    Enum,
    Index,
    Integer,
    String,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from tutor.trainer.attempts import (
    LONGEST_CONCEPT,
    LONGEST_ITEM_ID,
    LONGEST_PROFILE,
    LONGEST_THEMES,
    LONGEST_VARIANT,
    Attempt,
    Outcome,
)
from tutor.trainer.events import LONGEST_KIND, GameEvent
from tutor.trainer.settings import LONGEST_NAME

# The revision has a table of its own name, so the database can be shared with another program that uses Alembic.
VERSION_TABLE = "attempt_version"


class UtcMoment(TypeDecorator[datetime]):
    """A column type for moments in UTC, even if the database knows no time zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return the moment as the database gets it, in UTC."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return the moment that was written, in UTC."""
        if value is None or value.tzinfo is not None:
            return value and value.astimezone(UTC)
        return value.replace(tzinfo=UTC)


class Base(DeclarativeBase):
    """The base class of the tables."""


class AttemptRow(Base):
    """An attempt in the database; `number` rises in the order of writing."""

    __tablename__ = "attempt"
    __table_args__ = (
        UniqueConstraint("profile", "id", name="attempt_once"),
        Index("attempt_by_profile", "profile", "moment"),
        {"sqlite_autoincrement": True},
    )

    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    id: Mapped[UUID]
    moment: Mapped[datetime] = mapped_column(UtcMoment)
    profile: Mapped[str] = mapped_column(String(LONGEST_PROFILE))
    item_id: Mapped[str] = mapped_column(String(LONGEST_ITEM_ID))
    concept: Mapped[str] = mapped_column(String(LONGEST_CONCEPT))
    outcome: Mapped[Outcome] = mapped_column(
        Enum(Outcome, native_enum=False, length=20, values_callable=lambda outcomes: [one.value for one in outcomes])
    )
    hints: Mapped[int]
    milliseconds: Mapped[int | None] = mapped_column(BigInteger)
    variant: Mapped[str | None] = mapped_column(String(LONGEST_VARIANT))
    themes: Mapped[str] = mapped_column(String(LONGEST_THEMES), server_default="")
    mixed: Mapped[bool] = mapped_column(server_default=false())
    ahead: Mapped[int] = mapped_column(server_default="0")


class SettingRow(Base):
    """A setting of a profile: a name and its value."""

    __tablename__ = "setting"

    profile: Mapped[str] = mapped_column(String(LONGEST_PROFILE), primary_key=True)
    name: Mapped[str] = mapped_column(String(LONGEST_NAME), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class GameEventRow(Base):
    """An event of a match in the database."""

    __tablename__ = "game_event"

    profile: Mapped[str] = mapped_column(String(LONGEST_PROFILE), primary_key=True)
    match: Mapped[UUID] = mapped_column(primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    moment: Mapped[datetime] = mapped_column(UtcMoment)
    kind: Mapped[str] = mapped_column(String(LONGEST_KIND))
    value: Mapped[str] = mapped_column(Text)


def values_of(one: Attempt | GameEvent) -> dict[str, object]:
    """Return an attempt or an event as the values of a row."""
    return {name: getattr(one, name) for name in one.__dataclass_fields__}
