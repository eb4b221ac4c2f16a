import Foundation
import JSON
import Support
import Testing

@Suite struct ServeTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func serve(_ arguments: String...) throws -> TestProgram {
        try TestProgram.parlor(["serve", "--data", folder.path + "/data"] + arguments)
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func servesUntilItIsToldToStop(_ signal: Int32) async throws {
        let program = try serve("--port", "0")
        let url = try await program.address()
        #expect(try await TestAPI(url).get("/_matrix/client/versions")["versions"]?.array?.isEmpty == false)
        program.send(signal)
        #expect(try await program.exitStatus() == 0)
        #expect(program.output == url.absoluteString + "\n")
    }

    @Test func stopWhileSomebodyWaitsForNews() async throws {
        let program = try serve("--port", "0")
        let user = try await register(at: try await program.address())
        let since = try await user.get("/_matrix/client/v3/sync")["next_batch"]?.string ?? ""
        async let poll = user.get("/_matrix/client/v3/sync?timeout=30000&since=\(since)")
        _ = try await user.get("/_matrix/client/versions")
        program.send(SIGTERM)
        _ = try? await poll
        #expect(try await program.exitStatus() == 0)
    }

    @Test func stopFinishesWhatIsUnderWayAndStartsNothingNew() async throws {
        let program = try serve("--port", "0")
        let url = try await program.address()
        let user = try await register(at: url)
        let headers = "Authorization: Bearer \(user.token ?? "")\r\n"
        let since = try await user.get("/_matrix/client/v3/sync")["next_batch"]?.string ?? ""
        let port = try #require(url.port)
        let (poll, upload) = (try RawClient(port: port), try RawClient(port: port))
        try poll.request("GET", "/_matrix/client/v3/sync?timeout=600000&since=\(since)", headers: headers)
        // Half of a file is there when the signal comes.
        let file = [UInt8](repeating: 7, count: 200_000)
        try upload.send(
            "POST /_matrix/media/v3/upload HTTP/1.1\r\nHost: test\r\n\(headers)Content-Type: text/plain\r\n"
                + "Expect: 100-continue\r\nContent-Length: \(file.count)\r\n\r\n")
        #expect(try await offThread { try upload.answer().status } == 100)
        try upload.send(Array(file[..<100_000]))
        _ = try await eventually("the sync is parked") {
            let metrics = try await TestAPI(url).request("GET", "/metrics").body
            return String(decoding: metrics, as: UTF8.self).contains("parlor_parked_syncs 1") ? true : nil
        }
        program.send(SIGTERM)
        // The server waits for seconds only: what comes now is not kept up by the tests beside this one.
        let (answer, uploaded) = try await offThread {
            let answer = try poll.answer()
            while (try? RawClient(port: port)) != nil { usleep(1_000) }
            try upload.send(Array(file[100_000...]))
            return (answer, try upload.answer())
        }
        #expect(answer.status == 200)
        #expect(answer.text.contains("next_batch"))
        #expect(uploaded.status == 200)
        #expect(try await program.exitStatus() == 0)

        let second = try serve("--port", "0")
        let stored = try await TestAPI(try await second.address(), token: user.token).request(
            "GET", "/_matrix/client/v1/media/download/" + (mediaName(in: uploaded) ?? ""))
        #expect(stored.body == file)
    }

    private func mediaName(in answer: RawClient.Answer) -> Substring? {
        (try? JSONValue(parsing: answer.text))?["content_uri"]?.string?.dropFirst("mxc://".count)
    }

    @Test func accountsOutliveTheProgram() async throws {
        let first = try serve("--port", "0")
        let token = try await register(at: try await first.address()).token
        first.send(SIGTERM)
        #expect(try await first.exitStatus() == 0)
        let second = try serve("--port", "0")
        let me = try await TestAPI(try await second.address(), token: token).get("/_matrix/client/v3/account/whoami")
        #expect(me["user_id"] == "@anna:localhost")
    }

    @Test func portInUse() async throws {
        let first = try serve("--port", "0")
        let port = try #require(try await first.address().port)
        let second = try TestProgram.parlor(["serve", "--data", folder.path + "/other", "--port", String(port)])
        #expect(try await second.exitStatus() == 1)
        #expect(second.diagnostics.contains("Port \(port) is in use"))
        #expect(second.diagnostics.split(separator: "\n").count == 1)
        #expect(second.output.isEmpty)
    }

    @Test func dataFolderThatCannotBeWritten() async throws {
        let program = try TestProgram.parlor(["serve", "--data", "/dev/null/data", "--port", "0"])
        #expect(try await program.exitStatus() == 1)
        #expect(program.diagnostics == "parlor: The data folder /dev/null/data can't be written: it can't be made.\n")
    }

    @Test func dataFolderOfARunningServer() async throws {
        let first = try serve("--port", "0")
        _ = try await first.address()
        let second = try serve("--port", "0")
        #expect(try await second.exitStatus() == 1)
        #expect(second.diagnostics.contains("Another server works in the data folder"))
    }

    @Test func registrationByToken() async throws {
        let program = try serve("--port", "0", "--registration", "s3cret")
        let url = try await program.address()
        await #expect(throws: (any Error).self) { try await register(at: url) }
        _ = try await TestAPI(url).post(
            "/_matrix/client/v3/register",
            [
                "username": "anna", "password": "pass-word-1",
                "auth": ["type": "m.login.registration_token", "token": "s3cret"],
            ])
    }

    @Test func tokensOfTheAppsOwnBackEnd() async throws {
        let secret = folder.path + "/secret"
        try Data((String(repeating: "s", count: 40) + "\n").utf8).write(to: URL(fileURLWithPath: secret))
        let program = try serve("--port", "0", "--jwt-secret-file", secret, "--jwt-issuer", "app")
        let flows = try await TestAPI(try await program.address()).get("/_matrix/client/v3/login")["flows"]?.array
        #expect(flows?.contains(["type": "org.matrix.login.jwt"]) == true)
        program.send(SIGTERM)
        #expect(try await program.exitStatus() == 0)
        let short = folder.path + "/short"
        try Data("short".utf8).write(to: URL(fileURLWithPath: short))
        let refused = try serve("--port", "0", "--jwt-secret-file", short)
        #expect(try await refused.exitStatus() == 1)
        #expect(refused.diagnostics.contains("less than 32 bytes"))
    }

    @Test func metricsOnAPortOfTheirOwn() async throws {
        let program = try serve("--port", "0", "--metrics-port", "0", "--limits", "join=1/5")
        _ = try await program.address()
        let line = try #require(program.diagnostics.split(separator: "\n").first { $0.contains("Metrics on ") })
        let address = line.components(separatedBy: "Metrics on ")[1].dropLast("/metrics.".count)
        let answer = try await TestAPI(try #require(URL(string: String(address)))).request("GET", "/metrics")
        #expect(String(decoding: answer.body, as: UTF8.self).contains("parlor_connections "))
        program.send(SIGTERM)
        #expect(try await program.exitStatus() == 0)
    }

    @Test(arguments: [
        ["--limits", "moon=1/1"], ["--jwt-issuer", "app"], ["--jwt-secret-file", "/nowhere"],
        ["--jwt-secret-file", "/dev/null", "--jwt-public-key", "/dev/null"], ["--access-token-lifetime", "1"],
    ])
    func optionsThatFitNowhere(_ options: [String]) async throws {
        let program = try TestProgram.parlor(["serve", "--data", folder.path + "/data"] + options)
        #expect(try await program.exitStatus() == 2)
        #expect(program.diagnostics.hasPrefix("parlor: "))
    }

    @Test(arguments: [["serve", "--port", "99999"], ["serve", "--prot", "1"], ["sevre"], ["serve", "extra"]])
    func mistypedCommands(_ words: [String]) async throws {
        let program = try TestProgram.parlor(words)
        #expect(try await program.exitStatus() == 2)
        #expect(program.diagnostics.hasPrefix("parlor: "))
        #expect(program.output.isEmpty)
    }

    @Test(arguments: [["help"], ["serve", "--help"], ["demo", "-h"], []])
    func help(_ words: [String]) async throws {
        let program = try TestProgram.parlor(words)
        #expect(try await program.exitStatus() == 0)
        #expect(try await eventually { program.output.contains("Usage: parlor") ? true : nil })
        #expect(!program.output.contains("demo-person"))
    }

    private func register(at url: URL) async throws -> TestAPI {
        let account = try await TestAPI(url).post(
            "/_matrix/client/v3/register",
            ["username": "anna", "password": "pass-word-1", "auth": ["type": "m.login.dummy"]])
        return TestAPI(url, token: account["access_token"]?.string)
    }
}
