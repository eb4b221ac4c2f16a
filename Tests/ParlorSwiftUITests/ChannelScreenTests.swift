import KitSupport
import ParlorSwiftUI
import Support
import SwiftUI
import WindowSupport
import XCTest

@preconcurrency @MainActor
final class ChannelScreenTests: ChannelWindowTestCase {
    func testOpeningAChannelShowsItsHistory() throws {
        try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on", "Coming!"], hoursAgo: 0)
        let window = try open("Tea")
        XCTAssertTrue(pump { window.find("Kettle is on") != nil && window.find("Coming!") != nil }, window.tree)
        XCTAssertNotNil(window.find("Today"))
        XCTAssertNotNil(window.find("A"), "the initials of the other person")
    }

    func testTypingAndEnterSend() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let window = try open("Tea")
        XCTAssertTrue(pump { window.find("Kettle is on") != nil })
        window.type("On my way")
        XCTAssertTrue(pump { window.find("Send") != nil })
        window.press(.init(.enter))
        XCTAssertTrue(pump { window.find("On my way") != nil }, window.tree)
        XCTAssertNil(window.find("Send"), "the input is empty again")
        let ada = ada!
        let texts = try pump {
            let answer = try await ada.api.get("/_matrix/client/v3/rooms/\(room.rawValue)/messages?dir=b&limit=1")
            return answer["chunk"]?[0]?["content"]?["body"]?.string
        }
        XCTAssertEqual(texts, "On my way")
    }

    func testNarrowWindowHasOneColumnAndAWayBack() throws {
        try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let window = try open("Tea", width: 420)
        XCTAssertTrue(pump { window.find("Kettle is on") != nil })
        XCTAssertNil(window.row("Tea"))
        let back = try XCTUnwrap(window.find("Back") ?? window.find("Chats"))
        window.click(back)
        XCTAssertTrue(pump { window.row("Tea") != nil })
    }

    func testSomebodyTypingShows() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let window = try open("Tea")
        XCTAssertTrue(pump { window.find("Kettle is on") != nil })
        let ada = ada!
        _ = try pump {
            try await ada.api.put(
                "/_matrix/client/v3/rooms/\(room.rawValue)/typing/\(ada.id.rawValue)",
                ["typing": true, "timeout": 20000])
        }
        XCTAssertTrue(pump { window.find("Ada is typing …") != nil }, window.tree)
        keepPicture(window.png(), "typing")
    }

    func testChosenFileGoesOutWithTheMessage() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let file = FileManager.default.temporaryDirectory.appending(path: "shopping-\(UUID().uuidString).txt")
        try Data("milk".utf8).write(to: file)
        FileChooser.answer = { [file] }
        defer {
            FileChooser.answer = nil
            try? FileManager.default.removeItem(at: file)
        }
        let window = try open("Tea")
        window.click(try XCTUnwrap(window.find("Attach files")))
        XCTAssertTrue(pump { window.find("Remove \(file.lastPathComponent)") != nil }, window.tree)
        keepPicture(window.png(), "attachment")
        window.click(try XCTUnwrap(window.find("Send")))
        XCTAssertTrue(pump { window.find("Remove \(file.lastPathComponent)") == nil })
        let ada = ada!
        let arrived = try pump {
            for _ in 0..<200 {
                let answer = try await ada.api.get("/_matrix/client/v3/rooms/\(room.rawValue)/messages?dir=b&limit=1")
                let content = answer["chunk"]?[0]?["content"]
                if content?["msgtype"]?.string == "m.file" { return content?["body"]?.string }
                try await Task.sleep(for: .milliseconds(20))
            }
            return nil
        }
        XCTAssertEqual(arrived, file.lastPathComponent)
    }

    func testUpEditsTheLastOwnMessageAndEscCancels() throws {
        try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on", "Coming!"])
        let window = try open("Tea")
        XCTAssertTrue(pump { window.find("Coming!") != nil })
        window.press(.init(.up))
        XCTAssertTrue(pump { window.find("Edit message") != nil }, window.tree)
        window.press(.init(.escape))
        XCTAssertTrue(pump { window.find("Edit message") == nil })
        window.press(.init(.up))
        XCTAssertTrue(pump { window.find("Edit message") != nil })
        window.type(" now")
        window.press(.init(.enter))
        XCTAssertTrue(pump { window.find("Coming! now") != nil }, window.tree)
    }

    func testKeysMoveBetweenChannels() throws {
        try world.room("Coffee", of: mia, messages: ["Beans are out"], hoursAgo: 3)
        try world.room("Tea", of: mia, messages: ["Kettle is on"])
        let window = try open("Tea")
        XCTAssertTrue(pump { window.find("Kettle is on") != nil })
        window.press(.init(.down, modifiers: .alternate))
        XCTAssertTrue(pump { window.views(UILabel.self).filter { $0.text == "Beans are out" }.count == 1 }, window.tree)
        window.press(.init(.up, modifiers: .alternate))
        XCTAssertTrue(pump { window.views(UILabel.self).filter { $0.text == "Kettle is on" }.count == 1 })
    }

    func testEmojiIsPutIntoTheMessage() throws {
        try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let window = try open("Tea")
        window.click(try XCTUnwrap(window.find("Emoji")))
        XCTAssertTrue(pump { window.find("grinning face") != nil }, window.tree)
        keepPicture(window.png(), "emoji")
        window.click(try XCTUnwrap(window.find("grinning face")))
        window.press(.init(.enter))
        XCTAssertTrue(pump { window.views(UILabel.self).contains { $0.text == "😀" && $0.font.pointSize == 40 } })
    }

    func testLongTextGrowsTheInputUpToSixLines() throws {
        try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let window = try open("Tea")
        func height() throws -> CGFloat { try XCTUnwrap(window.find("Message")).bounds.height }
        let one = try height()
        window.type("one\ntwo")
        XCTAssertTrue(pump { (try? height()).map { $0 > one + 10 } == true }, window.tree)
        let two = try height()
        window.type(String(repeating: "\nmore", count: 12))
        settle()
        keepPicture(window.png(), "six-lines")
        XCTAssertLessThan(try height(), one + 5.5 * (two - one))
        XCTAssertGreaterThan(try height(), one + 4.5 * (two - one))
    }

    func testRowsKeepTheirDistanceFromHeaderAndEdges() throws {
        try world.room("Tea", of: mia, messages: ["Kettle is on"])
        let window = show(try world.client(of: mia))
        XCTAssertTrue(pump { window.row("Tea") != nil })
        settle()
        let list = try XCTUnwrap(window.views(UIScrollView.self).first)
        let row = try XCTUnwrap(window.window.allViews.last { $0.accessibilityLabel?.hasPrefix("Tea, ") == true })
        let place = row.convert(row.bounds, to: window.window)
        let room = list.convert(list.bounds, to: window.window)
        XCTAssertEqual(place.minY - room.minY, 54 + 6, "below the search field, which lies over the list's head")
        XCTAssertEqual(place.minX - room.minX, 8)
        XCTAssertEqual(room.maxX - place.maxX, 8)
    }
}
