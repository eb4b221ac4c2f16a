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
    /// Of the layout that is due.
    private var transaction: Transaction?
    /// Of the nodes that were marked inside of one.
    private var transactions: [ObjectIdentifier: Transaction] = [:]
    /// Of the node that is evaluated just now.
    private var evaluating: Transaction?
    /// Counts layouts: what is evaluated and the layout that follows belong to one update.
    private(set) var updateNumber = 0

    /// Asks the main loop for a flush. Tests without a window replace it and call `flush()` themselves.
    package var requestFlush: (@escaping @MainActor () -> Void) -> Void = { Flush.schedule($0) }

    func markDirty(_ node: Node) {
        guard node.isAlive else { return }
        noteTransaction(of: node)
        guard !node.isDirty else { return }
        node.isDirty = true
        dirty.append(node)
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

    /// The transaction of the changes that are evaluated just now, as it reaches a node.
    func transaction(for node: Node) -> Transaction {
        let base = evaluating ?? Transaction.current ?? LayoutRoot.base ?? Transaction()
        return node.environment.transactionScope.transaction(from: base)
    }

    /// The animation of what is evaluated just now, in a place with a certain scope; none while a window is made.
    func animationOfChange(in scope: TransactionScope?, or own: Animation?) -> Animation? {
        guard let base = evaluating ?? Transaction.current ?? LayoutRoot.base, UIView.areAnimationsEnabled else {
            return nil
        }
        return own ?? scope.transaction(from: base).animation
    }

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

    /// An animation counts even where other changes of the same update have none.
    private func noteTransaction(of node: Node) {
        guard let current = Transaction.current else { return }
        if current.animation != nil || transaction == nil { transaction = current }
        let id = ObjectIdentifier(node)
        if current.animation != nil || transactions[id] == nil { transactions[id] = current }
    }

    private func evaluateDirty() {
        for _ in 0..<Self.roundLimit where !dirty.isEmpty {
            let batch = dirty.sorted { $0.depth < $1.depth }
            dirty.removeAll(keepingCapacity: true)
            let transactions = transactions
            self.transactions.removeAll(keepingCapacity: true)
            for node in batch where node.isDirty {
                node.isDirty = false
                guard node.isAlive else { continue }
                evaluating = transactions[ObjectIdentifier(node)] ?? Transaction()
                node.evaluate()
            }
            evaluating = nil
        }
    }

    private func layOutRoots() {
        let transaction = transaction ?? Transaction()
        self.transaction = nil
        while !roots.isEmpty {
            let batch = roots
            roots.removeAll(keepingCapacity: true)
            for root in batch { root.layOutIfNeeded(transaction) }
        }
        updateNumber += 1
    }

    private func runActions() {
        let batch = actions
        actions.removeAll()
        for action in batch { DependencyTracker.untracked(action) }
    }
}
