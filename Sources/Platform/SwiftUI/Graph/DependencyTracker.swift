import Foundation
import Observation

/// Knows which node is being evaluated, so that state that is read meanwhile can remember whom to mark dirty.
enum DependencyTracker {
    /// Only touched on the main thread; reads of state on other threads find nothing here.
    nonisolated(unsafe) private static var evaluating: Node?

    static var current: Node? { MainThread.isCurrent ? evaluating : nil }

    /// Runs `body` on behalf of `node`. Models of the Observation framework that it reads are followed too.
    @MainActor
    static func track<Result>(_ node: Node, _ body: () -> Result) -> Result {
        let outer = evaluating
        evaluating = node
        defer { evaluating = outer }
        let target = WeakNode(node)
        return withObservationTracking(body) {
            onMain { target.node?.markDirty() }
        }
    }

    /// Runs `body` with no node to blame, for actions that happen to run inside a flush.
    @MainActor
    static func untracked<Result>(_ body: () -> Result) -> Result {
        let outer = evaluating
        evaluating = nil
        defer { evaluating = outer }
        return body()
    }
}

/// A reference to a node that does not keep it alive.
struct WeakNode: @unchecked Sendable {
    weak var node: Node?
    init(_ node: Node) { self.node = node }
}
