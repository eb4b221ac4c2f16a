import Foundation

/// Where an edit menu should stand.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    public let identifier: AnyHashable?
    public let sourcePoint: CGPoint
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier
        self.sourcePoint = sourcePoint
        super.init()
    }
}

public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }

/// Shows the actions for a selection, at a place of the app's.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    public private(set) weak var view: UIView?
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, let window = view.window,
            let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
        else { return }
        let appearing = MenuAnimating()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: appearing)
        let target = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        let place = target.isNull ? configuration.sourcePoint : CGPoint(x: target.minX, y: target.maxY)
        MenuPresenter.present(menu, in: window, at: view.convert(place, to: window), preview: nil) { [weak self] in
            guard let self else { return }
            let leaving = MenuAnimating()
            self.delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: leaving)
            leaving.run()
        }
        appearing.run()
    }

    open func dismissMenu() { if let window = view?.window { MenuPresenter.dismiss(in: window) } }
    open func reloadVisibleMenu() {}
    open func updateVisibleMenuPosition(animated: Bool) {}
    open func location(in view: UIView?) -> CGPoint { view?.window?.pointer.position ?? .zero }
}

@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

/// Runs what an app wants to happen along with an edit menu.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

extension MenuAnimating: UIEditMenuInteractionAnimating {}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

/// The edit menu of older code, which worked with selectors.
@preconcurrency @MainActor public final class UIMenuController: NSObject {
    @available(*, unavailable, message: "Use UIEditMenuInteraction, or UIContextMenuInteraction with UIActions")
    public static var shared: UIMenuController { UIMenuController() }
    public func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
    public func hideMenu() {}
}

@preconcurrency @MainActor public final class UIMenuItem: NSObject {
    @available(
        *, unavailable, message: "There are no selectors on Linux: use UIAction in a UIEditMenuInteraction's menu"
    )
    public init(title: String, action: Any) {}
}
