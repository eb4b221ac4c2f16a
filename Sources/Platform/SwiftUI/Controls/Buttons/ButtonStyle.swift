import UIKit

/// The parts of a button that a style arranges.
public struct ButtonStyleConfiguration {
    /// The button's label, of any type.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
    let trigger: () -> Void
}

/// Draws a button's label; clicks and keys stay the button's.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, for a style that decides itself when it acts.
public struct PrimitiveButtonStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let role: ButtonRole?
    public let label: Label
    let action: () -> Void
    public func trigger() { action() }
}

/// A style that is one of the system's, or decides itself when the button acts.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style of either kind, as the environment holds it.
struct AnyButtonStyle {
    let make: StyleMaker<ButtonStyleConfiguration>

    @MainActor init<S: ButtonStyle>(_ style: S) {
        make = StyleMaker(style) { $0.makeBody(configuration: $1) }
    }
    @MainActor init<S: SystemButtonStyle>(system style: S) { make = StyleMaker(plain: style) { $0.makeSystemBody($1) } }
    @MainActor init<S: PrimitiveButtonStyle>(primitive style: S) {
        make = StyleMaker(style) { (style: S, button: ButtonStyleConfiguration) in
            style.makeBody(
                configuration: PrimitiveButtonStyleConfiguration(
                    role: button.role, label: .init(content: button.label.content), action: button.trigger))
        }
    }
    init() { make = StyleMaker(plain: DefaultButtonStyle()) { $0.makeSystemBody($1) } }
}

private struct ButtonStyleKey: EnvironmentKey { static var defaultValue: AnyButtonStyle { AnyButtonStyle() } }

extension EnvironmentValues {
    var buttonStyle: AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, AnyButtonStyle(style))
    }
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(
            \.buttonStyle,
            (style as? any SystemButtonStyle).map { AnyButtonStyle(system: $0) } ?? AnyButtonStyle(primitive: style))
    }
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
}

/// The outline of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
    let radius: CGFloat
    public static let automatic = ButtonBorderShape(radius: 8)
    public static let capsule = ButtonBorderShape(radius: 100)
    public static let roundedRectangle = ButtonBorderShape(radius: 8)
    public static let circle = ButtonBorderShape(radius: 100)
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(radius: radius) }
}

/// How much room controls take.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge
}

private struct BorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }
private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

extension EnvironmentValues {
    public var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

/// Whether a button that is held down acts again and again; here it acts once.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

public struct ButtonSizing: Hashable, Sendable {
    let name: String
    public static let automatic = ButtonSizing(name: "automatic")
    public static let fitted = ButtonSizing(name: "fitted")
    public static let flexible = ButtonSizing(name: "flexible")
}
