/// A card in the middle of a wide window; in a narrow one all of it but a strip at the top. Escape and a press beside it
/// close it.
@MainActor final class ChatModalPresentationController: UIPresentationController {
    private let dimming = UIView()
    private let card = UIView()

    private static let largest = CGSize(width: 720, height: 860)
    private static let margin: CGFloat = 32
    private static let radius: CGFloat = 14

    override var presentedView: UIView? { card }
    override var shouldRemovePresentersView: Bool { false }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.backgroundColor = UIColor(ColorToken(0x0B0E12, 0x000000), alpha: 0.4)
        dimming.frame = containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.addGestureRecognizer(UITapGestureRecognizer { [weak self] in self?.close() })
        containerView.insertSubview(dimming, at: 0)
        setUpCard()
        fade(to: 1, from: 0)
    }

    override func dismissalTransitionWillBegin() { fade(to: 0, from: 1) }

    override func dismissalTransitionDidEnd(_ completed: Bool) { if !completed { dimming.alpha = 1 } }

    private func setUpCard() {
        card.frame = frameOfPresentedViewInContainerView
        card.layer.cornerRadius = Self.radius
        card.layer.shadowOpacity = 0.24
        card.layer.shadowRadius = 24
        card.layer.shadowOffset = CGSize(width: 0, height: 8)
        let content = presentedViewController.view!
        content.frame = card.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.layer.cornerRadius = Self.radius
        content.clipsToBounds = true
        card.addSubview(content)
    }

    private func fade(to alpha: CGFloat, from start: CGFloat) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return dimming.alpha = alpha }
        dimming.alpha = start
        _ = coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = alpha }, completion: nil)
    }

    private func close() {
        guard !presentedViewController.isModalInPresentation,
            delegate?.presentationControllerShouldDismiss(self) ?? true
        else { return }
        presentedViewController.dismiss(animated: true)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let room = containerView?.bounds else { return .zero }
        guard room.width > Self.largest.width + 2 * Self.margin else {
            return CGRect(x: 0, y: Self.margin, width: room.width, height: room.height - Self.margin)
        }
        let height = min(Self.largest.height, room.height - 2 * Self.margin)
        return CGRect(
            x: ((room.width - Self.largest.width) / 2).rounded(), y: ((room.height - height) / 2).rounded(),
            width: Self.largest.width, height: height)
    }
}
