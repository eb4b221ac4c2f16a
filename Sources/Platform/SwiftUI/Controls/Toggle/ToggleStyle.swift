import UIKit

/// The parts of a toggle that a style arranges.
public struct ToggleStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let label: Label
    @Binding public var isOn: Bool
    public let isMixed: Bool

    init(label: Label, isOn: Bool, isMixed: Bool, binding: Binding<Bool>) {
        self.label = label
        self.isMixed = isMixed
        _isOn = binding
    }
}

/// How toggles look and what turns them.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct DefaultToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { SwitchToggle(configuration: configuration) }
}

public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?
    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, color: tint)
    }
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
                .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
                .foregroundStyle(Color.accentColor)
                .background(
                    Color.accentColor.opacity(configuration.isOn ? 0.2 : 0), in: RoundedRectangle(cornerRadius: 8))
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
    }
}

public struct CheckboxToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                .foregroundStyle(configuration.isOn ? Color.accentColor : .secondary)
            configuration.label
        }
        .modifier(ControlModifier(action: { configuration.isOn.toggle() }))
        .accessibilityValue(Text(verbatim: configuration.isOn ? "on" : "off"))
    }
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: Self { Self() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { Self() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { Self() } }
extension ToggleStyle where Self == CheckboxToggleStyle { public static var checkbox: Self { Self() } }

/// The usual switch.
struct SwitchToggle: View {
    let configuration: ToggleStyleConfiguration
    var color: Color?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsAreHidden) private var hidesLabel

    var body: some View {
        HStack {
            if !hidesLabel {
                configuration.label
                Spacer()
            }
            track
        }
        .modifier(ControlModifier(action: { configuration.isOn.toggle() }))
        .accessibilityValue(Text(verbatim: configuration.isOn ? "on" : "off"))
        .opacity(isEnabled ? 1 : 0.4)
    }

    private var track: some View {
        ZStack(alignment: configuration.isOn ? .trailing : .leading) {
            Capsule().fill(configuration.isOn ? color ?? Color.accentColor : Color(uiColor: .systemGray4))
            Circle().fill(Color.white).frame(width: 18, height: 18).padding(2)
        }
        .frame(width: 38, height: 22)
    }
}

/// A toggle as the item of a menu.
struct MenuToggle: View {
    let configuration: ToggleStyleConfiguration

    var body: some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack(spacing: 8) {
                Image(systemName: "checkmark").imageScale(.small).opacity(configuration.isOn ? 1 : 0)
                configuration.label
            }
        }
        .accessibilityValue(Text(verbatim: configuration.isOn ? "on" : "off"))
    }
}

struct AnyToggleStyle {
    let make: StyleMaker<ToggleStyleConfiguration>
    @MainActor init<S: ToggleStyle>(_ style: S) {
        make = StyleMaker(style) { $0.makeBody(configuration: $1) }
    }
    init() { make = StyleMaker(plain: DefaultToggleStyle()) { $0.makeBody(configuration: $1) } }
}

private struct ToggleStyleKey: EnvironmentKey { static var defaultValue: AnyToggleStyle { AnyToggleStyle() } }

extension EnvironmentValues {
    var toggleStyle: AnyToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(\.toggleStyle, AnyToggleStyle(style))
    }
}
