import Foundation
internal import Matrix

/// The address of a channel, or of one message in it, that can be given to anybody.
///
/// Its text form is that of `https://matrix.to`, which every Matrix client understands; `matrix:` addresses are read too.
/// Specification: appendices, "matrix.to navigation" and "Matrix URI scheme".
///
/// ```swift
/// let link = try MessageLink(to: message, in: channel)
/// pasteboard.string = link.url.absoluteString
/// ```
public struct MessageLink: Hashable, Sendable {
    /// `!opaque:server`, or an alias, `#name:server`.
    public var room: String
    /// The message; nil for the channel as a whole.
    public var eventID: String?
    /// Servers that can help to join the room.
    public var servers: [String]

    /// Makes a link of its parts.
    public init(room: String, eventID: String? = nil, servers: [String] = []) {
        self.room = room
        self.eventID = eventID
        self.servers = servers
    }

    /// The link to a message.
    ///
    /// - Throws: ``ClientError/Kind/notFound`` for a message that the homeserver does not have yet.
    public init(to message: ChatMessage, in channel: ChatChannel) throws {
        guard let eventID = message.eventID else {
            throw ClientError(.notFound, "Message \(message.id) has not been sent; it has no address yet")
        }
        let server = message.author.id.split(separator: ":", maxSplits: 1).last.map(String.init)
        self.init(room: channel.roomID, eventID: eventID, servers: server.map { [$0] } ?? [])
    }

    /// The link as an address that can be opened everywhere.
    public var url: URL {
        var text = "https://matrix.to/#/" + Endpoint.encoded(room)
        if let eventID { text += "/" + Endpoint.encoded(eventID) }
        let via = servers.map { "via=" + Endpoint.encoded($0) }
        if !via.isEmpty { text += "?" + via.joined(separator: "&") }
        return URL(string: text) ?? URL(filePath: "/")
    }

    /// Reads a link of either form; nil for any other address.
    public init?(url: URL) {
        guard let target = Target(url: url), target.parts.count <= 2, let room = target.parts.first,
            room.hasPrefix("!") || room.hasPrefix("#"), room.utf8.count <= 255, room.count > 1
        else { return nil }
        let event = target.parts.dropFirst().first
        if let event, EventID(event) == nil { return nil }
        self.init(room: room, eventID: event, servers: target.servers)
    }

    /// The user that an address names; nil for any other address.
    static func user(in url: URL) -> UserId? {
        guard let target = Target(url: url), target.parts.count == 1, UserID(target.parts[0]) != nil else { return nil }
        return target.parts[0]
    }

    static func address(ofUser id: UserId) -> String { "https://matrix.to/#/" + Endpoint.encoded(id) }
}

extension MessageLink {
    /// Identifiers and servers of an address, whichever form it has.
    private struct Target {
        var parts: [String]
        var servers: [String] = []

        init?(url: URL) {
            let text = url.absoluteString
            if let rest = ["https://matrix.to/#/", "http://matrix.to/#/"].first(where: text.lowercased().hasPrefix) {
                let (path, query) = Self.split(text.dropFirst(rest.count))
                parts = path.split(separator: "/").map { $0.removingPercentEncoding ?? "" }
                servers = query
            } else if url.scheme?.lowercased() == "matrix" {
                let (path, query) = Self.split(text.dropFirst("matrix:".count))
                let words = path.split(separator: "/").map { $0.removingPercentEncoding ?? "" }
                let sigils = ["u": "@", "r": "#", "roomid": "!", "e": "$"]
                guard words.count.isMultiple(of: 2) else { return nil }
                parts = stride(from: 0, to: words.count, by: 2).compactMap { at in
                    sigils[words[at]].map { $0 + words[at + 1] }
                }
                guard parts.count == words.count / 2 else { return nil }
                servers = query
            } else {
                return nil
            }
            guard !parts.isEmpty else { return nil }
        }

        private static func split(_ text: Substring) -> (path: Substring, servers: [String]) {
            let pieces = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
            let servers = pieces.dropFirst().first?.split(separator: "&").compactMap { pair -> String? in
                pair.hasPrefix("via=") ? pair.dropFirst(4).removingPercentEncoding : nil
            }
            return (pieces.first ?? "", servers ?? [])
        }
    }
}
