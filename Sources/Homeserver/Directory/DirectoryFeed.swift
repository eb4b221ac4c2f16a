import Matrix

/// The feed of the public directory: who waits for it, and what was written for them.
struct DirectoryFeed: Sendable {
    /// How many of each person's requests are parked.
    private(set) var watchers: [UserID: Int] = [:]
    /// Answers of the latest beat, by the beat that they begin after: thousands of watchers share a few.
    private var answers: [Int: [UInt8]] = [:]
    private var beat = 0
    var hasAlarm = false
    var lastBeat = ContinuousClock.now

    /// At least so long between two beats.
    static let interval = Duration.milliseconds(500)
    /// How long a first change waits for others that belong to it.
    static let delay = Duration.milliseconds(20)

    mutating func park(_ user: UserID) { watchers[user, default: 0] += 1 }

    mutating func unpark(_ user: UserID) {
        let count = (watchers[user] ?? 1) - 1
        watchers[user] = count > 0 ? count : nil
    }

    /// The answer for those who know everything up to a beat.
    ///
    /// - Parameter beat: the latest one.
    mutating func answer(after since: Int, at beat: Int, _ write: () throws -> [UInt8]) rethrows -> [UInt8] {
        if self.beat != beat {
            answers = [:]
            self.beat = beat
        }
        if let answer = answers[since] { return answer }
        let answer = try write()
        answers[since] = answer
        return answer
    }
}
