internal import CSQLite

extension Database {
    /// How hard a commit works to survive a power cut.
    public enum Synchronous: String, Sendable {
        /// Every commit reaches the disk before it returns.
        case full = "FULL"
        /// A power cut may lose the latest commits, never the file. A killed process loses nothing.
        case normal = "NORMAL"
    }

    /// Tuning of a connection. The defaults are durable and modest.
    public struct Options: Sendable {
        /// How hard commits work; `.full` by default, which group commit makes cheap.
        public var synchronous: Synchronous = .full
        /// How long a statement waits for another connection's lock before it fails with `busy`.
        public var busyTimeoutMilliseconds = 5_000
        /// Upper limit of the page cache.
        public var cacheKilobytes = 16 * 1024
        /// Pages in the write-ahead log after which a commit copies them back into the file.
        public var checkpointPages = 1_000
        /// Compiled statements that are kept for their next use.
        public var cachedStatements = 256

        public init() {}
    }

    func configure(_ options: Options) throws {
        sqlite3_busy_timeout(handle, Int32(clamping: options.busyTimeoutMilliseconds))
        try execute(
            """
            PRAGMA foreign_keys = ON;
            PRAGMA cache_size = -\(options.cacheKilobytes);
            PRAGMA temp_store = MEMORY;
            """)
        if access == .readOnly {
            try execute("PRAGMA query_only = ON")
            // Reads the header, so that a file of another format fails here and not at the first query.
            try execute("SELECT 1 FROM sqlite_schema LIMIT 1")
        } else if case .file = location {
            try execute(
                """
                PRAGMA journal_mode = WAL;
                PRAGMA synchronous = \(options.synchronous.rawValue);
                PRAGMA wal_autocheckpoint = \(options.checkpointPages);
                """)
        }
    }
}
