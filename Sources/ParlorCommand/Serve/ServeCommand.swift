import Foundation
import HTTPServer
import Homeserver

/// `parlor serve`: the homeserver, until it is told to stop.
struct ServeCommand: Command {
    static let name = "serve"
    static let summary = "Runs the homeserver until Ctrl-C. Its address is printed when it is ready."
    static let options =
        [
            Option(
                name: "data", value: "DIR", summary: "where accounts, rooms and media live (./parlor-data)",
                environment: "PARLOR_DATA"),
            Option(
                name: "port", value: "N", summary: "the port to listen on, 0 for any free one (8008)",
                environment: "PARLOR_PORT"),
            Option(
                name: "address", value: "A", summary: "the address to listen on, 0.0.0.0 for all (127.0.0.1)",
                environment: "PARLOR_ADDRESS"),
            Option(
                name: "server-name", value: "NAME", summary: "the part after the colon of every identifier (localhost)",
                environment: "PARLOR_SERVER_NAME"),
            Option(
                name: "registration", value: "WHO",
                summary:
                    "who may make accounts: open, closed, tokens (those of `parlor token create`), or a registration token (open on loopback, else closed)",
                environment: "PARLOR_REGISTRATION"),
            Option(
                name: "access-token-lifetime", value: "SECONDS",
                summary: "how long tokens hold for clients that renew them (3600)",
                environment: "PARLOR_ACCESS_TOKEN_LIFETIME"),
            Option(
                name: "metrics-port", value: "N",
                summary: "a loopback port for /metrics alone (the main port, for requests from this machine)",
                environment: "PARLOR_METRICS_PORT"),
            Option(
                name: "limits", value: "LIST",
                summary: "rates for each person as KIND=PER-SECOND/BURST,..., or off; kinds: "
                    + Homeserver.Limits.rateNames.joined(separator: " "),
                environment: "PARLOR_LIMITS"),
        ] + JWTOptions.all

    let configuration: Homeserver.Configuration
    let folder: String

    init(_ arguments: Arguments) throws {
        var configuration = Homeserver.Configuration()
        folder = arguments["data"] ?? "parlor-data"
        configuration.storage = .folder(folder)
        configuration.port = try arguments.integer("port", in: 0...65_535) ?? 8_008
        configuration.address = arguments["address"] ?? "127.0.0.1"
        configuration.serverName = arguments["server-name"] ?? "localhost"
        let isLoopback = ["127.0.0.1", "::1", "localhost"].contains(configuration.address)
        configuration.registration =
            switch arguments["registration"] {
            case "open": .open
            case "closed": .closed
            case "tokens": .tokens
            case nil: isLoopback ? .open : .closed
            case .some(""): throw ArgumentError.wrong("--registration", expected: "open, closed or a token")
            case .some(let token): .token(token)
            }
        if let seconds = try arguments.integer("access-token-lifetime", in: 10...31_536_000) {
            configuration.accessTokenLifetime = .seconds(seconds)
        }
        configuration.metricsPort = try arguments.integer("metrics-port", in: 0...65_535)
        if let limits = arguments["limits"] {
            do {
                try configuration.limits.set(limits)
            } catch {
                throw ArgumentError.wrong("--limits \(error.text)", expected: "off or KIND=PER-SECOND/BURST")
            }
        }
        configuration.jwtLogin = try JWTOptions.login(arguments)
        self.configuration = configuration
    }

    func run() async throws {
        OpenFileLimit.raise()
        let stop = StopSignal()
        let server = try await Homeserver.start(configuration)
        Output.say("Serving \(configuration.serverName), data in \(folder). Ctrl-C stops it.")
        if let port = server.metricsPort { Output.say("Metrics on http://127.0.0.1:\(port)/metrics.") }
        Output.print(server.url.absoluteString)
        await stop.wait()
        Output.say("Stopping.")
        await server.stop()
    }
}
