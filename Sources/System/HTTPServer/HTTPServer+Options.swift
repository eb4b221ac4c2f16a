internal import Glibc

extension HTTPServer {
    /// Tuning of a server.
    public struct Options: Sendable {
        /// Threads that poll sockets. Handlers run elsewhere, so one is enough for tens of thousands of requests a
        /// second.
        public var pollingThreads = 1
        /// Upper limit of open connections; nil takes what the process's limit of open files leaves.
        public var maxConnections: Int?
        /// Upper limit of a request line with its headers.
        public var maxHeadBytes = 16 * 1024
        /// How long a request line with its headers may take to arrive.
        public var headTimeout: Duration = .seconds(30)
        /// A connection on which nothing moves for so long is closed. Parked requests don't count.
        public var idleTimeout: Duration = .seconds(75)

        public init() {}

        var connectionsPerLoop: Int { max(1, (maxConnections ?? Self.descriptorsToSpare) / max(1, pollingThreads)) }

        private static let descriptorsToSpare: Int = {
            var limit = rlimit()
            getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
            return max(64, Int(clamping: limit.rlim_cur) - 128)
        }()
    }
}
