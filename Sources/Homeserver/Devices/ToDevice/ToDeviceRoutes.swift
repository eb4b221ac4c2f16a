import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addToDeviceRoutes() {
        let services = services
        on(.put, "/sendToDevice/{eventType}/{txnId}") { call in
            let type = call.parameter("eventType")
            guard (1...255).contains(type.utf8.count) else { throw MatrixError.invalid("A type has 1 to 255 bytes.") }
            guard let messages = try call.body()["messages"]?.value.object else {
                throw MatrixError.missing("messages")
            }
            var wanted: [UserID: [String: JSONValue]] = [:]
            for (name, contents) in messages {
                guard let user = UserID(name), let contents = contents.object else {
                    throw MatrixError.invalid("messages holds objects by user and device.")
                }
                guard contents.values.allSatisfy({ $0.object != nil }) else {
                    throw MatrixError.invalid("A content is an object.")
                }
                wanted[user] = contents
            }
            try await services.shard.sendToDevice(type, wanted, by: call.user, try call.transaction())
            return .empty
        }
    }
}
