import Foundation

/// What strangers' bytes reach. Each is a function that must come back, whatever it is given; libFuzzer looks for bytes with which it
/// doesn't. See `./parlor fuzz`.
enum FuzzTarget: String, CaseIterable {
    case json, http, filters, pushrules, events

    func run(_ bytes: [UInt8]) {
        switch self {
        case .json: fuzzJSON(bytes)
        case .http: fuzzHTTP(bytes)
        case .filters: fuzzFilters(bytes)
        case .pushrules: fuzzPushRules(bytes)
        case .events: fuzzEvents(bytes)
        }
    }

    /// The one that the environment variable `PARLOR_FUZZ_TARGET` names.
    static let chosen: FuzzTarget = {
        let name = ProcessInfo.processInfo.environment["PARLOR_FUZZ_TARGET"] ?? ""
        guard let target = FuzzTarget(rawValue: name) else {
            fatalError("PARLOR_FUZZ_TARGET is one of \(allCases.map(\.rawValue))")
        }
        return target
    }()
}
