import Foundation

/// What this process has used.
enum CPU {
    /// CPU time of this thread in milliseconds.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    @MainActor static func time(_ body: () -> Void) -> Double {
        let start = now
        body()
        return now - start
    }

    static var residentKilobytes: Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1024
    }
}

/// Lines of figures.
enum Report {
    /// Median, p99 and the worst of times in milliseconds, and whether the p99 keeps a limit.
    static func line(_ name: String, _ times: [Double], limit: Double? = nil) {
        let sorted = times.sorted()
        func at(_ part: Double) -> Double { sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))] }
        let name = name.padding(toLength: 40, withPad: " ", startingAt: 0)
        guard sorted.count > 1 else { return print("\(name)\(String(format: "%.2f ms", at(0)))") }
        let verdict = limit.map { at(0.99) <= $0 ? "   within \($0) ms" : "   OVER \($0) ms" } ?? ""
        let figures = String(format: "median %.3f   p99 %.3f   worst %.3f ms", at(0.5), at(0.99), at(1))
        print("\(name)\(figures)   of \(sorted.count)\(verdict)")
    }
}

extension RandomNumberGenerator {
    /// A number from 0 up to, but not including, a limit.
    mutating func next(below limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &self) }
}
