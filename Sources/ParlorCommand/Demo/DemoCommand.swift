import Foundation
import Homeserver

/// `parlor demo`: a homeserver with a small world in it, a window, and people who answer.
struct DemoCommand: Command {
    static let name = "demo"
    static let summary = "Opens a window into a small world of its own, with people who answer."
    static let options = [
        Option(
            name: "window-for", value: "NAME",
            summary: "whose window opens: anna, ben, chiara, jonas or mei (anna); a second one beside a running demo"),
        Option(name: "screenshots", value: "DIR", summary: "draws pictures of the window to DIR, and ends"),
        Option(
            name: "data", value: "DIR", summary: "where the world is kept between runs (~/.local/share/parlor-demo)",
            environment: "PARLOR_DEMO_DATA"),
        Option(
            name: "kit", value: "KIT",
            summary: "which screens the window has: swiftui, uikit or open, for open channels (swiftui)"),
        Option(name: "app", value: "PATH", summary: "another program that opens the window"),
    ]

    let folder: DemoFolder
    let person: DemoPerson
    let screenshots: String?
    let app: String

    init(_ arguments: Arguments) throws {
        folder = DemoFolder(arguments["data"])
        let name = arguments["window-for"] ?? DemoPerson.anna.name
        guard let person = DemoPerson.named(name.lowercased()) else {
            let names = DemoPerson.everyone.map(\.name).joined(separator: ", ")
            throw ArgumentError.wrong("--window-for \(name)", expected: "one of \(names)")
        }
        self.person = person
        screenshots = arguments["screenshots"]
        let kit = arguments["kit"] ?? "swiftui"
        guard let example = ["swiftui": "ParlorDemo", "uikit": "UIKitChat", "open": "OpenChannels"][kit] else {
            throw ArgumentError.wrong("--kit \(kit)", expected: "swiftui, uikit or open")
        }
        guard screenshots == nil || kit == "swiftui" else {
            throw ArgumentError.wrong("--screenshots with --kit \(kit)", expected: "--kit swiftui, which can draw them")
        }
        app = arguments["app"] ?? Executable.folder + "/" + example
    }

    func run() async throws {
        guard FileManager.default.isExecutableFile(atPath: app) else {
            throw CommandFailure("The example app isn't at \(app); `swift build` makes it.")
        }
        let stop = StopSignal()
        guard let lock = try DemoLock(folder.path) else { return try await openBeside(stop) }
        defer { withExtendedLifetime(lock) {} }
        let password = try await makeWorldIfMissing()
        let server = try await Homeserver.start(configuration)
        folder.address = server.url
        Output.say("The homeserver is at \(server.url.absoluteString), the world in \(folder.path).")
        Output.print(server.url.absoluteString)
        var failure: (any Error)?
        do {
            try await DemoSession(command: self, homeserver: server.url, password: password).run(until: stop)
        } catch { failure = error }
        folder.address = nil
        await server.stop()
        if let failure { throw failure }
    }

    /// Another window into the world of a demo that runs already.
    private func openBeside(_ stop: StopSignal) async throws {
        guard let address = folder.address, let world = folder.world else {
            throw CommandFailure("Another demo is starting in \(folder.path); try again in a moment.")
        }
        Output.say("A demo is running already; this window joins it.")
        try await DemoSession(command: self, homeserver: address, password: world.password, people: []).run(until: stop)
    }

    private var configuration: Homeserver.Configuration {
        var configuration = Homeserver.Configuration()
        configuration.storage = .folder(folder.homeserver)
        configuration.registration = .closed
        configuration.passwordStrength = .none  // one random password for all, which stands in world.json anyway
        return configuration
    }

    /// - Returns: the password of everybody in it.
    private func makeWorldIfMissing() async throws -> String {
        if let world = folder.world { return world.password }
        let password = try folder.clear()
        Output.say("Making a small world. This happens once.")
        var configuration = configuration
        configuration.registration = .open
        configuration.limits.isRateLimited = false
        configuration.allowsTimestampMassaging = true
        let server = try await Homeserver.start(configuration)
        do {
            try await WorldMaker(homeserver: server.url, password: password, now: Date()).make()
        } catch {
            await server.stop()
            throw CommandFailure("The world could not be made: \(error)")
        }
        await server.stop()
        try folder.save(password: password)
        return password
    }
}

/// This program's own file.
enum Executable {
    static let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "parlor"
    static let folder = (path as NSString).deletingLastPathComponent
}
