import Foundation

/// Every connection is an open file, and the usual limit of 1,024 is a soft one.
public enum OpenFileLimit {
    /// Lets this process open as many files as the system allows it to. Where that is refused, the limit stays.
    public static func raise() {
        let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        guard getrlimit(kind, &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(kind, &limit)
    }
}
