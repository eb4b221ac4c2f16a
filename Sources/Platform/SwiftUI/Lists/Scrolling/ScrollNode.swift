import UIKit

/// What a scroll view and the lazy stacks in it know of each other.
@MainActor
final class ScrollContext {
    private var lazyNodes: [ObjectIdentifier] = []
    var onChange: (() -> Void)?

    /// A recycler inside does the scrolling; the scroll view only makes room for it.
    var isLazy: Bool { !lazyNodes.isEmpty }

    func add(_ node: Node) {
        lazyNodes.append(ObjectIdentifier(node))
        onChange?()
    }
    func remove(_ node: Node) {
        lazyNodes.removeAll { $0 == ObjectIdentifier(node) }
        onChange?()
    }
}

final class ScrollNode<Content: View>: ContainerNode<ScrollView<Content>, AnyView>, ScrollTarget {
    private lazy var scroll = ScrollItem(axes: view.axes)
    private lazy var context = ScrollContext()
    private lazy var line = LineContext()
    private var cached: (from: EnvironmentValues, to: EnvironmentValues)?

    var headRoom: CGFloat = 0 { didSet { if headRoom != oldValue { scroll.setHeadRoom(headRoom) } } }
    private let refresh = RefreshFollower()

    override var item: LayoutItem { scroll }
    override func contentView(of view: ScrollView<Content>) -> AnyView { view.lazyContent }
    override func setChildren(_ items: [LayoutItem]) { scroll.setChildren(items) }

    override var contentEnvironment: EnvironmentValues {
        if let cached, cached.from.isIdentical(to: environment) { return cached.to }
        var changed = environment
        changed.scrollContext = view.axes == .vertical ? context : nil
        changed.stackAxis = .vertical
        line.scrollView = scroll.scrollView
        changed.lineContext = view.axes == .horizontal ? line : nil
        // A lazy stack scrolls in this view's stead; other scroll views inside are on their own.
        if view.axes != .vertical { changed.pageHead = nil }
        changed.scrollPages = false
        changed.showsScrollIndicators = view.showsIndicators && environment.showsScrollIndicators
        context.onChange = { [weak self] in
            guard let self else { return }
            self.scroll.isLazy = self.context.isLazy
            self.scroll.invalidate()
        }
        cached = (environment, changed)
        return changed
    }

    override func viewDidChange() { configure() }

    override init(view: ScrollView<Content>, content: AnyView, parent: Node?, environment: EnvironmentValues) {
        super.init(view: view, content: content, parent: parent, environment: environment)
        configure()
        environment.scrollProxy?.register(self)
        if view.axes.contains(.vertical) { environment.pageHead?.add(self) }
    }

    private func configure() {
        let scrollView = scroll.scrollView
        scrollView.showsVerticalScrollIndicator = view.showsIndicators && environment.showsScrollIndicators
        scrollView.showsHorizontalScrollIndicator = view.showsIndicators && environment.showsScrollIndicators
        scrollView.isScrollEnabled = environment.isScrollEnabled
        scrollView.isPagingEnabled = environment.scrollPages
        scroll.anchorsAtBottom = environment.scrollAnchor == .bottom
        scroll.margins = environment.scrollContentInsets
        scroll.isLazy = context.isLazy
        scroll.watcher = environment.scrollWatcher
        scroll.onScroll = { [weak self] in self?.didScroll() }
        if view.axes.contains(.vertical), !context.isLazy { refresh.follow(environment, scrollView) }
    }

    private func didScroll() {
        line.didScroll()
        if !context.isLazy { environment.pageHead?.didScroll(self) }
    }

    var scrollingView: UIScrollView? { context.isLazy ? nil : scroll.scrollView }

    func name(at anchor: UnitPoint?) -> AnyHashable? {
        let bounds = scroll.scrollView.bounds
        let point = CGPoint(
            x: bounds.minX + bounds.width * (anchor?.x ?? 0), y: bounds.minY + bounds.height * (anchor?.y ?? 0))
        return namedPlaces.min { $0.frame.distance(to: point) < $1.frame.distance(to: point) }?.name
    }

    /// The views inside that have ids, with their frames in the content.
    private var namedPlaces: [(name: AnyHashable, frame: CGRect)] {
        var found: [(name: AnyHashable, frame: CGRect)] = []
        func collect(_ node: Node) {
            for (name, child) in (node as? any CollectionNode)?.namedChildren ?? [] { note(name, child) }
            if let identified = node as? any IdentifiedNode { note(identified.explicitID, node) }
            for child in node.children { collect(child) }
        }
        func note(_ name: AnyHashable, _ node: Node) {
            guard let place = node.items.first?.placement, let canvas = place.canvas else { return }
            found.append((name, canvas.convert(place.frame, to: scroll.contentView)))
        }
        for child in children { collect(child) }
        return found
    }

    override func destroy() {
        guard isAlive else { return }
        super.destroy()
        refresh.stop()
        environment.pageHead?.remove(self)
    }

    func scroll(to name: AnyHashable, anchor: UnitPoint?, animated: Bool) -> Bool {
        guard !context.isLazy, let node = descendant(named: name), let placement = node.items.first?.placement,
            let canvas = placement.canvas
        else { return false }
        scroll.reveal(canvas.convert(placement.frame, to: scroll.contentView), anchor: anchor, animated: animated)
        return true
    }
}

extension ScrollNode: HeadedScroll {
    var headedScrollView: UIScrollView { scroll.scrollView }
    var headedPlacement: LayoutItem.Placement? { context.isLazy ? nil : scroll.placement }
}

/// Lays out its content as large as it likes along the scrolling axes.
final class ScrollItem: LayoutItem {
    let scrollView = UIScrollView()
    let contentView = UIView()
    private let axes: Axis.Set
    private let stack = StackItem(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    var isLazy = false
    var anchorsAtBottom = false
    /// Around the content, and scrolled with it.
    var margins = EdgeInsets() { didSet { if margins != oldValue { invalidate() } } }
    var watcher: ScrollWatcher?
    var onScroll: (() -> Void)?
    private var hasLaidOut = false

    init(axes: Axis.Set) {
        self.axes = axes
        super.init()
        stack.container = self
        scrollView.addSubview(contentView)
        scrollView.onScroll = { [weak self] in
            self?.reportGeometry()
            PlaceWatch.shared.scrollViewDidScroll()
        }
    }

    func setChildren(_ items: [LayoutItem]) {
        stack.setChildren(items)
        stack.forgetSizes()
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        if isLazy { return proposal }
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width.map { max(0, $0 - margins.sum.width) },
            height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.sum.height) })
    }

    /// What the scroll view was last offered: its content is measured before it is placed.
    private var shownSize: CGSize?

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite {
            shownSize = CGSize(width: width, height: height)
        }
        let content = contentSize(proposal)
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : max(content.width, 0),
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = stack.size(for: offer(proposal))
        guard !isLazy else { return size }
        return CGSize(width: size.width + margins.sum.width, height: size.height + margins.sum.height)
    }

    override func range(along axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        let scrolls = axes.contains(axis == .horizontal ? .horizontal : .vertical)
        return scrolls || isLazy ? 0...(.infinity) : super.range(along: axis, proposal: proposal)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        if isLazy { return stack.place(at: frame.origin, proposal: ProposedViewSize(frame.size), on: canvas) }
        canvas.put(scrollView, frame: frame)
        let wasAtBottom = scrollView.contentOffset.y >= scrollView.contentSize.height - scrollView.bounds.height - 1
        let size = contentSize(proposal)
        let content = CGSize(width: max(size.width, frame.width), height: size.height)
        contentView.frame = CGRect(origin: .zero, size: content)
        scrollView.contentSize = content
        let own = ItemCanvas(contentView)
        let x = axes.contains(.horizontal) ? 0 : (frame.width - size.width) / 2
        stack.place(at: CGPoint(x: margins.leading + x.rounded(), y: margins.top), proposal: offer(proposal), on: own)
        own.finish()
        if anchorsAtBottom, wasAtBottom || !hasLaidOut {
            scrollView.contentOffset = CGPoint(x: 0, y: max(0, content.height - frame.height))
        }
        hasLaidOut = true
        reportGeometry()
    }

    private func reportGeometry() {
        guard !isLazy else { return }
        watcher?.report(scrollView)
        onScroll?()
    }

    /// Room for the head of the page; a view that shows its top keeps showing it.
    func setHeadRoom(_ room: CGFloat) {
        let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
        scrollView.contentInset.top = room
        if isAtTop { scrollView.contentOffset.y = -scrollView.adjustedContentInset.top }
    }

    func reveal(_ rect: CGRect, anchor: UnitPoint?, animated: Bool) {
        guard let anchor else { return scrollView.scrollRectToVisible(rect, animated: animated) }
        let bounds = scrollView.bounds.size
        func clamp(_ value: CGFloat, _ content: CGFloat, _ room: CGFloat) -> CGFloat {
            max(0, min(value, content - room))
        }
        let x = clamp(rect.minX - (bounds.width - rect.width) * anchor.x, contentView.frame.width, bounds.width)
        let y = clamp(rect.minY - (bounds.height - rect.height) * anchor.y, contentView.frame.height, bounds.height)
        scrollView.setContentOffset(CGPoint(x: x, y: y), animated: animated)
    }

    override var containerSize: CGSize? { shownSize }
    override var innerItems: [LayoutItem] { [stack] }
    override var dumpLabel: String { "ScrollView" }
}

extension CGRect {
    /// 0 for a point inside.
    fileprivate func distance(to point: CGPoint) -> CGFloat {
        let (dx, dy) = (max(minX - point.x, 0, point.x - maxX), max(minY - point.y, 0, point.y - maxY))
        return dx * dx + dy * dy
    }
}
