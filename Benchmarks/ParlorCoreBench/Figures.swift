import Foundation

struct BenchError: Error, CustomStringConvertible {
    let description: String
}

extension Duration {
    var milliseconds: Double { Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15 }
}

/// What this process has used of the processors: the same however busy the machine is otherwise.
func processorTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

/// Prints one figure beside its goal.
func report(_ what: String, _ value: Double, goal: Double?, unit: String = "ms") {
    let name = what.padding(toLength: 52, withPad: " ", startingAt: 0)
    let goalText = goal.map { String(format: "   goal %8.1f %@  %@", $0, unit, value <= $0 ? "met" : "NOT MET") } ?? ""
    print(name + String(format: "%10.2f %@", value, unit) + goalText)
    // Figures show as they come, in a pipe too.
    fflush(nil)
}

extension [Double] {
    /// - Parameter part: `0...1`.
    func percentile(_ part: Double) -> Double {
        let sorted = sorted()
        guard !sorted.isEmpty else { return .nan }
        return sorted[Swift.min(sorted.count - 1, Int((Double(sorted.count) * part).rounded(.down)))]
    }
}
