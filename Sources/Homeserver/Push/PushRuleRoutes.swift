import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addPushRuleRoutes() {
        let shard = services.shard
        for path in ["/pushrules", "/pushrules/"] {
            on(.get, path) { call in .json(try await shard.pushRules(of: call.user)) }
        }
        for path in ["/pushrules/global", "/pushrules/global/"] {
            on(.get, path) { call in .json(try await shard.pushRules(of: call.user)["global"] ?? [:]) }
        }
        let path = "/pushrules/global/{kind}/{ruleId}"
        on(.get, path) { call in .json(try await shard.pushRule(call.ruleAddress(), of: call.user)) }
        on(.put, path) { call in
            try await shard.setPushRule(
                call.ruleAddress(), try call.body().value, at: call.rulePlace, of: call.user)
            return .empty
        }
        on(.delete, path) { call in
            try await shard.removePushRule(call.ruleAddress(), of: call.user)
            return .empty
        }
        for field in ["enabled", "actions"] {
            on(.get, path + "/" + field) { call in
                let rule = try await shard.pushRule(call.ruleAddress(), of: call.user)
                return .json(.object([field: rule[field] ?? (field == "enabled" ? true : [])]))
            }
            on(.put, path + "/" + field) { call in
                guard let value = try call.body()[field]?.value else { throw MatrixError.missing(field) }
                try await shard.changePushRule(call.ruleAddress(), field, value, of: call.user)
                return .empty
            }
        }
    }
}

extension Call {
    fileprivate func ruleAddress() throws(MatrixError) -> PushRuleAddress {
        let kind = parameter("kind")
        guard DefaultPushRules.kinds.contains(kind) else { throw .invalid("There is no such kind of rule.") }
        return PushRuleAddress(kind: kind, id: parameter("ruleId"))
    }

    fileprivate var rulePlace: PushRulePlace? {
        if let id = request.query("before") { return PushRulePlace(id: id, isAfter: false) }
        return request.query("after").map { PushRulePlace(id: $0, isAfter: true) }
    }
}
