import Foundation

/// Where messages belong: an app's part and its category.
public final class OSLog: Sendable {
    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)
    let subsystem: String
    let category: String
    let isEnabled: Bool

    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isEnabled: true)
    }
    private init(subsystem: String, category: String, isEnabled: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isEnabled = isEnabled
    }

    func write(_ type: OSLogType, _ text: String) {
        guard isEnabled, LogOutput.shows(type) else { return }
        let place = category.isEmpty ? subsystem : category
        LogOutput.write("[\(place)] \(type.name): \(text)\n")
    }
}

/// How much a message matters.
public struct OSLogType: Hashable, Sendable {
    let rank: Int
    let name: String
    public static let debug = OSLogType(rank: 0, name: "debug")
    public static let info = OSLogType(rank: 1, name: "info")
    public static let `default` = OSLogType(rank: 2, name: "notice")
    public static let error = OSLogType(rank: 3, name: "error")
    public static let fault = OSLogType(rank: 4, name: "fault")
}

/// Standard error. Messages of debugging and information are written when `OS_ACTIVITY_MODE` is `debug`, as in Xcode's schemes.
enum LogOutput {
    private static let showsDetails = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "debug"
    static func shows(_ type: OSLogType) -> Bool { showsDetails || type.rank > OSLogType.info.rank }
    static func write(_ line: String) { FileHandle.standardError.write(Data(line.utf8)) }
}

/// Writes a message in C's format.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...) {
    let format = "\(message)".replacing("%{public}", with: "%").replacing("%{private}", with: "%")
    log.write(type, String(format: format, arguments: args))
}
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(type, message.text)
}
