/// Presents a channel over the app: a card that its content never drags, since the reader scrolls messages in it.
///
/// Keep a reference to it while something is presented; a controller holds its transitioning delegate weakly.
///
/// ```swift
/// navigation.transitioningDelegate = modalTransition
/// navigation.modalPresentationStyle = .custom
/// present(navigation, animated: true)
/// ```
@MainActor open class StreamModalTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    public override init() { super.init() }

    open func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        ChatModalPresentationController(presentedViewController: presented, presenting: presenting)
    }
}
