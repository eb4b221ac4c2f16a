import Foundation
import Matrix
import ParlorUIKit
import WindowSupport
import XCTest

/// Pictures on their way: pasted, dropped, looked at, copied and saved.
@preconcurrency @MainActor
final class SharedPictureTests: ConversationTestCase {
    func testAPictureIsPastedAndGoesOut() throws {
        try open(try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"]))
        _ = try waitFor("Kettle")
        UIPasteboard.general.image = UIImage(data: Data(drawing))
        window.press(.init(.character, charactersIgnoringModifiers: "v", modifiers: .control))
        XCTAssertTrue(pump { self.composer.composer.attachments.count == 1 })
        XCTAssertFalse(composer.composerView.trayView.isHidden)
        window.type("Look")
        window.press(.init(.enter))
        XCTAssertTrue(pump { self.picture?.url != nil }, window.tree)
        XCTAssertEqual(picture.map { [$0.width, $0.height] }, [40, 30])
        XCTAssertTrue(composer.composerView.trayView.isHidden)
    }

    func testAPictureIsDroppedOnTheMessages() throws {
        try open(try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"]))
        let channel = ChatChannelVC.make(with: conversation.controller)
        let window = TestWindow(controller: UINavigationController(rootViewController: channel))
        defer { window.close() }
        let folder = try folder()
        for (name, target) in [("pot", channel.messageListVC.view!), ("cup", channel.messageComposerVC.view!)] {
            let file = folder.appendingPathComponent("\(name).png")
            try Data(drawing).write(to: file)
            let provider = try XCTUnwrap(NSItemProvider(contentsOf: file))
            XCTAssertTrue(window.window.drops.drop([provider], at: window.middle(of: target)), name)
        }
        let composer = channel.messageComposerVC
        XCTAssertTrue(pump { composer.composer.attachments.count == 2 }, "\(composer.composer.attachments)")
        XCTAssertEqual(composer.composer.attachments.map(\.name).sorted(), ["cup.png", "pot.png"])
        XCTAssertEqual(composer.composer.attachments.first?.width, 40)
    }

    func testAPictureIsLookedAtCopiedAndSaved() throws {
        try open(try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"]))
        _ = try waitFor("Kettle")
        composer.attach(try XCTUnwrap(UIImage(data: Data(drawing))))
        window.press(.init(.enter))
        XCTAssertTrue(pump { self.picture?.url != nil }, window.tree)
        settle()
        window.click(try XCTUnwrap(window.views(ChatPictureTileView.self).first, window.tree))
        XCTAssertTrue(pump { self.screen.presentedViewController is GalleryVC }, window.tree)
        let gallery = try XCTUnwrap(screen.presentedViewController as? GalleryVC)
        XCTAssertTrue(pump { gallery.pictureView.picture != nil })
        UIPasteboard.general.string = "something else"
        window.click(gallery.copyButton)
        XCTAssertEqual(UIPasteboard.general.image?.size, CGSize(width: 40, height: 30))
        XCTAssertTrue(pump { self.window.find("Copied") != nil }, window.tree)
        gallery.downloads = try folder()
        let saved = gallery.downloads.appendingPathComponent("Pasted picture.png")
        window.click(gallery.saveButton)
        XCTAssertTrue(pump { self.window.find("Saved as Pasted picture.png") != nil }, window.tree)
        XCTAssertNotNil(UIImage(contentsOfFile: saved.path))
        window.press(.init(.escape))
        XCTAssertTrue(pump { self.screen.presentedViewController == nil })
    }

    /// The newest message's picture, as the homeserver gave it back.
    private var picture: ChatMessageAttachment? {
        conversation.messages.first { $0.deliveryState == .sent && !$0.attachments.isEmpty }?.attachments.first
    }

    /// 40 by 30 pixels.
    private var drawing: [UInt8] {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        view.backgroundColor = .systemTeal
        return snapshotPNG(view)
    }

    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        return folder
    }
}
