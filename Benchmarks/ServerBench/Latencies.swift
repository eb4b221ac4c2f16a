/// How long deliveries took.
struct Latencies {
    private let sorted: [Int]

    /// - Parameter microseconds: In any order.
    init(_ microseconds: [Int]) { sorted = microseconds.sorted() }

    var count: Int { sorted.count }

    /// The time within which so many of them arrived, in milliseconds.
    ///
    /// - Parameter part: 0.99 for all but a hundredth; 1 for the last.
    func at(_ part: Double) -> Double {
        guard !sorted.isEmpty else { return .nan }
        return Double(sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]) / 1000
    }
}
