import UIKit
import XCTest

/// What Linux' Foundation lacks and chat apps use.
@preconcurrency @MainActor final class FoundationGapTests: XCTestCase {
    func testDurationsAreWrittenAsClocksAndWords() {
        let clock = DateComponentsFormatter()
        clock.allowedUnits = [.minute, .second]
        clock.zeroFormattingBehavior = .pad
        XCTAssertEqual(clock.string(from: 65), "01:05")
        XCTAssertEqual(clock.string(from: 5), "00:05")
        clock.allowedUnits = [.hour, .minute, .second]
        clock.zeroFormattingBehavior = .default
        XCTAssertEqual(clock.string(from: 3605), "1:00:05")
        XCTAssertEqual(clock.string(from: 0), "0")
        clock.unitsStyle = .full
        clock.maximumUnitCount = 2
        XCTAssertEqual(clock.string(from: 3725), "1 hour, 2 minutes")
    }

    func testDatesAreNamedRelativeToOthers() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en")
        let now = Date()
        XCTAssertEqual(formatter.localizedString(for: now.addingTimeInterval(-180), relativeTo: now), "3 minutes ago")
        XCTAssertEqual(formatter.localizedString(for: now.addingTimeInterval(7210), relativeTo: now), "in 2 hours")
        formatter.dateTimeStyle = .named
        XCTAssertEqual(formatter.localizedString(from: DateComponents(day: -1)), "yesterday")
        formatter.locale = Locale(identifier: "de")
        XCTAssertEqual(formatter.localizedString(from: DateComponents(day: -1)), "gestern")
    }

    func testLinksAndNumbersAreFoundInMessages() throws {
        let text = "See https://a.b/c(d). or www.x.org, mail me@x.org, call +49 170 1234567! (http://q.de/z) v1.2.3"
        let detector = try NSDataDetector(
            types: 1 << 6 | 1 << 11)
        let found = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
        XCTAssertEqual(
            found.compactMap { $0.url?.absoluteString },
            ["https://a.b/c(d)", "http://www.x.org", "mailto:me@x.org", "http://q.de/z"])
        XCTAssertEqual(found.compactMap(\.phoneNumber), ["+49 170 1234567"])
        XCTAssertEqual((text as NSString).substring(with: found[0].range), "https://a.b/c(d)")
    }

    func testWeakCollectionsLetGo() {
        let table = NSHashTable<NSObject>.weakObjects()
        let map = NSMapTable<NSString, NSObject>.strongToWeakObjects()
        let kept = NSObject()
        autoreleasepool {
            let passing = NSObject()
            table.add(kept)
            table.add(kept)
            table.add(passing)
            map.setObject(passing, forKey: "a")
            map.setObject(kept, forKey: "b")
            XCTAssertEqual(table.count, 2)
        }
        XCTAssertEqual(table.allObjects, [kept])
        XCTAssertNil(map.object(forKey: "a"))
        XCTAssertEqual(map.object(forKey: "b"), kept)
    }

    func testTextsAreFilledIn() {
        let count = 3
        XCTAssertEqual(String(localized: "\(count) new in \("Tea")"), "3 new in Tea")
        XCTAssertEqual(String(localized: "unread.title", defaultValue: "\(count) unread"), "3 unread")
        XCTAssertEqual(ListFormatter.localizedString(byJoining: ["Ann", "Bo"]), "Ann and Bo")
    }

    func testNotificationsAreASequence() async {
        let name = Notification.Name("FoundationGapTests")
        let notifications = NotificationCenter.default.notifications(named: name)
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["text": "hello"])
        for await notification in notifications {
            XCTAssertEqual(notification.userInfo?["text"] as? String, "hello")
            break
        }
    }

    func testAttributedStringsGoBothWays() {
        var new = AttributedString("Hello ")
        new.foregroundColor = UIColor.red
        var link = AttributedString("there")
        link.link = URL(string: "https://a.b")
        link.underlineStyle = NSUnderlineStyle.single
        let old = NSAttributedString(new + link)
        XCTAssertEqual(old.string, "Hello there")
        XCTAssertEqual(old.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
        XCTAssertEqual(old.attribute(.link, at: 7, effectiveRange: nil) as? URL, URL(string: "https://a.b"))
        let again = AttributedString(old)
        XCTAssertEqual(again.runs.compactMap(\.link), [URL(string: "https://a.b")])
        XCTAssertEqual(String(again.characters), "Hello there")
    }
}
