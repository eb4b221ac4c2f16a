import JSON
import Matrix

@testable import Homeserver

/// Rules on the first line, an event on the second.
func fuzzPushRules(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false).map(
        Array.init)
    guard let stored = try? JSONValue(parsing: lines[0], maxDepth: 100), let user = UserID("@bob:localhost") else {
        return
    }
    let merged = DefaultPushRules.merged(with: stored, for: user)
    let rules = PushRuleSet(merged)
    _ = PushRules(stored: stored, of: user)
    let json = lines.count > 1 ? lines[1] : Array("{}".utf8)
    let document = (try? JSONDocument(parsing: json, maxDepth: 100))?.root
    let event = FuzzedRoom.event(json, content: document?["content"]?.value ?? [:], stateKey: nil)
    let context = PushContext(
        event: event, document: document, memberCount: 2, displayName: "Bob", senderMayCallRoom: true)
    _ = rules.rule(for: context)
    if let text = document?["content"]?["body"]?.string, let pattern = stored["pattern"]?.string {
        let glob = PushPattern(pattern)
        _ = glob.matches(text)
        _ = glob.matchesWord(in: text)
    }
}
