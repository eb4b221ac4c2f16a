import Foundation

/// Writes messages to standard error, marked with their category.
public struct Logger: Sendable {
    private let log: OSLog

    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    public init(_ logObj: OSLog) { log = logObj }
    public init() { log = .default }

    public func log(_ message: OSLogMessage) { log.write(.default, message.text) }
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }
    public func trace(_ message: OSLogMessage) { log.write(.debug, message.text) }
    public func debug(_ message: OSLogMessage) { log.write(.debug, message.text) }
    public func info(_ message: OSLogMessage) { log.write(.info, message.text) }
    public func notice(_ message: OSLogMessage) { log.write(.default, message.text) }
    public func warning(_ message: OSLogMessage) { log.write(.error, message.text) }
    public func error(_ message: OSLogMessage) { log.write(.error, message.text) }
    public func critical(_ message: OSLogMessage) { log.write(.fault, message.text) }
    public func fault(_ message: OSLogMessage) { log.write(.fault, message.text) }
}

/// A message; what is put into it is private unless it says otherwise, and numbers are public.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<T>(
            _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
        ) {
            let value = value()
            let isShown = privacy.isShown ?? (value is any Numeric || value is Bool)
            text += isShown ? "\(value)" : "<private>"
        }
        public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(
            _ value: @autoclosure () -> T, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
        ) { text += privacy.isShown == false ? "<private>" : String(format: format.pattern, value()) }
    }
}

/// Whether a log shows a value.
public struct OSLogPrivacy: Sendable {
    public enum Mask: Sendable { case hash, none }
    let isShown: Bool?
    public static let `public` = OSLogPrivacy(isShown: true)
    public static let `private` = OSLogPrivacy(isShown: false)
    public static let sensitive = OSLogPrivacy(isShown: false)
    public static let auto = OSLogPrivacy(isShown: nil)
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
}

/// How wide a value is written; logs here are not in columns.
public struct OSLogStringAlignment: Sendable {
    public static let none = OSLogStringAlignment()
    public static func left(columns: Int) -> OSLogStringAlignment { .none }
    public static func right(columns: Int) -> OSLogStringAlignment { .none }
}

public struct OSLogFloatFormatting: Sendable {
    let pattern: String
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(pattern: "%f") }
    public static func fixed(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(pattern: "%.\(precision)f")
    }
}
