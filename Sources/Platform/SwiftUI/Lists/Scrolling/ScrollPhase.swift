import UIKit

/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable, CustomDebugStringConvertible {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
    public var debugDescription: String { "\(self)" }
}

/// What is known when a scroll view's phase changes.
public struct ScrollPhaseChangeContext: Sendable {
    public let geometry: ScrollGeometry
    /// Points each second; the desktop does not tell them.
    public let velocity: CGVector?
}

/// Notices the phases of the scroll views inside: a wheel has no end, so rest is a while without movement.
@usableFromInline struct ScrollPhaseModifier: BehaviorModifier {
    static let rest = 0.15
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    final class Behavior {
        let watcher: ScrollWatcher
        var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
        var phase = ScrollPhase.idle
        var lastOffset: CGPoint?
        var movements = 0

        init(outer: ScrollWatcher?, action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
            watcher = ScrollWatcher(outer: outer)
            self.action = action
        }

        @MainActor
        func change(to new: ScrollPhase, _ geometry: ScrollGeometry) {
            guard new != phase else { return }
            let old = phase
            phase = new
            UpdateScheduler.shared.afterUpdate { [self] in
                action(old, new, ScrollPhaseChangeContext(geometry: geometry, velocity: nil))
            }
        }
    }

    func attach(to node: Node) -> Behavior {
        let behavior = Behavior(outer: node.environment.scrollWatcher, action: action)
        behavior.watcher.onChange = { [weak behavior] geometry in
            guard let behavior, geometry.contentOffset != behavior.lastOffset else { return }
            let isFirst = behavior.lastOffset == nil
            behavior.lastOffset = geometry.contentOffset
            guard !isFirst else { return }
            behavior.movements += 1
            behavior.change(to: .interacting, geometry)
            let movement = behavior.movements
            DispatchQueue.main.asyncAfter(deadline: .now() + Self.rest) { [weak behavior] in
                MainActor.assumeIsolated {
                    guard let behavior, behavior.movements == movement else { return }
                    behavior.change(to: .idle, geometry)
                }
            }
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
    /// Runs when the scroll view inside begins or ends to move.
    public func onScrollPhaseChange(_ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase) -> Void) -> some View {
        modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
    }
    public func onScrollPhaseChange(
        _ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View { modifier(ScrollPhaseModifier(action: action)) }

    /// Runs when more or less than `threshold` of the view has come into its scroll view's viewport.
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        onGeometryChange(for: Bool.self) {
            $0.visiblePart > 0 && $0.visiblePart >= threshold
        } action: {
            action($0)
        }
    }
}

extension GeometryProxy {
    /// How much of the view lies in the window's part that its scroll view shows, from 0 to 1.
    var visiblePart: Double {
        guard size.width > 0, size.height > 0, let viewport else { return 0 }
        let shown = frame(in: .global).intersection(viewport)
        return shown.isNull ? 0 : shown.width * shown.height / (size.width * size.height)
    }

    /// The frame of the scroll view around, or of the window, in the window.
    var viewport: CGRect? {
        guard let view = item?.placement?.canvas else { return nil }
        let scroll = sequence(first: view, next: { $0.superview }).first { $0 is UIScrollView || $0 is UIWindow }
        return scroll.map { $0.convert($0.bounds, to: nil) }
    }
}
