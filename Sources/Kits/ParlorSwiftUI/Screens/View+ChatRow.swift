import SwiftUI

extension View {
    /// Makes this a list as the kit's lists look: rows that bring their own shape, on the ground of the screen.
    func chatRows(on ground: Color) -> some View {
        listStyle(.plain)
            .scrollContentBackground(.hidden)
            .contentMargins(.vertical, 6, for: .scrollContent)
            .environment(\.defaultMinListRowHeight, 0)
            .environment(\.chatListGround, ground)
    }

    /// Makes this a row of such a list.
    func chatRow() -> some View { modifier(ChatRow()) }
}

/// Keeps the list's own lines and lights off a row that has its own.
private struct ChatRow: ViewModifier {
    @Environment(\.chatListGround) private var ground

    func body(content: Content) -> some View {
        content
            .listRowInsets(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
            .listRowSeparator(.hidden)
            .listRowBackground(ground)
    }
}

private struct ChatListGroundKey: EnvironmentKey { static var defaultValue: Color { .clear } }

extension EnvironmentValues {
    fileprivate var chatListGround: Color {
        get { self[ChatListGroundKey.self] }
        set { self[ChatListGroundKey.self] = newValue }
    }
}
