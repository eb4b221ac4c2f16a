import Foundation

/// One room whose members all hold a `/sync`: messages go in, and every arrival at every member counts.
struct RoomLoad {
    var members = 100
    var seconds = 8.0
    /// Messages in flight: the next is sent when one has arrived at everybody.
    var window: Int?
    /// Messages a second, sent whether or not the server keeps up.
    var rate: Double?

    func run(on server: MeasuredServer) throws {
        let people = LoadPeople(on: server)
        let tokens = people.register(members)
        let room = people.makeRoom(tokens)
        let run = Run(people, tokens, room)
        run.start()
        let (cpu, own, began) = (server.cpu, MeasuredServer.ownCPU, ContinuousClock.now)
        let limit = began + .seconds(seconds)
        for _ in 0..<(window ?? 0) { run.send(until: limit) }
        var offered = 0
        people.loop.run {
            let now = ContinuousClock.now
            if let rate {
                let due = min(Int((now - began) / .seconds(1) * rate), Int(seconds * rate))
                while offered < due {
                    offered += 1
                    run.send(until: nil)
                }
            }
            return now >= limit && run.isDone || now >= limit + .seconds(20)
        }
        let took = ContinuousClock.now - began
        let (used, usedHere) = (server.cpu - cpu, MeasuredServer.ownCPU - own)
        let arrivals = Latencies(run.latencies)
        guard arrivals.count == run.sent * members else {
            fatalError("\(arrivals.count) of \(run.sent * members) deliveries arrived")
        }
        Report.line("messages / deliveries", "\(run.sent) / \(arrivals.count)")
        Report.line(
            "deliveries a second", Double(arrivals.count) / (took / .seconds(1)), "/s",
            goal: window == nil ? nil : "30,000; ejabberd with archive 7,000-10,000, Synapse about 500")
        Report.line("latency p50", arrivals.at(0.5), "ms")
        Report.line("latency p99", arrivals.at(0.99), "ms", goal: rate == nil ? nil : "20")
        Report.line("server's CPU a delivery", used / .microseconds(1) / Double(arrivals.count), "µs")
        Report.line("server / load generator", "\(percent(used, took)) / \(percent(usedHere, took)) of one core")
    }

    private func percent(_ part: Duration, _ whole: Duration) -> String { "\(Int(part / whole * 100)) %" }
}

extension RoomLoad {
    final class Run {
        private(set) var sent = 0
        /// Of each delivery, in microseconds.
        private(set) var latencies: [Int] = []
        private let people: LoadPeople
        private let tokens: [String]
        private let room: String
        private var senders: [LoadConnection] = []
        private var flying: [Int: (since: ContinuousClock.Instant, missing: Int, limit: ContinuousClock.Instant?)] = [:]
        private var parked = 0

        init(_ people: LoadPeople, _ tokens: [String], _ room: String) {
            (self.people, self.tokens, self.room) = (people, tokens, room)
        }

        var isDone: Bool { flying.isEmpty }

        /// Puts every member into `/sync`.
        func start() {
            for token in tokens {
                sync(LoadConnection(people.loop, port: people.server.port), token, since: nil)
            }
            people.loop.run { parked == tokens.count }
        }

        /// - Parameter limit: Sends another one when this has arrived everywhere, unless it is later than this.
        func send(until limit: ContinuousClock.Instant?) {
            let connection = senders.popLast() ?? LoadConnection(people.loop, port: people.server.port)
            sent += 1
            let (number, filling) = (sent, String(repeating: "x", count: 120))
            flying[number] = (.now, tokens.count, limit)
            connection.send(
                "PUT", "/_matrix/client/v3/rooms/\(room)/send/m.room.message/load\(number)", token: tokens[0],
                body: #"{"msgtype":"m.text","body":"[T\#(number)] \#(filling)"}"#
            ) { [weak self] status, body in
                guard status == 200 else { fatalError("\(status): \(String(decoding: body, as: UTF8.self))") }
                self?.senders.append(connection)
            }
        }

        private func sync(_ connection: LoadConnection, _ token: String, since: String?) {
            let path = LoadPeople.syncPath(since: since, timeout: since == nil ? 0 : 30_000)
            connection.send("GET", path, token: token) { [weak self, unowned connection] status, body in
                guard let self else { return }
                let next = text("next_batch", in: body, status)
                if since == nil { parked += 1 } else { arrived(body) }
                sync(connection, token, since: next)
            }
        }

        private func arrived(_ body: ArraySlice<UInt8>) {
            let now = ContinuousClock.now
            var start = body.startIndex
            while let found = body.position(of: "[T", from: start) {
                start = found + 2
                let number = body[start...].number
                guard var message = flying[number] else { continue }
                latencies.append(Int((now - message.since) / .microseconds(1)))
                message.missing -= 1
                flying[number] = message.missing == 0 ? nil : message
                if message.missing == 0, let limit = message.limit, now < limit { send(until: limit) }
            }
        }
    }
}
