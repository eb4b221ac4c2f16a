import Foundation

/// A way to come and go, in the form of iOS 17.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
    nonisolated static var properties: TransitionProperties { get }
    typealias Content = PlaceholderContentView<Self>
}

extension Transition {
    public nonisolated static var properties: TransitionProperties { TransitionProperties() }
    public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(self).animation(animation) }
    public func combined<T: Transition>(with other: T) -> AnyTransition {
        AnyTransition(self).combined(with: AnyTransition(other))
    }
}

/// Where in its coming and going a view stands.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear
    case identity
    case didDisappear

    public var isIdentity: Bool { self == .identity }
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

public struct TransitionProperties: Sendable {
    public let hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Stands for the view that comes and goes in a transition's body.
public struct PlaceholderContentView<Value>: View {
    let content: AnyView
    public var body: some View { content }
}

/// A transition that the graph plays by itself.
protocol StandardTransition: Transition {
    var standard: AnyTransition { get }
}

extension StandardTransition {
    public func body(content: PlaceholderContentView<Self>, phase: TransitionPhase) -> some View { content }
}

public struct OpacityTransition: StandardTransition {
    public nonisolated init() {}
    var standard: AnyTransition { .opacity }
}
public struct IdentityTransition: StandardTransition {
    public nonisolated init() {}
    var standard: AnyTransition { .identity }
}
public struct SlideTransition: StandardTransition {
    public nonisolated init() {}
    var standard: AnyTransition { .slide }
}
/// Nothing blurs here: it fades and shrinks.
public struct BlurReplaceTransition: StandardTransition {
    public struct Configuration: Equatable, Sendable {
        public static let downUp = Configuration()
        public static let upUp = Configuration()
    }
    public nonisolated init(configuration: Configuration) {}
    var standard: AnyTransition { .opacity.combined(with: .scale(scale: 0.9)) }
}
public struct MoveTransition: StandardTransition {
    public var edge: Edge
    public nonisolated init(edge: Edge) { self.edge = edge }
    var standard: AnyTransition { .move(edge: edge) }
}
public struct PushTransition: StandardTransition {
    public var edge: Edge
    public nonisolated init(edge: Edge) { self.edge = edge }
    var standard: AnyTransition { .push(from: edge) }
}
public struct OffsetTransition: StandardTransition {
    public var offset: CGSize
    public nonisolated init(_ offset: CGSize) { self.offset = offset }
    var standard: AnyTransition { .offset(offset) }
}
public struct ScaleTransition: StandardTransition {
    public var scale: Double
    public var anchor: UnitPoint
    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
    var standard: AnyTransition { .scale(scale: scale, anchor: anchor) }
}
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: StandardTransition {
    public var insertion: Insertion
    public var removal: Removal
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
    var standard: AnyTransition {
        .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
    }
}

extension Transition where Self == OpacityTransition {
    public nonisolated static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == IdentityTransition {
    public nonisolated static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == SlideTransition {
    public nonisolated static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == BlurReplaceTransition {
    public nonisolated static var blurReplace: BlurReplaceTransition {
        BlurReplaceTransition(configuration: .downUp)
    }
    public nonisolated static func blurReplace(
        _ config: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}
extension Transition where Self == MoveTransition {
    public nonisolated static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
    public nonisolated static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == ScaleTransition {
    public nonisolated static var scale: ScaleTransition { ScaleTransition(0) }
    public nonisolated static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}
