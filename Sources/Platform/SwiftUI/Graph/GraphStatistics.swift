/// Counts body evaluations, so that tests can assert that only what is invalid was evaluated.
@MainActor
package enum GraphStatistics {
    package private(set) static var evaluations = 0
    private static var byType: [ObjectIdentifier: Int] = [:]

    static func countEvaluation(of type: Any.Type) {
        evaluations += 1
        byType[ObjectIdentifier(type), default: 0] += 1
    }

    package static func evaluations(of type: Any.Type) -> Int { byType[ObjectIdentifier(type)] ?? 0 }

    package static func reset() {
        evaluations = 0
        byType = [:]
    }
}
