import Foundation
import Testing

@testable import ParlorCommand

@Suite struct WorldTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    @Test func everyConversationCanBeRead() throws {
        var count = 0
        for channel in DemoChannel.all {
            let script = try Script(channel.script, now: now)
            let names = Set(channel.members.map(\.name))
            #expect(script.lines.allSatisfy { names.contains($0.author) && $0.date < now })
            #expect(script.lines.flatMap(\.reactions).flatMap(\.authors).allSatisfy { names.contains($0) })
            #expect(script.lines.compactMap(\.picture).allSatisfy { WorldPicture.landscapes[$0] != nil })
            #expect(zip(script.lines, script.lines.dropFirst()).allSatisfy { $0.date <= $1.date })
            #expect(channel.unread < script.lines.count)
            count += script.lines.count
        }
        #expect(DemoChannel.all.count >= 12)
        #expect(count > 250)
    }

    @Test func lineWithEverything() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        let script = try Script(
            """
            @ -2d 18:20
            ben: One
            anna +15 ^1 [lake]: Two: with\\na colon
              👍 ben mei
            @ -40m
            chiara +0: Three
            """, now: now, calendar: calendar)
        #expect(script.lines.count == 3)
        #expect(script.lines[1].text == "Two: with\na colon")
        #expect(script.lines[1].answers == 0)
        #expect(script.lines[1].picture == "lake")
        #expect(script.lines[1].reactions == [.init(key: "👍", authors: ["ben", "mei"])])
        #expect(script.lines[1].date.timeIntervalSince(script.lines[0].date) == 900)
        #expect(script.lines[2].date == now - 2_400)
        #expect(calendar.component(.hour, from: script.lines[0].date) == 18)
    }

    @Test(arguments: ["nobody: x", "ben x", "ben +x: y", "ben ^1: y", "@ yesterday", "  👍 ben"])
    func lineThatCannotBeRead(_ line: String) {
        #expect(throws: Script.Mistake.self) { try Script(line, now: now) }
    }

    @Test func pictureFileIsWellFormed() {
        let file = PNG.encode(Landscape.lake.painted(width: 160, height: 120))
        #expect(file.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(file.count > 160 * 120 * 3)
        // Published in the format's specification: the check of an empty last chunk.
        #expect(file.suffix(4) == [0xAE, 0x42, 0x60, 0x82])
    }
}
