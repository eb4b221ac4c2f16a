import Foundation

public enum UIBarStyle: Int, Sendable {
    case `default`, black
    case blackTranslucent = 2
}

public enum UIBarMetrics: Int, Sendable {
    case `default`, compact
    case defaultPrompt = 101
    case compactPrompt = 102
}

public enum UIBarPosition: Int, Sendable {
    case any, bottom, top, topAttached
}

/// A bar that says where it stands.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
    var barPosition: UIBarPosition { get }
}

/// Says where a bar stands.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
