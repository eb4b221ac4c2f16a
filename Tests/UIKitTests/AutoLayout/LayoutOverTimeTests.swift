import UIKit
import WindowSupport
import XCTest

@testable import UIKit

/// What happens to a layout after it was made.
@preconcurrency @MainActor final class LayoutOverTimeTests: XCTestCase {
    private func pinned() -> LayoutStage {
        let stage = LayoutStage(size: CGSize(width: 200, height: 100))
        stage.add("a 50x20")
        stage.constrain(["a.left = root.left + 10", "a.top = root.top + 10"])
        stage.root.layoutIfNeeded()
        return stage
    }

    func testConstantPriorityAndActivityChange() {
        let stage = pinned()
        stage.constraints[0].constant = 30
        stage.root.layoutIfNeeded()
        stage.expect(["a 30 10 50 20"], "constant")
        stage.constrain(["a.width = 90 @240"])
        stage.root.layoutIfNeeded()
        stage.expect(["a 30 10 50 20"], "weak wish")
        stage.constraints[2].priority = .required
        stage.root.layoutIfNeeded()
        stage.expect(["a 30 10 90 20"], "now required")
        stage.constraints[2].isActive = false
        stage.root.layoutIfNeeded()
        stage.expect(["a 30 10 50 20"], "deactivated")
    }

    /// A badge whose shadow, 4 points left and 2 below, is no part of what constraints align.
    private final class Badge: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 4, bottom: 2, right: 0) }
        override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
    }

    func testConstraintsAlignTheInnerRectangle() {
        let stage = LayoutStage(size: CGSize(width: 200, height: 100))
        stage.put("badge", Badge())
        stage.put("fixed", Badge(frame: CGRect(x: 100, y: 50, width: 24, height: 12)))
        stage["fixed"].translatesAutoresizingMaskIntoConstraints = true
        stage.add("inner 5x5 in badge; beside 10x10")
        stage.constrain([
            "badge.left = root.left + 10", "badge.top = root.top + 10", "inner.left = badge.left",
            "inner.bottom = badge.bottom", "beside.left = fixed.left", "beside.top = fixed.bottom",
        ])
        stage.root.layoutIfNeeded()
        stage.expect(["badge 6 10 24 12", "inner 4 5 5 5", "beside 104 60 10 10"], "alignment")
    }

    func testNaturalSizeAndPrioritiesChange() {
        let stage = pinned()
        (stage["a"] as! SizedView).natural = CGSize(width: 70, height: 30)
        stage.root.layoutIfNeeded()
        stage.expect(["a 10 10 70 30"], "natural size")
        stage.constrain(["a.right = root.right @400"])
        stage["a"].setContentHuggingPriority(.defaultHigh, for: .horizontal)
        stage.root.layoutIfNeeded()
        stage.expect(["a 10 10 70 30"], "hugging is stronger")
        stage["a"].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        stage.root.layoutIfNeeded()
        stage.expect(["a 10 10 190 30"], "the edge is stronger")
    }

    func testTheRootIsResized() {
        let stage = LayoutStage(size: CGSize(width: 200, height: 100))
        stage.add("a")
        stage.constrain([
            "a.left = root.left", "a.right = root.right - 10", "a.top = root.top", "a.height = 0.5*root.height",
        ])
        stage.root.layoutIfNeeded()
        stage.root.frame.size = CGSize(width: 300, height: 60)
        stage.root.layoutIfNeeded()
        stage.expect(["a 0 0 290 30"], "resized")
    }

    func testAViewThatLeavesLosesItsConstraintsToOthers() {
        let stage = LayoutStage(size: CGSize(width: 200, height: 100))
        stage.add("b; c in b")
        stage.constrain([
            "b.left = root.left", "b.top = root.top", "b.width = 90", "b.height = 40", "c.left = b.left + 4",
            "c.top = root.top + 6", "c.width = 10", "c.height = 10",
        ])
        stage.root.layoutIfNeeded()
        stage.expect(["c 4 6 10 10"], "before")
        let b = stage["b"]
        b.removeFromSuperview()
        XCTAssertEqual(stage.constraints.map(\.isActive), [false, false, true, true, true, false, true, true])
        XCTAssertTrue(stage.root.constraints.isEmpty)
        stage.root.addSubview(b)
        b.layoutIfNeeded()
        XCTAssertEqual(stage["c"].frame.minX, 4)
    }

    func testASubtreeThatNothingReachesIntoIsSolvedAlone() {
        let stage = LayoutStage(size: CGSize(width: 200, height: 100))
        let cell = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
        stage.root.addSubview(cell)
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(inner)
        inner.widthAnchor.constraint(equalTo: cell.widthAnchor, multiplier: 0.5).isActive = true
        inner.heightAnchor.constraint(equalTo: cell.heightAnchor).isActive = true
        inner.topAnchor.constraint(equalTo: cell.topAnchor).isActive = true
        inner.leadingAnchor.constraint(equalTo: cell.leadingAnchor).isActive = true
        XCTAssertTrue(inner.layoutRoot === cell)
        XCTAssertNil(stage.root.layoutState?.constraints.first)
        stage.root.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 50, height: 40))
    }

    func testPlainViewsKeepNothingForAutoLayout() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), child = UIView()
        root.addSubview(child)
        child.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        root.layoutIfNeeded()
        XCTAssertNil(root.layoutState)
        XCTAssertNil(child.layoutState)
    }

    func testUpdateConstraintsComesBeforeTheLayoutInsidesFirst() {
        final class Updating: UIView {
            static var order: [String] = []
            var name = ""
            override func updateConstraints() {
                Self.order.append(name)
                super.updateConstraints()
            }
            override func layoutSubviews() { Self.order.append("layout \(name)") }
        }
        Updating.order = []
        let outer = Updating(), inner = Updating()
        (outer.name, inner.name) = ("outer", "inner")
        outer.frame.size = CGSize(width: 10, height: 10)
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        XCTAssertEqual(Updating.order, ["inner", "outer", "layout outer", "layout inner"])
        Updating.order = []
        inner.setNeedsUpdateConstraints()
        outer.layoutIfNeeded()
        XCTAssertEqual(Updating.order, ["inner", "layout inner"])
    }

    func testOneSentenceNamesBothOfAContradiction() {
        LayoutLog.forget()
        var sentences: [String] = []
        let sink = LayoutLog.sink
        LayoutLog.sink = { sentences.append($0) }
        defer { LayoutLog.sink = sink }
        let stage = LayoutStage(size: CGSize(width: 200, height: 100))
        stage.add("a")
        stage.constrain(["a.left = root.left", "a.top = root.top", "a.height = 10", "a.width = 50", "a.width = 70"])
        stage.root.layoutIfNeeded()
        stage.root.setNeedsLayout()
        stage.root.layoutIfNeeded()
        XCTAssertEqual(sentences.count, 1)
        XCTAssertTrue(sentences[0].contains("a.width == 70.0"), sentences[0])
        XCTAssertTrue(sentences[0].contains("a.width == 50.0"), sentences[0])
    }

    func testFittingSizes() {
        let stage = LayoutStage(size: .zero)
        stage.add("a 50x20; b 30x40")
        stage.constrain([
            "a.left = root.left + 10", "a.top = root.top + 10", "b.left = a.right + 10", "b.right = root.right - 10",
            "b.top = a.top", "root.bottom >= a.bottom + 10", "root.bottom >= b.bottom + 10",
        ])
        let root = stage.root
        XCTAssertEqual(
            root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 110, height: 60))
        XCTAssertEqual(
            root.systemLayoutSizeFitting(
                CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel), CGSize(width: 300, height: 60))
        XCTAssertEqual(
            root.systemLayoutSizeFitting(
                CGSize(width: 300, height: 200), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .required), CGSize(width: 300, height: 200))
        XCTAssertEqual(root.bounds.size, .zero)
        XCTAssertEqual(
            (stage["a"] as! SizedView).systemLayoutSizeFitting(.zero), CGSize(width: 50, height: 20))
    }

    func testVisualFormats() {
        let stage = LayoutStage(size: CGSize(width: 200, height: 100))
        stage.add("a 50x20; b 30x20; c 10x10")
        let views: [String: Any] = ["a": stage["a"], "b": stage["b"], "c": stage["c"]]
        var made = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[a]-(>=gap)-[b(==30)]-12-|", options: .alignAllTop, metrics: ["gap": 4], views: views
        )
        made += NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-5-[a(20)][c(==a@500)]", metrics: nil, views: views)
        made += NSLayoutConstraint.constraints(withVisualFormat: "[c(10)]|", metrics: nil, views: views)
        NSLayoutConstraint.activate(made)
        stage.root.layoutIfNeeded()
        stage.expect(["a 8 5 50 20", "b 158 5 30 20", "c 190 25 10 20"], "formats")
    }

    func testAnchorsMakeTheConstraintsTheySay() {
        let stage = LayoutStage(size: CGSize(width: 200, height: 100))
        stage.add("a; b")
        let (a, b, root) = (stage["a"], stage["b"], stage.root)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
            a.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
            a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25, constant: 1),
            a.heightAnchor.constraint(equalToConstant: 20),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor), b.topAnchor.constraint(equalTo: a.topAnchor),
            b.widthAnchor.constraint(equalTo: a.leadingAnchor.anchorWithOffset(to: a.trailingAnchor), multiplier: 2),
            b.heightAnchor.constraint(greaterThanOrEqualToConstant: 7),
        ])
        root.layoutIfNeeded()
        stage.expect(["a 16 8 51 20", "b 67 8 102 7"], "anchors")
    }

    func testLayoutInsideAnAnimationMovesThePicture() {
        let stage = LayoutStage(size: CGSize(width: 200, height: 100))
        let test = TestWindow(content: UIView())
        defer {
            test.close()
            Desktop.animationsAreEnabled = false
        }
        stage.add("a 50x20")
        stage.constrain(["a.left = root.left", "a.top = root.top"])
        test.window.addSubview(stage.root)
        settle()
        Desktop.animationsAreEnabled = true
        stage.constraints[0].constant = 100
        var done = false
        UIView.animate(
            withDuration: 0.05, animations: { stage.root.layoutIfNeeded() }, completion: { _ in done = true })
        XCTAssertEqual(stage["a"].frame.minX, 100)
        XCTAssertLessThan(stage["a"].shownFrame.minX, 100)
        XCTAssertTrue(pump { done })
        XCTAssertEqual(stage["a"].shownFrame.minX, 100)
    }
}
