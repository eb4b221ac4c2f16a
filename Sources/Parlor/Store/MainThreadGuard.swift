import Dispatch
import Foundation
import Synchronization

/// A watchdog of debug builds: says who made the main thread wait for the disk or the network, which freezes every window.
///
/// The places of this kit that block ask it. An app may ask it in blocking code of its own, and may replace ``handler``, for instance
/// to stop in a debugger. Release builds check nothing.
public enum MainThreadGuard {
    /// One time that the main thread waited.
    public struct Report: Sendable {
        /// What blocks.
        public let what: String
        /// The calls that led there, innermost first.
        public let stack: [String]
    }

    private static let custom = Mutex<(@Sendable (Report) -> Void)?>(nil)
    private static let mainQueue = MainQueueMark()

    /// What is done with a report. Nil, as at the start: it is written to standard error.
    public static var handler: (@Sendable (Report) -> Void)? {
        get { custom.withLock { $0 } }
        set { custom.withLock { $0 = newValue } }
    }

    /// To be called where code blocks. Does nothing off the main thread, and nothing in release builds.
    public static func check(_ what: @autoclosure () -> String) {
        #if DEBUG
            // Without a run loop of its own the main queue has no fixed thread, so it is asked, too.
            guard Thread.isMainThread || mainQueue.isCurrent else { return }
            let report = Report(what: what(), stack: Array(Thread.callStackSymbols.dropFirst()))
            if let handler { return handler(report) }
            let lines =
                ["Parlor: the main thread waits for \(report.what)"] + report.stack.prefix(12).map { "    \($0)" }
            FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
        #endif
    }
}

/// Tells the main queue from others.
///
/// `@unchecked Sendable`: a key never changes.
private struct MainQueueMark: @unchecked Sendable {
    private let key = DispatchSpecificKey<Bool>()

    init() { DispatchQueue.main.setSpecific(key: key, value: true) }

    var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
