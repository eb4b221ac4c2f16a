/// One command of the `parlor` program.
protocol Command: Sendable {
    static var name: String { get }
    /// One line for the list of commands.
    static var summary: String { get }
    /// What has to stand after the command's name, as the help calls it.
    static var operands: [String] { get }
    static var options: [Option] { get }
    /// For the program's own use, not for people.
    static var isHidden: Bool { get }

    init(_ arguments: Arguments) throws
    /// Results go to standard output, everything else to standard error.
    func run() async throws
}

extension Command {
    static var isHidden: Bool { false }
    static var operands: [String] { [] }

    static var help: String {
        let all = options + [Arguments.helpOption]
        let width = all.map(\.usage.count).max() ?? 0
        let lines = all.map { option in
            let environment = option.environment.map { " [\($0)]" } ?? ""
            return "  \(option.usage.padded(to: width))  \(option.summary)\(environment)"
        }
        return """
            Usage: parlor \(([name] + operands).joined(separator: " ")) [OPTIONS]

            \(summary)

            \(lines.joined(separator: "\n"))
            """
    }
}

/// A failure that is told in one sentence.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String

    init(_ sentence: String) { description = sentence }
}

extension String {
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
