import Foundation

/// What the window is told by the command that opens it.
///
/// `--homeserver URL --user NAME [--store FOLDER] [--screenshots FOLDER]`; the password comes in the environment as
/// `PARLOR_PASSWORD`, because arguments can be read by every process of the machine.
struct DemoOptions {
    var homeserver: URL
    var user: String
    var password: String
    var storeFolder: URL?
    var screenshots: URL?

    static var current: DemoOptions {
        let arguments = CommandLine.arguments
        func value(_ name: String) -> String? {
            guard let index = arguments.firstIndex(of: "--\(name)"), index + 1 < arguments.count else { return nil }
            return arguments[index + 1]
        }
        guard let homeserver = value("homeserver").flatMap(URL.init(string:)), let user = value("user"),
            let password = ProcessInfo.processInfo.environment["PARLOR_PASSWORD"]
        else {
            fail("Start it with ./parlor demo, or pass --homeserver URL --user NAME and PARLOR_PASSWORD")
        }
        return DemoOptions(
            homeserver: homeserver, user: user, password: password,
            storeFolder: value("store").map { URL(filePath: $0, directoryHint: .isDirectory) },
            screenshots: value("screenshots").map { URL(filePath: $0, directoryHint: .isDirectory) })
    }

    static func fail(_ sentence: String) -> Never {
        FileHandle.standardError.write(Data("parlor demo: \(sentence)\n".utf8))
        exit(1)
    }
}
