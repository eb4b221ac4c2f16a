import UIKit

/// How a view reacts to the pointer above it on other systems.
public struct HoverEffect: Hashable, Sendable {
    let name: String
    public static let automatic = HoverEffect(name: "automatic")
    public static let highlight = HoverEffect(name: "highlight")
    public static let lift = HoverEffect(name: "lift")
}

extension View {
    /// A glow or a lift that is a tablet's: controls here have a background under the pointer of their own.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
    /// The shape of the pointer above the view.
    public func pointerStyle(_ style: PointerStyle?) -> some View { modifier(PointerModifier(style: style)) }
}

public struct PointerStyle: Hashable, Sendable {
    let cursor: PointerCursor?
    public static let `default` = PointerStyle(cursor: nil)
    public static let link = PointerStyle(cursor: .pointer)
    public static let horizontalText = PointerStyle(cursor: .text)
    public static let grabIdle = PointerStyle(cursor: .grab)
    public static let grabActive = PointerStyle(cursor: .grabbing)
    public static let columnResize = PointerStyle(cursor: .columnResize)
}

@usableFromInline struct PointerModifier: EffectModifier {
    let style: PointerStyle?
    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) { view.pointerCursor = style?.cursor }
}
