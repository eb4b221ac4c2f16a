import Foundation

/// Clients that wait for news and get none: what each of them costs.
struct IdleLoad {
    var clients = 2_000

    func run(on server: MeasuredServer) async throws {
        let people = LoadPeople(on: server)
        let tokens = people.register(clients)
        let base = server.memory
        var connections: [LoadConnection] = []
        var parked = 0
        for token in tokens {
            let connection = LoadConnection(people.loop, port: server.port)
            connections.append(connection)
            connection.send("GET", LoadPeople.syncPath(since: nil, timeout: 0), token: token) {
                [unowned connection] status, body in
                let since = text("next_batch", in: body, status)
                connection.send("GET", LoadPeople.syncPath(since: since, timeout: 120_000), token: token) { _, _ in }
                parked += 1
            }
            // As people come: one after the other, not all in one moment.
            people.loop.run { parked == connections.count }
        }
        try await Task.sleep(for: .seconds(3))
        let (memory, cpu) = (server.memory, server.cpu)
        try await Task.sleep(for: .seconds(5))
        let each = Double(memory - base) / Double(clients) / 1024
        Report.line("memory of the server, before / after", "\(base >> 20) / \(memory >> 20) MB")
        Report.line("memory an idle client", each, "KB", goal: "12; ejabberd 40-50")
        Report.line("CPU while nothing happens", (server.cpu - cpu) / .seconds(5) * 100, "% of one core")
        connections.forEach { $0.end() }
    }
}
