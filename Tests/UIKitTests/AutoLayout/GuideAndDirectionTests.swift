import UIKit
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class GuideAndDirectionTests: XCTestCase {
    func testGuides() { for item in Self.guides { item.check() } }

    func testDirectionOfReading() { for item in Self.directions { item.check() } }

    func testScrollViews() { for item in Self.scrolling { item.check() } }

    private static let guides: [LayoutCase] = [
        LayoutCase(
            "margins of eight points", "a",
            [
                "a.left = root:margins.left", "a.right = root:margins.right", "a.top = root:margins.top",
                "a.bottom = root:margins.bottom",
            ], ["a 8 8 184 84"]),
        LayoutCase(
            "margins of one's own", "a",
            [
                "a.left = root:margins.left", "a.right = root:margins.right", "a.top = root:margins.top",
                "a.bottom = root:margins.bottom",
            ], ["a 4 1 193 96"]
        ) { $0.root.layoutMargins = UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 3) },
        LayoutCase(
            "margin attributes", "a",
            [
                "a.leading = root.leadingMargin", "a.trailing = root.trailingMargin", "a.top = root.topMargin",
                "a.bottom = root.bottomMargin",
            ], ["a 8 8 184 84"]),
        LayoutCase(
            "the middle of uneven margins", "a 10x10",
            ["a.centerX = root.centerXMargins", "a.centerY = root.centerYMargins"], ["a 105 55 10 10"]
        ) { $0.root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 0, right: 0) },
        LayoutCase(
            "directional margins", "a",
            ["a.left = root:margins.left", "a.right = root:margins.right", "a.top = root.top", "a.height = 5"],
            ["a 30 0 160 5"]
        ) { stage in
            stage.root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
        },
        LayoutCase(
            "the safe area of a controller", "a",
            [
                "a.left = root:safe.left", "a.right = root:safe.right", "a.top = root:safe.top",
                "a.bottom = root:safe.bottom",
            ], ["a 0 44 200 36"]
        ) { stage in
            stage.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 20, right: 0)
        },
        LayoutCase(
            "margins inside the safe area", "a",
            ["a.left = root:margins.left", "a.top = root:margins.top", "a.width = 1", "a.height = 1"], ["a 8 52 1 1"]
        ) { stage in
            stage.root.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            stage.controller.additionalSafeAreaInsets.top = 44
        },
        LayoutCase(
            "margins that ignore the safe area", "a",
            ["a.left = root:margins.left", "a.top = root:margins.top", "a.width = 1", "a.height = 1"], ["a 8 8 1 1"]
        ) { stage in
            stage.root.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            stage.root.insetsLayoutMarginsFromSafeArea = false
            stage.controller.additionalSafeAreaInsets.top = 44
        },
        LayoutCase(
            "a controller's margins", "a",
            ["a.left = root:margins.left", "a.right = root:margins.right", "a.top = root:margins.top", "a.height = 9"],
            ["a 16 0 168 9"]
        ) { _ = $0.controller },
        LayoutCase(
            "the part of the safe area that reaches in", (200, 100), "b; c in b",
            [
                "b.left = root.left", "b.right = root.right", "b.top = root.top + 30", "b.bottom = root.bottom",
                "c.left = b.left", "c.top = b:safe.top", "c.width = 10", "c.height = 10",
            ], ["b 0 30 200 70", "c 0 14 10 10"]
        ) { $0.controller.additionalSafeAreaInsets.top = 44 },
        LayoutCase(
            "margins of the superview, kept", (200, 100), "b; c in b",
            [
                "b.left = root.left", "b.right = root.right", "b.top = root.top", "b.bottom = root.bottom",
                "c.left = b:margins.left", "c.top = b:margins.top", "c.width = 10", "c.height = 10",
            ], ["c 30 20 10 10"]
        ) { stage in
            stage.root.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 20, right: 30)
            stage["b"].preservesSuperviewLayoutMargins = true
        },
        LayoutCase(
            "readable width of a wide view", (1000, 100), "a",
            [
                "a.left = root:readable.left", "a.right = root:readable.right", "a.top = root:readable.top",
                "a.height = 9",
            ],
            ["a 164 8 672 9"]),
        LayoutCase(
            "readable width of a narrow view", (300, 100), "a",
            [
                "a.left = root:readable.left", "a.right = root:readable.right", "a.top = root:readable.top",
                "a.height = 9",
            ],
            ["a 8 8 284 9"]),
        LayoutCase(
            "above a keyboard that is not there", "a",
            ["a.left = root.left", "a.right = root.right", "a.bottom = root:keyboard.top", "a.height = 40"],
            ["a 0 60 200 40"]),
        LayoutCase(
            "a guide between two views", (200, 100), "a 30x10; b 50x10",
            [
                "a.left = root.left", "b.right = root.right", "a.top = root.top", "b.top = root.top",
                "root:gap.left = a.right", "root:gap.right = b.left", "root:gap.top = root.top",
                "root:gap.height = 10",
            ], ["root:gap 30 0 120 10"]
        ) { stage in
            let guide = UILayoutGuide()
            guide.identifier = "gap"
            stage.root.addLayoutGuide(guide)
        },
        LayoutCase(
            "spacers of equal width", (300, 100), "a 50x10; b 100x10",
            [
                "root:x.left = root.left", "root:x.right = a.left", "root:y.left = a.right", "root:y.right = b.left",
                "root:z.left = b.right", "root:z.right = root.right", "root:x.width = root:y.width",
                "root:y.width = root:z.width", "a.top = root.top", "b.top = root.top",
            ], ["a 50 0 50 10", "b 150 0 100 10"]
        ) { stage in
            for name in ["x", "y", "z"] {
                let guide = UILayoutGuide()
                guide.identifier = name
                stage.root.addLayoutGuide(guide)
            }
        },
    ]

    private static let directions: [LayoutCase] = [
        LayoutCase(
            "leading is right", "a",
            ["a.leading = root.leading + 10", "a.top = root.top", "a.width = 50", "a.height = 9"],
            ["a 140 0 50 9"]
        ) { $0.root.semanticContentAttribute = .forceRightToLeft },
        LayoutCase(
            "trailing is left", "a",
            ["a.trailing = root.trailing - 10", "a.top = root.top", "a.width = 50", "a.height = 9"], ["a 10 0 50 9"]
        ) { $0.root.semanticContentAttribute = .forceRightToLeft },
        LayoutCase(
            "left stays left", "a", ["a.left = root.left + 10", "a.top = root.top", "a.width = 50", "a.height = 9"],
            ["a 10 0 50 9"]
        ) { $0.root.semanticContentAttribute = .forceRightToLeft },
        LayoutCase(
            "a row is mirrored", "p; n 60x18; t 40x18",
            [
                "p.leading = root.leading + 12", "p.top = root.top", "p.width = 40", "p.height = 40",
                "n.leading = p.trailing + 8", "n.top = root.top", "t.trailing = root.trailing - 12", "t.top = root.top",
                "t.leading >= n.trailing + 8",
            ], ["p 148 0 40 40", "n 80 0 60 18", "t 12 0 40 18"]
        ) { $0.root.semanticContentAttribute = .forceRightToLeft },
        LayoutCase(
            "at most to the trailing side", "a 500x10",
            ["a.leading = root.leading + 10", "a.trailing <= root.trailing - 60", "a.top = root.top"], ["a 60 0 130 10"]
        ) { $0.root.semanticContentAttribute = .forceRightToLeft },
        LayoutCase(
            "directional margins are mirrored", "a",
            [
                "a.leading = root:margins.leading", "a.trailing = root:margins.trailing", "a.top = root.top",
                "a.height = 5",
            ],
            ["a 10 0 160 5"]
        ) { stage in
            stage.root.semanticContentAttribute = .forceRightToLeft
            stage.root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
        },
    ]

    private static func scroll(_ stage: LayoutStage) {
        stage.put("s", UIScrollView())
        stage.add("c in s")
        stage.constrain(["s.left = root.left", "s.right = root.right", "s.top = root.top", "s.bottom = root.bottom"])
    }

    private static let scrolling: [LayoutCase] = [
        LayoutCase(
            "the sides of the content say how large it is", (100, 100), "",
            [
                "c.left = s.left", "c.right = s.right", "c.top = s.top", "c.bottom = s.bottom", "c.width = 300",
                "c.height = 400",
            ],
            ["s 0 0 100 100", "c 0 0 300 400"], prepare: scroll),
        LayoutCase(
            "by guides", (100, 100), "",
            [
                "c.left = s:content.left + 5", "c.right = s:content.right - 5", "c.top = s:content.top + 5",
                "c.bottom = s:content.bottom - 5", "c.width = s:frame.width - 10", "c.height = 400",
            ], ["c 5 5 90 400"], prepare: scroll),
        LayoutCase(
            "as wide as the view, however far it is scrolled", (100, 100), "",
            [
                "c.left = s.left", "c.right = s.right", "c.top = s.top", "c.bottom = s.bottom", "c.width = s.width",
                "c.height = 400",
            ],
            ["c 0 0 100 400"]
        ) { stage in
            scroll(stage)
            (stage["s"] as! UIScrollView).contentSize = CGSize(width: 100, height: 400)
            (stage["s"] as! UIScrollView).contentOffset.y = 50
        },
    ]

    func testTheContentSizeFollowsTheConstraints() {
        let stage = LayoutStage(size: CGSize(width: 100, height: 100))
        Self.scroll(stage)
        stage.constrain([
            "c.left = s.left + 10", "c.right = s.right - 10", "c.top = s.top + 10", "c.bottom = s.bottom - 10",
            "c.width = 300", "c.height = 400",
        ])
        stage.root.layoutIfNeeded()
        XCTAssertEqual((stage["s"] as! UIScrollView).contentSize, CGSize(width: 320, height: 420))
    }
}

extension LayoutStage {
    /// A controller whose view is the root.
    var controller: UIViewController {
        if let made = root.next as? UIViewController { return made }
        let controller = UIViewController()
        controller.view = root
        Self.kept.append(controller)
        return controller
    }

    private static var kept: [UIViewController] = []
}
