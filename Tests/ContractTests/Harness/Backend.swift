import Foundation
import Support
import Testing

/// A homeserver that the client kit is tried against.
enum Backend: String, CaseIterable, Sendable, CustomTestStringConvertible {
    /// Parlor's own, in this process.
    case parlor
    /// Synapse from PyPI, one process for the whole run.
    case synapse

    /// Our own, and Synapse where `PARLOR_SYNAPSE` names a Python interpreter that has it (`./parlor test` sees to that).
    static let chosen: [Backend] = SynapseServer.python == nil ? [.parlor] : [.parlor, .synapse]

    var testDescription: String { rawValue }

    /// Says that Synapse can't do what comes next, and why. True on Synapse: leave it out.
    ///
    /// ```swift
    /// if backend.skips("no knocking on restricted rooms") { return }
    /// ```
    /// The reason must stand in the table of `docs/Synapse.md`.
    func skips(_ reason: String, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
        if !Self.documented.contains(reason) {
            Issue.record("docs/Synapse.md does not list: \(reason)", sourceLocation: sourceLocation)
        }
        guard self == .synapse else { return false }
        print("left out on Synapse: \(reason)")
        return true
    }

    private static let documented: String = {
        let file = Programs.package.appending(path: "docs/Synapse.md")
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }()
}
