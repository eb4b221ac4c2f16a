import UIKit
import XCTest

@testable import UIKit

/// Labels whose height follows from the width that the layout gives them.
@preconcurrency @MainActor final class WrappingTextTests: XCTestCase {
    private let long =
        "Shall we meet at the harbour, or is it too windy for the small boat today? I could bring the big one."

    private func label(_ text: String, lines: Int = 0) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    private func height(_ label: UILabel, at width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    func testPinnedSidesDecideTheHeight() {
        let stage = LayoutStage(size: CGSize(width: 220, height: 400)), label = label(long)
        stage.put("t", label)
        stage.constrain(["t.left = root.left + 10", "t.right = root.right - 10", "t.top = root.top"])
        stage.root.layoutIfNeeded()
        XCTAssertEqual(label.frame.width, 200)
        XCTAssertEqual(label.frame.height, height(label, at: 200))
        XCTAssertGreaterThan(label.frame.height, height(label, at: 1000) * 2)
    }

    func testWhatStandsBelowMovesWithTheText() {
        let stage = LayoutStage(size: CGSize(width: 220, height: 400)), label = label("Short")
        stage.put("t", label)
        stage.add("b 10x10")
        stage.constrain([
            "t.left = root.left", "t.right = root.right", "t.top = root.top", "b.top = t.bottom + 5",
            "b.left = root.left",
        ])
        stage.root.layoutIfNeeded()
        let before = stage["b"].frame.minY
        label.text = long
        stage.root.layoutIfNeeded()
        XCTAssertEqual(stage["b"].frame.minY, height(label, at: 220) + 5)
        XCTAssertGreaterThan(stage["b"].frame.minY, before)
        stage.root.frame.size.width = 120
        stage.root.layoutIfNeeded()
        XCTAssertEqual(stage["b"].frame.minY, height(label, at: 120) + 5)
    }

    func testABubbleWrapsAtItsGreatestWidth() {
        let stage = LayoutStage(size: CGSize(width: 400, height: 400)), label = label(long)
        stage.add("b")
        stage.put("t", label, in: "b")
        stage.constrain([
            "b.right = root.right", "b.top = root.top", "b.width <= 0.75*root.width", "t.left = b.left + 10",
            "t.right = b.right - 10", "t.top = b.top + 5", "t.bottom = b.bottom - 5",
        ])
        stage.root.layoutIfNeeded()
        XCTAssertEqual(stage["b"].frame, CGRect(x: 100, y: 0, width: 300, height: height(label, at: 280) + 10))
        label.text = "Yes"
        stage.root.layoutIfNeeded()
        XCTAssertEqual(label.frame.width, label.intrinsicContentSize.width)
        XCTAssertEqual(stage["b"].frame.maxX, 400)
    }

    func testALimitOfLinesHolds() {
        let stage = LayoutStage(size: CGSize(width: 100, height: 400)), label = label(long, lines: 2)
        stage.put("t", label)
        stage.constrain(["t.left = root.left", "t.right = root.right", "t.top = root.top"])
        stage.root.layoutIfNeeded()
        XCTAssertEqual(label.frame.height, height(label, at: 100))
    }

    func testACellAsksForTheHeightOfItsText() {
        let stage = LayoutStage(size: .zero), label = label(long)
        stage.add("p")
        stage.put("t", label)
        stage.constrain([
            "p.left = root.left + 12", "p.top = root.top + 8", "p.width = 40", "p.height = 40",
            "p.bottom <= root.bottom - 8", "t.left = p.right + 8", "t.right = root.right - 12", "t.top = root.top + 8",
            "t.bottom = root.bottom - 8 @999",
        ])
        func fit(_ width: CGFloat) -> CGSize {
            stage.root.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        XCTAssertEqual(fit(300), CGSize(width: 300, height: height(label, at: 228) + 16))
        XCTAssertEqual(fit(200), CGSize(width: 200, height: height(label, at: 128) + 16))
        label.text = "Yes"
        XCTAssertEqual(fit(300), CGSize(width: 300, height: 56))
    }

    func testTextInAStackInsideACell() {
        let name = label("Ann", lines: 1), text = label(long), avatar = UIView()
        let column = UIStackView(arrangedSubviews: [name, text])
        column.axis = .vertical
        column.spacing = 2
        let row = UIStackView(arrangedSubviews: [avatar, column])
        row.spacing = 8
        row.alignment = .top
        avatar.widthAnchor.constraint(equalToConstant: 40).isActive = true
        avatar.heightAnchor.constraint(equalToConstant: 40).isActive = true
        let size = row.systemLayoutSizeFitting(
            CGSize(width: 248, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        XCTAssertEqual(size.height, name.intrinsicContentSize.height + 2 + height(text, at: 200))
        row.frame = CGRect(origin: .zero, size: size)
        row.layoutIfNeeded()
        XCTAssertEqual(text.frame.width, 200)
        XCTAssertEqual(text.frame.height, height(text, at: 200))
    }

    func testBaselinesOfTwoSizesMeet() {
        let stage = LayoutStage(size: CGSize(width: 300, height: 100))
        let big = label("Ann", lines: 1), small = label("12:07", lines: 1)
        big.font = .systemFont(ofSize: 24)
        small.font = .systemFont(ofSize: 11)
        stage.put("a", big)
        stage.put("b", small)
        stage.constrain(["a.left = root.left", "a.top = root.top", "b.left = a.right", "b.first = a.first"])
        stage.root.layoutIfNeeded()
        XCTAssertEqual(
            small.frame.minY + small.font.ascender.rounded(.up), big.frame.minY + big.font.ascender.rounded(.up),
            accuracy: 0.01)
        XCTAssertGreaterThan(small.frame.minY, 5)
    }
}
