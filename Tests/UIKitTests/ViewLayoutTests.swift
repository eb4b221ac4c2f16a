import UIKit
import XCTest

/// Frames, coordinates and hits: no display is needed.
@preconcurrency @MainActor final class ViewLayoutTests: XCTestCase {
    func testFrameFollowsBoundsAndCenter() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        XCTAssertEqual(view.center, CGPoint(x: 25, y: 40))
        view.bounds.size = CGSize(width: 10, height: 10)
        XCTAssertEqual(view.frame, CGRect(x: 20, y: 35, width: 10, height: 10))
    }

    func testTransformScalesTheFrameAboutTheCentre() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        XCTAssertEqual(view.frame, CGRect(x: -50, y: -25, width: 200, height: 100))
        XCTAssertEqual(view.bounds.size, CGSize(width: 100, height: 50))
    }

    func testCoordinatesConvertThroughScrolledAndTurnedViews() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        scrolled.bounds.origin = CGPoint(x: 0, y: 30)
        let leaf = UIView(frame: CGRect(x: 5, y: 40, width: 20, height: 20))
        root.addSubview(scrolled)
        scrolled.addSubview(leaf)
        XCTAssertEqual(leaf.convert(.zero, to: root), CGPoint(x: 15, y: 20))
        XCTAssertEqual(leaf.convert(CGPoint(x: 15, y: 20), from: root), .zero)
        leaf.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let turned = leaf.convert(CGPoint(x: 0, y: 0), to: scrolled)
        XCTAssertEqual(turned.x, 25, accuracy: 0.001)
        XCTAssertEqual(turned.y, 40, accuracy: 0.001)
    }

    func testHitTestFindsTheFrontmostAndSkipsHiddenDisabledAndTransparent() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: root.bounds), front = UIView(frame: root.bounds)
        root.addSubview(back)
        root.addSubview(front)
        let place = CGPoint(x: 50, y: 50)
        XCTAssertTrue(root.hitTest(place, with: nil) === front)
        front.isHidden = true
        XCTAssertTrue(root.hitTest(place, with: nil) === back)
        front.isHidden = false
        front.alpha = 0
        XCTAssertTrue(root.hitTest(place, with: nil) === back)
        back.isUserInteractionEnabled = false
        XCTAssertTrue(root.hitTest(place, with: nil) === root)
        XCTAssertNil(root.hitTest(CGPoint(x: 101, y: 0), with: nil))
    }

    func testAutoresizingSharesTheChange() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let fill = UIView(frame: root.bounds), right = UIView(frame: CGRect(x: 80, y: 0, width: 20, height: 20))
        fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        right.autoresizingMask = [.flexibleLeftMargin]
        root.addSubview(fill)
        root.addSubview(right)
        root.frame.size = CGSize(width: 150, height: 300)
        XCTAssertEqual(fill.frame, CGRect(x: 0, y: 0, width: 150, height: 300))
        XCTAssertEqual(right.frame, CGRect(x: 130, y: 0, width: 20, height: 20))
    }

    func testLayoutReachesOnlyWhatIsDirty() {
        let root = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let clean = CountingView(), dirty = CountingView()
        root.addSubview(clean)
        root.addSubview(dirty)
        root.layoutIfNeeded()
        let (rootBefore, cleanBefore) = (root.layouts, clean.layouts)
        dirty.setNeedsLayout()
        root.layoutIfNeeded()
        XCTAssertEqual(dirty.layouts, 2)
        XCTAssertEqual(root.layouts, rootBefore)
        XCTAssertEqual(clean.layouts, cleanBefore)
    }

    func testAViewThatNeverSettlesDoesNotHang() {
        final class Restless: UIView { override func layoutSubviews() { setNeedsLayout() } }
        Restless(frame: CGRect(x: 0, y: 0, width: 1, height: 1)).layoutIfNeeded()
    }

    func testReparentingTellsTheViewInOrder() {
        final class Witness: UIView {
            var log: [String] = []
            override func willMove(toSuperview new: UIView?) { log.append(new == nil ? "willLeave" : "willJoin") }
            override func didMoveToSuperview() { log.append(superview == nil ? "left" : "joined") }
            override func didMoveToWindow() { log.append(window == nil ? "no window" : "window") }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let view = Witness()
        window.addSubview(view)
        view.removeFromSuperview()
        XCTAssertEqual(view.log, ["willJoin", "window", "joined", "willLeave", "no window", "left"])
    }

    func testSiblingsMoveInOrder() {
        let root = UIView(), a = UIView(), b = UIView(), c = UIView()
        for view in [a, b] { root.addSubview(view) }
        root.insertSubview(c, belowSubview: b)
        XCTAssertEqual(root.subviews, [a, c, b])
        root.bringSubviewToFront(a)
        XCTAssertEqual(root.subviews, [c, b, a])
        root.insertSubview(a, aboveSubview: c)
        XCTAssertEqual(root.subviews, [c, a, b])
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        XCTAssertEqual(root.subviews, [b, a, c])
    }

    func testTintAndTraitsAreInherited() {
        let root = UIView(), child = UIView()
        root.addSubview(child)
        root.tintColor = .systemRed
        XCTAssertEqual(child.tintColor, .systemRed)
        root.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, .dark)
        XCTAssertNotEqual(UIColor.label.rgba(child.traitCollection), UIColor.label.rgba(UITraitCollection()))
    }
}
