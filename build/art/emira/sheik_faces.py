"""The sheiks in person, under an arch in their colour: for the household, the curtain and the results."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from emira import backdrop, hair, living, props, tokens
from emira import headdress as hd
from emira.figure import AMBER, BRONZE, EBONY, HONEY, Dress, body, dyed, face, neck
from emira.limbs import grip, rest, sleeve
from emira.paints import EDGE, GOLD_PALE, SHADE
from emira.portrait import Portrait, arch, crowned
from emira.sheiks import SHEIKS
from palette import gold
from render import Sprite
from svg import clip, document, group, line, path, rect


def beard(kind: str, colour: str, light: str) -> str:
    """A beard with moustache round the middle of a face: short, full or pointed."""
    low = {
        "short": "C28 26 16 44 2 45C-12 44-26 26",
        "full": "C30 34 18 60 2 64C-14 60-30 34",
        "pointed": "C26 24 12 50 2 62C-8 50-24 24",
    }[kind]
    d = f"M-24-4C-22 8-14 14-8 15Q0 12 10 15C16 14 23 8 24-4{low}-24-4Z"
    lip = "M2 13C9 9 18 12 22 7C22 15 14 21 2 17C-10 21-18 15-18 7C-14 12-5 9 2 13Z"
    return (
        path(d, colour, EDGE, 2.2)
        + line("M-14 24C-14 34-10 40-6 44M-2 30V40M8 30C8 36 8 40 9 43", light, 1.6, opacity=0.7)
        + path("M-5 20.6Q3 19 10 20.6Q3 27-5 20.6Z", "#8a3a36", EDGE, 1.2)
        + path(lip, colour, EDGE, 1.8)
    )


def keffiyeh(cloth: Dress, cord: str = EDGE) -> hd.Headdress:
    """A head-cloth held by a cord."""
    d = (
        "M-27-6C-34-40-22-62 2-62C26-62 36-40 28-6C36 24 46 44 60 62L30 54C32 34 32 10 26-18"
        "C14-32-12-32-24-18C-30 10-30 34-28 54L-58 62C-44 44-34 24-27-6Z"
    )
    folds = line("M-34 20C-40 36-46 46-52 56M36 20C42 36 48 46 54 56M-20-48C-10-56 12-56 22-46", SHADE, 2, opacity=0.3)
    ring = line("M-30-34Q2-54 32-34M-31-28Q2-48 33-28", EDGE, 7) + line(
        "M-30-34Q2-54 32-34M-31-28Q2-48 33-28", cord, 3.6
    )
    return hd.Headdress("", dyed(d, cloth, folds) + ring)


def burnous(cloth: Dress) -> hd.Headdress:
    """A hooded cloak whose peak stands behind the head."""
    d = (
        "M-26 22C-36-4-32-42 0-46C32-42 36-4 27 22C36 44 48 54 66 66C64 20 58-30 40-56"
        "C30-72 14-88 2-92C-8-86-30-72-40-54C-58-28-62 22-62 66C-46 54-36 44-26 22Z"
    )
    return hd.Headdress(
        "",
        dyed(d, cloth, path("M4-92C54-50 46 40 70 70H90V-92Z", SHADE, opacity=0.3))
        + line("M-29 28C-38-4-32-42 0-46C32-42 38-4 29 28", EDGE, 6)
        + line("M-29 28C-38-4-32-42 0-46C32-42 38-4 29 28", "#c3cae6", 3),
    )


def tagelmust(cloth: Dress) -> hd.Headdress:
    """The blue wrap of the desert: turban and face-cloth in one."""
    top = "M-31-14C-42-44-22-70 3-70C30-70 44-42 32-13C20-30-18-30-31-14Z"
    low = "M-30 6C-12 16 14 16 30 5C36 24 40 44 36 58C16 70-18 70-36 58C-38 44-36 24-30 6Z"
    folds = "M-31-20C-14-42 12-50 33-34M-29-36C-12-56 14-62 31-48"
    lower = "M-34 24C-12 34 14 34 34 22M-36 42C-14 52 14 52 37 40"
    return hd.Headdress(
        "",
        dyed(low, cloth, line(lower, SHADE, 2.2, opacity=0.34))
        + dyed(top, cloth, line(folds, SHADE, 2.2, opacity=0.34)),
    )


def green() -> Portrait:
    """He begins with a camel."""
    skin, dress = AMBER, Dress("#2fa36b", "#0f5a3a", "stripes", "#d6ffe6", strength=0.45)
    back, front = crowned(
        keffiyeh(Dress("#fffdf6", "#b9b2a0", "checks", "#9fd9ba", scale=0.7, strength=0.5), "#0f5a3a"),
        face(skin, -0.3, "open", 0.6) + beard("short", "#2a1a1c", "#7a6a6a"),
        -3,
        (104, 106),
    )
    camel = group(living.camel_head("#2fa36b"), 226, 124, (-1.1, 1.1))
    figure = (
        camel
        + back
        + group(body("even", dress), -16)
        + neck(skin, 104)
        + front
        + sleeve((44, 196), (14, 252), (70, 268), dress, (42, 46, 40), "#ffe9a8")
        + rest(88, 264, skin, -8, scale=1.2)
    )
    return Portrait(backdrop.dunes("teal", 81, ("#3a7a72", "#235a5c", "#123c48")), figure, 140)


def white() -> Portrait:
    """He begins with a wing of his palace."""
    skin, dress = HONEY, Dress("#f4efe2", "#b3a98c", "scales", "#8d8470", strength=0.45)
    wrap = Dress("#fffdf6", "#c2b894", "weft", "#8d8470", strength=0.4)
    back, front = crowned(
        hd.turban(wrap, "#39c2b4", None),
        face(skin, 0.2, "down", 0.4) + beard("full", "#f0eefa", "#a9a6bc"),
        3,
        (120, 108),
    )
    figure = (
        body("even", dress)
        + neck(skin)
        + back
        + front
        + group(props.plan(118, 50), 118, 246, 1, -3)
        + sleeve((60, 196), (26, 250), (58, 280), dress, (42, 48, 50), "#d9a441", "#5a4a2a")
        + rest(74, 276, skin, -10, scale=1.2)
        + sleeve((180, 196), (214, 250), (182, 280), dress, (42, 48, 50), "#d9a441", "#5a4a2a")
        + rest(166, 276, skin, 10, True, 1.2)
    )
    return Portrait(backdrop.terrace("dusk", 83), figure)


def red() -> Portrait:
    """He begins with a point of status, and shows it."""
    skin, dress = BRONZE, Dress("#d83c36", "#7d141c", "zigzag", "#ffd9b8", strength=0.5)
    cap = hd.fur_cap(Dress("#8d1830", "#4a0a1c", "dots", "#ffd98a", strength=0.5), "#3a2638", "#ffd98a", "#1d0f18")
    back, front = crowned(cap, face(skin, 0.4, "open", 0.2) + beard("pointed", "#1d0f18", "#6b5a78"), 5, (120, 110))
    figure = (
        body("stout", dress)
        + neck(skin)
        + back
        + front
        + hair.pectoral("#b48cf2", "#4a0a1c")
        + group(props.chess_piece(), 84, 256, 1.3, -4)
        + sleeve((50, 200), (12, 256), (62, 270), dress, (46, 48, 40))
        + grip(78, 262, skin, -8, scale=1.2)
        + sleeve((190, 200), (228, 256), (170, 272), dress, (46, 48, 40))
        + rest(150, 268, skin, 8, True, 1.2)
    )
    return Portrait(backdrop.hall("#5a1f3c", "#2a0c24", "#ffb84a"), figure)


def blue() -> Portrait:
    """He begins with a robe to be seen in."""
    skin, dress = EBONY, Dress("#3f80e6", "#17409a", "waves", "#dcebff", strength=0.5)
    back, front = crowned(
        tagelmust(Dress("#2a56b8", "#10266c", "weft", "#9cc4ff", strength=0.4)),
        face(skin, -0.3, "open", 0),
        -4,
        (120, 108),
    )
    figure = (
        body("even", dress, hair.vest(Dress("#17409a", "#0a1c4c", "stars", "#ffe9a8", "#ffd98a")))
        + neck(skin)
        + back
        + front
        + group(tokens.counter("attire"), 84, 226, 1.7, -8)
        + sleeve((60, 196), (24, 252), (64, 272), dress, (42, 46, 40), "#ffd98a")
        + grip(82, 262, skin, -30, scale=1.2)
        + sleeve((180, 196), (214, 254), (158, 270), dress, (42, 46, 40), "#ffd98a")
        + rest(140, 266, skin, 8, True, 1.2)
    )
    return Portrait(
        backdrop.sky("deep", 85, 90) + backdrop.crescent(42, 40) + backdrop.roofs("#20408a", base=250, seed=12), figure
    )


def black() -> Portrait:
    """He begins with a richer income."""
    skin, dress = HONEY, Dress("#484c62", "#1b1d29", "lozenges", "#b9c0e0", strength=0.4)
    back, front = crowned(
        burnous(Dress("#33364a", "#12131f", "lozenges", "#8d93b4", strength=0.3)),
        face(skin, 0.5, "aside", 0.7) + beard("short", "#1d0f18", "#6b5a78"),
        5,
        (120, 112),
    )
    figure = (
        body("stout", dress)
        + neck(skin)
        + back
        + front
        + group(tokens.purse(), 92, 244, 1.7, -6)
        + sleeve((50, 200), (12, 256), (66, 284), dress, (46, 50, 44), "#c3cae6")
        + rest(84, 280, skin, -8, scale=1.2)
        + sleeve((190, 200), (226, 250), (150, 232), dress, (46, 48, 42), "#c3cae6")
        + grip(126, 216, skin, 14, True, 1.2)
    )
    return Portrait(backdrop.tent(("#3a3560", "#252248")), figure)


FACES: dict[str, Callable[[], Portrait]] = {f.__name__: f for f in (green, white, red, blue, black)}


def framed(name: str) -> str:
    """136 × 190, the arch edged in the sheik's colour."""
    portrait, window = FACES[name](), arch(68, 185, 124, 178)
    seen = group(portrait.back + portrait.figure, 68 - portrait.look * 0.585, 186 - 304 * 0.585, 0.585)
    rim = (
        path(window, "none", EDGE, 12)
        + path(window, "none", SHEIKS[name].base, 8.6)
        + path(window, "none", gold, 3)
        + path(window, "none", GOLD_PALE, 0.8)
    )
    return document(136, 190, clip(window, rect(0, 0, 136, 190, 0, SHEIKS[name].dark) + seen) + rim)


def sprites() -> Iterator[Sprite]:
    """`emira/sheik/<id>`."""
    for name in FACES:
        yield Sprite(f"emira/sheik/{name}", framed(name), quality=87)
