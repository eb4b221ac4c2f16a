/// Targets as they were split and decoded lately.
///
/// In a crowd thousands ask the same question, which is long where it holds a filter. Confined to its loop.
struct TargetCache {
    private static let capacity = 64
    /// What is longer is not kept: so the memory that strangers can fill is bounded.
    private static let longest = 2_048
    private var targets: [String: Target] = [:]

    /// The target of a request line; nil for a malformed one. See ``Target``.
    mutating func target(_ text: String) -> Target? {
        if let known = targets[text] { return known }
        guard let target = Target(text) else { return nil }
        // A path alone is split faster than it is looked up.
        guard !target.query.isEmpty, text.utf8.count <= Self.longest else { return target }
        if targets.count >= Self.capacity { targets.removeAll(keepingCapacity: true) }
        targets[text] = target
        return target
    }
}
