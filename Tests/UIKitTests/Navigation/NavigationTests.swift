import WindowSupport
import XCTest

@preconcurrency @MainActor final class NavigationTests: XCTestCase {
    private func open(_ screens: [UIViewController], width: CGFloat = 400) -> (TestWindow, UINavigationController) {
        let navigation = UINavigationController()
        navigation.viewControllers = screens
        return (TestWindow(size: CGSize(width: width, height: 600), controller: navigation), navigation)
    }

    func testFirstScreenAppearsOnceWithTheController() {
        let log = Screen.Log()
        let (test, navigation) = open([Screen("A", log: log)])
        defer { test.close() }
        XCTAssertEqual(
            log.take().filter { !$0.contains("safeArea") },
            ["A willMove in", "A didMove in", "A didLoad", "A willAppear entering", "A didAppear entered"])
        XCTAssertEqual(navigation.topViewController?.view.frame, test.window.bounds)
        XCTAssertEqual(navigation.topViewController?.view.safeAreaInsets.top, 52)
        XCTAssertEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 0, width: 400, height: 52))
    }

    func testPushCallsBothScreensCrosswise() {
        let log = Screen.Log()
        let (test, navigation) = open([Screen("A", log: log)])
        defer { test.close() }
        _ = log.take()
        let second = Screen("B", log: log)
        navigation.pushViewController(second, animated: true)
        settle()
        XCTAssertEqual(
            log.take().filter { !$0.contains("safeArea") },
            [
                "B willMove in", "B didLoad", "A willDisappear", "B willAppear entering", "B didMove in",
                "A didDisappear", "B didAppear entered",
            ])
        XCTAssertTrue(navigation.visibleViewController === second)
        XCTAssertTrue(second.navigationController === navigation)
        XCTAssertNil(navigation.viewControllers[0].view.window)
    }

    func testPopCallsBothScreensCrosswise() {
        let log = Screen.Log()
        let (test, navigation) = open([Screen("A", log: log), Screen("B", log: log)])
        defer { test.close() }
        _ = log.take()
        navigation.popViewController(animated: true)
        settle()
        XCTAssertEqual(
            log.take().filter { !$0.contains("safeArea") && !$0.contains("didLoad") },
            [
                "B willMove out", "B willDisappear leaving", "A willAppear", "B didMove out", "B didDisappear left",
                "A didAppear",
            ])
        XCTAssertEqual(navigation.viewControllers.count, 1)
    }

    func testBackByClickShowsThePreviousTitle() throws {
        let (test, navigation) = open([Screen("Channels"), Screen("Ada")], width: 600)
        defer { test.close() }
        keepPicture(test.png(), "navigation")
        let back = try XCTUnwrap(test.find(identifier: "back"))
        XCTAssertTrue(back.dump().contains("\"Channels\""))
        test.click(back)
        XCTAssertEqual(navigation.viewControllers.count, 1)
        XCTAssertNil(test.find(identifier: "back"))
        XCTAssertNotNil(test.find("Channels"))
    }

    func testBackByKeys() {
        let (test, navigation) = open([Screen("A"), Screen("B"), Screen("C")])
        defer { test.close() }
        XCTAssertTrue(test.press(UIKey(.escape)))
        XCTAssertEqual(navigation.viewControllers.count, 2)
        XCTAssertTrue(test.press(UIKey(.left, modifiers: .alternate)))
        XCTAssertEqual(navigation.viewControllers.count, 1)
        XCTAssertFalse(test.press(UIKey(.escape)))
    }

    func testBackBySwipeFromTheEdge() {
        let (test, navigation) = open([Screen("A"), Screen("B")])
        defer { test.close() }
        drag(test, from: CGPoint(x: 6, y: 300), to: CGPoint(x: 60, y: 300))
        XCTAssertEqual(navigation.viewControllers.count, 2, "A short swipe stays")
        XCTAssertEqual(navigation.topViewController?.title, "B")
        XCTAssertNotNil(navigation.topViewController?.view.window)
        drag(test, from: CGPoint(x: 6, y: 300), to: CGPoint(x: 320, y: 300))
        XCTAssertEqual(navigation.viewControllers.count, 1)
        XCTAssertEqual(navigation.topViewController?.view.frame, test.window.bounds)
    }

    private func drag(_ test: TestWindow, from: CGPoint, to: CGPoint) {
        let pointer = test.window.pointer
        pointer.press(at: from, type: .direct, time: 1)
        for step in 1...10 {
            let f = CGFloat(step) / 10
            pointer.move(
                to: CGPoint(x: from.x + (to.x - from.x) * f, y: from.y + (to.y - from.y) * f),
                time: 1 + TimeInterval(step) * 0.1)
        }
        pointer.release(at: to, time: 2.2)
        settle()
    }

    func testTitleViewAndItemsKeepTheirSizes() {
        let screen = Screen("A")
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 40))
        header.backgroundColor = .systemGray5
        screen.navigationItem.titleView = header
        let avatar = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        avatar.backgroundColor = .systemBlue
        avatar.layer.cornerRadius = 20
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: avatar)
        let (test, _) = open([Screen("Channels"), screen])
        defer { test.close() }
        XCTAssertEqual(avatar.bounds.size, CGSize(width: 40, height: 40))
        XCTAssertEqual(header.bounds.size, CGSize(width: 160, height: 40))
        XCTAssertEqual(header.convert(CGPoint(x: 80, y: 20), to: test.window), CGPoint(x: 200, y: 26))
        XCTAssertEqual(avatar.convert(avatar.bounds, to: test.window), CGRect(x: 352, y: 6, width: 40, height: 40))
        keepPicture(test.png(), "navigation-title-view")
    }

    func testConstrainedViewsInBarsHaveTheSizeOfTheirConstraints() {
        let screen = Screen("A")
        let avatar = UIView()
        avatar.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            avatar.widthAnchor.constraint(equalToConstant: 40), avatar.heightAnchor.constraint(equalToConstant: 40),
        ])
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: avatar)
        let name = UILabel(), status = UILabel()
        name.text = "Ada Lovelace"
        status.text = "online"
        let header = UIStackView(arrangedSubviews: [name, status])
        header.axis = .vertical
        screen.navigationItem.titleView = header
        let (test, _) = open([screen])
        defer { test.close() }
        XCTAssertEqual(avatar.convert(avatar.bounds, to: test.window), CGRect(x: 352, y: 6, width: 40, height: 40))
        XCTAssertEqual(header.bounds.width, name.intrinsicContentSize.width, accuracy: 1)
        XCTAssertEqual(header.convert(header.bounds, to: test.window).midX, 200, accuracy: 1)
        name.text = "Ada Lovelace, Countess"
        settle()
        XCTAssertEqual(header.bounds.width, name.intrinsicContentSize.width, accuracy: 1)
    }

    func testItemsActAndFollowChanges() throws {
        final class Target {
            var count = 0
            func plain() { count += 1 }
            func withItem(_ item: UIBarButtonItem) { count += 10 }
        }
        let target = Target(), screen = Screen("A")
        let edit = UIBarButtonItem(title: "Edit", style: .plain, target: target, action: Target.plain)
        let add = UIBarButtonItem(barButtonSystemItem: .add, target: target, action: Target.withItem)
        screen.navigationItem.leftBarButtonItem = edit
        screen.navigationItem.rightBarButtonItem = add
        let (test, _) = open([screen])
        defer { test.close() }
        test.click(try XCTUnwrap(test.find("Edit")))
        test.click(try XCTUnwrap(test.find("Add")))
        XCTAssertEqual(target.count, 11)
        edit.title = "Done"
        edit.isEnabled = false
        settle()
        test.click(try XCTUnwrap(test.find("Done")))
        XCTAssertEqual(target.count, 11)
        screen.title = "Renamed"
        settle()
        XCTAssertNotNil(test.find("Renamed"))
    }

    func testHiddenBarGivesItsRoom() {
        let screen = Screen("A")
        let (test, navigation) = open([screen])
        defer { test.close() }
        navigation.setNavigationBarHidden(true, animated: false)
        settle()
        XCTAssertEqual(screen.view.safeAreaInsets.top, 0)
        screen.toolbarItems = [.flexibleSpace(), UIBarButtonItem(title: "Send", primaryAction: nil)]
        navigation.setToolbarHidden(false, animated: false)
        settle()
        XCTAssertEqual(screen.view.safeAreaInsets.bottom, 48)
        XCTAssertNotNil(test.find("Send"))
    }

    func testDelegateIsAskedForAnAnimator() {
        final class Fade: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
            var log: [String] = []
            func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.1 }
            func animateTransition(using context: UIViewControllerContextTransitioning) {
                log.append("animate")
                context.containerView.addSubview(context.view(forKey: .to)!)
                context.completeTransition(true)
            }
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> UIViewControllerAnimatedTransitioning? {
                log.append(operation == .push ? "push" : "pop")
                return self
            }
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) { log.append("didShow \(viewController.title!)") }
        }
        let fade = Fade()
        let (test, navigation) = open([Screen("A")])
        defer { test.close() }
        navigation.delegate = fade
        navigation.pushViewController(Screen("B"), animated: true)
        navigation.popViewController(animated: true)
        XCTAssertEqual(fade.log, ["push", "animate", "didShow B", "pop", "animate", "didShow A"])
    }

    func testLargeTitleGoesAsTheContentScrolls() {
        final class Long: UIViewController {
            let scroll = UIScrollView()
            override func viewDidLoad() {
                scroll.frame = view.bounds
                scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                scroll.contentSize = CGSize(width: 100, height: 3000)
                view.addSubview(scroll)
            }
        }
        let screen = Long()
        screen.title = "Chats"
        let (test, navigation) = open([screen])
        defer { test.close() }
        navigation.navigationBar.prefersLargeTitles = true
        settle()
        XCTAssertEqual(navigation.navigationBar.frame.height, 98)
        keepPicture(test.png(), "navigation-large-title")
        test.scroll(screen.scroll, points: 400)
        XCTAssertEqual(navigation.navigationBar.frame.height, 52)
        keepPicture(test.png(), "navigation-large-title-scrolled")
    }
}
