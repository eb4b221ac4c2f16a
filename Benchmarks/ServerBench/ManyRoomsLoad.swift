import Foundation

/// Someone who is in very many rooms gets one message: what that costs must not grow with the rooms.
struct ManyRoomsLoad {
    var rooms = 5_000
    var messages = 500

    func run(on server: MeasuredServer) throws {
        let people = LoadPeople(on: server)
        let tokens = people.register(2)
        let first = people.makeRoom(tokens)
        for _ in 1..<rooms { _ = people.makeRoom([tokens[0]]) }
        let reader = LoadConnection(people.loop, port: server.port)
        let writer = LoadConnection(people.loop, port: server.port)
        var (since, isReady, arrived, waiting) = ("", false, 0, 0)
        reader.send("GET", LoadPeople.syncPath(since: nil, timeout: 0), token: tokens[0]) { status, body in
            since = text("next_batch", in: body, status)
            isReady = true
        }
        people.loop.run { isReady }

        func read() {
            reader.send("GET", LoadPeople.syncPath(since: since, timeout: 30_000), token: tokens[0]) { status, body in
                since = text("next_batch", in: body, status)
                if body.position(of: "[T") != nil { arrived += 1 }
                read()
            }
        }
        read()
        let (cpu, began) = (server.cpu, ContinuousClock.now)
        for number in 1...messages {
            var isAnswered = false
            waiting = number
            writer.send(
                "PUT", "/_matrix/client/v3/rooms/\(first)/send/m.room.message/one\(number)", token: tokens[1],
                body: #"{"msgtype":"m.text","body":"[T\#(number)]"}"#
            ) { status, _ in
                guard status == 200 else { fatalError("the message was answered with \(status)") }
                isAnswered = true
            }
            people.loop.run { isAnswered && arrived >= waiting }
        }
        let each = (server.cpu - cpu) / .milliseconds(1) / Double(messages)
        Report.line("server's CPU a message and sync", each, "ms", goal: "2")
        Report.line(
            "from sending to the reader", (ContinuousClock.now - began) / .milliseconds(1) / Double(messages), "ms")
    }
}
