import Foundation

/// A history of changes that can be undone and redone. Foundation for Linux has none.
///
/// Whatever is registered while an undo runs becomes its redo. Changes of one turn of the event loop are not grouped: each
/// registration stands alone unless it is made between `beginUndoGrouping` and `endUndoGrouping`.
@preconcurrency @MainActor open class UndoManager: NSObject {
    private struct Step {
        weak var target: AnyObject?
        let body: () -> Void
    }

    private struct Group {
        var steps: [Step] = []
        var name = ""
    }

    private enum Direction { case none, undoing, redoing }

    private var undos: [Group] = []
    private var redos: [Group] = []
    private var open: [Group] = []
    private var direction = Direction.none
    private var disabled = 0

    /// How many steps are kept; 0: all.
    open var levelsOfUndo = 0 { didSet { trim() } }
    open var groupsByEvent = true

    public override init() { super.init() }

    open var canUndo: Bool { !undos.isEmpty }
    open var canRedo: Bool { !redos.isEmpty }
    open var isUndoing: Bool { direction == .undoing }
    open var isRedoing: Bool { direction == .redoing }
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    open var undoActionName: String { undos.last?.name ?? "" }
    open var redoActionName: String { redos.last?.name ?? "" }

    /// Adds what takes a change back. The target is not kept alive; when it is gone, its steps do nothing.
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        let step = Step(target: target) { [weak target] in if let target { handler(target) } }
        if open.isEmpty { store(Group(steps: [step])) } else { open[open.count - 1].steps.append(step) }
    }

    open func undo() { if direction == .none, let group = undos.popLast() { run(group, .undoing) } }
    open func redo() { if direction == .none, let group = redos.popLast() { run(group, .redoing) } }

    open func beginUndoGrouping() { open.append(Group()) }

    open func endUndoGrouping() {
        guard let group = open.popLast(), !group.steps.isEmpty else { return }
        if open.isEmpty { store(group) } else { open[open.count - 1].steps += group.steps }
    }

    open func setActionName(_ actionName: String) {
        if !open.isEmpty { return open[open.count - 1].name = actionName }
        if direction == .undoing { setName(actionName, in: &redos) } else { setName(actionName, in: &undos) }
    }

    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    open func removeAllActions() {
        undos = []
        redos = []
        open = []
    }

    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        func without(_ groups: [Group]) -> [Group] {
            groups.map { Group(steps: $0.steps.filter { $0.target !== target }, name: $0.name) }
                .filter { !$0.steps.isEmpty }
        }
        undos = without(undos)
        redos = without(redos)
    }

    private func store(_ group: Group) {
        if direction == .undoing { return redos.append(group) }
        if direction == .none { redos = [] }
        undos.append(group)
        trim()
    }

    private func run(_ group: Group, _ direction: Direction) {
        self.direction = direction
        beginUndoGrouping()
        open[open.count - 1].name = group.name
        for step in group.steps.reversed() { step.body() }
        endUndoGrouping()
        self.direction = .none
    }

    private func setName(_ name: String, in groups: inout [Group]) {
        if !groups.isEmpty { groups[groups.count - 1].name = name }
    }

    private func trim() {
        if levelsOfUndo > 0, undos.count > levelsOfUndo { undos.removeFirst(undos.count - levelsOfUndo) }
    }
}
