import KitSupport
import SendbirdUIKit
import XCTest

/// Each way in which an app makes the list its own.
@preconcurrency @MainActor final class CustomizationTests: OpenChannelTestCase {
    private class OwnList: SBUOpenChannelListViewController {
        override func setupViews() {
            super.setupViews()
            view.accessibilityIdentifier = "own list"
        }
    }

    private class OwnHeader: SBUOpenChannelListModule.Header {
        override func makeTitleView() -> UIView? { title("Rooms of the town") }
        override func makeRightBarButton() -> UIBarButtonItem? { nil }
    }

    private class LoudRows: SBUOpenChannelListModule.List {
        override func configure(
            delegate: any SBUOpenChannelListModuleListDelegate,
            dataSource: any SBUOpenChannelListModuleListDataSource, theme: SBUTheme
        ) {
            channelCell = LoudCell.self
            super.configure(delegate: delegate, dataSource: dataSource, theme: theme)
        }
    }

    private class LoudCell: SBUOpenChannelCell {
        override func configure(channel: OpenChannel, theme: SBUTheme) {
            super.configure(channel: channel, theme: theme)
            nameLabel.text = channel.name.uppercased()
        }
    }

    private class OwnViewModel: SBUOpenChannelListViewModel {
        var hasBegun = false
        override func initChannelList() {
            hasBegun = true
            super.initChannelList()
        }
    }

    private class ListWithOwnViewModel: SBUOpenChannelListViewController {
        override func createViewModel(channelListQuery: OpenChannelListQuery?) { viewModel = OwnViewModel() }
    }

    private class ListThatListens: SBUOpenChannelListViewController {
        var heard: [[String]] = []
        override func openChannelListViewModel(
            _ viewModel: SBUOpenChannelListViewModel, didChangeChannelList channels: [OpenChannel]?,
            needsToReload: Bool
        ) {
            heard.append(channels?.map(\.name) ?? [])
            super.openChannelListViewModel(viewModel, didChangeChannelList: channels, needsToReload: needsToReload)
        }
    }

    func testAControllerForAll() throws {
        SBUViewControllerSet.OpenChannelListViewController = OwnList.self
        let list = SBUViewControllerSet.OpenChannelListViewController.init()
        let window = show(list)
        XCTAssertTrue(list is OwnList)
        XCTAssertNotNil(window.find(identifier: "own list"), window.tree)
    }

    func testAControllerForOnce() throws {
        let harbour = try open("Harbour")
        let window = show(OwnList(channelURL: harbour.channelURL))
        XCTAssertNotNil(window.find(identifier: "own list"), window.tree)
        XCTAssertTrue(pump { window.row("Harbour") != nil }, window.tree)
        XCTAssertTrue(SBUViewControllerSet.OpenChannelListViewController.init() is OwnList == false)
    }

    func testAComponentForAll() throws {
        SBUModuleSet.OpenChannelListModule.HeaderComponent = OwnHeader.self
        SBUModuleSet.OpenChannelListModule.ListComponent = LoudRows.self
        try open("Harbour")
        let list = SBUViewControllerSet.OpenChannelListViewController.init()
        let window = show(list)
        XCTAssertTrue(pump { window.find("Rooms of the town") != nil }, window.tree)
        XCTAssertNil(window.find(SBUStringSet.createChannel), "an item that is nil is not there")
        XCTAssertTrue(pump { window.find("HARBOUR") != nil }, window.tree)
    }

    func testAComponentForOnceComesBeforeThatForAll() throws {
        SBUModuleSet.OpenChannelListModule.HeaderComponent = OwnHeader.self
        let list = SBUViewControllerSet.OpenChannelListViewController.init()
        let header = SBUOpenChannelListModule.Header()
        list.headerComponent = header
        let window = show(list)
        XCTAssertTrue(list.headerComponent === header)
        XCTAssertNotNil(window.find(SBUStringSet.openChannelListTitle), window.tree)
        header.titleView = header.title("Later")
        XCTAssertTrue(pump { window.find("Later") != nil }, "an item replaced later is shown")
    }

    func testAViewModelOfOnesOwn() throws {
        try open("Harbour")
        let list = ListWithOwnViewModel()
        let window = show(list)
        XCTAssertTrue(pump { window.row("Harbour") != nil }, window.tree)
        XCTAssertEqual((list.viewModel as? OwnViewModel)?.hasBegun, true)
    }

    func testTheViewModelsEventsCanBeTaken() throws {
        try open("Harbour")
        let list = ListThatListens()
        let window = show(list)
        XCTAssertTrue(pump { list.heard.last == ["Harbour"] }, "\(list.heard)")
        XCTAssertTrue(pump { window.row("Harbour") != nil }, window.tree)
    }

    func testAThemeForOneScreen() throws {
        let list = SBUOpenChannelListViewController()
        list.theme = .dark
        list.theme.appearance.colors.surface = UIColor(red: 0.2, green: 0, blue: 0.2, alpha: 1)
        show(list)
        XCTAssertEqual(list.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(list.listComponent?.backgroundColor, list.theme.appearance.colors.surface)
    }
}
