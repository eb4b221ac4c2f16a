import Foundation

/// Opens a menu on a secondary click, a long press or the Menu key.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    public enum Appearance: Int, Sendable { case unknown, rich, compact }

    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    public private(set) weak var view: UIView?
    open var menuAppearance: Appearance { .compact }
    private var lastPlace = CGPoint.zero
    private var openConfiguration: UIContextMenuConfiguration?
    private let longPress = UILongPressGestureRecognizer()

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        longPress.addHandler { [weak self] in self?.pressedLong() }
    }

    open func willMove(to view: UIView?) {
        guard view == nil, let old = self.view else { return }
        old.secondaryClickHandler = nil
        old.removeGestureRecognizer(longPress)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        view.secondaryClickHandler = { [weak self] place in self?.open(at: place) ?? false }
        view.addGestureRecognizer(longPress)
    }

    open func location(in view: UIView?) -> CGPoint {
        guard let window = self.view?.window else { return lastPlace }
        return view?.convert(lastPlace, from: window) ?? lastPlace
    }

    open func dismissMenu() { if let window = view?.window { MenuPresenter.dismiss(in: window) } }

    /// Replaces the menu that is open.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let configuration = openConfiguration, let window = view?.window,
            let menu = configuration.actionProvider?([])
        else { return }
        MenuPresenter.present(block(menu), in: window, at: lastPlace)
    }

    private func pressedLong() {
        // A mouse has its second button; held presses select text and drag.
        guard longPress.state == .began, longPress.touches.first?.type == .direct else { return }
        _ = open(at: longPress.location(in: nil))
    }

    /// - Parameter place: In the window.
    func open(at place: CGPoint) -> Bool {
        guard let view, let window = view.window, let delegate else { return false }
        lastPlace = place
        let location = view.convert(place, from: window)
        guard let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location),
            let menu = configuration.actionProvider?([])
        else { return false }
        openConfiguration = configuration
        let appearing = MenuAnimating()
        delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: appearing)
        MenuPresenter.present(menu, in: window, at: place, preview: configuration.previewProvider?()) { [weak self] in
            guard let self else { return }
            self.openConfiguration = nil
            let leaving = MenuAnimating()
            self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: leaving)
            leaving.run()
        }
        appearing.run()
        return true
    }
}

/// Runs what an app wants to happen along with a menu.
final class MenuAnimating: NSObject, UIContextMenuInteractionAnimating {
    var previewViewController: UIViewController? { nil }
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        let animations = animations, completions = completions
        UIView.animate(
            withDuration: 0.15, animations: { for body in animations { body() } },
            completion: { _ in for body in completions { body() } })
    }
}

/// Gives the menu of a view.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// `nil` shows none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}
