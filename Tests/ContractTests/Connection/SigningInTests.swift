import Parlor
import Testing

@Suite("Signing in")
struct SigningInTests {
    @Test(arguments: Backend.chosen) func aNewAccountIsConnected(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            #expect(anna.client.currentUserId == anna.userID)
            #expect(anna.client.connectionStatus.isConnected)
            #expect(anna.client.totalUnreadCount == .noUnread)
        }
    }

    @Test(arguments: Backend.chosen) func aNameIsTakenOnce(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            let second = world.client().client
            let error = await #expect(throws: ClientError.self) {
                try await second.register(username: anna.name, password: World.password)
            }
            #expect(error?.kind == .userIDTaken)
            #expect(second.currentUserId == nil)
        }
    }

    @Test(arguments: Backend.chosen) func aWrongPasswordIsSaidToBeWrong(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            let second = world.client().client
            let error = await #expect(throws: ClientError.self) {
                try await second.connect(userID: anna.userID, password: "horse battery")
            }
            #expect(error?.kind == .wrongCredentials)
            #expect(error?.recovery == .signInAgain)
        }
    }

    @Test(arguments: Backend.chosen) func anAccessTokenOfTheAppsOwnBackEndIsEnough(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            let token = try await world.login(anna.name).token
            let second = world.client().client
            try await second.connect(userID: anna.userID, token: token)
            #expect(second.currentUserId == anna.userID)
            await second.disconnect()
        }
    }

    @Test(arguments: Backend.chosen) func signingOutEndsTheSession(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            let device = try await world.newDevice(of: anna)
            try await device.client.logout()
            #expect(device.client.currentUserId == nil)
            #expect(anna.client.connectionStatus.isConnected)
            try await anna.restart()
            #expect(anna.client.connectionStatus.isConnected)
        }
    }
}
