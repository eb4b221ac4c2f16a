import Testing

@testable import ParlorCommand

@Suite struct ArgumentsTests {
    private let options = [
        Option(name: "port", value: "N", summary: "", environment: "TEST_PORT"),
        Option(name: "data", value: "DIR", summary: ""), Option(name: "quiet", summary: ""),
    ]

    private func parse(_ line: String, _ environment: [String: String] = [:]) throws(ArgumentError) -> Arguments {
        try Arguments(line.split(separator: " ").map(String.init), options: options, environment: environment)
    }

    @Test func valuesAndFlags() throws {
        let arguments = try parse("--port 80 --data=a=b --quiet")
        #expect(arguments["port"] == "80")
        #expect(arguments["data"] == "a=b")
        #expect(arguments.has("quiet"))
        #expect(!arguments.asksForHelp)
        #expect(try parse("-h").asksForHelp)
    }

    @Test func argumentsComeBeforeTheEnvironment() throws {
        #expect(try parse("", ["TEST_PORT": "1"])["port"] == "1")
        #expect(try parse("--port 2", ["TEST_PORT": "1"])["port"] == "2")
        #expect(try parse("")["port"] == nil)
    }

    @Test func mistakes() {
        let mistakes: [(String, ArgumentError)] = [
            ("serve", .unexpected("serve")), ("--prot 1", .unknown("--prot")), ("--port", .needsValue("--port N")),
            ("--port --quiet", .needsValue("--port N")), ("--quiet=yes", .needsNoValue("--quiet")),
            ("--port 1 --port 2", .repeated("--port")), ("--quiet --quiet", .repeated("--quiet")),
        ]
        for (line, mistake) in mistakes { #expect(throws: mistake) { try parse(line) } }
    }

    @Test func numbersWithinBounds() throws {
        #expect(try parse("--port 65535").integer("port", in: 0...65_535) == 65_535)
        #expect(try parse("").integer("port", in: 0...65_535) == nil)
        for text in ["65536", "-1", "x", "1.5"] {
            #expect(throws: ArgumentError.self) { try parse("--port=\(text)").integer("port", in: 0...65_535) }
        }
    }
}
