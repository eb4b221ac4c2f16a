import Foundation

/// Who signs in where: `--homeserver URL --user NAME [--store FOLDER] [--film FILE]`, and the password in the environment as `PARLOR_PASSWORD`.
struct LaunchOptions {
    var homeserver: URL
    var user: String
    var password: String
    /// Where channels and messages are kept between runs; in memory only where there is none.
    var storeFolder: URL?
    /// What a livestream shows above its messages.
    var film: URL?

    static var current: LaunchOptions {
        let arguments = CommandLine.arguments
        func value(_ name: String) -> String? {
            guard let index = arguments.firstIndex(of: "--\(name)"), index + 1 < arguments.count else { return nil }
            return arguments[index + 1]
        }
        guard let homeserver = value("homeserver").flatMap(URL.init(string:)), let user = value("user"),
            let password = ProcessInfo.processInfo.environment["PARLOR_PASSWORD"]
        else { fail("Pass --homeserver URL --user NAME, and the password as PARLOR_PASSWORD") }
        return LaunchOptions(
            homeserver: homeserver, user: user, password: password,
            storeFolder: value("store").map { URL(filePath: $0, directoryHint: .isDirectory) },
            film: value("film").map { URL(string: $0)?.scheme != nil ? URL(string: $0)! : URL(filePath: $0) })
    }

    static func fail(_ sentence: String) -> Never {
        FileHandle.standardError.write(Data("OpenChannels: \(sentence)\n".utf8))
        exit(1)
    }
}
