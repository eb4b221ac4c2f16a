/// An option of a command: `--name VALUE`, or `--name` alone.
struct Option: Sendable {
    let name: String
    /// What stands for the value in the help; nil for an option without one.
    var value: String?
    let summary: String
    /// The environment variable that is looked at when the option isn't given.
    var environment: String?

    var usage: String { "--\(name)" + (value.map { " \($0)" } ?? "") }
}

/// The options that a command was given, checked against those it has.
///
/// `--name value` and `--name=value` mean the same. An option that is given twice, isn't known or lacks its value is an
/// error: a typing mistake must not be ignored silently.
struct Arguments: Sendable {
    static let helpOption = Option(name: "help", summary: "shows this")

    /// What stands beside the options, in order: as many as the command has.
    private(set) var operands: [String] = []
    private var values: [String: String] = [:]
    private var flags: Set<String> = []

    init(
        _ words: [String], options: [Option], operands: [String] = [], environment: [String: String] = [:]
    ) throws(ArgumentError) {
        let known = Dictionary(uniqueKeysWithValues: (options + [Self.helpOption]).map { ($0.name, $0) })
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "-h" {
                flags.insert("help")
                continue
            }
            guard word.hasPrefix("--") else {
                guard self.operands.count < operands.count else { throw .unexpected(word) }
                self.operands.append(word)
                continue
            }
            let halves = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(halves[0])
            guard let option = known[name] else { throw .unknown("--\(name)") }
            guard values[name] == nil, !flags.contains(name) else { throw .repeated("--\(name)") }
            if option.value == nil {
                guard halves.count == 1 else { throw .needsNoValue("--\(name)") }
                flags.insert(name)
            } else if halves.count == 2 {
                values[name] = String(halves[1])
            } else if let next = rest.first, !next.hasPrefix("--") {
                values[name] = next
                rest.removeFirst()
            } else {
                throw .needsValue(option.usage)
            }
        }
        if self.operands.count < operands.count && !asksForHelp { throw .missing(operands[self.operands.count]) }
        for option in options where values[option.name] == nil {
            values[option.name] = option.environment.flatMap { environment[$0] }
        }
    }

    var asksForHelp: Bool { flags.contains("help") }

    func has(_ name: String) -> Bool { flags.contains(name) }

    subscript(name: String) -> String? { values[name] }

    func required(_ name: String) throws(ArgumentError) -> String {
        guard let value = values[name] else { throw .missing("--\(name)") }
        return value
    }

    /// A whole number within bounds, or nil when it wasn't given.
    func integer(_ name: String, in bounds: ClosedRange<Int>) throws(ArgumentError) -> Int? {
        guard let text = values[name] else { return nil }
        guard let number = Int(text), bounds.contains(number) else {
            throw .wrong("--\(name) \(text)", expected: "a number from \(bounds.lowerBound) to \(bounds.upperBound)")
        }
        return number
    }
}

/// What is wrong with a command line.
enum ArgumentError: Error, Equatable, CustomStringConvertible {
    case unexpected(String)
    case unknown(String)
    case repeated(String)
    case needsValue(String)
    case needsNoValue(String)
    case missing(String)
    case wrong(String, expected: String)

    var description: String {
        switch self {
        case .unexpected(let word): "Nothing takes “\(word)” here."
        case .unknown(let option): "There is no option \(option)."
        case .repeated(let option): "\(option) is given twice."
        case .needsValue(let usage): "The value is missing: \(usage)."
        case .needsNoValue(let option): "\(option) takes no value."
        case .missing(let option): "\(option) is needed."
        case .wrong(let given, let expected): "\(given) is not \(expected)."
        }
    }
}
