import Foundation

/// One open channel and a crowd that holds a `/sync` in it, while somebody writes at an even rate.
struct CrowdLoad {
    var clients = 5_000
    /// Messages a second.
    var rate = 5.0
    var seconds = 60.0

    var title: String {
        "A room of \(clients), every member in /sync; \(rate.formatted()) messages a second for \(Int(seconds)) s"
    }

    func run(on server: MeasuredServer) throws {
        let people = LoadPeople(on: server)
        let tokens = people.register(clients)
        let room = people.makeRoom(tokens, named: "Crowd")
        let before = server.memory
        let run = RoomLoad.Run(people, tokens, room)
        run.start()
        let parked = server.memory
        let (cpu, own, began) = (server.cpu, MeasuredServer.ownCPU, ContinuousClock.now)
        var offered = 0
        let whole = Int(seconds * rate)
        people.loop.run {
            let now = ContinuousClock.now
            while offered < min(Int((now - began) / .seconds(1) * rate) + 1, whole) {
                offered += 1
                run.send(until: nil)
            }
            return offered == whole && run.isDone || now >= began + .seconds(seconds + 30)
        }
        let took = ContinuousClock.now - began
        let (used, usedHere) = (server.cpu - cpu, MeasuredServer.ownCPU - own)
        let wanted = run.sent * clients
        Report.line("messages / deliveries", "\(run.sent) / \(run.latencies.count)", goal: "\(wanted) delivered")
        let times = Latencies(run.latencies)
        Report.line("latency p50", times.at(0.5), "ms")
        Report.line("latency p99", times.at(0.99), "ms", goal: "1000 with 5,000 clients, 5 messages a second")
        Report.line("latency of the last", times.at(1), "ms")
        let each = { (memory: Int) in Double(memory - before) / Double(clients) / 1024 }
        Report.line("memory a client, parked / at the end", each(parked), "KB, ", and: each(server.memory), "KB")
        Report.line("server's CPU a delivery", used / .microseconds(1) / Double(max(1, times.count)), "µs")
        Report.line("server / load generator", "\(percent(used, took)) / \(percent(usedHere, took)) of one core")
        guard times.count == wanted else { fatalError("\(wanted - times.count) deliveries are missing") }
    }

    private func percent(_ part: Duration, _ whole: Duration) -> String { "\(Int(part / whole * 100)) %" }
}
