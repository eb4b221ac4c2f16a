import UIKit

/// What the content of a row says about the row with `listRow…`, `swipeActions` and the like.
///
/// Modifiers inside the row write here, each into a slot of its own, so that one that goes takes its part with it.
@MainActor
final class ListRowOptions {
    struct Values {
        var insets: EdgeInsets?
        var background: AnyView?
        var separator = Visibility.automatic
        var separatorTint: Color?
        var leadingActions: [SwipeActionsContent] = []
        var trailingActions: [SwipeActionsContent] = []
        var isDeleteDisabled = false
        var isMoveDisabled = false
        var isSelectionDisabled = false
    }

    private var contributions: [(key: ObjectIdentifier, apply: (inout Values) -> Void)] = []
    private(set) var values = Values()
    var onChange: (() -> Void)?

    func contribute(key: AnyObject, _ apply: @escaping (inout Values) -> Void) {
        let key = ObjectIdentifier(key)
        if let index = contributions.firstIndex(where: { $0.key == key }) {
            contributions[index].apply = apply
        } else {
            contributions.append((key, apply))
        }
        rebuild()
    }

    func withdraw(key: AnyObject) {
        contributions.removeAll { $0.key == ObjectIdentifier(key) }
        rebuild()
    }

    private func rebuild() {
        values = Values()
        // Modifiers attach from the outside in, and the outermost wins.
        for contribution in contributions.reversed() { contribution.apply(&values) }
        onChange?()
    }
}

/// Says something about the row of a list around.
@usableFromInline struct ListRowOption: BehaviorModifier {
    let change: (inout ListRowOptions.Values) -> Void

    final class Behavior {}

    func attach(to node: Node) -> Behavior {
        let behavior = Behavior()
        node.environment.listRow?.contribute(key: behavior, change)
        return behavior
    }
    func update(_ behavior: Behavior, from previous: Self, node: Node) {
        node.environment.listRow?.contribute(key: behavior, change)
    }
    func detach(_ behavior: Behavior, node: Node) { node.environment.listRow?.withdraw(key: behavior) }
}

private struct ListRowKey: EnvironmentKey { static var defaultValue: ListRowOptions? { nil } }

extension EnvironmentValues {
    /// The row of a list around.
    var listRow: ListRowOptions? {
        get { self[ListRowKey.self] }
        set { self[ListRowKey.self] = newValue }
    }
}
