import UIKit

/// How a row can be deleted and moved: what `onDelete` and `onMove` of its collection say.
struct RowEditing {
    var delete: (() -> Void)?
    var move: Move?

    /// The place of a row in the collection that is put in order.
    struct Move {
        let index: Int
        let count: Int
        let perform: (IndexSet, Int) -> Void

        /// Brings the row before the one that stands at `target` now.
        func callAsFunction(to target: Int) {
            guard target != index, target != index + 1 else { return }
            perform(IndexSet(integer: index), target)
        }
    }
}

/// What `onDelete` and `onMove` of a collection do, shared by all of its rows.
final class RowActions {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
    let count: Int

    init(count: Int, _ other: RowActions?) {
        self.count = count
        delete = other?.delete
        move = other?.move
    }

    func editing(at place: Int) -> RowEditing {
        RowEditing(
            delete: delete.map { action in { action(IndexSet(integer: place)) } },
            move: move.map { RowEditing.Move(index: place, count: count, perform: $0) })
    }
}

/// A modifier of a collection that says how its rows are edited. It makes no view.
@MainActor
protocol RowEditingModifier: PrimitiveModifier {
    func add(to actions: RowActions)
}

extension RowEditingModifier {
    func apply(to rows: inout ArraySlice<LazyRow>) {
        let actions = RowActions(count: rows.count, rows.first?.actions)
        add(to: actions)
        for (place, index) in rows.indices.enumerated() {
            rows[index].actions = actions
            rows[index].actionPlace = place
        }
    }

    /// Outside of a list there is nothing to edit rows with.
    package func makeNode<Content: View>(
        view: ModifiedContent<Content, Self>, parent: Node?, environment: EnvironmentValues
    ) -> Node {
        ModifierNode(view: view, parent: parent, environment: environment)
    }
}

@usableFromInline struct DeleteModifier: RowEditingModifier {
    let action: ((IndexSet) -> Void)?
    func add(to actions: RowActions) { actions.delete = action }
}

@usableFromInline struct MoveModifier: RowEditingModifier {
    let action: ((IndexSet, Int) -> Void)?
    func add(to actions: RowActions) { actions.move = action }
}

/// A view that is made from a collection: its rows can be deleted and moved in a list.
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Lets rows be deleted: by a swipe, the row's menu, the Delete key, or the button of the edit mode.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(DeleteModifier(action: action))
    }
    /// Lets rows be moved in edit mode: by their handle, or with Alt, Shift and an arrow key.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(MoveModifier(action: action))
    }
    @available(*, unavailable, message: "Use dropDestination(for:action:) on the rows or the list")
    public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void)
        -> some DynamicViewContent
    { self }
}
