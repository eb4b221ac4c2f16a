import Foundation

/// Where a view stands that comes into, or leaves, the viewport of its scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing
    public var isIdentity: Bool { self == .identity }
    /// -1 before the viewport, 0 within, 1 behind it.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// Whether an effect follows scrolling or jumps when the view has come in far enough.
public struct ScrollTransitionConfiguration: Sendable {
    public struct Threshold: Sendable {
        let part: Double
        public static let visible = Threshold(part: 0.01)
        public static let hidden = Threshold(part: 0)
        public static let centered = Threshold(part: 1)
        public static func visible(_ amount: Double) -> Threshold { Threshold(part: amount) }
        public func inset(by distance: Double) -> Threshold { self }
    }
    enum Kind { case interactive, stepwise, none }
    let kind: Kind
    var threshold = Threshold.visible(0.5)

    public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
    public static let animated = ScrollTransitionConfiguration(kind: .stepwise)
    public static let identity = ScrollTransitionConfiguration(kind: .none)
    public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { .interactive }
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }
}

extension View {
    /// Changes how the view looks while it comes into the viewport of its scroll view, and while it leaves.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            VisualEffectModifier { proxy in
                let (phase, hidden) = proxy.scrollPhase(axis)
                let whole = transition(EmptyVisualEffect(), .identity)._values
                guard phase != .identity else { return whole }
                let configuration = phase == .topLeading ? topLeading : bottomTrailing
                let outside = transition(EmptyVisualEffect(), phase)._values
                switch configuration.kind {
                case .none: return whole
                case .interactive: return whole.mixed(with: outside, by: hidden)
                case .stepwise: return 1 - hidden >= configuration.threshold.part ? whole : outside
                }
            })
    }
}

extension GeometryProxy {
    /// Through which end of the viewport the view reaches, and which part of it is hidden there.
    func scrollPhase(_ axis: Axis?) -> (ScrollTransitionPhase, Double) {
        guard let viewport, size.width > 0, size.height > 0 else { return (.identity, 0) }
        let frame = frame(in: .global)
        var ends: [(ScrollTransitionPhase, CGFloat)] = []
        if axis != .horizontal {
            ends.append((.topLeading, (viewport.minY - frame.minY) / frame.height))
            ends.append((.bottomTrailing, (frame.maxY - viewport.maxY) / frame.height))
        }
        if axis != .vertical {
            ends.append((.topLeading, (viewport.minX - frame.minX) / frame.width))
            ends.append((.bottomTrailing, (frame.maxX - viewport.maxX) / frame.width))
        }
        guard let most = ends.max(by: { $0.1 < $1.1 }), most.1 > 0 else { return (.identity, 0) }
        return (most.0, min(1, most.1))
    }
}
