import UIKit

/// The bar at the top of a page: back button and leading items, title or principal item, trailing items.
struct NavigationBar: View {
    let bar: NavigationBarContent
    /// Not while the title stands large below the bar.
    let showsTitle: Bool
    let canGoBack: Bool
    let goBack: () -> Void

    /// Room for a title of two lines, however large text is.
    static var height: Double { max(52, (20 + 32 * Double(Desktop.textScale)).rounded()) }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            BarLayoutView(
                leading: AnyView(leading), center: AnyView(center), trailing: AnyView(trailing)
            )
            .frame(height: Self.height)
            // The head of the page has the hairline at its foot, where there is one.
            if bar.isEmptyHead { Divider().opacity(bar.background.visibility == .hidden ? 0 : 1) }
        }
        .font(.system(size: 15))
        .buttonStyle(BarButtonStyle())
        .modifier(BarBackgroundModifier(background: bar.background))
    }

    private var leading: some View {
        HStack(spacing: 4) {
            if canGoBack && bar.hidesBackButton != true {
                Button(action: goBack) { Image(systemName: "chevron.backward") }
                    .accessibilityLabel("Back")
            }
            ToolbarEntries(items: bar.items(at: [.leading]))
            if bar.role == .editor { title }
        }
    }

    @ViewBuilder private var center: some View {
        let principal = bar.items(at: [.principal])
        if !principal.isEmpty {
            ToolbarEntries(items: principal)
        } else if bar.role != .editor {
            title
        }
    }

    @ViewBuilder private var title: some View {
        if showsTitle, let title = bar.title {
            if let menu = bar.titleMenu {
                Menu {
                    EnvironmentScope(base: menu.environment, content: menu.content)
                } label: {
                    HStack(spacing: 4) {
                        words(title)
                        Image(systemName: "chevron.down").imageScale(.small)
                    }
                    .foregroundStyle(.primary)
                }
            } else {
                words(title)
            }
        }
    }

    private func words(_ title: Text) -> some View {
        VStack(spacing: 1) {
            title
                .font(.system(size: 17, weight: .semibold))
                .lineLimit(1)
                .accessibilityAddTraits(.isHeader)
            if let subtitle = bar.subtitle {
                subtitle.font(.caption).foregroundStyle(.secondary).lineLimit(1)
            }
        }
    }

    private var trailing: some View {
        HStack(spacing: 4) { ToolbarEntries(items: bar.items(at: [.trailing])) }
    }
}

/// Items at the foot of a page.
struct BottomBar: View {
    let items: [ToolbarEntry]
    var background = BarBackground()

    var body: some View {
        if !items.isEmpty {
            VStack(spacing: 0) {
                Divider()
                HStack(spacing: 8) { ToolbarEntries(items: items) }
                    .padding(.horizontal, 12)
                    .frame(maxWidth: .infinity)
                    .frame(height: 48)
            }
            .buttonStyle(BarButtonStyle())
            .modifier(BarBackgroundModifier(background: background))
        }
    }
}

/// What the page says about the background of a bar.
@usableFromInline struct BarBackgroundModifier: ViewModifier {
    let background: BarBackground

    @usableFromInline func body(content: Content) -> some View {
        if let style = background.style, background.visibility != .hidden {
            schemed(content.background(style))
        } else {
            schemed(content)
        }
    }

    @ViewBuilder private func schemed<V: View>(_ view: V) -> some View {
        if let scheme = background.scheme { view.environment(\.colorScheme, scheme) } else { view }
    }
}

/// Buttons in bars: room to hit, a quiet background under the pointer.
struct BarButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        BarButtonLabel(label: configuration.label, isPressed: configuration.isPressed)
    }
}

private struct BarButtonLabel: View {
    let label: ButtonStyleConfiguration.Label
    let isPressed: Bool
    @State private var isHovered = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint

    var body: some View {
        label
            .foregroundStyle(tint ?? .accentColor)
            .modifier(BarItemSize())
            .padding(.horizontal, 7)
            .frame(minWidth: 36, minHeight: 36)
            .background(
                Color(uiColor: isPressed ? .systemFill : .tertiarySystemFill).opacity(isHovered || isPressed ? 1 : 0),
                in: RoundedRectangle(cornerRadius: 8)
            )
            .opacity(isEnabled ? 1 : 0.4)
            .onHover { isHovered = $0 }
    }
}

/// Keeps resizable pictures in bars to the size of a symbol.
@usableFromInline struct BarItemSize: LayoutModifier {
    static var side: Double { 22 * Double(Desktop.textScale) }
    private var room: Double { 36 * Double(Desktop.textScale) }

    private func inner(_ child: LayoutItem) -> ProposedViewSize {
        let ideal = child.size(for: .unspecified)
        let isResizable = child.size(for: .infinity).height == .infinity
        guard isResizable || ideal.height > room else { return .unspecified }
        return ProposedViewSize(width: Self.side, height: Self.side)
    }
    func measure(_ child: LayoutItem, _ proposal: ProposedViewSize) -> CGSize { child.size(for: inner(child)) }
    func position(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        (.zero, inner(child))
    }
}
