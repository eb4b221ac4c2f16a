import WindowSupport
import XCTest

@preconcurrency @MainActor final class AppearanceTests: XCTestCase {
    func testDarkModeSwitchesWhileTheWindowIsOpen() {
        final class Witness: UIView {
            var changes = 0
            override func traitCollectionDidChange(_ previous: UITraitCollection?) { changes += 1 }
        }
        let view = Witness()
        let test = TestWindow(content: view)
        defer { test.close(); Desktop.preferredStyle = .unspecified }
        let light = test.png()
        let before = view.changes
        Desktop.preferredStyle = .dark
        XCTAssertEqual(view.changes, before + 1)
        XCTAssertEqual(view.traitCollection.userInterfaceStyle, .dark)
        XCTAssertNotEqual(light, test.png())
        Desktop.preferredStyle = .light
        XCTAssertEqual(light, test.png())
    }

    func testWindowAndHeadlessPicturesAgree() {
        let view = UIView()
        view.backgroundColor = .systemTeal
        let inner = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
        inner.backgroundColor = .systemRed
        inner.layer.cornerRadii = CornerRadii(topLeft: 20, topRight: 4, bottomLeft: 0, bottomRight: 12)
        inner.transform = CGAffineTransform(rotationAngle: 0.3)
        view.addSubview(inner)
        let test = TestWindow(size: CGSize(width: 120, height: 100), content: view)
        defer { test.close() }
        XCTAssertEqual(test.png(), snapshotPNG(test.window))
    }

    func testCustomDrawingIsAskedForAndOnlyWhereOverridden() {
        final class Drawing: UIView {
            var draws = 0
            override func draw(_ rect: CGRect) {
                draws += 1
                UIColor.systemRed.setFill()
                UIBezierPath(ovalIn: rect).fill()
            }
        }
        let drawing = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), plain = UIView(frame: drawing.frame)
        XCTAssertNotEqual(snapshotPNG(drawing), snapshotPNG(plain))
        _ = snapshotPNG(drawing)
        XCTAssertEqual(drawing.draws, 2)
    }

    func testAnimationMovesThePictureTowardTheModel() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let test = TestWindow(content: UIView())
        defer { test.close(); Desktop.animationsAreEnabled = false }
        test.window.addSubview(view)
        settle()
        Desktop.animationsAreEnabled = true
        var done = false
        UIView.animate(withDuration: 0.05, animations: { view.frame.origin.x = 100 }, completion: { _ in done = true })
        XCTAssertEqual(view.frame.origin.x, 100)
        XCTAssertLessThan(view.shownFrame.minX, 100)
        XCTAssertTrue(pump { done })
        XCTAssertEqual(view.shownFrame, view.frame)
    }

    func testWithoutMotionAnimationsCompleteAtOnce() {
        Desktop.animationsAreEnabled = false
        let view = UIView()
        var done = false
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { done = $0 })
        XCTAssertTrue(done)
        XCTAssertEqual(view.alpha, 0)
    }

    func testAccessibleNamesComeFromTheContent() {
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        XCTAssertEqual(button.accessibilityLabel, "Send")
        XCTAssertTrue(button.accessibilityTraits.contains(.button))
        button.isEnabled = false
        XCTAssertTrue(button.accessibilityTraits.contains(.notEnabled))
        var pressed = 0
        button.isEnabled = true
        button.addAction(UIAction { _ in pressed += 1 }, for: .primaryActionTriggered)
        XCTAssertTrue(button.accessibilityActivate())
        XCTAssertEqual(pressed, 1)
    }

    func testTreeDumpSaysWhatIsThere() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let label = UILabel(frame: CGRect(x: 1.5, y: 2, width: 30, height: 20))
        label.text = "Hi"
        label.accessibilityIdentifier = "greeting"
        root.addSubview(label)
        XCTAssertEqual(tree(of: root), "UIView (0 0 100 50)\n  UILabel (1.5 2 30 20) \"Hi\" id=greeting")
    }
}
