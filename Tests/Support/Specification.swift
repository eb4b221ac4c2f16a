import Foundation
import JSON

/// The machine-readable Matrix specification, when a copy of it lies beside the repository.
///
/// It is looked for in the folder that the environment variable `PARLOR_MATRIX_SPEC` names, and in `../shared/matrix-spec`. Tests
/// that need it are skipped without it.
public struct Specification: Sendable {
    /// The files as JSON, by their paths.
    let files: [String: JSONValue]
    /// The operations of the client-server API by method and path.
    private let operations: [String: (file: String, operation: JSONValue)]

    public static let folder: String? = {
        let beside = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../shared/matrix-spec").standardized.path
        let named = ProcessInfo.processInfo.environment["PARLOR_MATRIX_SPEC"]
        return [named, beside].compactMap { $0 }
            .first { FileManager.default.fileExists(atPath: $0 + "/api/client-server") }
    }()

    /// Reads the folder. Foundation reads no YAML, so Python (with its yaml module) makes JSON of it.
    public init(folder: String) throws {
        let script = """
            import glob, json, sys, yaml
            files = {}
            for pattern in ('api/**/*.yaml', 'event-schemas/schema/**/*.yaml', 'schemas/**/*.yaml'):
                for path in glob.glob(pattern, root_dir=sys.argv[1], recursive=True):
                    files[path] = yaml.load(open(sys.argv[1] + '/' + path), yaml.CSafeLoader)
            json.dump(files, sys.stdout, default=str)
            """
        let program = try TestProgram(URL(fileURLWithPath: "/usr/bin/python3"), ["-c", script, folder])
        while program.isRunning || program.output.isEmpty && program.diagnostics.isEmpty { usleep(10_000) }
        let json = try eventuallyParsed(program)
        files = json.object ?? [:]
        operations = Self.operations(in: files)
    }

    /// Every operation, as `GET /_matrix/client/v3/sync`.
    public var endpoints: Set<String> { Set(operations.keys) }

    /// What is wrong with an answer, by the operation's schema; nothing when it is as it should be.
    ///
    /// - Parameter endpoint: an element of ``endpoints``.
    public func problems(of endpoint: String, status: Int, _ body: JSONValue?) -> [String] {
        guard let (file, operation) = operations[endpoint] else { return ["\(endpoint) is not in the specification"] }
        guard var response = operation["responses"]?[String(status)] else {
            return ["\(endpoint) is not known to answer with \(status)"]
        }
        var validator = SchemaValidator(files: files)
        var place = file
        while let reference = response["$ref"]?.string {
            guard let (found, at) = validator.resolve(reference, in: place) else { return ["\(reference) is missing"] }
            (response, place) = (found, at)
        }
        guard let schema = response["content"]?["application/json"]?["schema"] else { return [] }
        guard let body else { return ["\(endpoint) answered without JSON"] }
        validator.validate(body, schema, in: place, at: endpoint)
        return validator.problems
    }

    private static func operations(
        in files: [String: JSONValue]
    ) -> [String: (file: String, operation: JSONValue)] {
        var found: [String: (file: String, operation: JSONValue)] = [:]
        for (path, file) in files where path.hasPrefix("api/client-server/") {
            let base = file["servers"]?[0]?["variables"]?["basePath"]?["default"]?.string ?? ""
            for (route, methods) in file["paths"]?.object ?? [:] {
                for method in ["get", "put", "post", "delete"] {
                    guard let operation = methods[method] else { continue }
                    // Some paths stand twice, told apart by a space that isn't sent.
                    let name = "\(method.uppercased()) \(base)\(route.trimmingCharacters(in: .whitespaces))"
                    if found[name] == nil { found[name] = (path, operation) }
                }
            }
        }
        return found
    }
}

private func eventuallyParsed(_ program: TestProgram) throws -> JSONValue {
    let deadline = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < deadline {
        if let json = try? JSONValue(parsing: Array(program.output.utf8), maxDepth: 200) { return json }
        usleep(20_000)
    }
    throw TimedOut(what: "the specification as JSON: \(program.diagnostics)")
}
