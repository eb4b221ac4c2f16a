import UIKit

/// Something that a container measures and places: a leaf, a container, or a modifier around another item.
///
/// Sizes are cached for each proposal until the item, or something in it, changes. Items know the item around them so
/// that a change invalidates exactly the way up to the root.
@MainActor
package class LayoutItem {
    weak var container: LayoutItem?
    private var sizes = ProposalCache<CGSize>()
    private var knownGuides: DefinedGuides?

    /// Where the item was last placed, for geometry readers and scrolling.
    private(set) var placement: Placement?

    struct Placement {
        weak var canvas: UIView?
        var frame: CGRect
    }

    package final func size(for proposal: ProposedViewSize) -> CGSize {
        if let known = sizes[proposal] { return known }
        let size = measure(proposal)
        sizes.keep(size, for: proposal)
        return size
    }

    /// Computes the size that the item chooses for a proposal.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Puts the item's views onto the canvas, its top left corner at `origin`.
    final func place(at origin: CGPoint, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        let frame = CGRect(origin: origin, size: size(for: proposal))
        placement = Placement(canvas: canvas.view, frame: canvas.shown(frame))
        draw(in: frame, proposal: proposal, on: canvas)
    }

    /// Places what the item consists of. `frame` has the size that was measured for `proposal`.
    func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {}

    /// A guide that the item, or something in it, defines itself, in its own coordinates.
    final func guide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        definedGuides.contains(key.kind) ? findGuide(key, proposal: proposal) : nil
    }

    /// Looks for a guide of a kind that `findDefinedGuides` names.
    func findGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? { nil }

    final var definedGuides: DefinedGuides {
        if let knownGuides { return knownGuides }
        let guides = findDefinedGuides()
        knownGuides = guides
        return guides
    }

    func findDefinedGuides() -> DefinedGuides { [] }

    final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        let size = size(for: proposal)
        return ViewDimensions(width: size.width, height: size.height) { [self] key in guide(key, proposal: proposal) }
    }

    /// How small and how large the item can be along an axis. A leaf that knows answers without measuring.
    func range(along axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        var smallest = proposal
        smallest[axis] = 0
        var largest = proposal
        largest[axis] = .infinity
        let low = size(for: smallest)[axis]
        return low...max(low, size(for: largest)[axis])
    }

    /// Forgets sizes, here and in everything around, and has the root lay out again.
    final func invalidate() {
        forgetSizes()
        if let container { container.invalidate() } else { rootDidBecomeInvalid() }
    }

    func forgetSizes() {
        sizes.removeAll()
        knownGuides = nil
    }

    func rootDidBecomeInvalid() {}

    /// The size that `containerRelativeFrame` inside means, when this is a container of that kind.
    var containerSize: CGSize? { nil }

    // Traits, which modifiers pass through.
    var priority: Double { 0 }
    var zIndex: Double { 0 }
    var isSpacer: Bool { false }
    func trait<T>(_ key: TraitKey<T>) -> T? { nil }

    /// Whether the item keeps nothing but what its view says; see `TakingOver`.
    var canBeTakenOver: Bool { false }

    /// The items inside, for dumps and searches.
    var innerItems: [LayoutItem] { [] }

    /// A line for layout dumps.
    var dumpLabel: String { typeName(type(of: self)) }
}

/// Names a value that an item carries for its container, such as a tag or a list row's insets.
final class TraitKey<Value>: @unchecked Sendable {}

/// Which guides an item, or something in it, may define itself. Most define none, which saves walking through all that is
/// in them each time that something around them is aligned.
struct DefinedGuides: OptionSet {
    let rawValue: UInt8
    static let baselines = DefinedGuides(rawValue: 1)
    static let others = DefinedGuides(rawValue: 2)
    static let all: DefinedGuides = [.baselines, .others]
}

extension AlignmentKey {
    var kind: DefinedGuides {
        self == VerticalAlignment.firstTextBaseline.key || self == VerticalAlignment.lastTextBaseline.key
            ? .baselines : .others
    }
}

/// What was computed for the latest few proposals. There are rarely more than four, which are found faster in a row than by hash.
struct ProposalCache<Value> {
    private var entries: [(proposal: ProposedViewSize, value: Value)] = []

    subscript(proposal: ProposedViewSize) -> Value? {
        for entry in entries where entry.proposal == proposal { return entry.value }
        return nil
    }

    mutating func keep(_ value: Value, for proposal: ProposedViewSize) {
        if entries.count == 16 { removeAll() }
        entries.append((proposal, value))
    }

    mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}
