import WindowSupport
import XCTest

/// A presentation as an app writes it: a strip at the foot, with its own animation.
private final class Strip: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    var log: [String] = []
    var interaction: UIPercentDrivenInteractiveTransition?

    final class Presentation: UIPresentationController {
        var log: (String) -> Void = { _ in }
        override var frameOfPresentedViewInContainerView: CGRect {
            let room = containerView!.bounds
            return CGRect(x: 0, y: room.height - 100, width: room.width, height: 100)
        }
        override func presentationTransitionWillBegin() { log("willBegin") }
        override func presentationTransitionDidEnd(_ completed: Bool) { log("didEnd") }
        override func dismissalTransitionWillBegin() { log("dismissal willBegin") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { log("dismissal didEnd \(completed)") }
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let made = Presentation(presentedViewController: presented, presenting: presenting)
        made.log = { [weak self] in self?.log.append($0) }
        return made
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        self
    }
    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        log.append("animate")
        if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
            context.containerView.addSubview(view)
            view.frame = context.finalFrame(for: controller)
        }
        UIView.animate(withDuration: 0.2, animations: {}) { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

@preconcurrency @MainActor final class CustomPresentationTests: XCTestCase {
    func testTransitioningDelegateGivesFrameAndAnimation() {
        let root = Screen("root"), strip = Strip(), log = Screen.Log()
        let presented = Screen("strip", log: log)
        let test = TestWindow(controller: root)
        defer { test.close() }
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = strip
        var isDone = false
        root.present(presented, animated: true) { isDone = true }
        settle()
        XCTAssertTrue(isDone)
        XCTAssertEqual(presented.view.frame, CGRect(x: 0, y: 500, width: 400, height: 100))
        XCTAssertEqual(strip.log, ["willBegin", "animate", "didEnd"])
        XCTAssertEqual(log.take().filter { $0.contains("ppear") }, ["strip willAppear", "strip didAppear"])
        strip.log = []
        presented.dismiss(animated: true)
        settle()
        XCTAssertEqual(strip.log, ["dismissal willBegin", "animate", "dismissal didEnd true"])
        XCTAssertNil(presented.view.window)
        XCTAssertEqual(log.take().filter { $0.contains("ppear") }, ["strip willDisappear", "strip didDisappear"])
    }

    func testInteractiveDismissalThatIsTakenBackLeavesItOpen() {
        let root = Screen("root"), strip = Strip(), presented = Screen("strip")
        let test = TestWindow(controller: root)
        defer { test.close() }
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = strip
        root.present(presented, animated: true)
        let interaction = UIPercentDrivenInteractiveTransition()
        strip.interaction = interaction
        presented.dismiss(animated: true)
        interaction.update(0.3)
        XCTAssertTrue(presented.isBeingDismissed)
        interaction.cancel()
        settle()
        XCTAssertTrue(root.presentedViewController === presented)
        XCTAssertNotNil(presented.view.window)
        XCTAssertEqual(strip.log.last, "dismissal didEnd false")
    }

    func testFullScreenTakesItsPresenterOutOfSight() {
        let log = Screen.Log()
        let root = Screen("root", log: log), full = Screen("full", log: log)
        full.modalPresentationStyle = .fullScreen
        let test = TestWindow(controller: root)
        defer { test.close() }
        _ = log.take()
        root.present(full, animated: true)
        settle()
        XCTAssertEqual(
            log.take().filter { $0.contains("ppear") },
            ["root willDisappear", "full willAppear", "root didDisappear", "full didAppear"])
        full.dismiss(animated: true)
        settle()
        XCTAssertEqual(
            log.take().filter { $0.contains("ppear") },
            ["full willDisappear", "root willAppear", "full didDisappear", "root didAppear"])
        XCTAssertFalse(root.view.isHidden)
    }

    func testAlongsideBlocksRunWithTheTransition() {
        final class Alongside: UIViewController {
            var log: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                transitionCoordinator?.animate(
                    alongsideTransition: { _ in self.log.append("along") },
                    completion: { _ in self.log.append("after") })
            }
        }
        let root = Screen("root"), presented = Alongside()
        let test = TestWindow(controller: root)
        defer { test.close() }
        root.present(presented, animated: true)
        settle()
        XCTAssertEqual(presented.log, ["along", "after"])
    }
}
