import Parlor
import Testing

@Suite("People")
struct PeopleTests {
    @Test(arguments: Backend.chosen) func knownPeopleAreListedOffline(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let list = anna.client.makeUserList()
            try await eventually("ben is known") { try await list.get().map(\.id) == [ben.userID] }
            #expect(await list.state.users.map(\.id) == [ben.userID])
            var query = UserListQuery(name: "nobody")
            #expect(await list.update(query: query).isEmpty)
            query = UserListQuery(name: "ben")
            query.excludesCurrentUser = false
            #expect(await list.update(query: query).map(\.id) == [ben.userID])
            anna.offline()
            try await anna.restart()
            let offline = anna.client.userListController()
            try await offline.synchronize()
            #expect(offline.users.map(\.id) == [ben.userID])
            _ = cid
        }
    }

    @Test(arguments: Backend.chosen) func ignoredPeopleLeaveTheList(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, _) = try await world.pair()
            let list = anna.client.userListController()
            try await list.synchronize()
            try await eventually("ben is there") { list.users.map(\.id) == [ben.userID] }
            try await anna.client.ignoreUser(ben.userID)
            try await eventually("ben is gone") { list.users.isEmpty }
        }
    }

    @Test(arguments: Backend.chosen) func strangersAreFoundInTheDirectory(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            let name = world.unique("zora")
            let zora = try await world.person(name)
            try await zora.client.setDisplayName("Zora \(name)")
            let search = anna.client.userSearchController()
            try await eventually("zora is found") {
                try await search.search(name)
                return search.users.contains { $0.id == zora.userID }
            }
            try await search.search(" ")
            #expect(search.users.isEmpty && search.hasLoadedAllUsers)
        }
    }

    @Test(arguments: Backend.chosen) func theProfileShowsWhenTheCallReturns(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            let me = anna.client.makeConnectedUser()
            try await me.get()
            #expect(await me.state.user?.id == anna.userID)
            try await me.update(name: "Anna Gärtner")
            #expect(await me.state.user?.name == "Anna Gärtner")
            #expect(anna.client.currentUser?.name == "Anna Gärtner")
        }
    }

    @Test(arguments: Backend.chosen) func ignoringShowsWhenTheCallReturns(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, _) = try await world.pair()
            let me = anna.client.makeConnectedUser()
            try await me.ignoreUser(ben.userID)
            #expect(await me.state.ignoredUserIDs == [ben.userID])
            try await me.unignoreUser(ben.userID)
            #expect(await me.state.ignoredUserIDs.isEmpty)
            let error = await #expect(throws: ClientError.self) { try await me.ignoreUser(anna.userID) }
            #expect(error?.kind == .invalidUserID)
        }
    }

    @Test(arguments: Backend.chosen) func devicesAreListedNamedAndSignedOut(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            let phone = try await world.newDevice(of: anna)
            let me = anna.client.makeConnectedUser()
            try await me.loadDevices()
            let devices = await me.state.devices
            #expect(devices.count == 2 && devices.filter(\.isCurrent).count == 1)
            let other = try #require(devices.first { !$0.isCurrent })
            try await anna.client.renameDevice(other.id, to: "Old phone")
            try await me.loadDevices()
            #expect(await me.state.devices.first { $0.id == other.id }?.name == "Old phone")
            let error = await #expect(throws: ClientError.self) {
                try await me.removeDevice(other.id, password: "wrong")
            }
            #expect(error?.kind == .wrongCredentials)
            try await me.removeDevice(other.id, password: anna.password)
            #expect(await me.state.devices.map(\.isCurrent) == [true])
            try await eventually("the phone is signed out") { !phone.client.connectionStatus.isConnected }
        }
    }
}
