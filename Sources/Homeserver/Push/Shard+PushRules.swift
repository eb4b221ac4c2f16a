import JSON
import Matrix

extension Shard {
    private static let mostRules = 2_000

    func pushRules(of user: UserID) throws -> JSONValue {
        let stored = try accountData(.pushRules, of: user, in: nil)
        return DefaultPushRules.merged(with: try stored.map { try JSONValue(parsing: $0) }, for: user)
    }

    func pushRule(_ address: PushRuleAddress, of user: UserID) throws -> JSONValue {
        let rules = try pushRules(of: user)["global"]?[address.kind]?.array ?? []
        guard let rule = rules.first(where: { $0["rule_id"]?.string == address.id }) else {
            throw MatrixError.notFound("There is no such rule.")
        }
        return rule
    }

    /// Adds a rule, or replaces it where it stands.
    ///
    /// - Parameter place: beside which other rule it goes; before all of the user's own when `nil`.
    func setPushRule(
        _ address: PushRuleAddress, _ body: JSONValue, at place: PushRulePlace?, of user: UserID
    ) async throws {
        let rule = try address.rule(body)
        try await changePushRules(address.kind, of: user) { rules throws(MatrixError) in
            let old = rules.firstIndex { $0["rule_id"]?.string == address.id }
            var rule = rule
            if let old { rule["enabled"] = rules[old]["enabled"] ?? true }
            if let old, place == nil {
                rules[old] = rule
                return
            }
            if let old { rules.remove(at: old) }
            rules.insert(rule, at: try Self.index(of: place, among: rules))
        }
    }

    func removePushRule(_ address: PushRuleAddress, of user: UserID) async throws {
        _ = try pushRule(address, of: user)
        guard !address.id.hasPrefix(".") else { throw MatrixError.invalid("Predefined rules stay.") }
        try await changePushRules(address.kind, of: user) { rules in
            rules.removeAll { $0["rule_id"]?.string == address.id }
        }
    }

    func changePushRule(
        _ address: PushRuleAddress, _ field: String, _ value: JSONValue, of user: UserID
    ) async throws {
        _ = try pushRule(address, of: user)
        if field == "enabled" {
            guard value.bool != nil else { throw MatrixError.badJSON("enabled is true or false.") }
        } else {
            try PushRuleAddress.checkActions(value)
        }
        try await changePushRules(address.kind, of: user) { rules in
            for index in rules.indices where rules[index]["rule_id"]?.string == address.id {
                rules[index][field] = value
            }
        }
    }

    private static func index(of place: PushRulePlace?, among rules: [JSONValue]) throws(MatrixError) -> Int {
        guard let place else { return rules.first?["rule_id"] == ".m.rule.master" ? 1 : 0 }
        // A place among the predefined rules would not outlive a change of theirs.
        guard !place.id.hasPrefix("."), let index = rules.firstIndex(where: { $0["rule_id"]?.string == place.id })
        else {
            throw MatrixError(.unknown, status: 400, "There is no rule \(place.id) of yours beside which to put it.")
        }
        return place.isAfter ? index + 1 : index
    }

    private func changePushRules(
        _ kind: String, of user: UserID, _ change: @Sendable (inout [JSONValue]) throws(MatrixError) -> Void
    ) async throws {
        var content = try pushRules(of: user)
        var global = content["global"] ?? [:]
        var rules = global[kind]?.array ?? []
        try change(&rules)
        guard rules.count <= Self.mostRules else {
            throw MatrixError(.resourceLimitExceeded, status: 403, "You keep too many rules.")
        }
        global[kind] = .array(rules)
        content["global"] = global
        let data = StoredAccountData(
            user: user, room: nil, type: .pushRules, json: content.serialized(), position: nextPosition())
        _ = try await perform([.accountData(data)])
    }
}
