import Foundation
internal import Matrix

/// What people pass around to say which channel they mean.
struct ChannelAddress: Equatable {
    /// A room identifier or an alias.
    let target: String
    /// Homeservers that know the room.
    let servers: [String]

    /// Reads `#alias:server`, `!room:server`, and links of the forms `https://matrix.to/#/…` and `matrix:r/…`.
    ///
    /// Specification: appendices, "matrix.to navigation" and "Matrix URI scheme".
    init(_ text: String) throws {
        var rest = Substring(text.trimmingCharacters(in: .whitespacesAndNewlines))
        if let range = rest.range(of: "matrix.to/#/") {
            rest = rest[range.upperBound...]
        } else if let sigil = [("matrix:r/", "#"), ("matrix:roomid/", "!")].first(where: { rest.hasPrefix($0.0) }) {
            rest = Substring(sigil.1 + rest.dropFirst(sigil.0.count))
        }
        let parts = rest.split(separator: "?", maxSplits: 1)
        let path = parts.first.map { $0.prefix { $0 != "/" } } ?? ""
        let target = String(path).removingPercentEncoding ?? String(path)
        guard RoomAlias(target) != nil || RoomID(target) != nil else {
            throw ClientError(.invalidChannelId, "\"\(text)\" is no address of a channel")
        }
        self.target = target
        servers = (parts.count > 1 ? parts[1] : "").split(separator: "&").compactMap { pair in
            guard pair.hasPrefix("via=") else { return nil }
            return String(pair.dropFirst(4)).removingPercentEncoding
        }
    }
}
