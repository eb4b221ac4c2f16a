import Foundation

@available(*, unavailable, message: "Particles are not drawn: animate a few CALayers, or a CAReplicatorLayer")
open class CAEmitterLayer: CALayer {}

@available(*, unavailable, message: "Particles are not drawn: animate a few CALayers, or a CAReplicatorLayer")
open class CAEmitterCell: NSObject {}

@available(
    *, unavailable, message: "There are no selectors on Linux: use UIViewPropertyAnimator, a CAAnimation or a Timer"
)
open class CADisplayLink: NSObject {}

@available(*, unavailable, message: "Use a UIScrollView")
open class CAScrollLayer: CALayer {}

@available(*, unavailable, message: "Draw in a UIView: only what is in view is drawn")
open class CATiledLayer: CALayer {}

extension CALayer {
    @available(*, unavailable, message: "Put a UIVisualEffectView behind the content")
    public var compositingFilter: Any? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "Put a UIVisualEffectView behind the content")
    public var filters: [Any]? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "Start and stop the animation, or use UIViewPropertyAnimator")
    public var timeOffset: CFTimeInterval {
        get { 0 }
        set {}
    }
}
