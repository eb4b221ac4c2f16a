import UIKit

/// The node of a view that lays out its content: the list of items ends here, and becomes the children of one item.
@MainActor
class ContainerNode<V: View, Content: View>: ViewNode<V> {
    private(set) var content: Node!

    init(view: V, content: Content, parent: Node?, environment: EnvironmentValues) {
        super.init(view: view, parent: parent, environment: environment)
        self.content = Node.make(content, parent: self, environment: contentEnvironment)
        loadChildren()
    }

    override var children: [Node] { content.map { [$0] } ?? [] }

    override func makeItems() -> [LayoutItem] { [item] }

    /// The item that lays out the content.
    var item: LayoutItem { fatalError("abstract") }

    var contentEnvironment: EnvironmentValues { environment }

    func contentView(of view: V) -> Content { fatalError("abstract") }

    /// Hands the content's current items to the layout item.
    func setChildren(_ items: [LayoutItem]) {}

    /// Applies a changed view value to the layout item.
    func viewDidChange() {}

    override func update(_ new: V, environment: EnvironmentValues) {
        super.update(new, environment: environment)
        viewDidChange()
        let (node, isNew) = reconcile(content, with: contentView(of: new), environment: contentEnvironment)
        content = node
        if isNew { itemsDidChange() }
    }

    override func itemsDidChange() {
        guard content != nil else { return }
        loadChildren()
        item.invalidate()
    }

    private func loadChildren() { setChildren(content.items) }
}
