import Foundation

extension CrowdLoad {
    /// Reads `--crowd N [--rate R] [--seconds S]`.
    ///
    /// - Returns: Nil for anything else.
    init?(_ arguments: [String]) {
        guard arguments.first == "--crowd", arguments.count.isMultiple(of: 2) else { return nil }
        for index in stride(from: 0, to: arguments.count, by: 2) {
            guard let value = Double(arguments[index + 1]), value > 0 else { return nil }
            switch arguments[index] {
            case "--crowd": clients = max(2, Int(value))
            case "--rate": rate = value
            case "--seconds": seconds = value
            default: return nil
            }
        }
    }
}
