import Foundation
internal import CGtk

/// The screen a window is on.
@preconcurrency @MainActor public final class UIScreen {
    public static let main = UIScreen()

    /// The size of the key window's room: on a desktop an app has its window, not the screen.
    public var bounds: CGRect {
        CGRect(origin: .zero, size: UIApplication.shared.keyWindow?.bounds.size ?? UIWindow.defaultSize)
    }

    public var scale: CGFloat { UITraitCollection.current.displayScale }
    public var nativeScale: CGFloat { scale }
    public var nativeBounds: CGRect { bounds }
    public static var screens: [UIScreen] { [main] }
    public var brightness: CGFloat {
        get { 1 }
        set {}
    }
    public var maximumFramesPerSecond: Int { 60 }
    public var isCaptured: Bool { false }
    public var traitCollection: UITraitCollection { .current }
}
