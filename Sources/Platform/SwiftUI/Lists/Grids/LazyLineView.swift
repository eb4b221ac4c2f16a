import UIKit

/// Holds the views of a lazy row that are in view.
final class LazyLineView: UIView {
    /// How far beyond the edges parts are kept ready.
    private static let overscan: CGFloat = 160
    private weak var source: (any LazyLineSource)?
    weak var context: LineContext?
    var spacing: CGFloat = 8
    var alignment = VerticalAlignment.center
    var offeredHeight: CGFloat?
    private var ids: [AnyHashable] = []
    private var sizes: [AnyHashable: CGSize] = [:]
    private var isPopulating = false

    init(_ source: any LazyLineSource) {
        self.source = source
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("Views are not decoded") }

    func reload(_ new: [AnyHashable]) {
        ids = new
        let present = Set(new)
        sizes = sizes.filter { present.contains($0.key) }
        setNeedsLayout()
    }

    func remeasure(_ id: AnyHashable) {
        sizes[id] = nil
        source?.lengthDidChange()
        setNeedsLayout()
    }

    /// The first part stands for those never seen.
    private var estimate: CGSize {
        if sizes.isEmpty, !ids.isEmpty { measure(0) }
        guard !sizes.isEmpty else { return .zero }
        return CGSize(
            width: (sizes.values.reduce(0) { $0 + $1.width } / CGFloat(sizes.count)).rounded(),
            height: sizes.values.reduce(0) { max($0, $1.height) })
    }

    var measured: CGSize {
        guard !ids.isEmpty else { return .zero }
        let estimate = estimate
        let known = sizes.values.reduce(0) { $0 + $1.width }
        let width = known + estimate.width * CGFloat(ids.count - sizes.count) + spacing * CGFloat(ids.count - 1)
        return CGSize(width: width, height: estimate.height)
    }

    @discardableResult
    private func measure(_ index: Int) -> CGSize {
        if let known = sizes[ids[index]] { return known }
        let size = source?.host(at: index).size(height: offeredHeight) ?? .zero
        sizes[ids[index]] = size
        return size
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        populate()
    }

    /// The part of the row that the scroll view shows.
    private var visiblePart: (low: CGFloat, high: CGFloat) {
        guard let scrollView = context?.scrollView else { return (0, bounds.width) }
        let visible = scrollView.convert(scrollView.bounds, to: self)
        return (visible.minX - Self.overscan, visible.maxX + Self.overscan)
    }

    func populate() {
        guard !isPopulating, bounds.width > 0 else { return }
        isPopulating = true
        defer { isPopulating = false }
        let before = measured
        let (low, high) = visiblePart
        let estimate = estimate.width
        var x: CGFloat = 0
        var shown: Set<AnyHashable> = []
        for index in ids.indices {
            let guess = sizes[ids[index]]?.width ?? estimate
            if x + guess >= low, x <= high { place(index, at: x, &shown) }
            x += (sizes[ids[index]]?.width ?? estimate) + spacing
        }
        source?.drop(except: shown)
        if measured != before { source?.lengthDidChange() }
    }

    private func place(_ index: Int, at x: CGFloat, _ shown: inout Set<AnyHashable>) {
        guard let host = source?.host(at: index) else { return }
        let size = measure(index)
        let slack = bounds.height - size.height
        let y = alignment == .top ? 0 : alignment == .bottom ? slack : slack / 2
        if host.view.superview !== self { addSubview(host.view) }
        host.view.frame = CGRect(x: x, y: y.rounded(), width: size.width, height: size.height)
        host.showing.isOn = true
        shown.insert(ids[index])
    }
}
