import Foundation

// The bar of a phone's status, and how the phone is held: a desktop has neither. The types exist, so that code for both compiles.

public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// Storyboards and archives do not exist here: controllers and views are made in code.
@preconcurrency @MainActor public final class UIStoryboard {
    @available(*, unavailable, message: "There are no storyboards on Linux: make the controller with its initialiser")
    public init(name: String, bundle: Bundle?) {}

    @available(*, unavailable, message: "There are no storyboards on Linux: make the controller with its initialiser")
    public func instantiateInitialViewController() -> UIViewController? { nil }

    @available(*, unavailable, message: "There are no storyboards on Linux: make the controller with its initialiser")
    public func instantiateViewController(withIdentifier identifier: String) -> UIViewController { fatalError() }
}

/// A way between two scenes of a storyboard: for code that overrides `prepare(for:sender:)`, and never made here.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController

    @available(*, unavailable, message: "There are no storyboards on Linux: push or present the controller in code")
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }

    open func perform() {}
}

extension UIViewController {
    public var storyboard: UIStoryboard? { nil }

    @available(*, unavailable, message: "There are no storyboards on Linux: push or present the controller in code")
    public func performSegue(withIdentifier identifier: String, sender: Any?) {}

    @available(*, unavailable, message: "Use view.safeAreaLayoutGuide.topAnchor")
    public var topLayoutGuide: Any { fatalError() }

    @available(*, unavailable, message: "Use view.safeAreaLayoutGuide.bottomAnchor")
    public var bottomLayoutGuide: Any { fatalError() }

    /// Asks for a controller that follows the rotation of a phone; nothing rotates here.
    public static func attemptRotationToDeviceOrientation() {}
}
