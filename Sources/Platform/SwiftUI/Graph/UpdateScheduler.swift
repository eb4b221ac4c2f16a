import UIKit

/// Collects what became invalid and brings the tree up to date in one flush.
///
/// A flush evaluates dirty nodes parents first, lays out the roots that need it, then runs the actions that wait for a
/// finished layout (`onAppear`, `onChange`, …). Those may make more dirty, so it repeats until all is quiet.
@MainActor
package final class UpdateScheduler {
    package static let shared = UpdateScheduler()

    /// A cycle of updates that does not come to rest within this many rounds is cut off, and goes on in the next frame.
    private static let roundLimit = 30

    private var dirty: [Node] = []
    private var roots: [LayoutRoot] = []
    private var actions: [() -> Void] = []
    private var isScheduled = false
    private var isFlushing = false
    private var transaction: Transaction?

    /// Asks the main loop for a flush. Tests without a window replace it and call `flush()` themselves.
    package var requestFlush: (@escaping @MainActor () -> Void) -> Void = { Flush.schedule($0) }

    func markDirty(_ node: Node) {
        guard node.isAlive, !node.isDirty else { return }
        node.isDirty = true
        dirty.append(node)
        noteTransaction()
        schedule()
    }

    func setNeedsLayout(_ root: LayoutRoot) {
        guard !roots.contains(where: { $0 === root }) else { return }
        roots.append(root)
        schedule()
    }

    /// Runs `action` once the current or next flush has evaluated and laid out.
    func afterUpdate(_ action: @escaping () -> Void) {
        actions.append(action)
        schedule()
    }

    func animateNextLayout(_ animation: Animation?) { transaction = Transaction(animation: animation) }

    /// The animation of the changes that are evaluated just now.
    var currentAnimation: Animation? { transaction?.effectiveAnimation ?? LayoutRoot.currentAnimation }

    package func flush() {
        guard !isFlushing else { return }
        isFlushing = true
        defer { isFlushing = false }
        isScheduled = false
        for _ in 0..<Self.roundLimit {
            guard isPending else { return }
            evaluateDirty()
            layOutRoots()
            PlaceWatch.shared.check()
            PreferenceObservers.shared.deliver()
            runActions()
        }
        schedule()
    }

    package var isPending: Bool { !(dirty.isEmpty && roots.isEmpty && actions.isEmpty) }

    private func schedule() {
        guard !isScheduled, !isFlushing else { return }
        isScheduled = true
        requestFlush { [weak self] in self?.flush() }
    }

    private func noteTransaction() {
        guard let current = Transaction.current, current.effectiveAnimation != nil else { return }
        transaction = current
    }

    private func evaluateDirty() {
        for _ in 0..<Self.roundLimit where !dirty.isEmpty {
            let batch = dirty.sorted { $0.depth < $1.depth }
            dirty.removeAll(keepingCapacity: true)
            for node in batch where node.isDirty {
                node.isDirty = false
                if node.isAlive { node.evaluate() }
            }
        }
    }

    private func layOutRoots() {
        let animation = transaction?.effectiveAnimation
        transaction = nil
        while !roots.isEmpty {
            let batch = roots
            roots.removeAll(keepingCapacity: true)
            for root in batch { root.layOutIfNeeded(animation: animation) }
        }
    }

    private func runActions() {
        let batch = actions
        actions.removeAll()
        for action in batch { DependencyTracker.untracked(action) }
    }
}
