"""The signs of the six palaces, the seven lands and the six timings: strokes in one colour, in a box from −14 to 14."""

from __future__ import annotations

from svg import circle, ellipse, line, path, rect, star


def palace_sign(name: str, ink: str) -> str:
    """Eye, crossed sabres, book, scales, council hall, crown."""
    return {
        "intrigue": path("M-12 0C-8-6-4-8 0-8C4-8 8-6 12 0C8 6 4 8 0 8C-4 8-8 6-12 0Z", "none", ink, 2.2)
        + circle(0, 0, 4.2, ink)
        + line("M-9-9L-6.6-6.6M0-12.4V-9.4M9-9L6.6-6.6", ink, 1.8),
        "military": line("M-9-10C-2-5 5 3 8 10M9-10C2-5-5 3-8 10", ink, 2.6)
        + line("M3.6 9.6L10.4 5M-3.6 9.6L-10.4 5", ink, 2.4),
        "lore": path(
            "M0-6C-4-9-9-9-12-7.6V8C-9 6.6-4 6.6 0 9.6C4 6.6 9 6.6 12 8V-7.6C9-9 4-9 0-6ZM0-6V9.6", "none", ink, 2
        )
        + line(
            "M-8.6-3.4C-6.6-3.8-5-3.4-3.4-2.4M-8.6 1C-6.6 .6-5 1-3.4 2"
            "M8.6-3.4C6.6-3.8 5-3.4 3.4-2.4M8.6 1C6.6 .6 5 1 3.4 2",
            ink,
            1.4,
        ),
        "trade": line("M0-11V9M-6 10.4H6M-10-7.6H10", ink, 2.2)
        + path("M-10-7.6L-14 2.4H-6ZM10-7.6L6 2.4H14Z", "none", ink, 1.5)
        + path("M-14 2.4C-13 6-7 6-6 2.4ZM6 2.4C7 6 13 6 14 2.4Z", ink),
        "politics": path("M-11 9.6H11M-9 6.6H9M-12-4.6L0-11L12-4.6Z", ink, ink, 1.6)
        + line("M-7.6-3V6M-2.6-3V6M2.6-3V6M7.6-3V6", ink, 2.2),
        "caliph": path("M-11 8.6V-4L-5.4 1.6L0-9.6L5.4 1.6L11-4V8.6Z", ink)
        + circle(-11, -6, 1.8, ink)
        + circle(11, -6, 1.8, ink)
        + circle(0, -11.4, 1.8, ink),
    }[name]


def land_sign(name: str, ink: str) -> str:
    """Fir, dome with cross, palm, tent, twin peaks, temple, pagoda."""
    return {
        "frank": path("M0-13L7-3H4L10 7H2V12H-2V7H-10L-4-3H-7Z", ink),
        "rum": path("M-11 10V2H-8C-8-7 8-7 8 2H11V10Z", ink) + line("M0-6V-13M-3-10H3", ink, 2),
        "ifriqiya": line(
            "M0 12C1 4 1 0 0-4M0-4C-4-9-9-8-11-3M0-4C4-9 9-8 11-3M0-4C-5-6-9-2-8 3M0-4C5-6 9-2 8 3", ink, 2.4
        ),
        "arabia": path("M-13 10L0-10L13 10H4L0 1L-4 10Z", ink) + line("M0-10V-13", ink, 2),
        "khorasan": path("M-14 10L-5-8L0 1L4-4L14 10Z", ink),
        "hind": path(
            "M-12 10V6H-9C-9-2-6-5-5-6C-4-5-4-3-3-2C-3-8-1-11 0-13C1-11 3-8 3-2C4-3 4-5 5-6C6-5 9-2 9 6H12V10Z", ink
        ),
        "sin": path("M-12 0L-4-6H4L12 0L8-.6V4L13 10H-13L-8 4V-.6ZM-8-7L-2-11H2L8-7Z", ink)
        + line("M0-11V-13.5", ink, 2),
    }[name]


def timing_sign(name: str, ink: str) -> str:
    """Rising sun, turning arrow, eye of the judge, endless ring, single stroke, hourglass."""
    return {
        "start": path("M-8 5A8 8 0 0 1 8 5Z", ink) + line("M-12 5H12M-8 10H8M0-6V-11M-8-3L-11-6M8-3L11-6", ink, 2),
        "resolution": line("M9.4-3A10 10 0 1 0 9.4 4", ink, 2.6) + path("M4.6-3.6L13-8V1Z", ink),
        "before_check": line("M-11-9V9M-11 0H1", ink, 2.4) + path("M-1-6L8 0L-1 6Z", ink) + line("M11-10V10", ink, 3),
        "permanent": path("M-12 0C-12-6-5-6 0 0C5 6 12 6 12 0C12-6 5-6 0 0C-5 6-12 6-12 0Z", "none", ink, 2.8),
        "once": circle(0, 0, 10.4, "none", ink, 2.2) + path(star(0, 0, 7, 3, 5), ink),
        "end": path("M-8-11H8Q8-5 2 0Q8 5 8 11H-8Q-8 5-2 0Q-8-5-8-11Z", "none", ink, 2)
        + path("M-5.4 9.6Q0 3 5.4 9.6ZM-4-6H4Q2.4-2.6 0-1Q-2.4-2.6-4-6Z", ink)
        + line("M-10-11.6H10M-10 11.6H10", ink, 2.4),
    }[name]


def eye(ink: str, pupil: str) -> str:
    """An open eye."""
    return (
        path("M-12 0Q0-11 12 0Q0 11-12 0Z", "#fffaf0", ink, 2)
        + circle(0, 0, 4.2, pupil)
        + ellipse(-1.4, -1.4, 1.2, 1.2, "#fff")
    )


def pips(count: int, ink: str, y: float = 0) -> str:
    """Up to six dots in a row, 6 apart."""
    return "".join(circle((k - (count - 1) / 2) * 6, y, 2.1, ink) for k in range(count))


def stripe(w: float, ink: str) -> str:
    """A thin rule with a lozenge in the middle."""
    return rect(-w / 2, -0.6, w, 1.2, 0, ink) + path("M-5 0l5-4l5 4l-5 4Z", ink)
