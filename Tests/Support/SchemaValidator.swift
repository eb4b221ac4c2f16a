import Foundation
import JSON

/// Checks JSON against the part of JSON Schema that the Matrix specification uses. Formats are not checked.
struct SchemaValidator {
    let files: [String: JSONValue]
    private(set) var problems: [String] = []

    init(files: [String: JSONValue]) { self.files = files }

    /// - Parameters:
    ///   - file: where the schema stands, for its references.
    ///   - place: how the value is called in ``problems``.
    mutating func validate(_ value: JSONValue, _ schema: JSONValue, in file: String, at place: String) {
        if let reference = schema["$ref"]?.string {
            guard let (target, targetFile) = resolve(reference, in: file) else {
                problems.append("\(place): \(reference) is missing")
                return
            }
            validate(value, target, in: targetFile, at: place)
        }
        checkType(value, schema, at: place)
        for part in schema["allOf"]?.array ?? [] { validate(value, part, in: file, at: place) }
        for keyword in ["oneOf", "anyOf"] {
            guard let choices = schema[keyword]?.array else { continue }
            let fits = choices.contains { choice in
                var trial = SchemaValidator(files: files)
                trial.validate(value, choice, in: file, at: place)
                return trial.problems.isEmpty
            }
            if !fits { problems.append("\(place): fits none of \(keyword)") }
        }
        if let object = value.object { validate(object, schema, in: file, at: place) }
        if let items = schema["items"] {
            for (index, element) in (value.array ?? []).enumerated() {
                validate(element, items, in: file, at: "\(place)[\(index)]")
            }
        }
        if let text = value.string, let pattern = schema["pattern"]?.string,
            text.range(of: pattern, options: .regularExpression) == nil
        {
            problems.append("\(place): “\(text)” is not of the form \(pattern)")
        }
    }

    /// Finds what a reference points at: `#/components/x`, `other.yaml` or `other.yaml#/x`.
    func resolve(_ reference: String, in file: String) -> (JSONValue, file: String)? {
        let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        var target = file
        if !parts[0].isEmpty {
            let folder = URL(fileURLWithPath: "/" + file).deletingLastPathComponent()
            target = String(folder.appendingPathComponent(parts[0]).standardized.path.dropFirst())
        }
        guard var value = files[target] else { return nil }
        for key in (parts.count == 2 ? parts[1] : "").split(separator: "/") {
            guard let next = value[String(key)] else { return nil }
            value = next
        }
        return (value, target)
    }

    private mutating func checkType(_ value: JSONValue, _ schema: JSONValue, at place: String) {
        let types = schema["type"]?.array?.compactMap(\.string) ?? [schema["type"]?.string].compactMap { $0 }
        if !types.isEmpty && !types.contains(where: { Self.isType($0, value) }) {
            problems.append("\(place): \(value.description.prefix(80)) is not of type \(types)")
        }
        if let choices = schema["enum"]?.array, !choices.contains(value) {
            problems.append("\(place): \(value) is none of \(choices)")
        }
    }

    private mutating func validate(
        _ object: [String: JSONValue], _ schema: JSONValue, in file: String, at place: String
    ) {
        for name in schema["required"]?.array ?? [] {
            if let name = name.string, object[name] == nil { problems.append("\(place): \(name) is missing") }
        }
        let properties = schema["properties"]?.object ?? [:]
        let patterns = schema["patternProperties"]?.object ?? [:]
        for (key, inner) in object {
            let innerPlace = "\(place).\(key)"
            if let property = properties[key] {
                validate(inner, property, in: file, at: innerPlace)
                continue
            }
            let matching = patterns.filter { key.range(of: $0.key, options: .regularExpression) != nil }
            for pattern in matching.values { validate(inner, pattern, in: file, at: innerPlace) }
            if matching.isEmpty, let additional = schema["additionalProperties"], additional.object != nil {
                validate(inner, additional, in: file, at: innerPlace)
            }
        }
    }

    private static func isType(_ type: String, _ value: JSONValue) -> Bool {
        switch (type, value) {
        case ("object", .object), ("array", .array), ("string", .string), ("boolean", .bool), ("null", .null),
            ("integer", .int), ("number", .int), ("number", .double):
            true
        default: false
        }
    }
}
