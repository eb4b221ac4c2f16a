import UIKit
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class StackViewTests: XCTestCase {
    func testDistributionsAlongTheAxis() { for item in Self.distributions { item.check() } }

    func testAlignmentsAcrossTheAxis() { for item in Self.alignments { item.check() } }

    func testInsideOtherLayouts() { for item in Self.nested { item.check() } }

    /// A case whose root holds one stack `s` of `views`, pinned to all sides unless the constraints say otherwise.
    private static func stack(
        _ name: String, _ size: (CGFloat, CGFloat), _ views: String, _ frames: [String],
        constraints: [String] = [
            "s.left = root.left", "s.right = root.right", "s.top = root.top", "s.bottom = root.bottom",
        ],
        file: StaticString = #filePath, line: UInt = #line,
        _ prepare: @escaping @MainActor (LayoutStage, UIStackView) -> Void
    ) -> LayoutCase {
        LayoutCase(name, size, "", constraints, frames, file: file, line: line) { stage in
            let stack = UIStackView()
            stage.put("s", stack)
            stage.add(views.split(separator: ";").map { "\($0) in s" }.joined(separator: ";"))
            prepare(stage, stack)
        }
    }

    private static func stack(
        _ name: String, _ views: String, _ frames: [String],
        constraints: [String] = [
            "s.left = root.left", "s.right = root.right", "s.top = root.top", "s.bottom = root.bottom",
        ],
        file: StaticString = #filePath, line: UInt = #line,
        _ prepare: @escaping @MainActor (LayoutStage, UIStackView) -> Void
    ) -> LayoutCase {
        stack(name, (200, 100), views, frames, constraints: constraints, file: file, line: line, prepare)
    }

    private static let distributions: [LayoutCase] = [
        stack(
            "fill: the first of equals stays, the last stretches", "a 50x20 hug=251/250; b 50x20",
            [
                "a 0 0 50 100", "b 50 0 150 100",
            ]
        ) { _, _ in },
        stack("fill with spacing", "a 50x20 hug=251/250; b 50x20", ["a 0 0 50 100", "b 60 0 140 100"]) {
            $1.spacing = 10
        },
        stack("fill squeezes the weaker", "a 150x20; b 150x20 res=740/750", ["a 0 0 150 100", "b 150 0 50 100"]) {
            _, _ in
        },
        stack("fill a column", (100, 200), "a 50x20 hug=250/251; b 50x20", ["a 0 0 100 20", "b 0 30 100 170"]) {
            $1.axis = .vertical
            $1.spacing = 10
        },
        stack(
            "equal shares", (320, 40), "a 50x20; b 10x20; c 99x20",
            [
                "a 0 0 100 40", "b 110 0 100 40", "c 220 0 100 40",
            ]
        ) {
            $1.distribution = .fillEqually
            $1.spacing = 10
        },
        stack(
            "equal shares of a column", (40, 320), "a 50x20; b 10x20; c 99x20",
            [
                "a 0 0 40 100", "b 0 110 40 100", "c 0 220 40 100",
            ]
        ) {
            $1.axis = .vertical
            $1.distribution = .fillEqually
            $1.spacing = 10
        },
        stack("shares in proportion", (310, 40), "a 50x20; b 100x20", ["a 0 0 100 40", "b 110 0 200 40"]) {
            $1.distribution = .fillProportionally
            $1.spacing = 10
        },
        stack("equal gaps", (200, 40), "a 20x20; b 60x20; c 20x20", ["a 0 0 20 40", "b 70 0 60 40", "c 180 0 20 40"]) {
            $1.distribution = .equalSpacing
        },
        stack(
            "equal gaps, never under the spacing", (100, 40), "a 60x20 res=700/750; b 60x20",
            [
                "a 0 0 30 40", "b 40 0 60 40",
            ]
        ) {
            $1.distribution = .equalSpacing
            $1.spacing = 10
        },
        stack(
            "equal distances of the centres", (200, 40), "a 20x20; b 60x20; c 40x20",
            [
                "a 0 0 20 40", "b 65 0 60 40", "c 160 0 40 40",
            ]
        ) { $1.distribution = .equalCentering },
        stack(
            "a gap of its own", (200, 40), "a 20x20 hug=251/250; b 20x20 hug=251/250; c 20x20",
            [
                "a 0 0 20 40", "b 25 0 20 40", "c 75 0 125 40",
            ]
        ) { stage, stack in
            stack.spacing = 5
            stack.setCustomSpacing(30, after: stage["b"])
        },
        stack("the system's gap", (100, 40), "a 20x20 hug=251/250; b 20x20", ["a 0 0 20 40", "b 28 0 72 40"]) {
            $1.spacing = UIStackView.spacingUseSystem
        },
        stack(
            "a hidden view takes no room", (100, 40), "a 20x20 hug=251/250; b 20x20; c 20x20",
            [
                "a 0 0 20 40", "c 30 0 70 40",
            ]
        ) { stage, stack in
            stack.spacing = 10
            stage["b"].isHidden = true
        },
        stack("a row read from the right", (100, 40), "a 20x20 hug=251/250; b 20x20", ["a 80 0 20 40", "b 0 0 70 40"]) {
            $1.semanticContentAttribute = .forceRightToLeft
            $1.spacing = 10
        },
        stack(
            "gaps of their own, read from the right", (100, 40), "a 20x20 hug=251/250; b 20x20; c 20x20 hug=251/250",
            [
                "a 80 0 20 40", "b 27 0 50 40", "c 0 0 20 40",
            ]
        ) { stage, stack in
            stack.semanticContentAttribute = .forceRightToLeft
            stack.spacing = 7
            stack.setCustomSpacing(3, after: stage["a"])
        },
        stack("inside the margins", (200, 100), "a 20x20", ["a 10 5 170 80"]) {
            $1.isLayoutMarginsRelativeArrangement = true
            $1.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
        },
        stack("margins read from the right", (200, 100), "a 20x20", ["a 20 5 170 80"]) {
            $1.semanticContentAttribute = .forceRightToLeft
            $1.isLayoutMarginsRelativeArrangement = true
            $1.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
        },
        stack(
            "from baseline to baseline", (100, 100), "a 20x20; b 20x30", ["a 0 0 100 20", "b 0 20 100 30"],
            constraints: ["s.left = root.left", "s.right = root.right", "s.top = root.top"]
        ) {
            $1.axis = .vertical
            $1.isBaselineRelativeArrangement = true
            $1.spacing = 30
        },
    ]

    private static let alignments: [LayoutCase] = [
        stack("fill", "a 50x20 hug=251/250; b 50x30", ["a 0 0 50 100", "b 50 0 150 100"]) { $1.alignment = .fill },
        stack("top", "a 50x20 hug=251/250; b 50x30", ["a 0 0 50 20", "b 50 0 150 30"]) { $1.alignment = .top },
        stack("bottom", "a 50x20 hug=251/250; b 50x30", ["a 0 80 50 20", "b 50 70 150 30"]) { $1.alignment = .bottom },
        stack("centre", "a 50x20 hug=251/250; b 50x30", ["a 0 40 50 20", "b 50 35 150 30"]) { $1.alignment = .center },
        stack("leading of a column", (200, 50), "a 50x20 hug=250/251; b 60x30", ["a 0 0 50 20", "b 0 20 60 30"]) {
            $1.axis = .vertical
            $1.alignment = .leading
        },
        stack("trailing of a column", (200, 50), "a 50x20; b 60x30", ["a 150 0 50 20", "b 140 20 60 30"]) {
            $1.axis = .vertical
            $1.alignment = .trailing
        },
        stack(
            "leading of a column read from the right", (200, 50), "a 50x20; b 60x30",
            ["a 150 0 50 20", "b 140 20 60 30"]
        ) {
            $1.axis = .vertical
            $1.alignment = .leading
            $1.semanticContentAttribute = .forceRightToLeft
        },
        stack("centre of a column", (200, 50), "a 50x20; b 60x30", ["a 75 0 50 20", "b 70 20 60 30"]) {
            $1.axis = .vertical
            $1.alignment = .center
        },
        stack(
            "first baseline: the bottoms of plain views", (200, 100), "a 50x20 hug=251/250; b 50x30",
            [
                "a 0 10 50 20", "b 50 0 150 30",
            ]
        ) { $1.alignment = .firstBaseline },
        stack("last baseline", (200, 100), "a 50x30 hug=251/250; b 50x10", ["a 0 0 50 30", "b 50 20 150 10"]) {
            $1.alignment = .lastBaseline
        },
    ]

    private static let nested: [LayoutCase] = [
        stack(
            "as large as its row needs", "a 50x20; b 30x40", ["s 10 10 90 40", "a 0 0 50 40", "b 60 0 30 40"],
            constraints: ["s.left = root.left + 10", "s.top = root.top + 10"]
        ) { $1.spacing = 10 },
        stack(
            "as large as its column needs", "a 50x20; b 30x40", ["s 0 0 50 70", "a 0 0 50 20", "b 0 30 50 40"],
            constraints: ["s.left = root.left", "s.top = root.top"]
        ) {
            $1.axis = .vertical
            $1.spacing = 10
        },
        stack(
            "in the middle", "a 50x20; b 30x40", ["s 60 30 80 40"],
            constraints: ["s.centerX = root.centerX", "s.centerY = root.centerY"]
        ) { _, _ in },
        stack("nothing in it", "", ["s 0 0 0 0"], constraints: ["s.left = root.left", "s.top = root.top"]) { _, _ in },
        stack(
            "an avatar of a fixed size beside text", (200, 100), "a; b 300x30",
            ["s 0 0 200 40", "a 0 0 40 40", "b 50 5 150 30"],
            constraints: [
                "s.left = root.left", "s.right = root.right", "s.top = root.top", "a.width = 40", "a.height = 40",
            ]
        ) {
            $1.alignment = .center
            $1.spacing = 10
        },
        stack(
            "a share of the stack", (200, 100), "a; b", ["a 0 0 50 100", "b 50 0 150 100"],
            constraints: [
                "s.left = root.left", "s.right = root.right", "s.top = root.top", "s.bottom = root.bottom",
                "a.width = 0.25*s.width",
            ]
        ) { _, _ in },
        LayoutCase(
            "a column in a row", (300, 60), "",
            [
                "s.left = root.left", "s.right = root.right", "s.top = root.top", "p.width = 40", "p.height = 40",
            ], ["s 0 0 300 40", "p 0 0 40 40", "c 48 2 252 36", "n 0 0 252 18", "m 0 20 252 16"]
        ) { stage in
            let row = UIStackView()
            row.alignment = .center
            row.spacing = 8
            stage.put("s", row)
            stage.add("p in s")
            let column = UIStackView()
            column.axis = .vertical
            column.spacing = 2
            stage.put("c", column, in: "s")
            stage.add("n 80x18 in c; m 500x16 in c")
        },
        LayoutCase(
            "constraints inside an arranged view", (300, 100), "",
            [
                "s.left = root.left", "s.top = root.top", "x.left = b.left + 5", "x.right = b.right - 5",
                "x.top = b.top + 5",
                "x.bottom = b.bottom - 5",
            ], ["s 0 0 90 30", "a 0 0 40 30", "b 50 0 40 30", "x 5 5 30 20"]
        ) { stage in
            let row = UIStackView()
            row.spacing = 10
            stage.put("s", row)
            stage.add("a 40x10 in s; b in s; x 30x20 in b")
        },
    ]

    // MARK: Over time

    func testArrangedViewsComeAndGo() {
        let stage = LayoutStage(size: CGSize(width: 100, height: 20))
        let stack = UIStackView()
        stack.distribution = .fillEqually
        stage.put("s", stack)
        stage.add("a in s; b in s")
        stage.constrain(["s.left = root.left", "s.right = root.right", "s.top = root.top", "s.bottom = root.bottom"])
        stage.root.layoutIfNeeded()
        stage.expect(["a 0 0 50 20", "b 50 0 50 20"], "two")
        stage["a"].isHidden = true
        stage.root.layoutIfNeeded()
        stage.expect(["b 0 0 100 20"], "one hidden")
        stage["a"].isHidden = false
        stage["b"].removeFromSuperview()
        stage.root.layoutIfNeeded()
        XCTAssertEqual(stack.arrangedSubviews, [stage["a"]])
        stage.expect(["a 0 0 100 20"], "one gone")
        stack.insertArrangedSubview(stage["b"], at: 0)
        stage.root.layoutIfNeeded()
        stage.expect(["b 0 0 50 20", "a 50 0 50 20"], "back in front")
    }

    func testAStackByFrameNeedsNoConstraints() {
        let stage = LayoutStage(size: CGSize(width: 100, height: 20))
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.distribution = .fillEqually
        stack.frame = CGRect(x: 10, y: 0, width: 60, height: 20)
        stage.root.addSubview(stack)
        stage.root.layoutIfNeeded()
        XCTAssertEqual(stack.arrangedSubviews[1].frame, CGRect(x: 30, y: 0, width: 30, height: 20))
    }

    func testSizeThatFitsIsWhatTheViewsNeed() {
        let a = SizedView(), b = SizedView()
        a.natural = CGSize(width: 30, height: 10)
        b.natural = CGSize(width: 20, height: 15)
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.spacing = 5
        XCTAssertEqual(stack.sizeThatFits(.zero), CGSize(width: 55, height: 15))
    }
}
