import JSON
import Matrix
import Support
import Testing

@Suite struct KeyBackupTests {
    private static let path = "/_matrix/client/v3/room_keys"

    private func create(_ user: TestUser) async throws -> String {
        let body: JSONValue = ["algorithm": "m.megolm_backup.v1.curve25519-aes-sha2", "auth_data": ["public_key": "p"]]
        return try await user.api.post("\(Self.path)/version", body)["version"]?.string ?? ""
    }

    private func key(_ index: Int, forwarded: Int = 0, isVerified: Bool = false) -> JSONValue {
        [
            "first_message_index": JSONValue(index), "forwarded_count": JSONValue(forwarded),
            "is_verified": .bool(isVerified), "session_data": ["ciphertext": "c"],
        ]
    }

    @Test func versionsFollowOneAnother() async throws {
        try await TestHomeserver.with(.folder) { server in
            let anna = try await server.register("anna")
            try await expectRefusal(.notFound, status: 404) { try await anna.api.get("\(Self.path)/version") }
            let first = try await create(anna)
            let second = try await create(anna)
            #expect(try await anna.api.get("\(Self.path)/version")["version"]?.string == second)
            let data: JSONValue = [
                "algorithm": "m.megolm_backup.v1.curve25519-aes-sha2", "auth_data": ["public_key": "q"],
            ]
            try await anna.api.put("\(Self.path)/version/\(first)", data)
            try await server.restart()
            let read = try await anna.api.get("\(Self.path)/version/\(first)")
            #expect(read["auth_data"]?["public_key"] == "q")
            try await expectRefusal(.invalidParameter, status: 400) {
                try await anna.api.put("\(Self.path)/version/\(first)", ["algorithm": "x", "auth_data": [:]])
            }
            try await anna.api.delete("\(Self.path)/version/\(second)")
            try await expectRefusal(.notFound) { try await anna.api.get("\(Self.path)/version/\(second)") }
            #expect(try await create(anna) == "3")
            let bob = try await server.register("bob")
            try await expectRefusal(.notFound) { try await bob.api.get("\(Self.path)/version/\(first)") }
        }
    }

    @Test func keysAreKeptAndTheBetterOneStays() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let version = try await create(anna)
            let query = "?version=\(version)"
            let one = "\(Self.path)/keys/!a:localhost/s\(query)"
            let put = try await anna.api.put(one, key(5))
            #expect(put["count"] == 1)
            #expect(try await anna.api.put(one, key(6))["etag"] == put["etag"])
            #expect(try await anna.api.put(one, key(4))["etag"] != put["etag"])
            try await anna.api.put(one, key(9, isVerified: true))
            try await anna.api.put(one, key(1))
            #expect(try await anna.api.get(one) == key(9, isVerified: true))
            let all: JSONValue = ["rooms": ["!b:localhost": ["sessions": ["t": key(1), "u": key(2)]]]]
            #expect(try await anna.api.put("\(Self.path)/keys\(query)", all)["count"] == 3)
            let room = try await anna.api.get("\(Self.path)/keys/!b:localhost\(query)")
            #expect(room["sessions"]?.object?.keys.sorted() == ["t", "u"])
            #expect(try await anna.api.get("\(Self.path)/keys\(query)")["rooms"]?.object?.count == 2)
            try await anna.api.put("\(Self.path)/keys/!c:localhost\(query)", ["sessions": ["v": key(1)]])
            #expect(try await anna.api.delete("\(Self.path)/keys/!b:localhost\(query)")["count"] == 2)
            try await anna.api.delete(one)
            try await expectRefusal(.notFound) { try await anna.api.get(one) }
            #expect(try await anna.api.get("\(Self.path)/keys/!b:localhost\(query)") == ["sessions": [:]])
            #expect(try await anna.api.delete("\(Self.path)/keys\(query)")["count"] == 0)
        }
    }

    @Test func olderVersionTakesNoKeys() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let first = try await create(anna)
            let second = try await create(anna)
            let refused = try await anna.api.request(
                "PUT", "\(Self.path)/keys/!a:localhost/s?version=\(first)", body: key(1).serialized())
            #expect(refused.status == 403)
            #expect(refused.json?["errcode"] == "M_WRONG_ROOM_KEYS_VERSION")
            #expect(refused.json?["current_version"]?.string == second)
            try await expectRefusal(.missingParameter) { try await anna.api.get("\(Self.path)/keys") }
            try await expectRefusal(.badJSON) {
                try await anna.api.put("\(Self.path)/keys/!a:localhost/s?version=\(second)", ["x": 1])
            }
        }
    }
}
