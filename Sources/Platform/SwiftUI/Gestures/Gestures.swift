import UIKit

/// A view that recognises taps, long presses or the pointer above it.
final class GestureView: UIView {
    var perform: (() -> Void)?
    var onHover: ((Bool) -> Void)?
    var onPress: ((Bool) -> Void)?
    var onLocation: ((CGPoint) -> Void)?

    func install(_ kind: GestureModifier.Kind) {
        switch kind {
        case .tap(let count):
            let recognizer = UITapGestureRecognizer()
            recognizer.numberOfTapsRequired = count
            recognizer.addHandler { [weak self, unowned recognizer] in
                guard let self else { return }
                onLocation?(recognizer.location(in: self))
                perform?()
            }
            addGestureRecognizer(recognizer)
        case .longPress(let duration, let distance):
            let recognizer = PressRecognizer()
            recognizer.minimumPressDuration = duration
            recognizer.allowableMovement = distance
            recognizer.onPress = { [weak self] in self?.onPress?(true) }
            recognizer.onRelease = { [weak self] in self?.onPress?(false) }
            recognizer.addHandler { [weak self, unowned recognizer] in
                if recognizer.state == .began { self?.perform?() }
            }
            addGestureRecognizer(recognizer)
        case .hover:
            let recognizer = UIHoverGestureRecognizer()
            recognizer.addHandler { [weak self, unowned recognizer] in
                if let self, [.began, .changed].contains(recognizer.state) {
                    onLocation?(recognizer.location(in: self))
                }
                switch recognizer.state {
                case .began: self?.onHover?(true)
                case .ended, .cancelled, .failed: self?.onHover?(false)
                default: break
                }
            }
            addGestureRecognizer(recognizer)
        }
    }
}

@usableFromInline struct GestureModifier: EffectModifier {
    enum Kind {
        case tap(count: Int)
        case longPress(duration: Double, distance: CGFloat)
        case hover
    }

    let kind: Kind
    var perform: (() -> Void)?
    var onHover: ((Bool) -> Void)?
    var onPress: ((Bool) -> Void)?
    var onLocation: ((CGPoint) -> Void)?

    func makeView() -> UIView? {
        let view = GestureView()
        view.install(kind)
        return view
    }

    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) {
        guard let view = view as? GestureView else { return }
        view.perform = environment.isEnabled ? perform : nil
        view.onHover = onHover
        view.onPress = environment.isEnabled ? onPress : nil
        view.onLocation = environment.isEnabled ? onLocation : nil
    }
}

@usableFromInline struct HitTestingModifier: EffectModifier {
    let isEnabled: Bool
    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) {
        view.isUserInteractionEnabled = isEnabled
    }
}

extension View {
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(GestureModifier(kind: .tap(count: count), perform: action))
    }
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(GestureModifier(kind: .tap(count: count), onLocation: action))
    }
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
                .onEnded { action($0.location) })
    }
    /// Runs when a press has been held; `onPressingChanged` hears of the press itself and of its end.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            GestureModifier(
                kind: .longPress(duration: minimumDuration, distance: maximumDistance), perform: action,
                onPress: onPressingChanged))
    }
    @_disfavoredOverload
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
    /// Runs when the pointer comes over the view and when it leaves.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(GestureModifier(kind: .hover, onHover: action))
    }
    public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTestingModifier(isEnabled: enabled)) }
    /// The frame takes clicks as a whole in any case.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        self
    }
    /// Runs with where the pointer is above the view, and when it has left.
    public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(
            GestureModifier(
                kind: .hover, onHover: { if !$0 { action(.ended) } }, onLocation: { action(.active($0)) }))
    }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Where the pointer stands.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}
