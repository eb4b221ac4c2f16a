import UIKit

/// The content of a page with its head over it.
struct PageContent<Content: View, Head: View>: View, PrimitiveView {
    let head: PageHead
    let content: Content
    let headContent: Head

    func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        PageContentNode(view: self, parent: parent, environment: environment)
    }
}

final class PageContentNode<Content: View, Head: View>: ViewNode<PageContent<Content, Head>> {
    private var content: Node!
    private var head: Node!
    private let item: PageContentItem

    override init(view: PageContent<Content, Head>, parent: Node?, environment: EnvironmentValues) {
        item = PageContentItem(view.head)
        super.init(view: view, parent: parent, environment: environment)
        content = Node.make(view.content, parent: self, environment: environment)
        head = Node.make(view.headContent, parent: self, environment: environment)
        load()
    }

    override var children: [Node] { [content, head].compactMap { $0 } }
    override func makeItems() -> [LayoutItem] { [item] }

    override func update(_ new: PageContent<Content, Head>, environment: EnvironmentValues) {
        super.update(new, environment: environment)
        let isNewContent: Bool, isNewHead: Bool
        (content, isNewContent) = reconcile(content, with: new.content, environment: environment)
        (head, isNewHead) = reconcile(head, with: new.headContent, environment: environment)
        if isNewContent || isNewHead { itemsDidChange() }
    }

    override func itemsDidChange() {
        guard content != nil, head != nil else { return }
        load()
        item.invalidate()
    }

    private func load() { item.setChildren(content.items, head: head.items) }
}

/// Lays the content out under the head when it scrolls, else below it.
final class PageContentItem: LayoutItem {
    private let head: PageHead
    private let view = UIView()
    private let headView = UIView()
    private let content = OverlayStackItem(alignment: .center)
    private let headStack = StackItem(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0)

    init(_ head: PageHead) {
        self.head = head
        super.init()
        content.container = self
        headStack.container = self
        view.clipsToBounds = true
        head.view = headView
    }

    func setChildren(_ items: [LayoutItem], head: [LayoutItem]) {
        content.setChildren(items)
        content.forgetSizes()
        headStack.setChildren(head)
        headStack.forgetSizes()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let inner = content.size(for: proposal)
        let head = headStack.size(for: ProposedViewSize(width: proposal.width, height: nil))
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: max(inner.width, head.width), height: inner.height + head.height))
    }

    override func range(along axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> { 0...(.infinity) }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        canvas.put(view, frame: frame)
        let room = CGRect(origin: .zero, size: frame.size)
        let headOffer = ProposedViewSize(width: room.width, height: nil)
        let height = headStack.size(for: headOffer).height
        let own = ItemCanvas(view)
        place(in: room, on: own)
        guard height > 0 else {
            head.follow(nil, height: 0, travel: 0)
            return own.finish()
        }
        let scroll = head.scroll(fillingTopOf: room, in: view)
        if scroll == nil {
            own.restart()
            place(in: CGRect(x: 0, y: height, width: room.width, height: max(0, room.height - height)), on: own)
        }
        own.put(headView, frame: CGRect(x: 0, y: headView.frame.minY, width: room.width, height: height))
        own.finish()
        let inner = ItemCanvas(headView)
        headStack.place(at: .zero, proposal: headOffer, on: inner)
        inner.finish()
        head.follow(
            scroll, height: height, travel: headStack.children.reduce(0) { $0 + ($1.trait(Traits.headTravel) ?? 0) })
        if scroll == nil { headView.frame.origin.y = 0 }
        headView.backgroundColor = head.background
    }

    private func place(in room: CGRect, on canvas: ItemCanvas) {
        let offer = ProposedViewSize(room.size)
        let origin = content.origin(in: room.size, alignment: .center, proposal: offer)
        content.place(
            at: CGPoint(x: room.minX + origin.x, y: room.minY + origin.y).rounded, proposal: offer, on: canvas)
    }

    override var innerItems: [LayoutItem] { [content, headStack] }
    override var dumpLabel: String { "PageContent" }
}

extension Traits {
    /// How much of a page's head goes under the bar when the content is scrolled.
    static let headTravel = TraitKey<CGFloat>()
}
