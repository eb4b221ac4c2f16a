import UIKit

/// The node of a row: keeps its content, what that says about the row, and the row's view up to date with each other.
final class ListRowNode: ViewNode<ListRow> {
    let options = ListRowOptions()
    let item = ListRowItem()
    private var child: Node!
    private var background: Node?
    private(set) var swipe: RowSwipe?
    private var tag: AnyHashable?
    private var isSelected = false
    private var isReady = false
    private var derived: (from: EnvironmentValues, to: EnvironmentValues)?

    override init(view: ListRow, parent: Node?, environment: EnvironmentValues) {
        super.init(view: view, parent: parent, environment: environment)
        options.onChange = { [weak self] in self?.optionsDidChange() }
        evaluate()
        isReady = true
        item.view.connect(self)
        environment.listContext?.add(self)
    }

    override var children: [Node] { [child, background, swipe?.node].compactMap { $0 } }
    override var canBeTakenOver: Bool { swipe == nil && background == nil && child.canBeTakenOver }
    override func makeItems() -> [LayoutItem] { [item] }
    var context: ListContext? { environment.listContext }
    var selection: ListRowSelection? { view.row.kind == .row ? context?.selection : nil }
    var isEditing: Bool { view.row.kind == .row && environment.editMode?.wrappedValue.isEditing == true }

    override func update(_ new: ListRow, environment: EnvironmentValues) {
        let isOther = new.row.id != view.row.id
        if isOther { context?.remove(self) }
        super.update(new, environment: environment)
        evaluate()
        if isOther { context?.add(self) }
    }

    override func evaluate() {
        isDirty = false
        let (content, editing, selected) = DependencyTracker.track(self) {
            (
                view.content(look: environment.listLook, prominence: environment.headerProminence), isEditing,
                selection.map { selection in tagOfContent().map(selection.contains) ?? false } ?? false
            )
        }
        let (node, isNew) = reconcile(child, with: content, environment: contentEnvironment)
        child = node
        if isNew { loadItems() }
        if selection != nil {
            tag = tagOfContent()
            isSelected =
                isNew ? DependencyTracker.track(self) { tag.map { selection!.contains($0) } ?? false } : selected
        }
        apply(isEditing: editing)
    }

    /// The tag of the content, else the id of its element.
    private func tagOfContent() -> AnyHashable? { child?.items.first?.trait(Traits.tag) ?? view.row.name }

    private var contentEnvironment: EnvironmentValues {
        if let derived, derived.from.isIdentical(to: environment) { return derived.to }
        var changed = environment
        changed.listRow = options
        changed.refresh = nil
        derived = (environment, changed)
        return changed
    }

    override func itemsDidChange() {
        forgetItems()
        loadItems()
        item.invalidate()
    }

    private func loadItems() { item.setContent(child.items) }

    private func optionsDidChange() {
        guard isReady else { return }
        // Told in the middle of an evaluation of the content: the row follows before it is laid out.
        updateBackground()
        apply(isEditing: isEditing)
        item.invalidate()
    }

    private func updateBackground() {
        guard let content = options.values.background else {
            if let background {
                background.destroy()
                self.background = nil
                item.setBackground([])
            }
            return
        }
        let (node, isNew) = reconcile(background, with: content, environment: environment)
        background = node
        if isNew { item.setBackground(node.items) }
    }

    private func apply(isEditing: Bool) {
        if !isReady { updateBackground() }
        let values = options.values
        let canSelect = selection != nil && tag != nil && !values.isSelectionDisabled
        let look = environment.listLook
        item.apply(
            ListRowItem.State(
                kind: view.row.kind, look: look, place: view.place,
                insets: ListRowLook.insets(view.row.kind, look, values.insets),
                minHeight: view.row.kind == .row ? environment.defaultMinListRowHeight : 0,
                showsSeparator: values.separator != .hidden && (look != .sidebar || values.separator == .visible),
                separatorColor: values.separatorTint?.resolved(in: environment) ?? .separator,
                tint: environment.resolvedTint, isSelectable: canSelect, isSelected: isSelected,
                isEnabled: environment.isEnabled, hasBackground: background != nil,
                canDelete: isEditing && canDelete, canMove: isEditing && canMove,
                showsMark: isEditing && canSelect && selection?.allowsMany == true))
    }

    override func destroy() {
        guard isAlive else { return }
        super.destroy()
        context?.remove(self)
        swipe?.node.destroy()
    }

    // MARK: Editing

    var canDelete: Bool { view.row.actions?.delete != nil && !options.values.isDeleteDisabled }
    var canMove: Bool { view.row.actions?.move != nil && !options.values.isMoveDisabled }
    func delete() { if canDelete { view.row.editing.delete?() } }
    func middle(in recycler: UIView) -> CGFloat {
        item.view.convert(CGPoint(x: 0, y: item.view.bounds.midY), to: recycler).y
    }

    // MARK: Selecting

    func select(_ modifiers: UIKeyModifierFlags) {
        guard let selection, let tag, !options.values.isSelectionDisabled else { return }
        let toggles = selection.allowsMany && (isEditing || !modifiers.isDisjoint(with: [.control, .command]))
        selection.select(tag, toggles)
    }

    func focus() { item.view.becomeFirstResponder() }

    // MARK: Swiping

    func actions(_ edge: HorizontalEdge) -> [SwipeActionsContent] {
        let own = edge == .leading ? options.values.leadingActions : options.values.trailingActions
        guard own.isEmpty, edge == .trailing, canDelete, !isEditing else { return own }
        return [SwipeActionsContent.deleting { [weak self] in self?.delete() }]
    }

    func openSwipe(_ edge: HorizontalEdge) -> RowSwipe? {
        let actions = actions(edge)
        guard !actions.isEmpty, environment.isEnabled else { return nil }
        if let swipe, swipe.edge == edge { return swipe }
        closeSwipe()
        context?.willSwipe(self)
        let made = RowSwipe(edge, actions, row: self)
        swipe = made
        item.setSwipe(made)
        return made
    }

    func closeSwipe() {
        guard let swipe else { return }
        self.swipe = nil
        swipe.close { [weak self] in
            guard let self, self.swipe == nil else { return }
            self.item.setSwipe(nil)
        }
    }
}
