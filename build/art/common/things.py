"""The signs of what there is: people, time, records, devices; 48 × 48, in the manner of signs.py."""

from __future__ import annotations

from common.signs import CREAM, FAINT, GOLD, METAL, RED, TEAL, disc, solid, stroke
from palette import INK
from svg import circle, group, line, path, rect, star


def eye() -> str:
    body = solid("M3 24C10 13 17 10 24 10C31 10 38 13 45 24C38 35 31 38 24 38C17 38 10 35 3 24Z", CREAM)
    return body + disc(24, 24, 8.6, TEAL, 2.4) + circle(24, 24, 3.8, INK) + circle(21, 21, 2, CREAM)


def eye_hidden() -> str:
    lashes = "M10 28.6L5.6 34M18 32.6L15.6 39M30 32.6L32.4 39M38 28.6L42.4 34"
    return stroke(lashes, width=3.2) + stroke("M4 21C10 30 17 33 24 33C31 33 38 30 44 21", width=4.2)


def human() -> str:
    body = solid("M5 44C5 31 14 27.6 24 27.6C34 27.6 43 31 43 44Z") + path(
        "M17.6 28.6L24 36.6L30.4 28.6", CREAM, INK, 2.2
    )
    return body + disc(24, 16, 10.4, "#e7b78a") + solid("M13 15C12 3 36 3 35 15Q24 8.4 13 15Z", TEAL, 2.4)


def bot() -> str:
    body = stroke("M24 12V6", width=2.6) + disc(24, 5.4, 3, RED, 2.2) + solid("M4 22H10V32H4ZM38 22H44V32H38Z")
    body += rect(9, 12, 30, 30, 8, METAL, INK, 2.6) + disc(17.6, 24, 4.6, CREAM, 2.2) + disc(30.4, 24, 4.6, CREAM, 2.2)
    return body + circle(17.6, 24, 1.8, INK) + circle(30.4, 24, 1.8, INK) + line("M16.6 34.6H31.4", INK, 3)


def empty() -> str:
    return (
        stroke("M13 25L34 42M35 25L14 42", FAINT, 3.6)
        + rect(6.5, 14, 35, 11, 5, "none", INK, 6.4)
        + rect(6.5, 14, 35, 11, 5, "#5b4a34", GOLD, 2.4, stroke_dasharray="5 4")
    )


def seed() -> str:
    die = rect(-15, -15, 30, 30, 6, CREAM, INK, 2.8)
    pips = "".join(circle(x, y, 3, "#9c2a26") for x, y in ((-7.6, -7.6), (7.6, -7.6), (0, 0), (-7.6, 7.6), (7.6, 7.6)))
    return group(die + pips, 24, 24, rotate=14)


def clock() -> str:
    marks = "".join(group(line("M0-13.4V-11.4", INK, 2.2), 24, 24, rotate=30 * k) for k in range(12))
    return disc(24, 24, 19) + disc(24, 24, 15.4, CREAM, 1.6) + marks + line("M24 24V14.6M24 24L30.6 28", INK, 3.2)


def wait() -> str:
    glass = solid("M12 8C12 19 21 20 21 24C21 28 12 29 12 40H36C36 29 27 28 27 24C27 20 36 19 36 8Z", CREAM)
    sand = path("M16 15Q24 17 32 15Q29 20 24.6 22.6V30Q31 33 33 38H15Q17 33 23.4 30V22.6Q19 20 16 15Z", "#dba63a")
    return glass + sand + solid("M8 4H40V10H8ZM8 38H40V44H8Z")


def trophy() -> str:
    body = stroke("M14 11H6.6C6.6 20 11 24 16.4 24.4M34 11H41.4C41.4 20 37 24 31.6 24.4", width=3.2)
    body += solid("M21 28H27L28 36H20Z") + solid("M13 42V37.4Q13 35 16 35H32Q35 35 35 37.4V42Z")
    return (
        body
        + solid("M12.6 5H35.4C36 20 32 29.6 24 29.6C16 29.6 12 20 12.6 5Z")
        + path(star(24, 15, 6.6, 3, 5), "#9c2a26")
    )


def log() -> str:
    body = solid("M12 6H38V36Q38 42 32 42H12Q18 42 18 36V12Q18 6 12 6Z", CREAM) + solid(
        "M12 6Q6 6 6 12V15H18V12Q18 6 12 6Z"
    )
    return body + line("M23 14H33M23 21H33M23 28H33M23 35H30", "#a8742a", 2.6)


def info() -> str:
    return disc(24, 24, 19, TEAL) + circle(24, 14.4, 3, CREAM) + line("M20.6 22H24.6V34M20 34.6H29", CREAM, 4)


def help_() -> str:
    return (
        disc(24, 24, 19, TEAL)
        + line("M17.6 18.6C17.6 9.6 31 10.6 30.4 18.6C30 23.4 24.2 22.6 24.2 28.6", CREAM, 4.2)
        + circle(24.2, 35.4, 2.8, CREAM)
    )


def warning() -> str:
    return solid("M24 4.6L45 42H3Z", "#ffb63d", 3) + line("M24 17.4V28.6", INK, 5) + circle(24, 35.4, 2.9, INK)


def camera() -> str:
    body = solid("M4 14H13L17 8H31L35 14H44V39H4Z") + disc(24, 26, 9.6, CREAM) + disc(24, 26, 5.4, TEAL, 2)
    return body + circle(22, 24, 1.7, CREAM) + circle(38.4, 19, 2, RED, INK, 1.4)


def keyboard() -> str:
    body = rect(3, 11, 42, 27, 5, METAL, INK, 2.6)
    keys = "".join(rect(7.6 + k * 7, y, 4.6, 4.6, 1, INK) for y in (16, 23) for k in range(5))
    return body + keys + rect(13, 30, 22, 4.4, 1.4, INK)


def mouse() -> str:
    body = solid("M12 20C12 8 18 4 24 4C30 4 36 8 36 20V29C36 39 31 44 24 44C17 44 12 39 12 29Z", CREAM)
    return (
        body
        + path("M12 21H36V20C36 8 30 4 24 4V21Z", METAL)
        + path("M12 21H36M24 4V21", "none", INK, 2.4)
        + line("M24 11V16", INK, 4.6)
        + line("M24 11V16", RED, 2)
        + path("M12 20C12 8 18 4 24 4C30 4 36 8 36 20V29C36 39 31 44 24 44C17 44 12 39 12 29Z", "none", INK, 2.6)
    )


def zoom() -> str:
    return (
        stroke("M30 30L41 41", width=6)
        + disc(20, 20, 14.6)
        + disc(20, 20, 10, "#d6f1ec", 2)
        + line("M13.6 18.6Q15 14 19.4 13.4", "#fff", 2.6)
    )


def delete() -> str:
    body = (
        stroke("M19 8.6V5H29V8.6", CREAM, 3)
        + solid("M10 14H38L35 43H13Z")
        + line("M18.6 20L19.8 37M24 20V37M29.4 20L28.2 37", INK, 2.8)
    )
    return body + solid("M7 8.6H41V14.6H7Z", RED)


def statistics() -> str:
    return solid("M7 26H15V39H7ZM20 17H28V39H20ZM33 8H41V39H33Z") + stroke("M4.6 42.4H43.4", CREAM, 2.4)


def replay() -> str:
    return (
        stroke("M38.6 17A17 17 0 1 0 41 25")
        + stroke("M40.4 7V17.6H29.8")
        + solid("M19.4 16.4L31 24L19.4 31.6Z", CREAM, 2.4)
    )


def edit() -> str:
    quill = "M43 4C28 5 17 15 14 28L17 31C30 29 41 19 43 4Z"
    return (
        stroke("M6 43Q10 33 16 29", CREAM, 2.6)
        + solid(quill)
        + line("M15 30Q26 20 36 11", INK, 2)
        + line("M21 24H29M26 18H33.4", INK, 1.8)
        + stroke("M17 43H40", CREAM, 2.4)
    )


def handover() -> str:
    one = disc(0, 0, 5.6, "#e7b78a", 2.4) + solid("M-9 18C-9 9-5 7.6 0 7.6C5 7.6 9 9 9 18Z", METAL, 2.4)
    return group(one, 12, 12) + group(one, 36, 12) + stroke("M13 38.4H33M28 33.4L33.6 38.4L28 43.4", CREAM, 3)


THINGS = {
    f.__name__.rstrip("_"): f
    for f in (
        eye,
        eye_hidden,
        human,
        bot,
        empty,
        seed,
        clock,
        wait,
        trophy,
        log,
        info,
        help_,
        warning,
        camera,
        keyboard,
        mouse,
        zoom,
        delete,
        statistics,
        replay,
        edit,
        handover,
    )
}
