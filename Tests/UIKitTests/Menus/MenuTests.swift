import WindowSupport
import XCTest

@preconcurrency @MainActor final class MenuTests: XCTestCase {
    private var log: [String] = []

    private func action(
        _ title: String, _ image: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, image: image.flatMap { UIImage(systemName: $0) }, attributes: attributes, state: state) {
            [weak self] _ in self?.log.append(title)
        }
    }

    private func menu() -> UIMenu {
        UIMenu(children: [
            action("Reply", "arrowshape.turn.up.left"),
            UIMenu(
                title: "Mute", image: UIImage(systemName: "bell.slash"),
                children: [action("One hour"), action("Always", state: .on)]),
            UIMenu(
                options: .displayInline,
                children: [
                    action("Secret", attributes: .hidden), action("Delete", "trash", attributes: .destructive),
                ]),
        ])
    }

    func testSubmenusAndSections() throws {
        let test = TestWindow(size: CGSize(width: 700, height: 500), content: UIView())
        defer { test.close() }
        MenuPresenter.present(menu(), in: test.window, at: CGPoint(x: 40, y: 40))
        settle()
        XCTAssertNil(test.find("Secret"))
        XCTAssertNil(test.find("Always"))
        test.hover(try XCTUnwrap(test.find("Mute")))
        keepPicture(test.png(), "menu")
        test.click(try XCTUnwrap(test.find("Always")))
        XCTAssertEqual(log, ["Always"])
        XCTAssertNil(MenuPresenter.openMenu(in: test.window))
    }

    func testKeysWalkThroughSubmenus() {
        let test = TestWindow(size: CGSize(width: 700, height: 500), content: UIView())
        defer { test.close() }
        MenuPresenter.present(menu(), in: test.window, at: CGPoint(x: 40, y: 40))
        for key in [UIKey(.down), UIKey(.down), UIKey(.right), UIKey(.down), UIKey(.enter)] { test.press(key) }
        XCTAssertEqual(log, ["Always"])
        MenuPresenter.present(menu(), in: test.window, at: CGPoint(x: 40, y: 40))
        test.press(UIKey(.character, characters: "d"))
        test.press(UIKey(.enter))
        XCTAssertEqual(log, ["Always", "Delete"])
    }

    func testLateEntriesComeIn() throws {
        var give: (([UIMenuElement]) -> Void)?
        let test = TestWindow(size: CGSize(width: 700, height: 500), content: UIView())
        defer { test.close() }
        MenuPresenter.present(UIMenu(children: [UIDeferredMenuElement { give = $0 }]), in: test.window, at: .zero)
        settle()
        XCTAssertNotNil(test.find("Loading…"))
        give?([action("Ada")])
        settle()
        XCTAssertNil(test.find("Loading…"))
        test.click(try XCTUnwrap(test.find("Ada")))
        XCTAssertEqual(log, ["Ada"])
    }

    func testContextMenuInteractionByMouseAndKey() {
        final class Delegate: NSObject, UIContextMenuInteractionDelegate {
            var places: [CGPoint] = []
            var ended = 0
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                places.append(location)
                return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                    UIMenu(children: [UIAction(title: "Copy") { _ in }])
                }
            }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                animator: UIContextMenuInteractionAnimating?
            ) { ended += 1 }
        }
        let delegate = Delegate()
        let view = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        view.addInteraction(UIContextMenuInteraction(delegate: delegate))
        let content = UIView()
        content.addSubview(view)
        let test = TestWindow(content: content)
        defer { test.close() }
        test.secondaryClick(view)
        XCTAssertEqual(delegate.places, [CGPoint(x: 50, y: 25)])
        XCTAssertNotNil(test.find("Copy"))
        test.press(UIKey(.escape))
        XCTAssertEqual(delegate.ended, 1)
        view.becomeFirstResponder()
        test.press(UIKey(.menu))
        XCTAssertNotNil(test.find("Copy"))
    }

    func testSearchBarInTheNavigationBarTellsItsUpdater() throws {
        final class Updater: NSObject, UISearchResultsUpdating {
            var texts: [String] = []
            func updateSearchResults(for searchController: UISearchController) {
                texts.append(searchController.searchBar.text ?? "")
            }
        }
        let updater = Updater(), screen = Screen("Chats"), results = Screen("Results")
        let search = UISearchController(searchResultsController: results)
        search.searchResultsUpdater = updater
        screen.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: screen)
        let test = TestWindow(controller: navigation)
        defer { test.close() }
        XCTAssertEqual(screen.view.safeAreaInsets.top, 104)
        search.searchBar.becomeFirstResponder()
        settle()
        XCTAssertTrue(search.isActive)
        test.type("ada")
        XCTAssertEqual(updater.texts.last, "ada")
        XCTAssertNotNil(results.view.window)
        keepPicture(test.png(), "search")
        test.press(UIKey(.escape))
        XCTAssertFalse(search.isActive)
        XCTAssertNil(results.view.window)
    }
}
