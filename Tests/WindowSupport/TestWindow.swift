import Foundation
import UIKit

/// A window for a test: real under Xvfb, laid out and drawn off screen where there is no display.
@MainActor public final class TestWindow {
    public let window: UIWindow

    public init(size: CGSize = CGSize(width: 400, height: 600), content: UIView? = nil) {
        Quiet.prepare()
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        if let content {
            content.frame = window.bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            window.addSubview(content)
        }
        open()
    }

    public init(size: CGSize = CGSize(width: 400, height: 600), controller: UIViewController) {
        Quiet.prepare()
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = controller
        open()
    }

    private func open() {
        window.makeKeyAndVisible()
        settle()
    }

    public func close() {
        window.close()
        settle()
    }

    // MARK: Acting as a person does

    /// Clicks at a place of the window.
    public func click(at place: CGPoint, count: Int = 1) {
        settle()
        window.pointer.click(at: place, count: count)
        settle()
    }

    /// Clicks the middle of a view.
    public func click(_ view: UIView, count: Int = 1) {
        settle()
        window.pointer.click(at: middle(of: view), count: count)
        settle()
    }

    public func secondaryClick(_ view: UIView) {
        window.pointer.click(at: middle(of: view), button: .secondary)
        settle()
    }

    public func hover(_ view: UIView) {
        window.pointer.move(to: middle(of: view))
        settle()
    }

    /// Turns the wheel over a view; positive notches go down.
    public func scroll(_ view: UIView, notches: CGFloat) {
        window.pointer.move(to: middle(of: view))
        window.pointer.scroll(ScrollInput(y: notches))
        settle()
    }

    /// Scrolls by points, as a touchpad does.
    public func scroll(_ view: UIView, points: CGFloat) {
        window.pointer.move(to: middle(of: view))
        window.pointer.scroll(ScrollInput(y: points, isPrecise: true))
        settle()
    }

    /// Drags from one place to another, in steps as a hand does.
    public func drag(from start: CGPoint, to end: CGPoint) {
        settle()
        window.pointer.press(at: start)
        for step in 1...8 {
            let part = CGFloat(step) / 8
            window.pointer.move(
                to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            Flush.now()
        }
        window.pointer.release(at: end)
        settle()
    }

    public func drag(_ view: UIView, by distance: CGSize) {
        let start = middle(of: view)
        drag(from: start, to: CGPoint(x: start.x + distance.width, y: start.y + distance.height))
    }

    /// Types into what has the focus.
    public func type(_ text: String) {
        window.keyboard.type(text)
        settle()
    }

    @discardableResult
    public func press(_ key: UIKey) -> Bool {
        let used = window.keyboard.press(key)
        settle()
        return used
    }

    public func middle(of view: UIView) -> CGPoint {
        let bounds = view.bounds
        return view.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window)
    }

    // MARK: Looking

    /// The first visible view that shows the text or has it as its accessible label.
    public func find(_ text: String) -> UIView? {
        window.allViews.first { ($0.shownText == text || $0.accessibilityLabel == text) && $0.isEffectivelyVisible }
    }

    public func find(identifier: String) -> UIView? {
        window.allViews.first { $0.accessibilityIdentifier == identifier && $0.isEffectivelyVisible }
    }

    public func views<V: UIView>(_ type: V.Type) -> [V] {
        window.allViews.compactMap { $0 as? V }.filter(\.isEffectivelyVisible)
    }

    public var tree: String { window.dump() }

    /// The picture of the window as its widgets draw it.
    public func png(scale: CGFloat = 1) -> [UInt8] {
        settle()
        return Snapshot.png(ofWindow: window, scale: scale)
    }
}

/// The picture of a view tree, drawn without a window.
@MainActor public func snapshotPNG(_ view: UIView, scale: CGFloat = 1) -> [UInt8] {
    Snapshot.png(of: view, scale: scale)
}

/// The tree in lines: class, frame, text, accessible name.
@MainActor public func tree(of view: UIView) -> String { view.dump() }
