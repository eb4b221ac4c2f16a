import Foundation

/// What the commit of a preview animates with.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview is drawn. Kept for the code that makes them: a desktop's menus have no previews.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    open var visiblePath: UIBezierPath?
    open var shadowPath: UIBezierPath?
    open var backgroundColor: UIColor! = .clear
    public override init() { super.init() }
}

/// Where a preview stands.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    public let container: UIView
    public let center: CGPoint
    public let transform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }
}

/// A view as a preview.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    public let view: UIView
    public let parameters: UIPreviewParameters
    public let target: UIPreviewTarget

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
    open var size: CGSize { view.bounds.size }
}
