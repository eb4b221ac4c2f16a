import Foundation
import Homeserver
import JSON
import Matrix

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The way of `parlor user`, `room` and `token` to the data: always through a server, never past it.
///
/// When a server works in the folder, it is asked. Otherwise one is started for the moment, on a loopback port of its own and
/// with registration closed. So a command does the same in both cases, and two writers never meet.
struct AdministrationAPI: Sendable {
    private let url: URL
    private let secret: String

    /// Runs a command's work.
    ///
    /// - Parameters:
    ///   - mayMake: whether a folder without data is given some.
    ///   - serverName: of new data.
    @discardableResult
    static func with<T>(
        folder: String, mayMake: Bool = false, serverName: String = "localhost",
        _ body: (AdministrationAPI) async throws -> T
    ) async throws -> T {
        guard mayMake || FileManager.default.fileExists(atPath: folder + "/homeserver.sqlite") else {
            throw CommandFailure("There is no homeserver's data in \(folder); name its folder with --data.")
        }
        do {
            let server = try await start(folder, serverName)
            do {
                let value = try await body(AdministrationAPI(folder: folder))
                await server.stop()
                return value
            } catch {
                await server.stop()
                throw error
            }
        } catch Homeserver.StartError.folderInUse {
            return try await body(AdministrationAPI(folder: folder))
        }
    }

    private init(folder: String) throws {
        guard let data = FileManager.default.contents(atPath: folder + "/admin.json"),
            let json = try? JSONValue(parsing: Array(data)), let secret = json["secret"]?.string,
            let url = json["url"]?.string.flatMap(URL.init(string:))
        else {
            throw CommandFailure("The server that works in \(folder) can't be reached: its admin.json can't be read.")
        }
        self.url = url
        self.secret = secret
    }

    private static func start(_ folder: String, _ serverName: String) async throws -> Homeserver {
        var configuration = Homeserver.Configuration()
        configuration.storage = .folder(folder)
        configuration.registration = .closed
        configuration.serverName = serverName
        do {
            return try await Homeserver.start(configuration)
        } catch Homeserver.StartError.otherServerName(let found, _) {
            configuration.serverName = found
            return try await Homeserver.start(configuration)
        }
    }

    /// - Throws: ``CommandFailure`` with what the server says.
    @discardableResult
    func call(_ method: String, _ path: String, _ body: JSONValue? = nil) async throws -> JSONValue {
        var request = URLRequest(url: URL(string: "\(url.absoluteString)/_parlor/admin/v1/\(path)")!)
        request.httpMethod = method
        request.httpBody = body.map { Data($0.serialized()) }
        request.setValue("Bearer \(secret)", forHTTPHeaderField: "Authorization")
        let (data, response) = try await URLSession.shared.data(for: request)
        let json = (try? JSONValue(parsing: Array(data))) ?? .null
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw CommandFailure(json["error"]?.string ?? "The server gave no answer that can be read.")
        }
        return json
    }

    /// Everything of a list that comes in pages.
    func all(_ path: String, _ key: String) async throws -> [JSONValue] {
        var found: [JSONValue] = []
        var after = ""
        while true {
            let page = try await call("GET", "\(path)?limit=500\(after)")
            found += page[key]?.array ?? []
            guard let next = page["next"]?.string else { return found }
            after = "&after=\(Endpoint.encoded(next))"
        }
    }
}
