import KitSupport
import SendbirdUIKit
import XCTest

/// Pictures of the screens of open channels for people to look at (`PARLOR_PICTURES`): light, dark, mirrored, with large text.
@preconcurrency @MainActor final class OpenChannelPictureTests: OpenChannelTestCase {
    private enum Look: String, CaseIterable { case light, dark, mirrored, large }

    override func tearDown() {
        MainActor.assumeIsolated { Desktop.setTextScale(1) }
        super.tearDown()
    }

    func testEveryScreenDrawsInEveryLook() throws {
        let harbour = try open("Harbour", topic: "Ships, tides and who is on watch tonight")
        try open("A channel with a name that is much too long for its row", topic: "And what it is about is long, too")
        let garden = try open("Garden")
        try pump { try await garden.freeze() }
        try connect()
        let own = try pump { [client] in
            try await OpenChannel.get(channelURL: harbour.channelURL, client: client)
        }
        try pump { try await own.enter() }
        // What is composed is sent a moment later: each waits for the one before.
        for (sender, text) in [(harbour, "Who brings the rope?"), (harbour, "The tide turns at six"), (own, "I do")] {
            _ = try pump { try await sender.send(text) }
            XCTAssertTrue(pump { [harbour, own].allSatisfy { $0.messages.first?.text == text } }, text)
        }
        for look in Look.allCases {
            try draw("open-list", look, until: { $0.row("Garden") != nil }) { SBUOpenChannelListViewController() }
            try draw("open-channel", look, until: { $0.find("I do") != nil }) {
                let screen = SBUOpenChannelViewController(channel: own)
                screen.loadViewIfNeeded()
                screen.mediaComponent?.contentView = Film()
                return screen
            }
            try draw("open-create", look) { SBUCreateOpenChannelViewController() }
            try draw("open-settings", look, until: { $0.row(SBUStringSet.deleteChannel) != nil }) {
                SBUOpenChannelSettingsViewController(channel: harbour)
            }
            try draw("open-people", look, until: { $0.row("Ada") != nil && $0.row("Mia") != nil }) {
                SBUOpenChannelPeopleViewController(channel: harbour, people: .participants)
            }
        }
        let mia = mia.id.rawValue
        try draw("open-muted", .light, until: { $0.find(SBUStringSet.muted) != nil }) {
            harbour.mute(mia, completion: nil)
            return SBUOpenChannelViewController(channel: own)
        }
        try draw("open-banned", .light, until: { $0.find(SBUStringSet.bannedTitle) != nil }) {
            let screen = SBUOpenChannelViewController(channel: own)
            screen.viewModel?.delegate = screen
            harbour.ban(mia, completion: nil)
            return screen
        }
    }

    private func draw(
        _ name: String, _ look: Look, until isReady: @escaping (TestWindow) -> Bool = { _ in true },
        _ make: () throws -> UIViewController
    ) throws {
        let traits = UITraitCollection.current
        defer {
            UITraitCollection.current = traits
            Desktop.setTextScale(1)
        }
        if look == .mirrored { UITraitCollection.current = traits.with(layoutDirection: .rightToLeft) }
        Desktop.setTextScale(look == .large ? 1.5 : 1)
        let window = show(try make(), size: CGSize(width: 420, height: 640))
        if look == .dark { window.window.overrideUserInterfaceStyle = .dark }
        XCTAssertTrue(pump { isReady(window) }, "\(name): \(window.tree)")
        settle()
        keepPicture(window.png(), "\(name)-\(look.rawValue)")
        window.close()
    }

    /// Stands for what a livestream shows.
    private final class Film: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            let gradient = layer.sublayers?.first as? CAGradientLayer ?? CAGradientLayer()
            if gradient.superlayer == nil { layer.addSublayer(gradient) }
            gradient.frame = bounds
            gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemTeal.cgColor]
        }
    }
}
