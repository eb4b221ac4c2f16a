import Foundation

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let resize = Self(rawValue: "resize")
    public static let resizeAspect = Self(rawValue: "resizeAspect")
    public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
    public static let center = Self(rawValue: "center")
    public static let top = Self(rawValue: "top")
    public static let bottom = Self(rawValue: "bottom")
    public static let left = Self(rawValue: "left")
    public static let right = Self(rawValue: "right")
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let circular = Self(rawValue: "circular")
    /// Drawn as circular: GSK rounds with circles.
    public static let continuous = Self(rawValue: "continuous")
    public init(rawValue: String) { self.rawValue = rawValue }
}

@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layoutSublayers(of layer: CALayer) {}
}

/// What a view is drawn on: fill, corners, border, shadow and sublayers.
///
/// A facade, not a second tree: a view's layer reads and writes the view, and sublayers are drawn by the view that holds them.
@preconcurrency @MainActor open class CALayer: NSObject {
    public internal(set) weak var view: UIView?
    public internal(set) weak var superlayer: CALayer?
    public internal(set) var sublayers: [CALayer]?
    private var ownBounds = CGRect.zero
    private var ownPosition = CGPoint.zero
    private var ownTransform = CATransform3DIdentity
    /// What animations show instead of the values, and what they left behind when they were not removed.
    var animated: [String: AnimatedValue] = [:]
    var held: [String: AnimatedValue] = [:]
    /// Shows the layer only where this one is opaque.
    open var mask: CALayer? {
        didSet {
            if oldValue !== mask { oldValue?.superlayer = nil }
            mask?.superlayer = self
            changed()
        }
    }
    open weak var delegate: (any CALayerDelegate)?
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
    open var shadowPath: CGPath? { didSet { if shadowPath != oldValue { changed() } } }
    open var contents: Any? { didSet { changed() } }
    open var contentsGravity: CALayerContentsGravity = .resize { didSet { changed() } }
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var contentsScale: CGFloat = 1
    open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { superlayer?.changed() } } }
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { if anchorPoint != oldValue { changed() } } }
    open var isOpaque = false
    open var isGeometryFlipped = false
    open var isDoubleSided = true
    open var drawsAsynchronously = false
    open var allowsEdgeAntialiasing = false
    open var allowsGroupOpacity = true
    open var needsDisplayOnBoundsChange = false
    open var sublayerTransform = CATransform3DIdentity
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
        get {
            if let view { return view.frame }
            let size = ownBounds.size
            return CGRect(
                x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height
            ).applying(affineTransform()).offsetBy(dx: ownPosition.x, dy: ownPosition.y)
        }
        set {
            if let view { return view.frame = newValue }
            let position = CGPoint(
                x: newValue.minX + newValue.width * anchorPoint.x, y: newValue.minY + newValue.height * anchorPoint.y)
            guard newValue.size != ownBounds.size || position != ownPosition else { return }
            ownPosition = position
            bounds.size = newValue.size
            changed()
        }
    }

    open var bounds: CGRect {
        get { view?.bounds ?? ownBounds }
        set {
            if let view { return view.bounds = newValue }
            guard newValue != ownBounds else { return }
            let resized = newValue.size != ownBounds.size
            ownBounds = newValue
            if resized { setNeedsLayout() }
            changed()
        }
    }

    open var position: CGPoint {
        get { view?.center ?? ownPosition }
        set {
            if let view { return view.center = newValue }
            ownPosition = newValue
            changed()
        }
    }

    open var transform: CATransform3D {
        get { view.map { CATransform3DMakeAffineTransform($0.transform) } ?? ownTransform }
        set {
            if let view { return view.transform = CATransform3DGetAffineTransform(newValue) }
            ownTransform = newValue
            changed()
        }
    }

    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// Geometry of a layer without a view, with what animations change in it.
    var shownGeometry: ShownGeometry {
        shown(ShownGeometry(bounds: ownBounds, center: ownPosition, transform: affineTransform()))
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

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        let index = sublayers?.firstIndex { $0 === sibling } ?? 0
        insertSublayer(layer, at: UInt32(index))
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        let index = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0
        insertSublayer(layer, at: UInt32(index))
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        insertSublayer(newLayer, at: UInt32(index))
    }

    open func removeFromSuperlayer() {
        if let parent = superlayer, parent.mask === self { parent.mask = nil }
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer?.changed()
        superlayer = nil
    }

    // MARK: Layout and drawing

    private var needsOwnLayout = true

    open func setNeedsDisplay() { changed() }
    open func setNeedsDisplay(_ r: CGRect) { changed() }
    open func displayIfNeeded() {}
    open func display() {}
    /// Draws the layer's own content; asked only of subclasses and of layers with a delegate.
    open func draw(in ctx: CGContext) { drawsItself = false }
    private(set) var drawsItself = true

    open func setNeedsLayout() {
        needsOwnLayout = true
        hostView?.setNeedsLayout()
    }

    open func layoutIfNeeded() {
        if let view { view.layoutIfNeeded() } else { layoutTree() }
    }

    /// Where a layer places its sublayers.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// Lays out this layer and those inside it that asked for it.
    func layoutTree() {
        if needsOwnLayout {
            needsOwnLayout = false
            layoutSublayers()
        }
        for layer in sublayers ?? [] where layer.view == nil { layer.layoutTree() }
    }

    /// The layer as it is drawn now: the same object, whose values do not lag here.
    open func presentation() -> Self? { self }
    open func model() -> Self { self }

    open func removeAllAnimations() {
        view?.cancelAnimations()
        held = [:]
        for key in LayerAnimations.keys(of: self) { LayerAnimations.remove(key, of: self) }
    }

    /// Draws the layer and what is in it into a context.
    open func render(in ctx: CGContext) {
        if let view {
            ctx.draw(tree: view, in: CGRect(origin: .zero, size: view.bounds.size))
        } else {
            ctx.draw { drawContents($0, in: CGRect(origin: .zero, size: bounds.size)) }
        }
    }

    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    open func hitTest(_ p: CGPoint) -> CALayer? {
        let inner = CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
        guard !isHidden, contains(inner) else { return nil }
        for layer in (sublayers ?? []).reversed() { if let hit = layer.hitTest(inner) { return hit } }
        return self
    }

    private var offsetInRoot: CGPoint {
        var point = CGPoint.zero
        var layer: CALayer? = self
        while let current = layer {
            if let view = current.view {
                let origin = view.convert(CGPoint.zero, to: nil)
                return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
            }
            point.x += current.frame.minX - current.bounds.minX
            point.y += current.frame.minY - current.bounds.minY
            layer = current.superlayer
        }
        return point
    }

    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        let a = l?.offsetInRoot ?? .zero, b = offsetInRoot
        return CGPoint(x: p.x + a.x - b.x, y: p.y + a.y - b.y)
    }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let a = l?.offsetInRoot ?? .zero, b = offsetInRoot
        return CGPoint(x: p.x + b.x - a.x, y: p.y + b.y - a.y)
    }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        CGRect(origin: convert(r.origin, from: l), size: r.size)
    }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        CGRect(origin: convert(r.origin, to: l), size: r.size)
    }

    /// Draws into a `GtkSnapshot` what another module adds: frames of a video.
    package var foreignContent: ((_ snapshot: OpaquePointer, _ rect: CGRect) -> Void)? { didSet { changed() } }

    /// Draws what the kind of layer adds: a path, a gradient.
    func drawContent(_ canvas: Canvas, in rect: CGRect) {}

    var radii: CornerRadii { cornerRadii ?? CornerRadii(cornerRadius, corners: maskedCorners) }

    func attach(to view: UIView) { self.view = view }
    func viewResized() { needsOwnLayout = true }

    func changed() {
        var layer: CALayer? = self
        while let current = layer {
            if let view = current.view { return view.setNeedsDisplay() }
            layer = current.superlayer
        }
    }
}
