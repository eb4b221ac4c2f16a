import JSON
import Testing

@Suite struct JSONDocumentTests {
    private func root(_ text: String) throws -> JSONElement { try JSONDocument(parsing: Array(text.utf8)).root }

    @Test func valuesAreFoundByKeyAndPosition() throws {
        let root = try root(#"{"a": {"b": [1, "two", [3], {"c": null}, true]}, "": 5, "é": "ü"}"#)
        let list = root["a"]?["b"]
        #expect(list?[0]?.int == 1)
        #expect(list?[1]?.string == "two")
        #expect(list?[2]?[0]?.int == 3)
        #expect(list?[3]?["c"]?.isNull == true)
        #expect(list?[4]?.bool == true)
        #expect(list?[5] == nil)
        #expect(list?[-1] == nil)
        #expect(root[""]?.int == 5)
        #expect(root["é"]?.string == "ü")
        #expect(root["missing"] == nil)
    }

    @Test func accessorsNeverConvert() throws {
        let root = try root(#"{"n": 1, "s": "1", "d": 1.5, "b": false, "e": 1e2}"#)
        #expect(root["n"]?.string == nil)
        #expect(root["n"]?.bool == nil)
        #expect(root["n"]?.double == 1)
        #expect(root["s"]?.int == nil)
        #expect(root["d"]?.int == nil)
        #expect(root["e"]?.int == nil)
        #expect(root["e"]?.double == 100)
        #expect(root["s"]?["x"] == nil)
        #expect(root["s"]?[0] == nil)
        #expect(root["b"]?.bool == false)
    }

    @Test func iterationKeepsTheOrder() throws {
        let root = try root(#"{"z": 1.5, "a": [18446744073709551615, {}, []], "m": -3}"#)
        #expect(root.fields.map(\.key) == ["z", "a", "m"])
        #expect(root["a"]?.elements.map(\.isObject) == [false, true, false])
        #expect(root.elements.map(\.isNull) == [])
        #expect(root["m"]?.fields.map(\.key) == [])
    }

    @Test func elementOutlivesTheVariableOfItsDocument() throws {
        let name = try JSONDocument(parsing: Array(#"{"name": "Ada Lovelace, who wrote programs"}"#.utf8)).root["name"]
        #expect(name?.string == "Ada Lovelace, who wrote programs")
        #expect(name?.isString("Ada Lovelace, who wrote programs") == true)
        #expect(name?.isString("Ada") == false)
    }

    @Test func serializedIsMinifiedInOrder() throws {
        let text = #" { "b" : [ 1 , -2.5, true, null, "q\"\\\n\u0001é" ] , "a" : { } , "e": 1e300 } "#
        let expected = #"{"b":[1,-2.5,true,null,"q\"\\\n\u0001é"],"a":{},"e":1e+300}"#
        #expect(String(decoding: try root(text).serialized(), as: UTF8.self) == expected)
    }

    @Test func scalarsAreDocuments() throws {
        #expect(try root("7").int == 7)
        #expect(try root(" \"x\" ").string == "x")
        #expect(try root("null").isNull)
    }

    @Test func repeatedKeyIsReadTheSameEverywhere() throws {
        let text = #"{"role": "member", "role": "admin", "in": {"x": 1, "x": 2}}"#
        let root = try root(text)
        #expect(root["role"]?.string == "member")
        #expect(root.value["role"] == "member")
        #expect(String(decoding: root.serialized(), as: UTF8.self) == #"{"role":"member","in":{"x":1}}"#)
        #expect(throws: JSONError.duplicateKey("role")) {
            try JSONDocument(parsing: Array(text.utf8), duplicateKeys: .reject)
        }
        #expect(throws: JSONError.duplicateKey("x")) {
            try JSONDocument(parsing: Array(#"[{"a": {"x": 1, "x": 1}}]"#.utf8), duplicateKeys: .reject)
        }
        _ = try JSONDocument(parsing: Array(#"[{"x": 1}, {"x": 1, "y": {"x": 1}}]"#.utf8), duplicateKeys: .reject)
    }

    @Test func repeatedKeyAmongHundreds() throws {
        let keys = (0..<300).map { #""k\#($0)": \#($0)"# } + [#""k250": 0"#]
        let text = Array("{\(keys.joined(separator: ","))}".utf8)
        #expect(throws: JSONError.duplicateKey("k250")) { try JSONDocument(parsing: text, duplicateKeys: .reject) }
        let document = try JSONDocument(parsing: text)
        #expect(document.root["k250"]?.int == 250)
        #expect(try JSONValue(parsing: document.root.serialized()).object?.count == 300)
    }
}
