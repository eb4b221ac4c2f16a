import UIKit

/// The node of a lazy list: takes its content apart into rows and keeps a host for each row that is alive.
final class RecyclerNode<Content: RecyclerContent>: ViewNode<Content>, ScrollTarget {
    private let recycler = RecyclerView()
    /// The head of the page lies over the top of the list.
    var headRoom: CGFloat = 0 { didSet { if headRoom != oldValue { configure() } } }
    private lazy var item = RecyclerItem(recycler)
    private var rows: [LazyRow] = []
    private var hosts: [AnyHashable: RowHost] = [:]
    private var isPruneDue = false
    /// What rows that scrolled away have left, by the kind of row.
    private var spares: [LazyRow.Kind: [RowHost]] = [:]
    private var isReloading = false
    private var style = RowStyle()
    private var width: CGFloat = 0
    private let refresh = RefreshFollower()
    private var context: ScrollContext?
    private var sections: RowSections?
    private lazy var bodies = RowBodies(self)

    override init(view: Content, parent: Node?, environment: EnvironmentValues) {
        super.init(view: view, parent: parent, environment: environment)
        rows = DependencyTracker.track(self) { bodies.collect { view.rows } }
        item.onWidth = { [weak self] in self?.widthDidChange($0) }
        context = environment.scrollContext
        configure()
        connect()
        context?.add(self)
        environment.scrollProxy?.register(self)
        environment.pageHead?.add(self)
    }

    /// Few of many thousand rows are alive: the order comes from them, never from all rows.
    override var children: [Node] { bodies.children + hosts.values.sorted { $0.index < $1.index }.map(\.node) }
    override func makeItems() -> [LayoutItem] { [item] }
    override func itemsDidChange() {}

    override func update(_ new: Content, environment: EnvironmentValues) {
        super.update(new, environment: environment)
        evaluate()
    }

    override func evaluate() {
        isDirty = false
        rows = DependencyTracker.track(self) { bodies.collect { view.lines(of: view.rows, width: width) } }
        configure()
        // The recycler finds out where its rows have gone; looking each of many thousand up takes longer.
        isReloading = true
        let isChanged = recycler.reload(ids: rows.map(\.id))
        isReloading = false
        if isChanged { prune() }
        for (id, host) in hosts {
            guard let index = recycler.liveIndex(of: id) else { continue }
            host.index = index
            host.update(view.makeRow(rows, at: index), environment: environment)
        }
    }

    override func destroy() {
        super.destroy()
        for host in hosts.values { host.destroy() }
        hosts = [:]
        dropSpares()
        bodies.destroy()
        refresh.stop()
        environment.pageHead?.remove(self)
        context?.remove(self)
    }

    private func configure() {
        style = view.rowStyle(in: environment)
        recycler.spacing = style.spacing
        recycler.anchor = environment.scrollAnchor == .bottom ? .bottom : .top
        recycler.showsVerticalScrollIndicator = environment.showsScrollIndicators
        recycler.isScrollEnabled = environment.isScrollEnabled
        // Set once: each change of the inset lays out anew.
        let before = recycler.contentInset
        recycler.contentInset = environment.scrollContentInsets.uiInsets
        view.decorate(recycler, environment)
        recycler.contentInset.top += headRoom
        if recycler.contentInset != before { recycler.setNeedsLayout() }
        refresh.follow(environment, recycler)
        followPins()
        view.rowsDidChange(rows, in: recycler)
    }

    private func followPins() {
        let pins = view.pins(in: environment)
        sections = nil
        guard !pins.isEmpty, rows.contains(where: { $0.kind != .row }) else {
            if recycler.pinning != nil { recycler.pinning = nil }
            return
        }
        recycler.pinning = RecyclerView.Pinning(
            rows: { [weak self] top, bottom in
                guard let self else { return [] }
                let sections = self.sections ?? RowSections(self.rows)
                self.sections = sections
                return sections.pinned(top: top, bottom: bottom, pins)
            },
            inset: { [weak self] in
                guard let self else { return 0 }
                return self.headRoom - (self.environment.pageHead?.collapsed(by: self) ?? 0)
            },
            change: { [weak self] index, isAway in
                guard let self, let host = self.hosts[self.rows[index].id] else { return }
                host.isPinned = isAway
                if isAway { host.showing.isOn = true }
            })
    }

    private func connect() {
        recycler.onVisible = { [weak self] in self?.visibleRowsDidChange($0) }
        recycler.onLayout = { [weak self] in self?.reportGeometry() }
        recycler.onScroll = { [weak self] in
            self?.reportGeometry()
            PlaceWatch.shared.scrollViewDidScroll()
        }
        recycler.onRecycle = { [weak self] in self?.recycle($0) }
        var source = RecyclerView.Source(
            count: { [weak self] in self?.rows.count ?? 0 },
            id: { [weak self] in self?.rows[$0].id ?? AnyHashable($0) },
            makeView: { [weak self] index, spare in self?.host(at: index).view ?? spare ?? UIView() },
            estimatedHeight: { [weak self] _ in self?.style.estimatedHeight ?? 44 },
            measure: { [weak self] index, width in self?.host(at: index).height(width: width) ?? 0 })
        // A view and the tree of its row stay together.
        source.reusesViews = false
        recycler.source = source
    }

    /// A grid has as many columns as the width allows.
    private func widthDidChange(_ new: CGFloat) {
        let inset = environment.scrollContentInsets
        let room = max(0, new - inset.leading - inset.trailing)
        guard room != width else { return }
        width = room
        if view.dependsOnWidth { evaluate() }
    }

    private func reportGeometry() {
        environment.scrollWatcher?.report(recycler)
        environment.pageHead?.didScroll(self)
    }

    private func host(at index: Int) -> RowHost {
        let row = rows[index]
        if let host = hosts[row.id] {
            host.index = index
            return host
        }
        let make = view.makeRow(rows, at: index), host: RowHost
        if let spare = spares[row.kind]?.popLast() {
            host = spare
            host.takeOver(row.id, make, environment: environment)
        } else {
            host = RowHost(row.id, make, alignment: style.alignment, parent: self, environment: environment)
            host.onInvalid = { [weak self, weak host] in if let host { self?.recycler.remeasure(id: host.id) } }
        }
        host.index = index
        hosts[row.id] = host
        schedulePrune()
        return host
    }

    /// Rows that were only measured, or left the screen, go once the layout is over.
    private func schedulePrune() {
        guard !isPruneDue else { return }
        isPruneDue = true
        UpdateScheduler.shared.afterUpdate { [weak self] in self?.prune() }
    }

    private func prune() {
        isPruneDue = false
        for (id, host) in hosts where recycler.view(for: id) !== host.view {
            host.destroy()
            hosts[id] = nil
        }
    }

    private func recycle(_ view: UIView) {
        guard let view = view as? RowView, let host = view.host, hosts[host.id] === host else { return }
        hosts[host.id] = nil
        // A row that is gone for good takes all of it along.
        guard !isReloading, rows.indices.contains(host.index), rows[host.index].id == host.id, host.canBeTakenOver
        else { return host.destroy() }
        let kind = rows[host.index].kind
        guard spares[kind, default: []].count < Self.spareCount else { return host.destroy() }
        host.showing.isOn = false
        spares[kind, default: []].append(host)
    }

    /// As many as come into view in one frame of a fast scroll.
    private static var spareCount: Int { 10 }

    private func dropSpares() {
        for host in spares.values.joined() { host.destroy() }
        spares = [:]
    }

    private func visibleRowsDidChange(_ range: Range<Int>) {
        for (id, host) in hosts {
            host.showing.isOn = (range.contains(host.index) || host.isPinned) && recycler.view(for: id) === host.view
        }
    }

    // MARK: Scrolling to a row

    func scroll(to name: AnyHashable, anchor: UnitPoint?, animated: Bool) -> Bool {
        guard let row = rows.first(where: { $0.name == name || $0.innerNames.contains(name) }) ?? hostedRow(named: name)
        else { return false }
        let position: RecyclerView.RowPosition
        switch anchor {
        case .none: position = .nearest
        case .some(let point): position = point.y <= 0.25 ? .top : point.y >= 0.75 ? .bottom : .center
        }
        recycler.scrollTo(id: row.id, at: position, animated: animated)
        return true
    }

    func scroll(to edge: Edge, animated: Bool) {
        let row = edge == .bottom ? rows.last : edge == .top ? rows.first : nil
        guard let row else { return }
        recycler.scrollTo(id: row.id, at: edge == .bottom ? .bottom : .top, animated: animated)
    }

    var scrollingView: UIScrollView? { recycler }

    func name(at anchor: UnitPoint?) -> AnyHashable? {
        let bounds = recycler.bounds
        // Not what was visible in the last layout: a scroll is told before the next one.
        guard let index = recycler.index(at: bounds.minY + bounds.height * (anchor?.y ?? 0)),
            rows.indices.contains(index)
        else { return nil }
        return rows[index].name
    }

    /// A name that was given inside of a row.
    private func hostedRow(named name: AnyHashable) -> LazyRow? {
        rows.first { hosts[$0.id]?.node.descendant(named: name) != nil }
    }
}

extension RecyclerNode: HeadedScroll {
    var headedScrollView: UIScrollView { recycler }
    var headedPlacement: LayoutItem.Placement? { item.placement }
}

/// The layout item of a recycler: as large as the viewport.
final class RecyclerItem: ViewItem<RecyclerView> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 480))
    }
    override func range(along axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> { 0...(.infinity) }
    /// Told before the rows are laid out in it.
    var onWidth: ((CGFloat) -> Void)?
    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        onWidth?(frame.width)
        super.draw(in: frame, proposal: proposal, on: canvas)
    }
    override var dumpLabel: String { "Recycler" }
}

extension EdgeInsets {
    var uiInsets: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}
