import JSON
import Matrix
import Support
import Testing

@Suite struct RelationTests {
    @Test func latestEditIsBundledWherever() async throws {
        try await TestHomeserver.with(.folder) { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await bob.join(room)
            let since = try await bob.sync()["next_batch"]?.string
            let event = try await anna.send("helo", to: room)
            try await anna.edit(event, to: "hello", in: room)
            let last = try await anna.edit(event, to: "hello!", in: room)
            try await bob.edit(event, to: "not yours", in: room)
            for restarts in [false, true] {
                if restarts { try await server.restart() }
                let places: [JSONValue?] = [
                    try await bob.api.call(.event(room, event)),
                    try await bob.sync(since: since).timeline(of: room).first {
                        $0["event_id"]?.string == event.rawValue
                    },
                    try await bob.sync().timeline(of: room).first { $0["event_id"]?.string == event.rawValue },
                    try await bob.api.call(.messages(room), query: "?dir=b&limit=100")["chunk"]?.array?
                        .first { $0["event_id"]?.string == event.rawValue },
                    try await bob.api.call(.context(room, event))["event"],
                ]
                for place in places {
                    let edit = place?["unsigned"]?["m.relations"]?["m.replace"]
                    #expect(edit?["event_id"]?.string == last.rawValue)
                    #expect(edit?["content"]?["m.new_content"]?["body"]?.string == "hello!")
                    #expect(place?["content"]?["body"]?.string == "helo")
                }
            }
            try await anna.api.call(.redact(room, last, transaction: "r"))
            let edit = try await bob.api.call(.event(room, event))["unsigned"]?["m.relations"]?["m.replace"]
            #expect(edit?["content"]?["m.new_content"]?["body"]?.string == "hello")
            try await anna.api.call(.redact(room, event, transaction: "r2"))
            #expect(try await bob.api.call(.event(room, event))["unsigned"]?["m.relations"] == nil)
        }
    }

    @Test func threadSummaryCountsAndShowsTheLatestAnswer() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let eve = try await server.register("eve")
            let room = try await anna.createRoom()
            for user in [bob, eve] { try await user.join(room) }
            let root = try await anna.send("root", to: room)
            try await bob.answer("one", in: root, of: room)
            let two = try await bob.answer("two", in: root, of: room)
            let edit = try await bob.edit(two, to: "2", in: room)
            func summary(_ user: TestUser) async throws -> JSONValue? {
                try await user.api.call(.event(room, root))["unsigned"]?["m.relations"]?["m.thread"]
            }
            #expect(try await summary(eve)?["count"]?.int == 2)
            #expect(try await summary(eve)?["current_user_participated"]?.bool == false)
            #expect(try await summary(bob)?["current_user_participated"]?.bool == true)
            #expect(try await summary(anna)?["current_user_participated"]?.bool == true)
            let latest = try await summary(eve)?["latest_event"]
            #expect(latest?["event_id"]?.string == two.rawValue)
            #expect(latest?["unsigned"]?["m.relations"]?["m.replace"]?["event_id"]?.string == edit.rawValue)
            try await bob.api.call(.redact(room, two, transaction: "r"))
            #expect(try await summary(eve)?["count"]?.int == 1)
            #expect(try await summary(eve)?["latest_event"]?["content"]?["body"]?.string == "one")
            try await expectRefusal(.unknown, status: 400) { try await eve.answer("x", in: edit, of: room) }
        }
    }

    @Test func referencesAreNamed() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            let event = try await anna.send("poll", to: room)
            let vote = try await anna.send(
                "com.example.vote", ["m.relates_to": ["rel_type": "m.reference", "event_id": .string(event.rawValue)]],
                to: room)
            let bundle = try await anna.api.call(.event(room, event))["unsigned"]?["m.relations"]
            #expect(bundle == ["m.reference": ["chunk": [["event_id": .string(vote.rawValue)]]]])
        }
    }

    @Test func sameReactionTwice() async throws {
        try await TestHomeserver.with(.folder) { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await bob.join(room)
            let event = try await anna.send("hello", to: room)
            let first = try await bob.react("👍", to: event, in: room, transaction: "a")
            try await expectRefusal(.duplicateAnnotation, status: 400) {
                try await bob.react("👍", to: event, in: room, transaction: "b")
            }
            // A retry is no second reaction.
            #expect(try await bob.react("👍", to: event, in: room, transaction: "a") == first)
            try await bob.react("👎", to: event, in: room)
            try await anna.react("👍", to: event, in: room)
            try await bob.api.call(.redact(room, first, transaction: "r"))
            try await bob.react("👍", to: event, in: room)
            try await server.restart()
            try await expectRefusal(.duplicateAnnotation) { try await bob.react("👍", to: event, in: room) }
        }
    }

    @Test func manyTriesOfOneReactionAtOnce() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            let event = try await anna.send("hello", to: room)
            let successes = await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<20 {
                    group.addTask { (try? await anna.react("👍", to: event, in: room)) != nil }
                }
                return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(successes == 1)
        }
    }

    @Test func relationsPageByPage() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await bob.join(room)
            let event = try await anna.send("hello", to: room)
            var sent: [String] = []
            for index in 0..<7 { sent.append(try await bob.react("\(index)", to: event, in: room).rawValue) }
            let answer = try await bob.answer("thread", in: event, of: room)
            let onAnswer = try await anna.react("x", to: answer, in: room)
            func ids(_ endpoint: Endpoint, _ query: String) async throws -> ([String], JSONValue) {
                let page = try await anna.api.call(endpoint, query: query)
                return (page["chunk"]?.array?.compactMap { $0["event_id"]?.string } ?? [], page)
            }
            let all = Endpoint.relations(room, event)
            #expect(try await ids(all, "").0 == [answer.rawValue] + sent.reversed())
            #expect(try await ids(.relations(room, event, .thread), "").0 == [answer.rawValue])
            #expect(try await ids(.relations(room, event, .annotation, .reaction), "?dir=f").0 == sent)
            #expect(try await ids(.relations(room, event, .annotation, .message), "").0 == [])
            let (recursive, page) = try await ids(all, "?recurse=true&limit=1")
            #expect(recursive == [onAnswer.rawValue])
            #expect(page["recursion_depth"]?.int == 3)
            for (direction, expected) in [("b", Array(sent.reversed())), ("f", sent)] {
                var found: [String] = []
                var from = ""
                repeat {
                    let (ids, page) = try await ids(
                        .relations(room, event, .annotation), "?limit=3&dir=\(direction)\(from)")
                    found += ids
                    from = page["next_batch"]?.string.map { "&from=\($0)" } ?? ""
                } while !from.isEmpty
                #expect(found == expected)
            }
            let nothing = try #require(EventID("$nothing"))
            try await expectRefusal(.notFound, status: 404) { try await anna.api.call(.relations(room, nothing)) }
        }
    }

    @Test func relationsOfOneRoomDontCountInAnother() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            let other = try await anna.createRoom()
            let event = try await anna.send("hello", to: room)
            try await anna.edit(event, to: "elsewhere", in: other)
            #expect(try await anna.api.call(.event(room, event))["unsigned"]?["m.relations"] == nil)
            #expect(try await anna.api.call(.relations(room, event))["chunk"] == [])
        }
    }

    @Test func threadsOfARoom() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await bob.join(room)
            var roots: [EventID] = []
            for index in 0..<5 { roots.append(try await anna.send("root \(index)", to: room)) }
            for root in roots { try await anna.answer("answer", in: root, of: room) }
            try await bob.answer("late", in: roots[1], of: room)
            let expected = [1, 4, 3, 2, 0].map { roots[$0].rawValue }
            var found: [String] = []
            var from = ""
            repeat {
                let page = try await bob.api.call(.threads(room), query: "?limit=2\(from)")
                found += page["chunk"]?.array?.compactMap { $0["event_id"]?.string } ?? []
                #expect(page["chunk"]?[0]?["unsigned"]?["m.relations"]?["m.thread"]?["latest_event"] != nil)
                from = page["next_batch"]?.string.map { "&from=\($0)" } ?? ""
            } while !from.isEmpty
            #expect(found == expected)
            let own = try await bob.api.call(.threads(room), query: "?include=participated")["chunk"]?.array
            #expect(own?.map { $0["event_id"]?.string } == [roots[1].rawValue])
            let all = try await anna.api.call(.threads(room), query: "?include=participated")["chunk"]?.array
            #expect(all?.count == 5)
            try await expectRefusal(.invalidParameter) { try await anna.api.call(.threads(room), query: "?include=x") }
        }
    }
}
