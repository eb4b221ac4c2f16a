/// The parts of a disclosure group that a style arranges.
public struct DisclosureGroupStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let label: Label
    public let content: Content
    /// Whether the content is shown. Write it to open and to close.
    @Binding public var isExpanded: Bool
}

/// How disclosure groups look and open.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label with an arrow at its end, which turns.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { StandardDisclosure(group: configuration) }
}

private struct StandardDisclosure: View {
    let group: DisclosureGroupStyleConfiguration
    @Environment(\.isInList) private var isInList

    var body: some View {
        let isOpen = group.isExpanded
        VStack(alignment: .leading, spacing: isInList ? 12 : 8) {
            Button {
                withAnimation { group.isExpanded.toggle() }
            } label: {
                HStack {
                    group.label
                    Spacer(minLength: 8)
                    Image(systemName: isOpen ? "chevron.down" : "chevron.right")
                        .imageScale(.small)
                        .foregroundStyle(.secondary)
                }
            }
            .buttonStyle(.plain)
            .accessibilityValue(Text(verbatim: isOpen ? "expanded" : "collapsed"))
            if isOpen {
                VStack(alignment: .leading, spacing: isInList ? 12 : 8) { group.content }
                    .padding(.leading, isInList ? 16 : 0)
            }
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: Self { Self() }
}

struct AnyDisclosureGroupStyle {
    let make: StyleMaker<DisclosureGroupStyleConfiguration>
    @MainActor init<S: DisclosureGroupStyle>(_ style: S) {
        make = StyleMaker(style) { $0.makeBody(configuration: $1) }
    }
    init() { make = StyleMaker(plain: AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: $1) } }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: AnyDisclosureGroupStyle { AnyDisclosureGroupStyle() }
}

extension EnvironmentValues {
    var disclosureGroupStyle: AnyDisclosureGroupStyle {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}

extension View {
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        environment(\.disclosureGroupStyle, AnyDisclosureGroupStyle(style))
    }
}
