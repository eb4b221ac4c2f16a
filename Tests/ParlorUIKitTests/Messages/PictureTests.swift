import Foundation
import ParlorUIKit
import WindowSupport
import XCTest

/// Pictures of the message side in all surroundings, for people to look at (`PARLOR_PICTURES`); here only that they are drawn.
@preconcurrency @MainActor
final class MessagePictureTests: XCTestCase {
    private var window: TestWindow?

    override func tearDown() {
        MainActor.assumeIsolated {
            window?.close()
            window = nil
            Desktop.setTextScale(1)
        }
    }

    private func shoot(
        _ name: String, _ controller: UIViewController, size: CGSize, _ setUp: (UIViewController) -> Void = { _ in }
    ) {
        window?.close()
        let shown = TestWindow(size: size, controller: controller)
        window = shown
        setUp(controller)
        settle()
        let png = shown.png(scale: 2)
        XCTAssertGreaterThan(png.count, 1_000)
        keepPicture(png, name)
    }

    private func list(_ talk: Talk) -> ChatMessageListVC {
        let list = ChatMessageListVC()
        list.rows = talk.rows
        return list
    }

    func testMessageList() {
        let size = CGSize(width: 620, height: 760)
        for (name, talk) in [("plain", Gallery.plain), ("rich", Gallery.rich)] {
            shoot("list-\(name)-light", list(talk), size: size)
            shoot("list-\(name)-dark", list(talk), size: size) { $0.view.overrideUserInterfaceStyle = .dark }
            shoot("list-\(name)-rtl", list(talk), size: size) {
                $0.view.semanticContentAttribute = .forceRightToLeft
                $0.view.window?.apply(UITraitCollection.current.with(layoutDirection: .rightToLeft))
            }
        }
        Desktop.setTextScale(1.5)
        shoot("list-plain-large", list(Gallery.plain), size: size)
        shoot("list-rich-large", list(Gallery.rich), size: size)
    }

    func testStates() {
        let size = CGSize(width: 420, height: 480)
        let states = UIViewController()
        shoot("state-loading", states, size: size) { controller in
            let skeleton = ChatMessageSkeletonView()
            skeleton.frame = controller.view.bounds
            controller.view.addSubview(skeleton)
            XCTAssertTrue(skeleton.shapesView.isHidden)
            XCTAssertTrue(pump { !skeleton.shapesView.isHidden })
        }
        let failed = UIViewController()
        shoot("state-failed", failed, size: size) { controller in
            let view = ChatStateView()
            view.frame = controller.view.bounds
            view.content = .init(
                image: UIImage(systemName: "exclamationmark.triangle"), title: "The messages could not be loaded",
                detail: "The server can't be reached. Check the connection.", action: ("Retry", {}))
            controller.view.addSubview(view)
        }
    }

    func testGallery() {
        let talk = Gallery.rich
        let message = talk.messages[1]
        let gallery = GalleryVC()
        gallery.content = GalleryContent(talk.messages.reversed(), opening: message.attachments[2], of: message)
        shoot("gallery", gallery, size: CGSize(width: 760, height: 560))
        XCTAssertEqual(gallery.content?.entries.count, 6)
        window?.press(.init(.right))
        XCTAssertEqual(gallery.index, 3)
        window?.press(.init(.home))
        XCTAssertEqual(gallery.index, 0)
        XCTAssertTrue(gallery.previousButton.isHidden)
        window?.press(.init(.character, characters: "+"))
        XCTAssertEqual(gallery.pictureView.scale, 1.5)
    }

    func testReactionPickerAndMentions() {
        let size = CGSize(width: 460, height: 420)
        let controller = UIViewController()
        shoot("pickers", controller, size: size) { controller in
            controller.view.backgroundColor = .systemBackground
            let picker = ChatReactionPickerView()
            picker.ownKeys = ["👍"]
            picker.frame = CGRect(x: 20, y: 20, width: 300, height: 52)
            controller.view.addSubview(picker)
            let list = ChatMentionListView()
            var content = MentionList()
            content.show(
                MentionQuery(in: "@", caret: 1), [.member(Talk.ada), .member(Talk.ben), .everyone])
            content.move(1)
            list.content = content
            controller.view.addSubview(list)
            list.frame = CGRect(x: 20, y: 100, width: 380, height: list.sizeThatFits(size).height)
        }
    }

    func testComposer() {
        let size = CGSize(width: 520, height: 360)
        shoot("composer-empty", ComposerVC(), size: size)
        let composer = ComposerVC()
        shoot("composer-reply", composer, size: size) { _ in
            composer.reply(to: Talk.message("1", "Shall we meet at the garden gate?"))
            composer.composerView.input.text = "Yes"
            composer.typed("Yes, at eight. I'll bring the baskets and my sister brings the car.\nSecond line")
            composer.toggleEmoji()
        }
    }
}

/// Conversations that show every kind of message.
@MainActor private enum Gallery {
    static var plain: Talk {
        var talk = Talk()
        let (me, ada, ben) = (Talk.me, Talk.ada, Talk.ben)
        talk.messages = [
            Talk.message("1", "Good morning! Are the tomatoes ripe?", minutesAgo: 1500),
            Talk.message("2", "Nearly. Two more days, I think.", by: me, minutesAgo: 1490),
            Talk.message("3", "Kettle is on", by: ben, minutesAgo: 60),
            Talk.message("4", "Who wants a cup?", by: ben, minutesAgo: 59),
            Talk.message(
                "5", "Me please, with milk. I was in the garden since six and could drink a whole pot by now.",
                minutesAgo: 58),
            Talk.message("6", "Coming!", by: me, minutesAgo: 30),
            Talk.message("7", "Don't start without me", by: me, minutesAgo: 29),
            Talk.message("8", "🎉🎉", by: ada, minutesAgo: 20),
            Talk.message("9", "", by: ben, minutesAgo: 12),
            Talk.message(
                "10", "See https://example.org/garden/growing-tomatoes for what I meant", by: ada, minutesAgo: 10),
            Talk.message("11", "Not sent yet", by: me, minutesAgo: 1),
        ]
        talk.messages[1].readBy = [ada]
        talk.messages[4].reactions = [
            MessageReaction(key: "👍", count: 3, isOwn: true), MessageReaction(key: "☕", count: 1),
        ]
        talk.messages[4].thread = ThreadSummary(replyCount: 3, participants: [ada, ben])
        talk.messages[8].type = .deleted
        talk.messages[10].localState = .sendingFailed
        talk.messages[10].eventID = nil
        talk.messages[6].editedAt = Talk.now
        return talk
    }

    static var rich: Talk {
        var talk = Talk()
        let (me, ada, ben) = (Talk.me, Talk.ada, Talk.ben)
        func picture(_ id: String, _ kind: ChatMessageAttachment.Kind = .image) -> ChatMessageAttachment {
            ChatMessageAttachment(
                id: id, kind: kind, url: nil, name: "\(id).jpg", width: 800, height: 600,
                duration: kind == .video ? .seconds(83) : nil, blurHash: "LEHV6nWB2yk8pyo0adR*.7kCMdnj")
        }
        talk.messages = [
            Talk.message("s", "Ada invited Ben", minutesAgo: 50),
            Talk.message("1", "Four from today", by: ben, minutesAgo: 40),
            Talk.message("2", "", by: me, minutesAgo: 30), Talk.message("3", "", by: ada, minutesAgo: 25),
            Talk.message("4", "x", by: ada, minutesAgo: 24), Talk.message("5", "That one", by: me, minutesAgo: 20),
            Talk.message("6", "The barn", by: ben, minutesAgo: 10), Talk.message("7", "locked", by: ada, minutesAgo: 5),
        ]
        talk.messages[0].type = .system
        talk.messages[1].attachments = ["a", "b", "c", "d", "e", "f"].map { picture($0) }
        talk.messages[2].attachments = [
            ChatMessageAttachment(
                id: "v", kind: .voice, url: nil, name: "voice.ogg", duration: .seconds(17),
                waveform: (0..<60).map { Float(abs(sin(Double($0) / 5))) })
        ]
        var upload = ChatMessageAttachment(
            id: "f", kind: .file, url: nil, name: "Harvest plan for the autumn.pdf", size: 2_540_000)
        upload.uploadingState = .uploading(progress: 0.4)
        talk.messages[3].attachments = [upload]
        talk.messages[4].formattedBody =
            "<p>Look at <b>this</b> and <code>that</code></p><ul><li>water</li><li>sun</li></ul><pre><code>let ripe = red &gt; green</code></pre><blockquote>said the gardener</blockquote>"
        talk.messages[5].quotedMessage = QuotedMessage(eventID: "$1", text: "Four from today", author: ben)
        talk.messages[6].type = .location
        talk.messages[6].location = MessageLocation(latitude: 52.52, longitude: 13.405)
        talk.messages[7].type = .encrypted
        return talk
    }
}
