import JSON
import Testing

/// Random trees, written and read again.
@Suite struct RoundTripTests {
    private func randomText() -> String {
        let pool: [Unicode.Scalar] = [
            "a", "\"", "\\", "/", "\n", "\u{0}", "\u{1F}", "\u{7F}", "é", "e\u{301}", "🧵", "\u{2028}", "\u{10FFFF}",
        ]
        .flatMap { Array(($0 as String).unicodeScalars) }
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...20) { text.append(pool.randomElement()!) }
        return String(text)
    }

    private func randomDouble() -> Double {
        let double = Double(bitPattern: .random(in: 0 ... .max))
        // A double without a fraction is written without an exponent up to 2^53 and read as a double all the same.
        return double.isFinite ? double : 0.1
    }

    private func randomValue(depth: Int) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 7 : 5)) {
        case 0: .null
        case 1: .bool(.random())
        case 2: .int(.random(in: .min ... .max))
        case 3: .double(randomDouble())
        case 4: .string(randomText())
        case 5: .array((0..<Int.random(in: 0...6)).map { _ in randomValue(depth: depth - 1) })
        default:
            .object(
                Dictionary(
                    (0..<Int.random(in: 0...6)).map { _ in (randomText(), randomValue(depth: depth - 1)) },
                    uniquingKeysWith: { first, _ in first }))
        }
    }

    @Test func valueComesBackEqual() throws {
        for _ in 0..<2_000 {
            let value = randomValue(depth: 5)
            let bytes = value.serialized()
            let document = try JSONDocument(parsing: bytes)
            #expect(document.root.value == value)
            #expect(document.root.serialized() == bytes)
            #expect(document.root.value.serialized() == bytes)
        }
    }

    @Test func manyThreadsReadAtOnce() async throws {
        let document = try JSONDocument(parsing: randomValue(depth: 6).serialized())
        let expected = document.root.value
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for number in 0..<200 {
                        #expect(document.root.value == expected)
                        let own = try? JSONValue(parsing: Array("[\(number)]".utf8))
                        #expect(own == [.int(Int64(number))])
                    }
                }
            }
        }
    }

    @Test func documentOfSeveralMegabytes() throws {
        let events = JSONValue.array(
            (0..<20_000).map { ["id": .int($0), "body": .string(String(repeating: "é", count: 60))] })
        let bytes = events.serialized()
        #expect(bytes.count > 2_000_000)
        #expect(try JSONValue(parsing: bytes) == events)
        #expect(try JSONValue(parsing: "[1]") == [1])
    }
}
