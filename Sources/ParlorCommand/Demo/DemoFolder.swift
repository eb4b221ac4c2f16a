import Foundation

/// Where a demo keeps its world between runs.
///
/// `homeserver/` is the server's data, `clients/NAME/` what each person's client stores, `world.json` says that the
/// world is complete, and `address` is where a running demo can be reached.
struct DemoFolder: Sendable {
    let path: String

    /// Raised when the world changes, so that older ones are made anew.
    private static let worldVersion = 1

    /// What `world.json` holds.
    struct World: Codable, Sendable {
        var version: Int
        /// Everybody's. The server listens on the loopback interface only, and the file belongs to its user.
        var password: String
    }

    /// - Parameter path: nil takes the user's own data folder.
    init(_ path: String?) {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["HOME"] ?? NSHomeDirectory()
        let data = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.local/share"
        self.path = path ?? data + "/parlor-demo"
    }

    var homeserver: String { path + "/homeserver" }

    func client(_ name: String) -> String { path + "/clients/" + name }

    /// The complete world that is there, or nil.
    var world: World? {
        guard let data = FileManager.default.contents(atPath: path + "/world.json"),
            let world = try? JSONDecoder().decode(World.self, from: data), world.version == Self.worldVersion
        else { return nil }
        return world
    }

    /// Makes room for a world: one that is old, or was left half made, goes.
    ///
    /// - Returns: the password of the new world's people.
    /// - Throws: ``CommandFailure`` when the folder holds something that no demo made.
    func clear() throws -> String {
        let strangers = try FileManager.default.contentsOfDirectory(atPath: path)
            .filter { !["homeserver", "clients", "world.json", "address", "lock"].contains($0) }
        if let stranger = strangers.first {
            throw CommandFailure("\(path) holds \(stranger), which no demo made; choose another folder with --data.")
        }
        for part in ["world.json", "homeserver", "clients"] {
            try? FileManager.default.removeItem(atPath: path + "/" + part)
        }
        return UUID().uuidString.lowercased()
    }

    /// Notes that the world is complete.
    func save(password: String) throws {
        let data = try JSONEncoder().encode(World(version: Self.worldVersion, password: password))
        guard
            FileManager.default.createFile(
                atPath: path + "/world.json", contents: data, attributes: [.posixPermissions: 0o600])
        else { throw CommandFailure("The data folder \(path) can't be written.") }
    }

    /// Where the demo that has the folder now can be reached.
    var address: URL? {
        get { (try? String(contentsOfFile: path + "/address", encoding: .utf8)).flatMap(URL.init(string:)) }
        nonmutating set {
            let file = path + "/address"
            if let newValue {
                try? newValue.absoluteString.write(toFile: file, atomically: true, encoding: .utf8)
            } else {
                try? FileManager.default.removeItem(atPath: file)
            }
        }
    }
}
