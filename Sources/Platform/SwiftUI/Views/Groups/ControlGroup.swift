/// Controls that belong together, beside each other. In a menu they are items.
public struct ControlGroup<Content: View>: View {
    let content: Content
    let label: AnyView
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.controlGroupStyle) private var style

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        label = AnyView(EmptyView())
    }
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.content = content()
        self.label = AnyView(label())
    }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    public var body: some View {
        if isInMenu {
            content
        } else {
            AnyView(
                any: style.make(
                    ControlGroupStyleConfiguration(
                        content: .init(content: AnyView(content)), label: .init(content: label))))
        }
    }
}

/// The parts of a group of controls.
public struct ControlGroupStyleConfiguration {
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let content: Content
    public let label: Label
}

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { HStack(spacing: 6) { configuration.content } }
}
public struct NavigationControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { HStack(spacing: 6) { configuration.content } }
}
/// The controls in a menu that opens from the label.
public struct MenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle { public static var automatic: Self { Self() } }
extension ControlGroupStyle where Self == NavigationControlGroupStyle { public static var navigation: Self { Self() } }
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: Self { Self() }
    public static var compactMenu: Self { Self() }
}

struct AnyControlGroupStyle {
    let make: StyleMaker<ControlGroupStyleConfiguration>
    @MainActor init<S: ControlGroupStyle>(_ style: S) {
        make = StyleMaker(style) { $0.makeBody(configuration: $1) }
    }
    init() { make = StyleMaker(plain: AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) } }
}

private struct ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: AnyControlGroupStyle { AnyControlGroupStyle() }
}

extension EnvironmentValues {
    var controlGroupStyle: AnyControlGroupStyle {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}

extension View {
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        environment(\.controlGroupStyle, AnyControlGroupStyle(style))
    }
}
