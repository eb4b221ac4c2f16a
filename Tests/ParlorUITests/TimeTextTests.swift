import Foundation
import ParlorUI
import Testing

@Suite struct TimeTextTests {
    private let times = Samples.times
    private func hoursAgo(_ hours: Double) -> Date { Samples.now.addingTimeInterval(-hours * 3600) }

    @Test func listShowsTimeThenDayThenDate() {
        #expect(times.listed(hoursAgo(1)) == "14:00")
        #expect(times.listed(hoursAgo(15)) == "00:00")
        #expect(times.listed(hoursAgo(15.5)) == "Yesterday")
        #expect(times.listed(hoursAgo(48)) == "Mon")
        #expect(times.listed(hoursAgo(6 * 24)) == "Thu")
        #expect(times.listed(hoursAgo(7 * 24)) == "05/11/2025")
    }

    @Test func pillNamesTheDay() {
        #expect(times.day(hoursAgo(1)) == "Today")
        #expect(times.day(hoursAgo(24)) == "Yesterday")
        #expect(times.day(hoursAgo(9 * 24)).replacing(",", with: "") == "Mon 3 Nov")
        #expect(times.day(hoursAgo(400 * 24)).contains("2024"))
    }

    @Test func clockOfAnotherDeviceRunsAhead() {
        #expect(times.listed(Samples.now.addingTimeInterval(3600 * 12)) == "03:00")
        #expect(times.day(Samples.now.addingTimeInterval(3600 * 12)) == "Today")
    }

    @Test func clockFollowsTheCalendarThatIsSet() {
        var times = times
        #expect(times.clock(hoursAgo(1)) == "14:00")
        times.calendar.timeZone = TimeZone(
            secondsFromGMT: times.calendar.timeZone.secondsFromGMT(for: Samples.now) + 3600)!
        #expect(times.clock(hoursAgo(1)) == "15:00")
        #expect(self.times.clock(hoursAgo(1) + 59) == "14:00")
        #expect(self.times.clock(hoursAgo(1) + 60) == "14:01")
    }

    @Test func lastSeenGetsCoarser() {
        #expect(times.lastSeen(hoursAgo(0)) == "last seen just now")
        #expect(times.lastSeen(hoursAgo(1.0 / 60)) == "last seen 1 minute ago")
        #expect(times.lastSeen(hoursAgo(0.5)) == "last seen 30 minutes ago")
        #expect(times.lastSeen(hoursAgo(2)) == "last seen at 13:00")
        #expect(times.lastSeen(hoursAgo(24)) == "last seen yesterday at 15:00")
        #expect(times.lastSeen(hoursAgo(72)) == "last seen on Sunday")
        #expect(times.lastSeen(hoursAgo(9 * 24)) == "last seen on 3 Nov")
    }

    @Test func dayChangesWithTheClocks() {
        // On 26 October 2025 the day has 25 hours in Berlin.
        var times = times
        let morningAfter = Date(timeIntervalSince1970: 1_761_544_800)  // Monday, 27 October, 07:00
        times.now = { morningAfter }
        #expect(times.day(morningAfter.addingTimeInterval(-31.5 * 3600)) == "Yesterday")
        #expect(times.day(morningAfter.addingTimeInterval(-32.5 * 3600)) != "Yesterday")
    }
}
