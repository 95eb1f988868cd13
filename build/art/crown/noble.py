"""The twenty nobles: five ranks told by their crowns and hangings, four persons each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from crown import courtly
from crown.crowns import RANKS, crown
from crown.figure import BROWN, DARK, FAIR, OLIVE, ROSY, Dress, Skin, arm, beard, body, head, moustache, neck
from crown.portrait import card
from palette import LINE, madder
from render import Sprite
from svg import circle, group

RED = Dress("#a52f2c", "#5c1214", "#e07a66")
BLUE = Dress("#2f5594", "#16305f", "#7f9fd6")
GREEN = Dress("#3f7350", "#1d3f29", "#8cbd96")
PLUM = Dress("#7a2f66", "#421236", "#c47fb2")
GOLDEN = Dress("#d09a2e", "#86590f", "#f6d582")
TEAL = Dress("#1f6f74", "#0c3d42", "#72bcbd")
SLATE = Dress("#4c5a72", "#262f42", "#94a3bd")
RUST = Dress("#b5602e", "#6c3110", "#eaa478")
BLACK = Dress("#3a3440", "#1a161f", "#7f7889")
IVORY = Dress("#e6d5a9", "#a38a56", "#fffaf0")

HANGINGS = {
    "baron": ("stripes", "#d9c79a", "#b9b07c"),
    "count": ("checks", "#d8c79c", "#a9bcc4"),
    "prince": ("lozenges", "#dcc095", "#c9a0a8"),
    "marquess": ("lilies", "#8fa9ab", "#d9d3a8"),
    "duke": ("crowns", "#a8473f", "#d99a58"),
}


HEADROOM = {"baron": 1.0, "count": 0.96, "prince": 0.88, "marquess": 0.9, "duke": 0.82}


@dataclass(frozen=True)
class Noble:
    """One person: what is worn, how the head is turned, what is held in the raised hand."""

    dress: Dress
    skin: Skin
    hair: tuple[str, str, str]
    mantle: str
    item: str
    pose: str = "even"
    turn: float = 0
    lady: bool = False
    age: bool = False
    beard: str = ""
    accent: str = "#9c2a26"


_BROWN, _BLACK, _BLOND = ("#6b3f1c", "#a8703a"), ("#24170f", "#6b4a33"), ("#d9a94a", "#f6dd96")
_RED, _GREY, _WHITE = ("#a8501f", "#e0935c"), ("#9a938a", "#d0cac0"), ("#efe9dc", "#ffffff")


def _hair(style: str, colour: tuple[str, str]) -> tuple[str, str, str]:
    return (style, *colour)


NOBLES = {
    "baron_1": Noble(
        GREEN, ROSY, _hair("short", _BROWN), "lapels", "falcon", "stout", 0.4, beard="full", accent="#c98a3a"
    ),
    "baron_2": Noble(RUST, FAIR, _hair("braids", _BLOND), "brooch", "rose", "slim", -0.4, lady=True, accent="#c8323a"),
    "baron_3": Noble(SLATE, BROWN, _hair("bob", _BLACK), "sash", "sword", "turned_right", 0.6, beard="goatee"),
    "baron_4": Noble(
        IVORY,
        OLIVE,
        _hair("bun", _GREY),
        "brooch",
        "letter",
        "turned_left",
        -0.5,
        lady=True,
        age=True,
        accent="#4f7a36",
    ),
    "count_1": Noble(BLUE, FAIR, _hair("long", _GREY), "chain", "scroll", "even", 0, age=True, beard="long"),
    "count_2": Noble(
        GOLDEN, DARK, _hair("curls", _BLACK), "lapels", "goblet", "slim", 0.4, lady=True, accent="#7a2a58"
    ),
    "count_3": Noble(BLACK, ROSY, _hair("short", _RED), "ruff", "letter", "even", -0.4, beard="forked"),
    "count_4": Noble(TEAL, OLIVE, _hair("bob", _BROWN), "brooch", "purse", "turned_right", 0.6, accent="#d9a94a"),
    "prince_1": Noble(RED, FAIR, _hair("curls", _BLOND), "ermine", "sceptre", "even", 0),
    "prince_2": Noble(TEAL, OLIVE, _hair("long", _BLACK), "chain", "ring", "slim", -0.5, lady=True),
    "prince_3": Noble(
        GREEN, DARK, _hair("short", _BLACK), "sash", "book", "turned_left", -0.6, beard="short", accent="#b2332d"
    ),
    "prince_4": Noble(PLUM, ROSY, _hair("bob", _RED), "lapels", "sword", "turned_right", 0.5, accent="#d9a94a"),
    "marquess_1": Noble(
        PLUM, ROSY, _hair("veil", _WHITE), "ermine", "fan", "stout", 0, lady=True, age=True, accent="#2f5fa6"
    ),
    "marquess_2": Noble(BLACK, OLIVE, _hair("short", _BLACK), "chain", "staff", "even", 0.4, beard="full"),
    "marquess_3": Noble(RUST, BROWN, _hair("braids", _BLACK), "ruff", "lily", "slim", -0.4, lady=True),
    "marquess_4": Noble(BLUE, FAIR, _hair("bob", _BLOND), "brooch", "chest", "turned_left", -0.6, accent="#c8323a"),
    "duke_1": Noble(RED, FAIR, _hair("long", _WHITE), "ermine", "orb", "stout", 0, age=True, beard="long"),
    "duke_2": Noble(
        GOLDEN,
        BROWN,
        _hair("veil", ("#fbf1da", "#ffffff")),
        "chain",
        "sceptre",
        "even",
        0.3,
        lady=True,
        accent="#9c2a26",
    ),
    "duke_3": Noble(GREEN, ROSY, _hair("curls", _BROWN), "ermine", "sword", "turned_right", 0.5, beard="short"),
    "duke_4": Noble(SLATE, OLIVE, _hair("bun", _BLACK), "ruff", "book", "slim", -0.4, lady=True, accent="#7a2a58"),
}


def _person(noble: Noble, rank: str) -> str:
    style, colour, light = noble.hair
    facial = noble.beard and (beard(noble.beard, colour, light, noble.turn))
    if not noble.beard and not noble.lady and style == "bob" and rank in ("count", "marquess"):
        facial = moustache(colour, noble.turn)
    lean = {"turned_left": -1, "turned_right": 1}.get(noble.pose, 0)
    jewel = circle(35.4, 58, 2.2, "#fffaf0", LINE, 1.2) if noble.lady and style in ("bun", "curls") else ""
    return (
        courtly.hair_back(style, colour)
        + body(noble.pose, noble.dress, group(courtly.mantle(noble.mantle, noble.accent), lean, 4))
        + neck(noble.skin, 50 + lean)
        + head(noble.skin, noble.turn, colour if style != "veil" else "#8a7a60", 0.7, age=noble.age, lady=noble.lady)
        + courtly.hair_front(style, colour, light)
        + str(facial)
        + jewel
        + crown(rank, 50 + 1.5 * noble.turn, 26, 1.06 if rank != "duke" else 0.92)
        + arm((14, 103), (-2, 128), (20, 101), noble.dress, 16)
        + courtly.held(noble.item, noble.skin, noble.accent)
        + arm((88, 104), (106, 130), (70, 136), noble.dress, 17)
    )


def _figure(noble: Noble, rank: str) -> str:
    """The person, made smaller the taller the crown is."""
    size = HEADROOM[rank]
    return group(_person(noble, rank), 50 * (1 - size), 126 * (1 - size), size)


def face(name: str) -> str:
    """The card of a noble, `<rank>_<1…4>`, as a document of 94 × 128."""
    rank = name.split("_", maxsplit=1)[0]
    back = courtly.hanging(*HANGINGS[rank])
    return card(back, _figure(NOBLES[name], rank), madder)


def sprites() -> Iterator[Sprite]:
    """`crown/noble/<rank>_<n>` for 94 × 128 and the same large for the zoom; card 1 is worth most."""
    for rank in RANKS:
        for n in (1, 2, 3, 4):
            name = f"{rank}_{n}"
            picture = face(name)
            yield Sprite(f"crown/noble/{name}", picture, quality=90)
            yield Sprite(f"crown/zoom/noble/{name}", picture, scale=480 / 94, quality=84)
