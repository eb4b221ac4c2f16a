import JSON
import Testing

@Suite struct JSONWriterTests {
    private func text(_ body: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        body(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test func commasAndNesting() {
        let written = text { json in
            json.object { json in
                json.field("s", "x")
                json.field("i", -12)
                json.field("u", UInt64.max)
                json.field("b", true)
                json.field("d", 0.1)
                json.field("none", ifPresent: String?.none)
                json.field("some", ifPresent: 3)
                json.object("o") { _ in }
                json.array("a") { json in
                    json.value(1)
                    json.array { $0.null() }
                    json.raw(#"{"spliced":true}"#.utf8)
                    json.object { $0.field("k", ["deep": .null]) }
                }
            }
        }
        #expect(
            written
                == #"{"s":"x","i":-12,"u":18446744073709551615,"b":true,"d":0.1,"some":3,"o":{},"a":[1,[null],{"spliced":true},{"k":{"deep":null}}]}"#
        )
    }

    @Test func escapesAreTheShortest() {
        let written = text { $0.value("\u{8}\t\n\u{c}\r\"\\/\u{0}\u{1f}\u{7f}é") }
        #expect(written == #""\b\t\n\f\r\"\\/\u0000\u001f"# + "\u{7f}é\"")
    }

    @Test func numbersAtTheEdges() {
        #expect(text { $0.value(Int64.min) } == "-9223372036854775808")
        #expect(text { $0.value(0) } == "0")
        #expect(text { $0.value(Double.nan) } == "null")
        #expect(text { $0.value(-Double.infinity) } == "null")
        #expect(text { $0.value(1.0) } == "1.0")
    }

    @Test func keysAreSortedByTheirBytes() {
        // U+FFFD sorts before U+1F9F5 by UTF-8, after it by UTF-16; "B" before "a" always.
        let value: JSONValue = ["a": 1, "B": 2, "\u{1F9F5}": 3, "\u{FFFD}": 4, "": 5, "aa": 6]
        #expect(value.description == "{\"\":5,\"B\":2,\"a\":1,\"aa\":6,\"\u{FFFD}\":4,\"\u{1F9F5}\":3}")
    }

    @Test func valueIsChangedInPlace() {
        var value: JSONValue = ["a": ["b": 1]]
        value["a"]?["c"] = "new"
        value["x"] = .null
        value["a"]?["b"] = nil
        #expect(value == ["a": ["c": "new"], "x": .null])
        var scalar: JSONValue = 5
        scalar["k"] = true
        #expect(scalar == ["k": true])
    }
}
