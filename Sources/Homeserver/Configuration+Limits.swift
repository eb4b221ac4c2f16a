extension Homeserver.Limits {
    /// So many at once, and so many a second after that.
    public struct Rate: Sendable, Hashable {
        /// How many a second, once the burst is used up.
        public var perSecond: Double
        /// How many at once.
        public var burst: Double

        /// A rate of so many a second after so many at once.
        public init(perSecond: Double, burst: Double) {
            self.perSecond = perSecond
            self.burst = burst
        }
    }

    /// A limit was named that there isn't, or its numbers can't be read.
    public struct UnknownRate: Error, Sendable, Hashable {
        /// The part that could not be read.
        public let text: String
    }

    /// The names that ``set(_:)`` knows.
    public static let rateNames = ["message", "login", "registration"] + RequestKind.allCases.map(\.rawValue)

    /// Sets rates from text: `off`, or `join=1/10,message=20/200`, each the number a second and the burst.
    ///
    /// - Throws: ``UnknownRate``.
    public mutating func set(_ text: String) throws(UnknownRate) {
        if text == "off" {
            isRateLimited = false
            return
        }
        for part in text.split(separator: ",").map(String.init) {
            let halves = part.split(separator: "=").map(String.init)
            let numbers = halves.count == 2 ? halves[1].split(separator: "/").compactMap { Double($0) } : []
            guard numbers.count == 2, numbers[0] > 0, numbers[1] >= 1 else { throw UnknownRate(text: part) }
            let rate = Rate(perSecond: numbers[0], burst: numbers[1])
            switch halves[0] {
            case "message": (messagesPerSecond, messageBurst) = (rate.perSecond, rate.burst)
            case "login": (loginsPerSecond, loginBurst) = (rate.perSecond, rate.burst)
            case "registration": (registrationsPerSecond, registrationBurst) = (rate.perSecond, rate.burst)
            default:
                guard RequestKind(rawValue: halves[0]) != nil else { throw UnknownRate(text: part) }
                rates[halves[0]] = rate
            }
        }
    }

    func allowance(of kind: RequestKind) -> RateLimiter.Allowance {
        guard isRateLimited else { return .unlimited }
        let rate = rates[kind.rawValue] ?? Self.usualRates[kind] ?? Rate(perSecond: 50, burst: 500)
        return RateLimiter.Allowance(perSecond: rate.perSecond, burst: rate.burst)
    }

    private static let usualRates: [RequestKind: Rate] = [
        .invite: Rate(perSecond: 2, burst: 100), .join: Rate(perSecond: 5, burst: 200),
        .room: Rate(perSecond: 1, burst: 100), .upload: Rate(perSecond: 10, burst: 200),
        .search: Rate(perSecond: 5, burst: 100), .device: Rate(perSecond: 50, burst: 500),
        .update: Rate(perSecond: 50, burst: 500),
    ]
}
