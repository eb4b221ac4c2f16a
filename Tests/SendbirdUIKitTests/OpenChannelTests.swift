import KitSupport
import SendbirdUIKit
import XCTest

/// Inside a channel, and what operators do to those who are.
@preconcurrency @MainActor final class OpenChannelTests: OpenChannelTestCase {
    /// Mia's screen of a channel that Ada has opened.
    private func enter(_ channel: OpenChannel) throws -> (window: TestWindow, screen: SBUOpenChannelViewController) {
        try connect()
        let screen = SBUOpenChannelViewController(channelURL: channel.channelURL)
        let window = show(screen)
        XCTAssertTrue(pump { screen.viewModel?.phase == .entered }, window.tree)
        return (window, screen)
    }

    func testMessagesGoBothWays() throws {
        let harbour = try open("Harbour")
        let (window, screen) = try enter(harbour)
        _ = try pump { try await harbour.send("Ahoy") }
        XCTAssertTrue(pump { window.find("Ahoy") != nil }, window.tree)
        screen.inputComponent?.composerVC.inputTextView.becomeFirstResponder()
        window.type("Land in sight")
        window.press(UIKey(.enter))
        XCTAssertTrue(pump { harbour.messages.first?.text == "Land in sight" })
        XCTAssertTrue(pump { screen.viewModel?.channel?.participantCount == 2 })
        XCTAssertTrue(pump { window.find("2 here") != nil || window.tree.contains("2 here") }, window.tree)
    }

    func testGoingBackGoesOut() throws {
        let harbour = try open("Harbour")
        try connect()
        let list = SBUOpenChannelListViewController()
        let window = show(list)
        XCTAssertTrue(pump { window.row("Harbour") != nil }, window.tree)
        window.click(try XCTUnwrap(window.row("Harbour")))
        let navigation = try XCTUnwrap(list.navigationController)
        XCTAssertTrue(
            pump { (navigation.topViewController as? SBUOpenChannelViewController)?.viewModel?.phase == .entered },
            window.tree)
        XCTAssertTrue(pump { harbour.participantCount == 2 || harbour.entryCount == 2 })
        (navigation.topViewController as? SBUOpenChannelViewController)?.goBack()
        XCTAssertTrue(pump { harbour.entryCount == 1 }, "Mia has left")
        XCTAssertTrue(pump { window.row("Harbour") != nil }, window.tree)
    }

    func testAFrozenChannelTakesTheInputAway() throws {
        let harbour = try open("Harbour")
        let (window, screen) = try enter(harbour)
        try pump { try await harbour.freeze() }
        XCTAssertTrue(
            pump { window.find("This channel is frozen. Only moderators can write here.") != nil }, window.tree)
        XCTAssertTrue(pump { screen.viewModel?.channel?.canWrite == false })
        try pump { try await harbour.unfreeze() }
        XCTAssertTrue(pump { screen.viewModel?.channel?.canWrite == true })
        XCTAssertTrue(pump { screen.inputComponent?.composerVC.access.canSend == true }, window.tree)
    }

    func testWhoIsMutedIsToldSo() throws {
        let harbour = try open("Harbour")
        let (window, screen) = try enter(harbour)
        let mia = mia.id.rawValue
        try pump { try await harbour.mute(mia) }
        XCTAssertTrue(pump { window.find(SBUStringSet.muted) != nil }, window.tree)
        let channel = try XCTUnwrap(screen.viewModel?.channel)
        XCTAssertThrowsError(try pump { _ = try await channel.send("Let me speak") }) { error in
            XCTAssertEqual((error as? ClientError)?.kind, .forbidden)
        }
        XCTAssertEqual(try pump { try await harbour.people(.muted) }.map(\.id), [mia])
        try pump { try await harbour.unmute(mia) }
        XCTAssertTrue(pump { window.find(SBUStringSet.muted)?.isHidden ?? true }, window.tree)
        XCTAssertEqual(channel.standing, .inside)
    }

    func testWhoIsBannedInsideIsToldSo() throws {
        let harbour = try open("Harbour")
        let (window, screen) = try enter(harbour)
        let mia = mia.id.rawValue
        try pump { try await harbour.ban(mia, reason: "Shouting") }
        XCTAssertTrue(pump { window.find(SBUStringSet.bannedTitle) != nil }, window.tree)
        XCTAssertEqual(screen.inputComponent?.bounds.height, 0, "nothing can be written")
        XCTAssertEqual(try pump { try await harbour.people(.banned) }.map(\.id), [mia])
        let channel = try XCTUnwrap(screen.viewModel?.channel)
        XCTAssertThrowsError(try pump { try await channel.enter() }) { error in
            XCTAssertEqual((error as? ClientError)?.kind, .forbidden)
        }
    }

    func testADeletedChannelSaysSo() throws {
        let harbour = try open("Harbour")
        let (window, screen) = try enter(harbour)
        try pump { try await harbour.delete() }
        XCTAssertTrue(pump { window.find(SBUStringSet.deletedTitle) != nil }, window.tree)
        XCTAssertEqual(screen.viewModel?.channel?.standing, .deleted)
    }

    func testWhatStandsAboveTheMessagesKeepsItsShape() throws {
        let harbour = try open("Harbour")
        let (_, screen) = try enter(harbour)
        XCTAssertEqual(screen.mediaComponent?.bounds.height, 0)
        screen.mediaComponent?.contentView = UIView()
        XCTAssertTrue(pump { screen.mediaComponent?.bounds.height == 270 })
        XCTAssertEqual(screen.listComponent?.frame.minY, screen.mediaComponent?.frame.maxY)
    }

    func testAnOperatorSeesAndUsesTheSettings() throws {
        let harbour = try open("Harbour", topic: "Ships")
        let other = try world.client(of: mia)
        let url = harbour.channelURL
        try pump { try await OpenChannel.get(channelURL: url, client: other).enter() }
        let settings = SBUOpenChannelSettingsViewController(channel: harbour)
        let window = show(settings)
        XCTAssertTrue(pump { window.row(SBUStringSet.mutedTitle) != nil }, window.tree)
        window.click(try XCTUnwrap(window.row(SBUStringSet.freeze)))
        XCTAssertTrue(pump { harbour.isFrozen })
        XCTAssertTrue(pump { window.row("\(SBUStringSet.freeze), on") != nil }, "\(window.rowLabels)")
        window.click(try XCTUnwrap(window.row(SBUStringSet.participantsTitle)))
        XCTAssertTrue(pump { window.row("Mia") != nil }, window.tree)
        window.click(try XCTUnwrap(window.row("Mia")))
        XCTAssertTrue(pump { window.find(SBUStringSet.ban) != nil }, window.tree)
        window.click(try XCTUnwrap(window.find(SBUStringSet.ban)))
        XCTAssertTrue(pump { window.row("Mia") == nil }, window.tree)
    }

    func testAParticipantHasNoOperatorsSettings() throws {
        let harbour = try open("Harbour")
        let (window, screen) = try enter(harbour)
        window.click(try XCTUnwrap(window.find(SBUStringSet.channelSettings)))
        XCTAssertTrue(pump { window.row(SBUStringSet.participantsTitle) != nil }, window.tree)
        XCTAssertNil(window.row(SBUStringSet.deleteChannel))
        window.click(try XCTUnwrap(window.row(SBUStringSet.leaveChannel)))
        XCTAssertTrue(pump { screen.viewModel?.channel?.isEntered == false })
    }
}

extension OpenChannel {
    /// How many members the channel's own controller knows of.
    fileprivate var entryCount: Int { entered.map(\.memberCount) ?? 0 }

    private var entered: ChatChannel? { client.channelController(for: cid).channel }
}
