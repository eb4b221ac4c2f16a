import Foundation

/// A rectangle that takes part in Auto Layout and draws nothing.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// Whose rectangle it is: the app's own, or one that follows a view.
    enum Kind: Hashable { case own, safeArea, margins, readable, keyboard, content, frame }

    public internal(set) weak var owningView: UIView?
    open var identifier = ""
    let kind: Kind
    var storedFrame = CGRect.zero
    var stamp = 0
    var base = 0

    public override init() {
        kind = .own
        super.init()
    }

    public required init?(coder: NSCoder) {
        kind = .own
        super.init()
    }

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        owningView = view
        super.init()
        identifier = "\(kind)"
    }

    /// In the coordinates of the view it belongs to; for the app's own guides, as of the last layout.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        let bounds = view.bounds
        switch kind {
        case .own, .content: return storedFrame
        case .readable: return storedFrame == .zero ? bounds.inset(by: view.layoutMargins) : storedFrame
        case .safeArea: return bounds.inset(by: view.safeAreaInsets)
        case .margins: return bounds.inset(by: view.layoutMargins)
        case .frame: return bounds
        case .keyboard:
            return CGRect(x: bounds.minX, y: bounds.maxY - view.safeAreaInsets.bottom, width: bounds.width, height: 0)
        }
    }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

    /// The active constraints that name the guide along an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        (owningView?.layoutState?.mentions ?? []).filter { $0.firstItem === self || $0.secondItem === self }
    }
}

/// The guide that follows the on-screen keyboard. A desktop has none: it lies along the bottom of the safe area.
@preconcurrency @MainActor public final class UIKeyboardLayoutGuide: UILayoutGuide {
    public var usesBottomSafeArea = true
    public var followsUndockedKeyboard = false
    public var keyboardDismissPadding: CGFloat = 0

    init(of view: UIView) { super.init(.keyboard, of: view) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
