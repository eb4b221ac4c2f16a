/// UIKit for Linux: the names and behaviour of Apple's UIKit, drawn by GTK 4.
///
/// A `UIView` is a model in Swift. While it stands in a window it owns one GTK widget, which asks the view to place its
/// children and to draw itself. Layout, hit testing, gestures and focus are Swift and need no display.
@_exported import AppleFoundation
@_exported import Foundation

// On Apple's systems `URLSession` and its relatives are Foundation's own.
#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
