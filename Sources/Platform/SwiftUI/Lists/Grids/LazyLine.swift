import UIKit

/// What a horizontal scroll view and the lazy rows in it know of each other.
@MainActor
final class LineContext {
    weak var scrollView: UIScrollView?
    private var listeners: [WeakBox<LazyLineView>] = []

    func add(_ listener: LazyLineView) {
        listeners.removeAll { $0.value == nil }
        listeners.append(WeakBox(listener))
    }

    func didScroll() { for listener in listeners { listener.value?.populate() } }
}

private struct LineContextKey: EnvironmentKey { static var defaultValue: LineContext? { nil } }

extension EnvironmentValues {
    /// The horizontal scroll view around, for lazy rows.
    var lineContext: LineContext? {
        get { self[LineContextKey.self] }
        set { self[LineContextKey.self] = newValue }
    }
}

/// A view whose parts stand beside each other and come into being when they are seen.
@MainActor
protocol LazyLineContent: View {
    var lineSpacing: CGFloat { get }
    var lineAlignment: VerticalAlignment { get }
    /// - Parameter height: The room for the line, for a grid.
    func lineRows(height: CGFloat) -> [LazyRow]
}

/// The node of a lazy row: keeps a host for each part that is in view.
final class LazyLineNode<Content: LazyLineContent>: ViewNode<Content>, LazyLineSource {
    private var rows: [LazyRow] = []
    private var hosts: [AnyHashable: RowHost] = [:]
    private lazy var item = LazyLineItem(LazyLineView(self))

    override init(view: Content, parent: Node?, environment: EnvironmentValues) {
        super.init(view: view, parent: parent, environment: environment)
        rows = DependencyTracker.track(self) { view.lineRows(height: item.height) }
        item.onHeight = { [weak self] in self?.heightDidChange() }
        item.view.spacing = view.lineSpacing
        item.view.alignment = view.lineAlignment
        item.view.reload(rows.map(\.id))
        environment.lineContext?.add(item.view)
        item.view.context = environment.lineContext
    }

    override var children: [Node] { hosts.values.sorted { $0.index < $1.index }.map(\.node) }
    override func makeItems() -> [LayoutItem] { [item] }
    override func itemsDidChange() {}

    override func update(_ new: Content, environment: EnvironmentValues) {
        super.update(new, environment: environment)
        evaluate()
    }

    override func evaluate() {
        isDirty = false
        load()
        item.invalidate()
    }

    private func heightDidChange() { load() }

    private func load() {
        rows = DependencyTracker.track(self) { view.lineRows(height: item.height) }
        let positions = Dictionary(rows.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        for (id, host) in hosts {
            guard let index = positions[id] else {
                host.destroy()
                hosts[id] = nil
                continue
            }
            host.index = index
            host.update(rows[index].make, environment: environment)
        }
        item.view.spacing = view.lineSpacing
        item.view.alignment = view.lineAlignment
        item.view.reload(rows.map(\.id))
    }

    override func destroy() {
        guard isAlive else { return }
        super.destroy()
        for host in hosts.values { host.destroy() }
        hosts = [:]
    }

    // MARK: Hosts

    func host(at index: Int) -> RowHost {
        let row = rows[index]
        if let host = hosts[row.id] { return host }
        let host = RowHost(
            row.id, row.make, alignment: .center, parent: self, environment: environment, axis: .horizontal)
        host.index = index
        host.onInvalid = { [weak self, id = row.id] in self?.item.view.remeasure(id) }
        hosts[row.id] = host
        return host
    }

    func drop(except ids: Set<AnyHashable>) {
        for (id, host) in hosts where !ids.contains(id) {
            host.view.removeFromSuperview()
            host.destroy()
            hosts[id] = nil
        }
    }

    func lengthDidChange() { item.invalidate() }
}

@MainActor
protocol LazyLineSource: AnyObject {
    func host(at index: Int) -> RowHost
    func drop(except ids: Set<AnyHashable>)
    func lengthDidChange()
}

/// The layout item of a lazy row: as long as all parts together, those never seen estimated.
final class LazyLineItem: ViewItem<LazyLineView> {
    private(set) var height: CGFloat = 0
    var onHeight: (() -> Void)?

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let room = proposal.height, room.isFinite, room != height {
            height = room
            onHeight?()
        }
        view.offeredHeight = proposal.height.flatMap { $0.isFinite ? $0 : nil }
        return view.measured
    }
    override var dumpLabel: String { "LazyLine" }
}
