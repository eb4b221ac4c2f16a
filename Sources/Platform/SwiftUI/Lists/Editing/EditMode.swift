/// Whether the content of a list is being put in order.
public enum EditMode: Hashable, Sendable {
    case inactive
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// The edit mode of the page around. `EditButton` switches it.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// Starts and ends the edit mode of the page around.
public struct EditButton: View {
    @Environment(\.editMode) private var mode

    public nonisolated init() {}

    public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
        }
        .fontWeight(isEditing ? .semibold : nil)
        .disabled(mode == nil)
    }
}

/// Where a page keeps its edit mode, unless the app has a place of its own.
@usableFromInline struct EditModeScope: ViewModifier {
    @State private var mode = EditMode.inactive
    @usableFromInline func body(content: Content) -> some View { content.environment(\.editMode, $mode) }
}

extension View {
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(ListRowOption { $0.isDeleteDisabled = isDisabled })
    }
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(ListRowOption { $0.isMoveDisabled = isDisabled })
    }
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(ListRowOption { $0.isSelectionDisabled = isDisabled })
    }
}
