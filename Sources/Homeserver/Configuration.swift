extension Homeserver {
    /// Everything that can be set. The defaults suit a developer's machine: in memory, on a free loopback port.
    public struct Configuration: Sendable {
        /// Where accounts, rooms and media live.
        public enum Storage: Sendable, Hashable {
            /// Gone when the server stops.
            case memory
            /// Made when it isn't there.
            case folder(String)
        }

        /// Who may make an account.
        public enum Registration: Sendable, Hashable {
            /// Everybody.
            case open
            /// Whoever knows this registration token.
            case token(String)
            /// Whoever knows one of the registration tokens that `parlor token create` made.
            case tokens
            /// Nobody.
            case closed
        }

        /// The part after the colon of every identifier. It can't change once there are accounts.
        public var serverName = "localhost"
        /// Where the data lives; gone with the server by default.
        public var storage: Storage = .memory
        /// The address to listen on; `0.0.0.0` for all of this machine.
        public var address = "127.0.0.1"
        /// 0 takes a free one.
        public var port = 0
        /// Who may make an account.
        public var registration: Registration = .open
        /// The bounds of what clients may send and how often.
        public var limits = Limits()
        /// Lets people in whom the app's own back end vouches for; `nil` lets nobody in that way.
        public var jwtLogin: JWTLogin?
        /// How long an access token holds for clients that know how to renew it (`refresh_token`). Those that don't get one
        /// that holds until they log out.
        public var accessTokenLifetime: Duration = .seconds(3_600)
        /// How much work a password hash costs.
        public var passwordStrength: PasswordStrength = .standard
        /// Lets clients set `origin_server_ts` with `?ts=` when they send. For seeding demos and tests only: whoever
        /// has an account can then write history.
        public var allowsTimestampMassaging = false
        /// Someone without a running sync counts as gone after this.
        public var presenceExpiry: Duration = .seconds(30)
        /// Someone who entered a room for a while (`org.parlor.transient`) leaves it after this time without a running sync.
        public var visitorExpiry: Duration = .seconds(60)
        /// A loopback port for `/metrics` and `/health` alone; without one they are on the main port, `/metrics` for requests from
        /// this machine only. 0 takes a free one.
        public var metricsPort: Int?
        /// The base URL told to clients by `/.well-known`; that of the server itself when `nil`.
        public var publicBaseURL: String?

        /// The defaults.
        public init() {}
    }

    /// What a password hash costs whoever wants to guess the password, and the server that checks it.
    public enum PasswordStrength: Sendable, Hashable {
        /// What scrypt costs by OWASP's recommendation: about 0.2 s and 32 MB for each try.
        case standard
        /// Nothing, for tests that make many accounts.
        case none
    }

    /// The bounds of what clients may send and how often.
    public struct Limits: Sendable {
        /// Of JSON bodies.
        public var bodyBytes = 1 << 20
        /// Of one upload.
        public var mediaBytes = 50 << 20
        /// Pictures with more pixels than this have no thumbnail: a small file can hold a huge one.
        public var thumbnailPixels = 50_000_000
        /// How many sync filters one person may keep.
        public var filtersPerUser = 1_000
        /// In rooms with more members than this nobody is told who of the others is there, reads or types: that all tell all something
        /// costs the square of their number.
        public var crowdSize = 500
        /// Off in tests and benches: no request is ever refused for coming too often.
        public var isRateLimited = true
        /// Messages a second for one person, once the burst is used up.
        public var messagesPerSecond = 50.0
        /// Messages at once for one person.
        public var messageBurst = 500.0
        /// Logins a second from one address, once the burst is used up.
        public var loginsPerSecond = 5.0
        /// Logins at once from one address.
        public var loginBurst = 50.0
        /// Registrations a second from one address, once the burst is used up.
        public var registrationsPerSecond = 20.0
        /// Registrations at once from one address.
        public var registrationBurst = 2_000.0
        /// Rates of other kinds of requests by their names, each for one person; see ``rateNames``.
        public var rates: [String: Rate] = [:]

        /// The defaults.
        public init() {}
    }
}

extension Homeserver.Limits {
    var messages: RateLimiter.Allowance { allowance(messagesPerSecond, messageBurst) }
    var logins: RateLimiter.Allowance { allowance(loginsPerSecond, loginBurst) }
    var registrations: RateLimiter.Allowance { allowance(registrationsPerSecond, registrationBurst) }

    private func allowance(_ perSecond: Double, _ burst: Double) -> RateLimiter.Allowance {
        isRateLimited ? .init(perSecond: perSecond, burst: burst) : .unlimited
    }
}
