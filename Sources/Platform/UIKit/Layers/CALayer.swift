import Foundation

public enum CALayerContentsGravity: String, Sendable { case resize, resizeAspect, resizeAspectFill, center }
public enum CALayerCornerCurve: String, Sendable { case circular, continuous }

/// What a view is drawn on: fill, corners, border, shadow and sublayers.
///
/// A facade, not a second tree: a view's layer reads and writes the view, and sublayers are drawn by the view that holds them.
@preconcurrency @MainActor open class CALayer: NSObject {
    public internal(set) weak var view: UIView?
    public internal(set) weak var superlayer: CALayer?
    public internal(set) var sublayers: [CALayer]?
    private var ownFrame = CGRect.zero
    private var ownBackground: CGColor?

    open var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { changed() } } }
    open var maskedCorners: CACornerMask = .all { didSet { if maskedCorners != oldValue { changed() } } }
    /// Radii that differ from corner to corner; they take precedence over `cornerRadius`.
    package var cornerRadii: CornerRadii? { didSet { if cornerRadii != oldValue { changed() } } }
    open var cornerCurve: CALayerCornerCurve = .circular
    open var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { changed() } } }
    open var borderColor: CGColor? { didSet { if borderColor != oldValue { changed() } } }
    /// A border that follows light and dark, which `borderColor` cannot.
    package var dynamicBorderColor: UIColor? { didSet { if dynamicBorderColor != oldValue { changed() } } }
    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed() } }
    open var shadowOpacity: Float = 0 { didSet { if shadowOpacity != oldValue { changed() } } }
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { if shadowOffset != oldValue { changed() } } }
    open var shadowRadius: CGFloat = 3 { didSet { if shadowRadius != oldValue { changed() } } }
    open var shadowPath: CGPath?
    open var contents: Any? { didSet { changed() } }
    open var contentsGravity: CALayerContentsGravity = .resize
    open var contentsScale: CGFloat = 1
    open var zPosition: CGFloat = 0
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var name: String?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    private var ownIsHidden = false
    private var ownOpacity: Float = 1
    private var ownMasksToBounds = false

    public override init() { super.init() }

    /// A copy for drawing on Apple's systems; here nothing calls it.
    public init(layer: Any) { super.init() }

    /// Also how a view makes the layer that its `layerClass` names: the only initialiser that every subclass has.
    public required init?(coder: NSCoder) { super.init() }

    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? ownMasksToBounds }
        set { if let view { view.clipsToBounds = newValue } else { ownMasksToBounds = newValue; changed() } }
    }

    open var backgroundColor: CGColor? {
        get { view.map { view in view.backgroundColor.map { CGColor(view.rgba($0)) } } ?? ownBackground }
        set {
            if let view {
                view.backgroundColor = newValue.map(UIColor.init(cgColor:))
            } else {
                ownBackground = newValue; changed()
            }
        }
    }

    open var frame: CGRect {
        get { view?.frame ?? ownFrame }
        set {
            if let view { view.frame = newValue } else if newValue != ownFrame { ownFrame = newValue; changed() }
        }
    }

    open var bounds: CGRect {
        get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
        set {
            if let view { view.bounds = newValue } else { ownFrame.size = newValue.size; changed() }
        }
    }

    open var position: CGPoint {
        get { view?.center ?? CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
        set {
            if let view {
                view.center = newValue
            } else {
                ownFrame.origin = CGPoint(x: newValue.x - ownFrame.width / 2, y: newValue.y - ownFrame.height / 2)
                changed()
            }
        }
    }

    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? ownOpacity }
        set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue; changed() } }
    }

    open var isHidden: Bool {
        get { view?.isHidden ?? ownIsHidden }
        set { if let view { view.isHidden = newValue } else { ownIsHidden = newValue; changed() } }
    }

    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        layer.superlayer = self
        sublayers = sublayers ?? []
        sublayers!.insert(layer, at: min(Int(index), sublayers!.count))
        changed()
    }

    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer?.changed()
        superlayer = nil
    }

    open func setNeedsDisplay() { changed() }
    open func setNeedsLayout() { view?.setNeedsLayout() }
    open func layoutIfNeeded() { view?.layoutIfNeeded() }
    open func removeAllAnimations() { view?.cancelAnimations() }

    /// Draws into a `GtkSnapshot` what another module adds: frames of a video.
    package var foreignContent: ((_ snapshot: OpaquePointer, _ rect: CGRect) -> Void)? { didSet { changed() } }

    /// Draws what the kind of layer adds: a path, a gradient.
    func drawContent(_ canvas: Canvas, in rect: CGRect) {}

    var radii: CornerRadii { cornerRadii ?? CornerRadii(cornerRadius, corners: maskedCorners) }

    func attach(to view: UIView) { self.view = view }
    func viewResized() {}

    func changed() {
        var layer: CALayer? = self
        while let current = layer {
            if let view = current.view { return view.setNeedsDisplay() }
            layer = current.superlayer
        }
    }
}
