import Foundation

/// The commands there are, and what happens around each: its help, its arguments, its failure.
enum Program {
    private static let commands: [any Command.Type] = [
        ServeCommand.self, UserCreateCommand.self, UserListCommand.self, UserShowCommand.self,
        UserDeactivateCommand.self, UserSetPasswordCommand.self, UserMakeAdminCommand.self, RoomListCommand.self,
        RoomShowCommand.self, RoomDeleteCommand.self, TokenCreateCommand.self, TokenListCommand.self,
        TokenRevokeCommand.self, SendCommand.self, DemoCommand.self, DemoPersonCommand.self,
    ]

    /// Runs what the arguments ask for.
    ///
    /// - Returns: the exit status: 0, 1 for a failure, 2 for arguments that can't be understood.
    static func run(_ arguments: [String]) async -> Int32 {
        guard let word = arguments.first, !["help", "--help", "-h"].contains(word) else {
            Output.print(help)
            return 0
        }
        // Commands are a word, or a noun and a verb.
        let length = command(named: arguments.prefix(2).joined(separator: " ")) == nil ? 1 : 2
        guard let command = command(named: arguments.prefix(length).joined(separator: " ")) else {
            let verbs = commands.map { $0.name }.filter { $0.hasPrefix(word + " ") }
            let hint = verbs.isEmpty ? "`parlor help` lists them" : "there are: \(verbs.joined(separator: ", "))"
            return complain("There is no command “\(arguments.prefix(2).joined(separator: " "))”; \(hint).", status: 2)
        }
        do {
            let parsed = try Arguments(
                Array(arguments.dropFirst(length)), options: command.options, operands: command.operands,
                environment: ProcessInfo.processInfo.environment
            )
            if parsed.asksForHelp {
                Output.print(command.help)
                return 0
            }
            try await command.init(parsed).run()
            return 0
        } catch let error as ArgumentError {
            return complain("\(error) `parlor \(command.name) --help` explains.", status: 2)
        } catch {
            return complain("\(error)", status: 1)
        }
    }

    private static func command(named name: String) -> (any Command.Type)? {
        commands.first { $0.name == name }
    }

    private static var help: String {
        let shown = commands.filter { !$0.isHidden }
        let width = shown.map { $0.name.count }.max() ?? 0
        let lines = shown.map { "  \($0.name.padded(to: width))  \($0.summary)" }
        return """
            Usage: parlor COMMAND [OPTIONS]

            \(lines.joined(separator: "\n"))

            `parlor COMMAND --help` lists a command's options.
            """
    }

    private static func complain(_ sentence: String, status: Int32) -> Int32 {
        Output.say(sentence)
        return status
    }
}
