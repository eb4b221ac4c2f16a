import UIKit
import XCTest

@preconcurrency @MainActor final class ConstraintFrameTests: XCTestCase {
    func testEdgesCentresAndLengths() {
        for item in Self.basics { item.check() }
    }

    func testPrioritiesAndNaturalSizes() {
        for item in Self.wishes { item.check() }
    }

    func testSeveralViews() {
        for item in Self.groups { item.check() }
    }

    private static let basics: [LayoutCase] = [
        LayoutCase(
            "pinned to all sides", "a",
            ["a.left = root.left", "a.right = root.right", "a.top = root.top", "a.bottom = root.bottom"],
            ["a 0 0 200 100"]),
        LayoutCase(
            "inset on all sides", "a",
            [
                "a.left = root.left + 10", "a.right = root.right - 20", "a.top = root.top + 5",
                "a.bottom = root.bottom - 7",
            ],
            ["a 10 5 170 88"]),
        LayoutCase(
            "leading and trailing are left and right", "a",
            ["a.leading = root.leading + 10", "a.trailing = root.trailing - 20", "a.top = root.top", "a.height = 30"],
            ["a 10 0 170 30"]),
        LayoutCase(
            "a length and a place", "a",
            ["a.left = root.left + 3", "a.top = root.top + 4", "a.width = 50", "a.height = 20"],
            ["a 3 4 50 20"]),
        LayoutCase(
            "pinned to the far corner", "a",
            ["a.right = root.right - 3", "a.bottom = root.bottom - 4", "a.width = 50", "a.height = 20"],
            ["a 147 76 50 20"]),
        LayoutCase(
            "in the middle", "a",
            ["a.centerX = root.centerX", "a.centerY = root.centerY", "a.width = 50", "a.height = 20"],
            ["a 75 40 50 20"]),
        LayoutCase(
            "beside the middle", "a",
            ["a.centerX = root.centerX + 10", "a.centerY = root.centerY - 10", "a.width = 50", "a.height = 20"],
            ["a 85 30 50 20"]),
        LayoutCase(
            "half as wide", "a",
            ["a.left = root.left", "a.top = root.top", "a.width = 0.5*root.width", "a.height = 20"],
            ["a 0 0 100 20"]),
        LayoutCase(
            "a third and a bit", "a",
            [
                "a.left = root.left", "a.top = root.top", "a.width = 0.25*root.width + 5",
                "a.height = 0.5*root.height - 5",
            ],
            ["a 0 0 55 45"]),
        LayoutCase(
            "a square from its height", "a",
            ["a.left = root.left", "a.top = root.top", "a.height = 40", "a.width = a.height"], ["a 0 0 40 40"]),
        LayoutCase(
            "16 to 9 from its width", (320, 480), "a",
            ["a.left = root.left", "a.right = root.right", "a.top = root.top", "a.height = 0.5625*a.width"],
            ["a 0 0 320 180"]),
        LayoutCase(
            "an edge at a part of the width", "a",
            ["a.left = 0.5*root.right", "a.top = root.top", "a.width = 10", "a.height = 10"], ["a 100 0 10 10"]),
        LayoutCase(
            "a centre at a part of the width", "a",
            ["a.centerX = 0.5*root.centerX", "a.top = root.top", "a.width = 10", "a.height = 10"], ["a 45 0 10 10"]),
        LayoutCase(
            "below the middle", "a",
            ["a.top = root.centerY", "a.left = root.centerX", "a.width = 10", "a.height = 10"], ["a 100 50 10 10"]),
        LayoutCase("no place goes to the corner", "a", ["a.width = 10", "a.height = 10"], ["a 0 0 10 10"]),
        LayoutCase("no length is nothing", "a", ["a.left = root.left + 5", "a.top = root.top + 6"], ["a 5 6 0 0"]),
        LayoutCase(
            "never less than nothing", "a",
            ["a.left = root.left + 150", "a.right = root.right - 150", "a.top = root.top", "a.height = 10"],
            ["a 150 0 0 10"]),
        LayoutCase(
            "a deactivated constraint does not count", "a",
            ["a.left = root.left", "a.top = root.top", "-a.width = 99", "a.width = 10", "a.height = 10"],
            ["a 0 0 10 10"]),
        LayoutCase(
            "at least", "a",
            ["a.left = root.left", "a.top = root.top", "a.width >= 60", "a.width = 10 @500", "a.height = 5"],
            ["a 0 0 60 5"]),
        LayoutCase(
            "at most", "a",
            ["a.left = root.left", "a.top = root.top", "a.width <= 60", "a.width = 90 @500", "a.height = 5"],
            ["a 0 0 60 5"]),
        LayoutCase(
            "between", "a",
            [
                "a.left = root.left", "a.top = root.top", "a.width <= 60", "a.width >= 40", "a.width = 50 @1",
                "a.height = 5",
            ],
            ["a 0 0 50 5"]),
        LayoutCase(
            "a nested view", "b; c in b",
            [
                "b.left = root.left + 10", "b.top = root.top + 10", "b.width = 100", "b.height = 50",
                "c.left = b.left + 5", "c.right = b.right - 5", "c.top = b.top + 5", "c.bottom = b.bottom - 5",
            ], ["b 10 10 100 50", "c 5 5 90 40"]),
        LayoutCase(
            "a container as large as what is in it", "b; c in b",
            [
                "b.left = root.left + 10", "b.top = root.top + 10", "c.left = b.left + 5", "c.right = b.right - 5",
                "c.top = b.top + 5", "c.bottom = b.bottom - 5", "c.width = 30", "c.height = 20",
            ], ["b 10 10 40 30", "c 5 5 30 20"]),
        LayoutCase(
            "a constraint across levels", "b; c in b; d",
            [
                "b.left = root.left + 10", "b.top = root.top + 10", "b.width = 100", "b.height = 50",
                "c.right = root.right - 50", "c.top = root.top + 20", "c.width = 10", "c.height = 10",
                "d.left = c.right", "d.top = c.bottom", "d.width = 5", "d.height = 5",
            ], ["b 10 10 100 50", "c 130 10 10 10", "d 150 30 5 5"]),
        LayoutCase(
            "a cousin as wide as a cousin", "b; c in b; d; e in d",
            [
                "b.left = root.left", "b.top = root.top", "b.width = 100", "b.height = 50", "c.left = b.left",
                "c.top = b.top", "c.width = 44", "c.height = 10", "d.left = root.left", "d.top = b.bottom",
                "d.width = 100", "d.height = 50", "e.left = d.left", "e.top = d.top", "e.width = c.width",
                "e.height = c.height",
            ], ["e 0 0 44 10"]),
    ]

    private static let wishes: [LayoutCase] = [
        LayoutCase(
            "a natural size", "a 50x20", ["a.left = root.left + 1", "a.top = root.top + 2"], ["a 1 2 50 20"]),
        LayoutCase(
            "a natural size in the middle", "a 50x20", ["a.centerX = root.centerX", "a.centerY = root.centerY"],
            ["a 75 40 50 20"]),
        LayoutCase(
            "stretched over its natural size", "a 50x20",
            ["a.left = root.left", "a.right = root.right", "a.top = root.top"], ["a 0 0 200 20"]),
        LayoutCase(
            "squeezed under its natural size", "a 500x20",
            ["a.left = root.left", "a.right = root.right", "a.top = root.top"], ["a 0 0 200 20"]),
        LayoutCase(
            "kept within an edge", "a 500x20",
            ["a.left = root.left", "a.right <= root.right - 10", "a.top = root.top"], ["a 0 0 190 20"]),
        LayoutCase(
            "short of an edge", "a 50x20", ["a.left = root.left", "a.right <= root.right - 10", "a.top = root.top"],
            ["a 0 0 50 20"]),
        LayoutCase(
            "a wish stronger than hugging", "a 50x20",
            ["a.left = root.left", "a.right = root.right @251", "a.top = root.top"], ["a 0 0 200 20"]),
        LayoutCase(
            "a wish weaker than hugging", "a 50x20",
            ["a.left = root.left", "a.right = root.right @249", "a.top = root.top"], ["a 0 0 50 20"]),
        LayoutCase(
            "a wish stronger than resistance", "a 50x20",
            ["a.left = root.left", "a.width = 10 @751", "a.top = root.top"],
            ["a 0 0 10 20"]),
        LayoutCase(
            "a wish weaker than resistance", "a 50x20",
            ["a.left = root.left", "a.width = 10 @749", "a.top = root.top"],
            ["a 0 0 50 20"]),
        LayoutCase(
            "the stronger of two wishes", "a",
            ["a.left = root.left", "a.top = root.top", "a.width = 30 @400", "a.width = 70 @600", "a.height = 5"],
            ["a 0 0 70 5"]),
        LayoutCase(
            "one strong wish against three weak ones", "a",
            [
                "a.left = root.left", "a.top = root.top", "a.width = 30 @400", "a.width = 31 @400",
                "a.width = 32 @400", "a.width = 70 @401", "a.height = 5",
            ], ["a 0 0 70 5"]),
        LayoutCase(
            "the looser hugging stretches", "a 50x20; b 50x20 hug=249/250",
            ["a.left = root.left", "b.left = a.right", "b.right = root.right", "a.top = root.top", "b.top = root.top"],
            ["a 0 0 50 20", "b 50 0 150 20"]),
        LayoutCase(
            "the other stretches", "a 50x20; b 50x20 hug=251/250",
            ["a.left = root.left", "b.left = a.right", "b.right = root.right", "a.top = root.top", "b.top = root.top"],
            ["a 0 0 150 20", "b 150 0 50 20"]),
        LayoutCase(
            "the weaker resistance shrinks", "a 150x20; b 150x20 res=749/750",
            ["a.left = root.left", "b.left = a.right", "b.right = root.right", "a.top = root.top", "b.top = root.top"],
            ["a 0 0 150 20", "b 150 0 50 20"]),
        LayoutCase(
            "a name, a gap that grows, a time", "a 60x20; b 40x20",
            [
                "a.left = root.left", "b.left >= a.right + 8", "b.right = root.right", "a.top = root.top",
                "b.top = root.top",
            ], ["a 0 0 60 20", "b 160 0 40 20"]),
        LayoutCase(
            "a long name gives way to the time", "a 300x20 res=700/750; b 40x20",
            [
                "a.left = root.left", "b.left >= a.right + 8", "b.right = root.right", "a.top = root.top",
                "b.top = root.top",
            ], ["a 0 0 152 20", "b 160 0 40 20"]),
        LayoutCase(
            "a bubble of at most three quarters", "b; t in b 300x20",
            [
                "b.left = root.left", "b.top = root.top", "b.width <= 0.75*root.width", "t.left = b.left + 10",
                "t.right = b.right - 10", "t.top = b.top + 5", "t.bottom = b.bottom - 5",
            ], ["b 0 0 150 30", "t 10 5 130 20"]),
        LayoutCase(
            "a short bubble", "b; t in b 60x20",
            [
                "b.right = root.right", "b.top = root.top", "b.width <= 0.75*root.width", "t.left = b.left + 10",
                "t.right = b.right - 10", "t.top = b.top + 5", "t.bottom = b.bottom - 5",
            ], ["b 120 0 80 30", "t 10 5 60 20"]),
        LayoutCase(
            "required hugging holds against a wish", "a 50x20 hug=1000/1000",
            ["a.left = root.left", "a.top = root.top", "a.width = 90 @999"], ["a 0 0 50 20"]),
        LayoutCase(
            "a natural width only", "a 50x-1", ["a.left = root.left", "a.top = root.top", "a.height = 9"],
            ["a 0 0 50 9"]),
        LayoutCase(
            "an optional edge inside a required bound", "a",
            [
                "a.left = root.left", "a.top = root.top", "a.height = 10", "a.width = 500 @750",
                "a.right <= root.right - 20",
            ], ["a 0 0 180 10"]),
        LayoutCase(
            "as wide as possible, as a wish", "a",
            [
                "a.left = root.left", "a.top = root.top", "a.height = 10",
                "a.width <= 120", "a.right = root.right @750",
            ], ["a 0 0 120 10"]),
        LayoutCase(
            "a centred column of limited width", (800, 100), "a",
            [
                "a.centerX = root.centerX", "a.top = root.top", "a.height = 10", "a.width <= 600",
                "a.left >= root.left + 16", "a.right <= root.right - 16", "a.width = 600 @999",
            ], ["a 100 0 600 10"]),
        LayoutCase(
            "the same column in little room", (400, 100), "a",
            [
                "a.centerX = root.centerX", "a.top = root.top", "a.height = 10", "a.width <= 600",
                "a.left >= root.left + 16", "a.right <= root.right - 16", "a.width = 600 @999",
            ], ["a 16 0 368 10"]),
    ]

    private static let groups: [LayoutCase] = [
        LayoutCase(
            "three of equal width", (320, 50), "a; b; c",
            [
                "a.left = root.left", "b.left = a.right + 10", "c.left = b.right + 10", "c.right = root.right",
                "a.width = b.width", "b.width = c.width", "a.top = root.top", "b.top = root.top", "c.top = root.top",
                "a.height = 10", "b.height = 10", "c.height = 10",
            ], ["a 0 0 100 10", "b 110 0 100 10", "c 220 0 100 10"]),
        LayoutCase(
            "one twice as wide", (320, 50), "a; b",
            [
                "a.left = root.left", "b.left = a.right + 20", "b.right = root.right", "b.width = 2*a.width",
                "a.top = root.top", "b.top = root.top", "a.height = 10", "b.height = 10",
            ], ["a 0 0 100 10", "b 120 0 200 10"]),
        LayoutCase(
            "a header, a body, a footer", (100, 300), "h; b; f",
            [
                "h.left = root.left", "h.right = root.right", "h.top = root.top", "h.height = 40", "f.left = root.left",
                "f.right = root.right", "f.bottom = root.bottom", "f.height = 50", "b.left = root.left",
                "b.right = root.right", "b.top = h.bottom", "b.bottom = f.top",
            ], ["h 0 0 100 40", "b 0 40 100 210", "f 0 250 100 50"]),
        LayoutCase(
            "a row with an avatar and two lines", (300, 60), "p; n 80x18; m 500x16",
            [
                "p.left = root.left + 12", "p.centerY = root.centerY", "p.width = 40", "p.height = 40",
                "n.left = p.right + 8", "n.top = p.top", "n.right <= root.right - 12", "m.left = n.left",
                "m.top = n.bottom + 4", "m.right <= root.right - 12",
            ], ["p 12 10 40 40", "n 60 10 80 18", "m 60 32 228 16"]),
        LayoutCase(
            "a video of 16 to 9 above a list that keeps the rest", (640, 900), "v; l",
            [
                // The list first has the whole room, by a wish; the video above it is a demand.
                "l.left = root.left", "l.right = root.right", "l.bottom = root.bottom", "l.top = root.top @999",
                "v.left = root.left", "v.right = root.right", "v.top = root.top", "v.height = 0.5625*v.width",
                "l.top = v.bottom",
            ], ["v 0 0 640 360", "l 0 360 640 540"]),
        LayoutCase(
            "the list has the whole room without the video's constraint", (640, 900), "v; l",
            [
                "l.left = root.left", "l.right = root.right", "l.bottom = root.bottom", "l.top = root.top @999",
                "v.left = root.left", "v.right = root.right", "v.top = root.top", "v.height = 0.5625*v.width",
                "-l.top = v.bottom",
            ], ["v 0 0 640 360", "l 0 0 640 900"]),
        LayoutCase(
            "a video in too little height gives way by a wish", (640, 300), "v; l",
            [
                "v.left = root.left", "v.right = root.right @750", "v.top = root.top", "v.height = 0.5625*v.width",
                "l.left = root.left", "l.right = root.right", "l.top = v.bottom", "l.bottom = root.bottom",
                "l.height >= 120",
            ], ["v 0 0 320 180", "l 0 180 640 120"]),
        LayoutCase(
            "the taller of two decides", (200, 200), "b; x in b 30x20; y in b 30x50",
            [
                "b.left = root.left", "b.right = root.right", "b.top = root.top", "x.left = b.left", "y.left = x.right",
                "x.top = b.top", "y.top = b.top", "b.bottom >= x.bottom", "b.bottom >= y.bottom", "b.height = 0 @1",
            ], ["b 0 0 200 50", "x 0 0 30 20", "y 30 0 30 50"]),
        LayoutCase(
            "a badge on a corner", (100, 100), "p; d 16x16",
            [
                "p.centerX = root.centerX", "p.centerY = root.centerY", "p.width = 40", "p.height = 40",
                "d.centerX = p.right", "d.centerY = p.top",
            ], ["p 30 30 40 40", "d 62 22 16 16"]),
        LayoutCase(
            "a view that is placed by its frame, mentioned second", (200, 100), "a; b 10x10",
            ["b.left >= a.right + 5", "b.left = root.left @500", "b.top = a.bottom + 5"],
            ["a 40 30 50 20", "b 95 55 10 10"]
        ) { stage in
            stage["a"].translatesAutoresizingMaskIntoConstraints = true
            stage["a"].frame = CGRect(x: 40, y: 30, width: 50, height: 20)
        },
        LayoutCase(
            "a view that is placed by its frame", (200, 100), "a 10x10; b",
            ["b.left = a.right + 5", "b.top = a.top", "b.width = 20", "b.height = 20"],
            ["a 40 30 50 20", "b 95 30 20 20"]
        ) { stage in
            stage["a"].translatesAutoresizingMaskIntoConstraints = true
            stage["a"].frame = CGRect(x: 40, y: 30, width: 50, height: 20)
        },
        LayoutCase(
            "contradicting demands: the newer one is ignored", (200, 100), "a",
            ["a.left = root.left", "a.top = root.top", "a.width = 50", "a.height = 10", "a.width = 70"],
            ["a 0 0 50 10"]),
        LayoutCase(
            "contradicting bounds: the newer one is ignored", (200, 100), "a",
            ["a.left = root.left", "a.top = root.top", "a.width >= 50", "a.height = 10", "a.width <= 30"],
            ["a 0 0 50 10"]),
        LayoutCase(
            "too many edges: the newest is ignored", (200, 100), "a",
            ["a.left = root.left", "a.right = root.right", "a.top = root.top", "a.height = 10", "a.width = 70"],
            ["a 0 0 200 10"]),
    ]
}
