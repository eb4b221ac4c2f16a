import JSON
import Matrix
import Synchronization

/// Filters that were read before, by their text: clients send the same one with every sync.
final class FilterCache: Sendable {
    private static let capacity = 1_000
    private let filters = Mutex<[String: SyncFilter]>([:])

    func filter(_ text: String) throws(MatrixError) -> SyncFilter {
        if let known = filters.withLock({ $0[text] }) { return known }
        guard let json = try? JSONValue(parsing: text), json.object != nil else {
            throw MatrixError(.notJSON, status: 400, "The filter is no JSON object.")
        }
        let filter = SyncFilter(json)
        filters.withLock { filters in
            if filters.count >= Self.capacity { filters.removeAll() }
            filters[text] = filter
        }
        return filter
    }
}
