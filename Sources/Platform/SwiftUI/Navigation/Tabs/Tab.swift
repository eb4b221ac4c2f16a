/// A tab with its value and its label.
public struct Tab<Value, Content: View, Label: View>: View {
    let value: AnyHashable?
    let role: TabRole?
    let content: Content
    let label: Label

    public var body: some View { content }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    let name: String
    public static let search = TabRole(name: "search")
}

/// A view that says itself what tab it is.
@MainActor
protocol TabConvertible {
    var tabValue: AnyHashable? { get }
    var tabRole: TabRole? { get }
    var tabContent: any View { get }
    var tabLabel: AnyView? { get }
}

extension Tab: TabConvertible {
    var tabValue: AnyHashable? { value }
    var tabRole: TabRole? { role }
    var tabContent: any View { content }
    var tabLabel: AnyView? { AnyView(label) }
}

extension Tab where Value: Hashable {
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: AnyHashable(value), role: role, content: content(), label: label())
    }
}

extension Tab where Value == Never {
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil, role: role, content: content(), label: label())
    }
}

/// The label of a tab that is named by a title and a symbol.
public typealias DefaultTabLabel = Label<Text, Image>

extension Tab where Value: Hashable, Label == DefaultTabLabel {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), role: role, content: content(),
            label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), role: role, content: content(),
            label: SwiftUI.Label(title, systemImage: systemImage))
    }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), role: role, content: content(),
            label: SwiftUI.Label(titleKey, image: image))
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, role: role, content: content(), label: SwiftUI.Label(titleKey, image: image))
    }
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, role: role, content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
    }
}

/// Tabs that belong together; in the bar they stand beside the others.
public struct TabSection<Content: View>: View {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
    public init<H: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> H) { self.content = content() }
    public var body: some View { content }
}

extension View {
    /// A bar between the content and the tabs.
    public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View {
        safeAreaInset(edge: .bottom, content: content)
    }
}
