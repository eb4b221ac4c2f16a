import Foundation

/// One evening in the demo's world: the people who are around, and the window.
struct DemoSession {
    let command: DemoCommand
    let homeserver: URL
    let password: String
    var people: [DemoPerson]?

    /// Those who chat by themselves: two, and never the one whose window is open.
    private var company: [DemoPerson] {
        people ?? Array([.ben, .chiara, .jonas].filter { $0.name != command.person.name }.prefix(2))
    }

    /// Ends when the window is closed or a signal comes. Whatever was started is stopped by then.
    func run(until stop: StopSignal) async throws {
        let company = company
        let people = try company.map { try start($0, beside: company) }
        if command.screenshots != nil {
            for person in people { await person.waitForOutput() }  // so that they are seen online
        }
        var failure: (any Error)?
        do {
            try await openWindow(until: stop)
        } catch { failure = error }
        for person in people { await person.stop() }
        if let failure { throw failure }
    }

    private func openWindow(until stop: StopSignal) async throws {
        var arguments = [
            "--homeserver", homeserver.absoluteString, "--user", command.person.name, "--store",
            command.folder.client(command.person.name),
        ]
        if let screenshots = command.screenshots { arguments += ["--screenshots", screenshots] }
        let window = try ChildProcess(command.app, arguments, environment: ["PARLOR_PASSWORD": password])
        let status = await withTaskGroup(of: Int32?.self) { group in
            group.addTask { await window.exitStatus() }
            group.addTask {
                await stop.wait()
                return nil
            }
            let first = await group.next() ?? nil
            group.cancelAll()
            await window.stop()  // lets the other task end too
            return first
        }
        if let status, status != 0 { throw CommandFailure("The window ended with status \(status).") }
    }

    private func start(_ person: DemoPerson, beside company: [DemoPerson]) throws -> ChildProcess {
        var arguments = [
            DemoPersonCommand.name, "--person", person.name, "--homeserver", homeserver.absoluteString, "--store",
            command.folder.client(person.name), "--company", company.map(\.name).joined(separator: ","),
        ]
        if command.screenshots != nil { arguments.append("--quiet") }
        return try ChildProcess(Executable.path, arguments, environment: ["PARLOR_PASSWORD": password])
    }
}
