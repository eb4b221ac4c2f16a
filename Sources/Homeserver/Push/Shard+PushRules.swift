import JSON
import Matrix

extension Shard {
    private static let mostRules = 2_000

    func pushRules(of user: UserID) throws -> JSONValue {
        guard let stored = try accountData(.pushRules, of: user, in: nil) else { return DefaultPushRules.content }
        return try JSONValue(parsing: stored)
    }

    func pushRule(_ address: PushRuleAddress, of user: UserID) throws -> JSONValue {
        let rules = try pushRules(of: user)["global"]?[address.kind]?.array ?? []
        guard let rule = rules.first(where: { $0["rule_id"]?.string == address.id }) else {
            throw MatrixError.notFound("There is no such rule.")
        }
        return rule
    }

    func setPushRule(_ address: PushRuleAddress, _ body: JSONValue, of user: UserID) async throws {
        guard !address.id.isEmpty, !address.id.hasPrefix("."), address.id.utf8.count <= 255 else {
            throw MatrixError.invalid("A rule's id is not empty and doesn't begin with a dot.")
        }
        guard let actions = body["actions"], actions.array != nil else { throw MatrixError.missing("actions") }
        var rule: JSONValue = [
            "rule_id": .string(address.id), "default": false, "enabled": true, "actions": actions,
        ]
        rule["conditions"] = body["conditions"]
        rule["pattern"] = body["pattern"]
        try await changePushRules(address.kind, of: user) { [rule] rules in
            rules.removeAll { $0["rule_id"]?.string == address.id }
            // The newest rule of a kind comes first, but after the master switch.
            let isAfterMaster = rules.first?["rule_id"]?.string == ".m.rule.master"
            rules.insert(rule, at: isAfterMaster ? 1 : 0)
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
        try await changePushRules(address.kind, of: user) { rules in
            for index in rules.indices where rules[index]["rule_id"]?.string == address.id {
                rules[index][field] = value
            }
        }
    }

    private func changePushRules(
        _ kind: String, of user: UserID, _ change: @Sendable (inout [JSONValue]) -> Void
    ) async throws {
        var content = try pushRules(of: user)
        var global = content["global"] ?? [:]
        var rules = global[kind]?.array ?? []
        change(&rules)
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
