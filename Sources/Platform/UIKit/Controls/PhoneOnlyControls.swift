import Foundation

// What only a phone's or a Mac's controls have. It exists, so that shared code compiles, and does nothing.

/// Axes along which something holds.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both: UIAxis = [.horizontal, .vertical]
}

extension UIView {
    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
    /// Views under an alert keep their colours here; the layer above them darkens.
    public var tintAdjustmentMode: TintAdjustmentMode {
        get { .normal }
        set {}
    }
    /// A desktop's text is large enough, or its screen is scaled.
    public var showsLargeContentViewer: Bool {
        get { false }
        set {}
    }
    public var largeContentTitle: String? {
        get { nil }
        set {}
    }
    public var largeContentImage: UIImage? {
        get { nil }
        set {}
    }
    public var scalesLargeContentImage: Bool {
        get { false }
        set {}
    }
    /// Keys move by Tab through all controls.
    public var focusGroupIdentifier: String? {
        get { nil }
        set {}
    }
}

extension UIControl {
    public var isSymbolAnimationEnabled: Bool {
        get { false }
        set {}
    }
}

extension UIButton {
    @available(*, unavailable, message: "There are no selectors on Linux: use UIButton(type: .system, primaryAction:)")
    public class func systemButton(with image: UIImage, target: Any?, action: Any?) -> UIButton {
        UIButton(type: .system)
    }
}

extension UIImageView {
    // Symbols stand still.
    public func addSymbolEffect(
        _ effect: UISymbolEffect, options: UISymbolEffectOptions = .default, animated: Bool = true
    ) {}
    public func removeSymbolEffect(ofType effect: UISymbolEffect) {}
    public func removeAllSymbolEffects() {}
    public func setSymbolImage(
        _ symbolImage: UIImage, contentTransition: UISymbolTransition, options: UISymbolEffectOptions = .default
    ) { image = symbolImage }
    public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { false }
        set {}
    }
}

/// A movement of a symbol.
public struct UISymbolEffect: Hashable, Sendable {
    let name: String
    public static let bounce = UISymbolEffect(name: "bounce")
    public static let pulse = UISymbolEffect(name: "pulse")
    public static let variableColor = UISymbolEffect(name: "variableColor")
    public static let scale = UISymbolEffect(name: "scale")
    public static let appear = UISymbolEffect(name: "appear")
    public static let disappear = UISymbolEffect(name: "disappear")
    public static let wiggle = UISymbolEffect(name: "wiggle")
    public static let rotate = UISymbolEffect(name: "rotate")
    public static let breathe = UISymbolEffect(name: "breathe")
    public var up: UISymbolEffect { self }
    public var down: UISymbolEffect { self }
    public var iterative: UISymbolEffect { self }
    public var reversing: UISymbolEffect { self }
    public var byLayer: UISymbolEffect { self }
    public var wholeSymbol: UISymbolEffect { self }
}

/// How a symbol takes the place of another: at once.
public struct UISymbolTransition: Hashable, Sendable {
    public static let replace = UISymbolTransition()
    public static let automatic = UISymbolTransition()
    public var downUp: UISymbolTransition { self }
    public var upUp: UISymbolTransition { self }
    public var offUp: UISymbolTransition { self }
}

/// How a movement is played.
public struct UISymbolEffectOptions: Hashable, Sendable {
    public static let `default` = UISymbolEffectOptions()
    public static let repeating = UISymbolEffectOptions()
    public static let nonRepeating = UISymbolEffectOptions()
    public static func speed(_ speed: Double) -> UISymbolEffectOptions { UISymbolEffectOptions() }
    public static func `repeat`(_ count: Int) -> UISymbolEffectOptions { UISymbolEffectOptions() }
}

extension UITouch {
    /// 1, as of a finger that presses lightly; mice and trackpads tell none.
    public var force: CGFloat { 1 }
    public var maximumPossibleForce: CGFloat { 1 }
    public var majorRadius: CGFloat { 1 }
    public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

extension UIScreen {
    /// Never posted: nobody tells an app that the screen is recorded.
    public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
}

extension UIWindow {
    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
}

extension UIScrollView {
    /// Stops where it is.
    public func stopScrollingAndZooming() { setContentOffset(contentOffset, animated: false) }
}
