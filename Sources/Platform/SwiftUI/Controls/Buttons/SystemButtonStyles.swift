import UIKit

/// One of the styles that come with the system.
@MainActor
protocol SystemButtonStyle {
    func makeSystemBody(_ configuration: ButtonStyleConfiguration) -> any View
}

/// The style of buttons where nothing else is said: the label in the accent colour.
public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
    func makeSystemBody(_ configuration: ButtonStyleConfiguration) -> any View {
        SystemButtonLabel(configuration: configuration, kind: .borderless)
    }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
    func makeSystemBody(_ configuration: ButtonStyleConfiguration) -> any View {
        SystemButtonLabel(configuration: configuration, kind: .borderless)
    }
}

/// The label as it is, only a little dimmed while pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
    func makeSystemBody(_ configuration: ButtonStyleConfiguration) -> any View {
        SystemButtonLabel(configuration: configuration, kind: .plain)
    }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
    func makeSystemBody(_ configuration: ButtonStyleConfiguration) -> any View {
        SystemButtonLabel(configuration: configuration, kind: .bordered)
    }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
    func makeSystemBody(_ configuration: ButtonStyleConfiguration) -> any View {
        SystemButtonLabel(configuration: configuration, kind: .prominent)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: Self { Self() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: Self { Self() }
}

/// The looks of the system's buttons.
struct SystemButtonLabel: View {
    enum Kind { case plain, borderless, bordered, prominent }

    let configuration: ButtonStyleConfiguration
    let kind: Kind
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.controlSize) private var size
    @State private var isHovered = false

    var body: some View {
        switch kind {
        case .plain:
            configuration.label.opacity(dimming)
        case .borderless:
            configuration.label.foregroundStyle(color).opacity(dimming)
        case .bordered, .prominent:
            configuration.label
                .foregroundStyle(kind == .prominent ? Color.white : color)
                .fontWeight(.medium)
                .padding(insets)
                .background(fill, in: RoundedRectangle(cornerRadius: shape.radius))
                .opacity(isEnabled ? 1 : 0.4)
                .onHover { isHovered = $0 }
        }
    }

    private var color: Color { configuration.role == .destructive ? .red : (tint ?? .accentColor) }
    private var dimming: Double { configuration.isPressed ? 0.6 : 1 }

    private var fill: Color {
        if kind == .prominent { return color.opacity(configuration.isPressed ? 0.75 : isHovered ? 0.9 : 1) }
        return color.opacity(configuration.isPressed ? 0.24 : isHovered ? 0.18 : 0.12)
    }

    private var insets: EdgeInsets {
        switch size {
        case .mini, .small: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
        case .regular: EdgeInsets(top: 7, leading: 14, bottom: 7, trailing: 14)
        case .large, .extraLarge: EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
        }
    }
}
