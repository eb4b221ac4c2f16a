import UIKit

/// A view that recognises taps, long presses or the pointer above it.
final class GestureView: UIView {
    var perform: (() -> Void)?
    var onHover: ((Bool) -> Void)?
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
        case .longPress(let duration):
            let recognizer = UILongPressGestureRecognizer()
            recognizer.minimumPressDuration = duration
            recognizer.addHandler { [weak self, unowned recognizer] in
                if recognizer.state == .began { self?.perform?() }
            }
            addGestureRecognizer(recognizer)
        case .hover:
            let recognizer = UIHoverGestureRecognizer()
            recognizer.addHandler { [weak self, unowned recognizer] in
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

struct GestureModifier: EffectModifier {
    enum Kind {
        case tap(count: Int)
        case longPress(duration: Double)
        case hover
    }

    let kind: Kind
    var perform: (() -> Void)?
    var onHover: ((Bool) -> Void)?
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
        view.onLocation = environment.isEnabled ? onLocation : nil
    }
}

struct HitTestingModifier: EffectModifier {
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
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(GestureModifier(kind: .longPress(duration: minimumDuration), perform: action))
    }
    /// Runs when the pointer comes over the view and when it leaves.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(GestureModifier(kind: .hover, onHover: action))
    }
    public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTestingModifier(isEnabled: enabled)) }
    /// The frame takes clicks as a whole in any case.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
}
