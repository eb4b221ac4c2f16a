import Foundation

/// The sides at which a popover may point at its source.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// What a popover belongs to: a view or a bar's item.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
    /// The view and the part of it to point at.
    var popoverAnchor: (view: UIView, rect: CGRect)? { get }
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    public var popoverAnchor: (view: UIView, rect: CGRect)? { (self, bounds) }
}

/// Shows a controller beside the thing it belongs to. A press elsewhere dismisses it.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    /// In the source view's coordinates; all of it when null.
    open var sourceRect = CGRect.null
    open var barButtonItem: UIBarButtonItem?
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    open var backgroundColor: UIColor? {
        didSet { card.backgroundColor = backgroundColor ?? .tertiarySystemBackground }
    }
    /// Views outside that still take presses while it is open.
    open var passthroughViews: [UIView]?
    open var canOverlapSourceViewRect = false
    open var popoverBackgroundViewClass: AnyClass?
    private let card = SheetCardView()
    private static let gap: CGFloat = 6

    open override var presentedView: UIView? { card }
    open override var shouldRemovePresentersView: Bool { false }
    private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }

    open override func presentationTransitionWillBegin() {
        popoverDelegate?.prepareForPopoverPresentation(self)
        card.radius = 12
        card.layer.borderWidth = 1
        card.layer.dynamicBorderColor = .separator
        card.host(presentedViewController.view)
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { card.release() } }

    override func pressedOutside() {
        guard popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true else { return }
        presentedViewController.dismissedByReader()
        popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
    }

    override func passesThrough(_ point: CGPoint) -> Bool {
        guard let containerView else { return false }
        return passthroughViews?.contains { $0.convert($0.bounds, to: containerView).contains(point) } ?? false
    }

    override func defaultAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        DissolveAnimator(isPresenting: isPresenting, duration: 0.12)
    }

    override func containerLaidOut() {
        super.containerLaidOut()
        card.frame = frameOfPresentedViewInContainerView
    }

    // MARK: Place

    /// What it points at, in the container's coordinates.
    private var anchor: CGRect? {
        let item = sourceItem?.popoverAnchor ?? barButtonItem?.popoverAnchor
        guard let containerView,
            let (view, rect) = item ?? sourceView.map({ ($0, sourceRect.isNull ? $0.bounds : sourceRect) })
        else { return nil }
        return view.convert(rect, to: containerView)
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let room = container.bounds.inset(by: popoverLayoutMargins)
        var size = preferredContentSize
        if size.width <= 0 { size.width = 320 }
        if size.height <= 0 { size.height = 400 }
        size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        guard let anchor else {
            return CGRect(
                x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(),
                width: size.width, height: size.height)
        }
        return PopoverPlacement(room: room, anchor: anchor, size: size, gap: Self.gap)
            .frame(permitted: permittedArrowDirections)
    }
}

/// Finds the side of an anchor where a card has most room.
struct PopoverPlacement {
    let room: CGRect
    let anchor: CGRect
    let size: CGSize
    let gap: CGFloat

    func frame(permitted: UIPopoverArrowDirection) -> CGRect {
        let below = anchor.maxY + gap, above = anchor.minY - gap - size.height
        let right = anchor.maxX + gap, left = anchor.minX - gap - size.width
        func kept(_ x: CGFloat, _ y: CGFloat) -> CGRect {
            CGRect(
                x: min(max(x, room.minX), room.maxX - size.width).rounded(),
                y: min(max(y, room.minY), room.maxY - size.height).rounded(), width: size.width, height: size.height)
        }
        let centredX = anchor.midX - size.width / 2, centredY = anchor.midY - size.height / 2
        // An arrow that points up belongs to a card below its anchor.
        if permitted.contains(.up), below + size.height <= room.maxY { return kept(centredX, below) }
        if permitted.contains(.down), above >= room.minY { return kept(centredX, above) }
        if permitted.contains(.left), right + size.width <= room.maxX { return kept(right, centredY) }
        if permitted.contains(.right), left >= room.minX { return kept(left, centredY) }
        return kept(centredX, room.maxY - anchor.maxY > anchor.minY - room.minY ? below : above)
    }
}

/// Hears of a popover's coming and going.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}
