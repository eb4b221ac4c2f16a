/// Buttons at one edge of a row, which appear when it is pulled aside, and in its menu.
struct SwipeActionsContent {
    let allowsFullSwipe: Bool
    let content: () -> AnyView

    static func deleting(_ action: @escaping () -> Void) -> SwipeActionsContent {
        SwipeActionsContent(allowsFullSwipe: true) {
            AnyView(Button("Delete", systemImage: "trash", role: .destructive, action: action))
        }
    }
}

extension View {
    /// Adds buttons that appear when the row is pulled aside with the pointer or on a touchpad, and in the row's menu.
    ///
    /// The first button stands at the edge. A full swipe runs it, unless that is not allowed.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: @escaping () -> T
    ) -> some View {
        let actions = SwipeActionsContent(allowsFullSwipe: allowsFullSwipe) { AnyView(content()) }
        return modifier(
            ListRowOption {
                if edge == .leading { $0.leadingActions.append(actions) } else { $0.trailingActions.append(actions) }
            })
    }
}

/// The looks of a swipe action: white on its tint, icon over title, as high as the row.
struct SwipeButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { SwipeButtonLabel(configuration: configuration) }
}

private struct SwipeButtonLabel: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.tint) private var tint

    var body: some View {
        configuration.label
            .font(.system(size: 12, weight: .medium))
            .foregroundStyle(.white)
            .lineLimit(1)
            .padding(.horizontal, 4)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(configuration.role == .destructive ? .red : tint ?? .gray)
            .opacity(configuration.isPressed ? 0.7 : 1)
    }
}

/// A label as a swipe action shows it.
struct SwipeLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 2) {
            configuration.icon.font(.system(size: 16))
            configuration.title
        }
    }
}
