import UIKit

final class ReactionsController: UIViewController, UIPopoverPresentationControllerDelegate,
    UIViewControllerTransitioningDelegate
{
    private let stack = UIStackView()
    var onPick: ((String) -> Void)?

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
        preferredContentSize = CGSize(width: 240, height: 48)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .tertiarySystemBackground
        view.layer.cornerRadius = 24
        view.layer.cornerCurve = .continuous
        ["👍", "❤️", "😂"].forEach { emoji in
            let button = UIButton(
                type: .system,
                primaryAction: UIAction(title: emoji) { [weak self] _ in
                    self?.onPick?(emoji)
                    self?.dismiss(animated: true)
                })
            stack.addArrangedSubview(button)
        }
        view.addSubview(stack)
    }

    func popover(from source: UIView, in controller: UIViewController) {
        modalPresentationStyle = .popover
        popoverPresentationController?.delegate = self
        popoverPresentationController?.sourceView = source
        popoverPresentationController?.sourceRect = source.bounds
        popoverPresentationController?.permittedArrowDirections = .down
        popoverPresentationController?.backgroundColor = .clear
        controller.present(self, animated: true)
    }

    func sheet(in controller: UIViewController) {
        modalPresentationStyle = .pageSheet
        if let sheet = sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.selectedDetentIdentifier = .medium
            sheet.prefersGrabberVisible = true
            sheet.preferredCornerRadius = 20
            sheet.largestUndimmedDetentIdentifier = .medium
            sheet.prefersScrollingExpandsWhenScrolledToEdge = false
        }
        controller.present(self, animated: true)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    { .none }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { DimmedPresentation(presentedViewController: presented, presenting: presenting) }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    )
        -> UIViewControllerAnimatedTransitioning?
    { PopAnimator(isPresenting: true) }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        PopAnimator(isPresenting: false)
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    { nil }
}

final class DimmedPresentation: UIPresentationController {
    private let dimming = UIView()

    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
        dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: DimmedPresentation.close))
    }

    private func close() { presentedViewController.dismiss(animated: true) }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let size = self.size(
            forChildContentContainer: presentedViewController, withParentContainerSize: container.bounds.size)
        return CGRect(
            x: (container.bounds.width - size.width) / 2, y: container.bounds.midY, width: size.width,
            height: size.height)
    }

    override func size(
        forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        CGSize(width: min(parentSize.width - 32, 300), height: 48)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        containerView?.insertSubview(dimming, at: 0)
        dimming.alpha = 0
        guard let coordinator = presentedViewController.transitionCoordinator else { dimming.alpha = 1; return }
        coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 1 }, completion: nil)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { dimming.removeFromSuperview() } }
    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
            self?.dimming.alpha = 0
        })
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { dimming.removeFromSuperview() } }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimming.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override var shouldRemovePresentersView: Bool { false }
}

final class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from) else {
            return transitionContext.completeTransition(false)
        }
        if isPresenting {
            controller.view.frame = transitionContext.finalFrame(for: controller)
            container.addSubview(controller.view)
            controller.view.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
        }
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), dampingRatio: 0.8)
        {
            controller.view.alpha = self.isPresenting ? 1 : 0
            controller.view.transform = .identity
        }
        animator.addCompletion { position in
            transitionContext.completeTransition(position == .end && !transitionContext.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}
