import KitSupport
import SendbirdUIKit
import XCTest

@preconcurrency @MainActor final class OpenChannelListTests: OpenChannelTestCase {
    func testItConnectsByItselfAndLists() throws {
        try open("Harbour", topic: "Ships and tides")
        XCTAssertNil(client.currentUserId)
        let window = show(SBUOpenChannelListViewController())
        XCTAssertTrue(pump { window.row("Harbour") != nil }, window.tree)
        XCTAssertEqual(client.currentUserId, mia.id.rawValue)
        XCTAssertTrue(window.row("Harbour")?.accessibilityLabel?.contains("Ships and tides") ?? false, window.tree)
        XCTAssertTrue(pump { window.row("Harbour")?.accessibilityLabel?.contains("1 here") ?? false }, window.tree)
    }

    func testItPagesNearTheEnd() throws {
        for number in 1...24 { try open("Channel \(number)") }
        let params = OpenChannelListQueryParams()
        params.limit = 12
        let list = SBUOpenChannelListViewController(
            channelListQuery: OpenChannel.createOpenChannelListQuery(params: params))
        let window = show(list, size: CGSize(width: 480, height: 400))
        XCTAssertTrue(pump { list.viewModel?.channelList.isEmpty == false }, window.tree)
        XCTAssertTrue(
            pump {
                let table = list.listComponent!.tableView
                window.scroll(table, points: 120)
                return list.viewModel?.channelList.count == 24
            }, "\(list.viewModel?.channelList.count ?? 0)")
        XCTAssertEqual(Set(list.viewModel?.channelList.map(\.name) ?? []).count, 24)
    }

    func testItFollowsWhatHappensWithinItsFilter() throws {
        let harbour = try open("Harbour")
        let params = OpenChannelListQueryParams()
        params.customTypeFilter = "livestream"
        params.includeFrozenChannel = false
        let list = SBUOpenChannelListViewController(
            channelListQuery: OpenChannel.createOpenChannelListQuery(params: params))
        let window = show(list)
        XCTAssertTrue(pump { window.row("Harbour") != nil }, window.tree)

        let garden = try open("Garden")
        XCTAssertTrue(pump { window.row("Garden") != nil }, "created: \(window.rowLabels)")
        try open("Market", type: "market")

        var update = OpenChannelUpdateParams()
        update.name = "Orchard"
        try pump { [update] in try await garden.update(update) }
        XCTAssertTrue(pump { window.row("Orchard") != nil && window.row("Garden") == nil }, "renamed")

        try pump { try await garden.freeze() }
        XCTAssertTrue(pump { window.row("Orchard") == nil }, "frozen: \(window.rowLabels)")
        try pump { try await garden.unfreeze() }
        XCTAssertTrue(pump { window.row("Orchard") != nil }, "unfrozen: \(window.rowLabels)")

        try pump { try await harbour.delete() }
        XCTAssertTrue(pump { window.row("Harbour") == nil }, "deleted: \(window.rowLabels)")
        XCTAssertNil(window.row("Market"))
    }

    func testFrozenChannelsSaySo() throws {
        let harbour = try open("Harbour")
        let window = show(SBUOpenChannelListViewController())
        XCTAssertTrue(pump { window.row("Harbour") != nil }, window.tree)
        try pump { try await harbour.freeze() }
        XCTAssertTrue(pump { window.row("Harbour, 1 here, Frozen") != nil }, "\(window.rowLabels)")
    }

    func testAnEmptyListSaysSo() throws {
        let window = show(SBUOpenChannelListViewController())
        XCTAssertTrue(pump { window.find(SBUStringSet.emptyListTitle) != nil }, window.tree)
    }

    func testAFailureIsToldAndRetried() throws {
        try open("Harbour")
        let mia = mia!
        let attempts = Attempts()
        OpenChannelConnection.connect = {
            if attempts.next() == 1 { throw ClientError(.unreachable, "No network") }
            try await $0.connect(userID: mia.id.rawValue, password: mia.password)
        }
        let list = SBUOpenChannelListViewController()
        let window = show(list)
        XCTAssertTrue(pump { window.find(SBUStringSet.failedListTitle) != nil }, window.tree)
        window.click(try XCTUnwrap(list.listComponent?.stateView.button))
        XCTAssertTrue(pump { window.row("Harbour") != nil }, window.tree)
    }

    func testPullingDownAsksAgain() throws {
        try open("Harbour")
        let list = SBUOpenChannelListViewController()
        let window = show(list)
        XCTAssertTrue(pump { window.row("Harbour") != nil }, window.tree)
        let refresh = try XCTUnwrap(list.listComponent?.tableView.refreshControl)
        refresh.beginRefreshing()
        refresh.sendActions(for: .valueChanged)
        XCTAssertTrue(pump { !refresh.isRefreshing && window.row("Harbour") != nil }, window.tree)
    }

    func testPagesAreAskedForOneAtATime() throws {
        try open("Harbour")
        let query = OpenChannel.createOpenChannelListQuery(params: OpenChannelListQueryParams())
        var answers: [Result<[String], ClientError>] = []
        for _ in 0..<2 {
            query.loadNextPage { channels, error in
                answers.append(error.map { .failure($0) } ?? .success((channels ?? []).map(\.name)))
            }
        }
        XCTAssertTrue(pump { answers.count == 2 })
        let errors = answers.compactMap { answer in if case .failure(let error) = answer { error } else { nil } }
        XCTAssertEqual(errors.map(\.kind), [.rejected], "\(answers)")
        XCTAssertTrue(answers.contains { (try? $0.get()) == ["Harbour"] }, "\(answers)")
        settle()
        XCTAssertEqual(answers.count, 2, "one callback each")
    }

    func testCreatingAChannelLeadsIntoItAndBackToTheSameList() throws {
        try connect()
        let list = SBUOpenChannelListViewController()
        let window = show(list)
        XCTAssertTrue(pump { list.viewModel?.phase == .ready })
        window.click(try XCTUnwrap(window.find(SBUStringSet.createChannel)))
        let navigation = try XCTUnwrap(list.navigationController)
        XCTAssertTrue(pump { navigation.topViewController is SBUCreateOpenChannelViewController }, window.tree)
        let create = try XCTUnwrap(navigation.topViewController as? SBUCreateOpenChannelViewController)
        XCTAssertTrue(pump { window.window.firstResponder === create.inputComponent?.nameField })
        XCTAssertFalse(create.headerComponent?.rightBarButton?.isEnabled ?? true, "a channel needs a name")
        window.type("Regatta")
        XCTAssertTrue(pump { create.headerComponent?.rightBarButton?.isEnabled == true })
        window.press(UIKey(.enter))
        XCTAssertTrue(pump { navigation.topViewController is SBUOpenChannelViewController }, window.tree)
        XCTAssertEqual(navigation.viewControllers.count, 2, "the list and the channel")
        XCTAssertTrue(navigation.viewControllers.first === list)
        let channel = try XCTUnwrap(navigation.topViewController as? SBUOpenChannelViewController)
        XCTAssertTrue(pump { channel.viewModel?.phase == .entered })
        channel.goBack()
        XCTAssertTrue(pump { window.row("Regatta") != nil }, window.tree)
    }

    func testTheListCanBeNarrowedToOneChannel() throws {
        let harbour = try open("Harbour")
        try open("Harbour lights")
        let window = show(SBUOpenChannelListViewController(channelURL: harbour.channelURL))
        XCTAssertTrue(pump { window.row("Harbour") != nil }, window.tree)
        XCTAssertEqual(window.rowLabels.count, 1)
    }
}

/// Counts calls from any thread.
private final class Attempts: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func next() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }
}
