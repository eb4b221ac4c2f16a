import Foundation

/// The methods that ``ViewFactory`` asks for, as the program's own symbols name them: those of its defaults, for each slot has one.
struct FactorySlots {
    private let signatures: Set<String>
    private let byName: [String: String]

    init(_ symbols: SymbolTable) {
        signatures = Set(symbols.defaults(of: (any ViewFactory).self).map(\.signature))
        byName = Dictionary(signatures.map { (MethodName.base(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// What is wrong with a method; nil for a slot, and for a method that does not look like one.
    func finding(_ method: MethodName, in type: Any.Type) -> ViewFactoryCheck.Finding? {
        guard !signatures.isEmpty, !method.isPrivate, !signatures.contains(method.signature) else { return nil }
        let name = MethodName.base(of: method.signature)
        let near = nearest(to: name)
        guard near != nil || (name.hasPrefix("make") && method.isOpaque) else { return nil }
        return ViewFactoryCheck.Finding(
            factory: "\(type)", method: MethodName.short(method.signature),
            suggestion: near.flatMap { byName[$0] }.map { MethodName.short($0) })
    }

    /// The slot whose name is nearest, if it is near enough to have been meant.
    private func nearest(to name: String) -> String? {
        if byName[name] != nil { return name }
        let distances = byName.keys.map { (slot: $0, distance: EditDistance.between(name, $0)) }
        guard let best = distances.min(by: { ($0.distance, $0.slot) < ($1.distance, $1.slot) }) else { return nil }
        return best.distance <= max(2, name.count / 6) ? best.slot : nil
    }
}

/// How many letters must be changed to make one word of another.
enum EditDistance {
    static func between(_ one: String, _ other: String) -> Int {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        var row = Array(0...other.count)
        for (i, letter) in one.enumerated() {
            var previous = row[0]
            row[0] = i + 1
            for (j, candidate) in other.enumerated() {
                let kept = previous + (letter == candidate ? 0 : 1)
                previous = row[j + 1]
                row[j + 1] = min(kept, row[j] + 1, previous + 1)
            }
        }
        return row[other.count]
    }
}
