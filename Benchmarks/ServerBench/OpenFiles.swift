import Foundation

/// Every connection is an open file, and the usual limit of 1,024 is a soft one.
enum OpenFiles {
    static func raiseLimit() {
        let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        guard getrlimit(kind, &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(kind, &limit)
    }
}
