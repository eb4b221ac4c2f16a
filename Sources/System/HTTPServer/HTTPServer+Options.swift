internal import CMicroHTTPD
internal import Glibc

extension HTTPServer {
    /// Tuning of a server.
    public struct Options: Sendable {
        /// Threads that poll sockets. Handlers run elsewhere, so one is enough for tens of thousands of requests a
        /// second.
        public var pollingThreads = 1
        /// Upper limit of open connections; nil takes what the process's limit of open files leaves.
        public var maxConnections: Int?
        /// Memory of one connection: it bounds the request line and headers.
        public var memoryPerConnection = 16 * 1024
        /// A connection that sends and receives nothing for so long is closed. Parked requests aren't counted.
        public var idleSeconds = 75

        public init() {}

        var settings: parlor_http_options {
            var settings = parlor_http_options()
            settings.threads = UInt32(max(1, pollingThreads))
            settings.connections = UInt32(maxConnections ?? Self.descriptorsToSpare)
            settings.memory_per_connection = memoryPerConnection
            settings.idle_seconds = UInt32(idleSeconds)
            return settings
        }

        private static var descriptorsToSpare: Int {
            var limit = rlimit()
            getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
            return max(64, Int(clamping: limit.rlim_cur) - 128)
        }
    }
}
