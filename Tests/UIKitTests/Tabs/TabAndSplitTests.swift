import WindowSupport
import XCTest

@preconcurrency @MainActor final class TabAndSplitTests: XCTestCase {
    func testTabsChangeByClickAndKey() throws {
        let log = Screen.Log()
        let tabs = UITabBarController()
        let screens = ["Chats", "People", "Settings"].map { Screen($0, log: log) }
        for (screen, image) in zip(screens, ["message", "person.2", "gearshape"]) {
            screen.tabBarItem = UITabBarItem(title: screen.title, image: UIImage(systemName: image), tag: 0)
        }
        screens[0].tabBarItem.badgeValue = "3"
        tabs.viewControllers = screens
        let test = TestWindow(controller: tabs)
        defer { test.close() }
        keepPicture(test.png(), "tabs")
        XCTAssertEqual(screens[0].view.safeAreaInsets.bottom, 52)
        _ = log.take()
        test.click(try XCTUnwrap(test.find("People")))
        XCTAssertEqual(tabs.selectedIndex, 1)
        XCTAssertEqual(
            log.take().filter { $0.contains("ppear") },
            ["Chats willDisappear", "People willAppear entering", "Chats didDisappear", "People didAppear entered"])
        test.press(UIKey(.character, characters: "3", modifiers: .control))
        XCTAssertEqual(tabs.selectedIndex, 2)
    }

    func testBarGivesWayToAPushedScreen() {
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: Screen("List"))
        tabs.viewControllers = [navigation]
        let test = TestWindow(controller: tabs)
        defer { test.close() }
        let channel = Screen("Channel")
        channel.hidesBottomBarWhenPushed = true
        navigation.pushViewController(channel, animated: true)
        settle()
        XCTAssertTrue(tabs.tabBar.isHidden)
        XCTAssertEqual(channel.view.safeAreaInsets.bottom, 0)
        navigation.popViewController(animated: true)
        settle()
        XCTAssertFalse(tabs.tabBar.isHidden)
    }

    func testSplitAdaptsToTheWindow() {
        let split = UISplitViewController(style: .doubleColumn)
        let list = Screen("List"), detail = Screen("Detail")
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        let test = TestWindow(size: CGSize(width: 1000, height: 600), controller: split)
        defer { test.close() }
        keepPicture(test.png(), "split")
        XCTAssertFalse(split.isCollapsed)
        XCTAssertEqual(
            list.view.convert(list.view.bounds, to: test.window), CGRect(x: 0, y: 0, width: 320, height: 600))
        XCTAssertEqual(
            detail.view.convert(detail.view.bounds, to: test.window), CGRect(x: 321, y: 0, width: 679, height: 600))
        test.window.resize(to: CGSize(width: 500, height: 600))
        pump(until: { test.window.bounds.width == 500 })
        settle()
        XCTAssertTrue(split.isCollapsed)
        XCTAssertEqual(list.navigationController?.viewControllers, [list, detail])
        XCTAssertNotNil(detail.view.window)
        test.window.resize(to: CGSize(width: 1000, height: 600))
        settle()
        // A late word of the first size undoes the second: a busy display tells of it after the window is wide again.
        pump(until: {
            if test.window.bounds.width != 1000 { test.window.resize(to: CGSize(width: 1000, height: 600)) }
            return !split.isCollapsed
        })
        settle()
        XCTAssertFalse(split.isCollapsed)
        XCTAssertEqual(list.navigationController?.viewControllers, [list])
        XCTAssertEqual(detail.navigationController?.viewControllers, [detail])
        XCTAssertNotNil(list.view.window)
        XCTAssertNotNil(detail.view.window)
    }

    func testNarrowSplitStartsWithItsListAndPushesDetails() {
        let split = UISplitViewController(style: .doubleColumn)
        let list = Screen("List")
        split.setViewController(list, for: .primary)
        split.setViewController(Screen("Empty"), for: .secondary)
        let test = TestWindow(size: CGSize(width: 500, height: 600), controller: split)
        defer { test.close() }
        XCTAssertEqual(list.navigationController?.viewControllers, [list])
        let detail = Screen("Detail")
        list.showDetailViewController(detail, sender: nil)
        settle()
        XCTAssertEqual(list.navigationController?.viewControllers, [list, detail])
        XCTAssertNotNil(detail.view.window)
        XCTAssertTrue(test.press(UIKey(.escape)))
        XCTAssertEqual(list.navigationController?.viewControllers, [list])
    }

    func testPagesTurnByKey() {
        final class Pages: NSObject, UIPageViewControllerDataSource {
            let pages = (1...3).map { Screen("Page \($0)") }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? {
                let index = pages.firstIndex { $0 === viewController }!
                return index > 0 ? pages[index - 1] : nil
            }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? {
                let index = pages.firstIndex { $0 === viewController }!
                return index < 2 ? pages[index + 1] : nil
            }
        }
        let source = Pages()
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = source
        controller.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        let test = TestWindow(controller: controller)
        defer { test.close() }
        XCTAssertTrue(test.press(UIKey(.right)))
        XCTAssertEqual(controller.viewControllers?.first?.title, "Page 2")
        XCTAssertEqual(source.pages[1].view.frame, test.window.bounds)
        XCTAssertTrue(test.press(UIKey(.left)))
        XCTAssertFalse(test.press(UIKey(.left)))
    }
}
