import UIKit

/// Where a scroll view stands in its content.
public struct ScrollGeometry: Equatable, Sendable {
    public let contentOffset: CGPoint
    public let contentSize: CGSize
    public let contentInsets: EdgeInsets
    public let containerSize: CGSize

    /// The part of the content that is in view.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    public var bounds: CGRect { visibleRect }

    @MainActor
    init(_ scrollView: UIScrollView) {
        contentOffset = scrollView.contentOffset
        contentSize = scrollView.contentSize
        let inset = scrollView.contentInset
        contentInsets = EdgeInsets(top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right)
        containerSize = scrollView.bounds.size
    }
}

/// Hears of the scroll views inside of a view. Watchers around it hear too.
@MainActor
final class ScrollWatcher {
    private let outer: ScrollWatcher?
    var onChange: ((ScrollGeometry) -> Void)?

    nonisolated init(outer: ScrollWatcher?) { self.outer = outer }

    func report(_ scrollView: UIScrollView) {
        onChange?(ScrollGeometry(scrollView))
        outer?.report(scrollView)
    }
}

private struct ScrollWatcherKey: EnvironmentKey { static var defaultValue: ScrollWatcher? { nil } }

extension EnvironmentValues {
    var scrollWatcher: ScrollWatcher? {
        get { self[ScrollWatcherKey.self] }
        set { self[ScrollWatcherKey.self] = newValue }
    }
}

@usableFromInline struct ScrollGeometryModifier<T: Equatable>: BehaviorModifier {
    let transform: (ScrollGeometry) -> T
    let action: (T, T) -> Void

    final class Behavior {
        let watcher: ScrollWatcher
        var last: T?
        var action: (T, T) -> Void

        init(outer: ScrollWatcher?, action: @escaping (T, T) -> Void) {
            watcher = ScrollWatcher(outer: outer)
            self.action = action
        }
    }

    func attach(to node: Node) -> Behavior {
        let behavior = Behavior(outer: node.environment.scrollWatcher, action: action)
        behavior.watcher.onChange = { [weak behavior, transform] geometry in
            guard let behavior, geometry.containerSize.height > 0 else { return }
            let value = transform(geometry)
            guard value != behavior.last else { return }
            let old = behavior.last ?? value
            behavior.last = value
            // Scroll views report in the middle of a layout; what the action changes belongs to the next update.
            UpdateScheduler.shared.afterUpdate { behavior.action(old, value) }
        }
        return behavior
    }

    func update(_ behavior: Behavior, from previous: Self, node: Node) { behavior.action = action }

    func environment(_ behavior: Behavior, inherited: EnvironmentValues) -> EnvironmentValues {
        var environment = inherited
        environment.scrollWatcher = behavior.watcher
        return environment
    }
}

extension View {
    /// Runs when a value that is made of the geometry of the scroll view inside has changed.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ old: T, _ new: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform: transform, action: action))
    }
}
