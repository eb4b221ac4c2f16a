import UIKit

/// Views to be looked at while they are written: `./parlor previews` draws them.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Sendable {
    case iOS, macOS, tvOS, watchOS
}

/// How large a preview is drawn.
public enum PreviewLayout: Sendable {
    /// As a window.
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device a preview is for; a desktop has windows only.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable {
    private let name: String
    public static let portrait = InterfaceOrientation(name: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

/// What a preview says of itself.
struct PreviewTraits: Equatable {
    var name: String?
    var width: CGFloat?
    var height: CGFloat?
    var fits = false
}

struct PreviewTraitsKey: PreferenceKey {
    static var defaultValue: PreviewTraits { PreviewTraits() }
    static func reduce(value: inout PreviewTraits, nextValue: () -> PreviewTraits) {}
}

extension View {
    public func previewDisplayName(_ value: String?) -> some View {
        transformPreference(PreviewTraitsKey.self) { $0.name = value }
    }
    public func previewLayout(_ value: PreviewLayout) -> some View {
        transformPreference(PreviewTraitsKey.self) { traits in
            switch value {
            case .device: break
            case .sizeThatFits: traits.fits = true
            case .fixed(let width, let height): (traits.width, traits.height) = (width, height)
            }
        }
    }
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
    public func previewContext<C>(_ value: C) -> some View { self }
    // A desktop window has no status bar and no home indicator.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    public func statusBar(hidden: Bool) -> some View { self }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
