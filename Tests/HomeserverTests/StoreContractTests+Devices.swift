import Matrix
import Testing

@testable import Homeserver

/// The part of the store's contract about sessions, keys, push and uploads.
extension StoreContractTests {
    private var bob: UserID { UserID("@bob:localhost")! }

    private func withDevice(_ engine: Engine, _ body: (any EventStore) throws -> Void) throws {
        try with(engine) { store in
            _ = try store.commit([
                [.account(StoredAccount(user: anna, passwordHash: "hash", created: 1))],
                [.device(StoredDevice(key: 1, user: anna, id: "PHONE", name: nil, created: 1))],
            ])
            try body(store)
        }
    }

    @Test(arguments: Engine.allCases)
    func generationsOfTokens(_ engine: Engine) throws {
        try withDevice(engine) { store in
            for generation in 1...3 {
                _ = try store.commit([
                    [
                        .token(hash: [UInt8(generation)], device: 1, expires: 100, generation: generation),
                        .refreshToken(hash: [UInt8(10 + generation)], device: 1, generation: generation),
                    ]
                ])
            }
            #expect(try store.accessToken([2])?.expires == 100)
            _ = try store.commit([[.endOlderTokens(device: 1, below: 2)], [.endNewerTokens(device: 1, above: 2)]])
            #expect(try (1...3).map { try store.accessToken([UInt8($0)])?.generation } == [nil, 2, nil])
            #expect(try (11...13).map { try store.refreshToken([UInt8($0)])?.generation } == [nil, 2, nil])
            _ = try store.commit([[.deviceSeen(1, at: 55, address: "::1")], [.renameDevice(1, "Phone")]])
            let device = try #require(try store.devices(of: anna).first)
            #expect(device.lastSeen == 55 && device.lastAddress == "::1" && device.name == "Phone")
        }
    }

    @Test(arguments: Engine.allCases)
    func accountThatEnds(_ engine: Engine) throws {
        try withDevice(engine) { store in
            _ = try store.commit([
                [.account(StoredAccount(user: bob, passwordHash: nil, created: 2))], [.administrator(anna, true)],
            ])
            #expect(try store.account(anna)?.isAdministrator == true)
            #expect(try store.accounts(after: nil, limit: 1).map(\.user) == [anna])
            #expect(try store.accounts(after: anna, limit: 5).map(\.user) == [bob])
            _ = try store.commit([[.password(anna, hash: "new")]])
            #expect(try store.account(anna)?.passwordHash == "new")
            _ = try store.commit([[.deactivate(anna)]])
            let ended = try #require(try store.account(anna))
            #expect(ended.isDeactivated && ended.passwordHash == nil && !ended.isAdministrator)
            #expect(try store.devices(of: anna).isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func registrationTokenIsUsedUp(_ engine: Engine) throws {
        try with(engine) { store in
            let token = StoredRegistrationToken(token: "t", usesAllowed: 2, created: 1)
            _ = try store.commit([[.registrationToken(token)]])
            #expect(try store.commit([[.registrationToken(token)]]) == [.conflict])
            let outcomes = try store.commit(Array(repeating: [.useRegistrationToken("t")], count: 3))
            #expect(outcomes == [.committed, .committed, .conflict])
            #expect(try store.registrationToken("t")?.used == 2)
            _ = try store.commit([[.removeRegistrationToken("t")]])
            #expect(try store.registrationTokens().isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func positionsOfDeliveredMessagesAreNeverGivenAgain(_ engine: Engine) throws {
        try withDevice(engine) { store in
            let message = StoredToDevice(position: 9, user: anna, device: 1, json: Array("{}".utf8))
            _ = try store.commit([[.toDeviceTransaction(device: 1, id: "t", time: 1), .toDevice(message)]])
            #expect(try store.commit([[.toDeviceTransaction(device: 1, id: "t", time: 2)]]) == [.conflict])
            #expect(try store.toDevice(1, after: 0, limit: 5) == [message])
            #expect(try store.toDevice(1, after: 9, limit: 5).isEmpty)
            _ = try store.commit([[.toDeviceDelivered(device: 1, through: 9)]])
            #expect(try store.toDeviceBounds(1) == nil)
            #expect(try store.counters().position == 9)
        }
    }

    @Test(arguments: Engine.allCases)
    func keysOfDevices(_ engine: Engine) throws {
        try withDevice(engine) { store in
            let keys = ["a", "b"].map { StoredKey(algorithm: "x", id: $0, json: Array("\"\($0)\"".utf8)) }
            _ = try store.commit([
                keys.map { .oneTimeKey(device: 1, $0) }, [.fallbackKey(device: 1, keys[0])],
                [.deviceKeys(device: 1, json: [1])], [.crossSigningKey(anna, .master, json: [2])],
                [.keysChanged(anna, at: 4)], [.keysChanged(anna, at: 6)],
            ])
            #expect(try store.keyCounts(1) == KeyCounts(oneTime: ["x": 2], unusedFallbacks: ["x"]))
            let claims = try store.commit([
                [.claimOneTimeKey(device: 1, keys[0])], [.claimOneTimeKey(device: 1, keys[0])],
                [.fallbackKeyUsed(device: 1, keys[0])],
            ])
            #expect(claims == [.committed, .conflict, .committed])
            #expect(try store.keyCounts(1) == KeyCounts(oneTime: ["x": 1], unusedFallbacks: []))
            #expect(try store.oneTimeKeys(1, algorithm: "x", limit: 5) == [keys[1]])
            #expect(try store.fallbackKey(1, algorithm: "x") == keys[0])
            #expect(try store.crossSigningKeys(of: anna) == [.master: [2]])
            #expect(try store.keyChanges().map(\.position) == [6])
            let signature = StoredKeySignature(user: anna, key: "K", signer: bob, json: [3])
            _ = try store.commit([[.keySignature(signature)], [.keySignature(signature)]])
            #expect(try store.keySignatures(of: anna) == [signature])
        }
    }

    @Test(arguments: Engine.allCases)
    func pushersAndPlacesOfUploads(_ engine: Engine) throws {
        try withDevice(engine) { store in
            let pusher = StoredPusher(user: anna, device: 1, app: "a", key: "k", json: [1])
            _ = try store.commit([[.pusher(pusher, isExclusive: false)]])
            #expect(try store.pushers(of: anna) == [pusher])
            _ = try store.commit([[.endDevice(1, of: anna)]])
            #expect(try store.pushers(of: anna).isEmpty)
            let place = StoredMediaPlace(id: "m", owner: anna, expires: 50)
            _ = try store.commit([[.mediaPlace(place, now: 1)]])
            #expect(try store.mediaPlace("m") == place)
            #expect(try store.mediaPlaces(of: anna, at: 51) == 0)
            let media = StoredMedia(id: "m", owner: anna, contentType: "a/b", fileName: nil, size: 1, created: 2)
            #expect(
                try store.commit([[.mediaArrived("m"), .media(media)], [.mediaArrived("m")]])
                    == [.committed, .conflict])
            #expect(try store.media("m") == media)
        }
    }
}
