import Foundation

/// The names of the functions in a program or library, as its file holds them.
struct SymbolTable {
    private let file: Data

    /// The table of what a type's code was loaded from; nil where it was stripped.
    static func ofProgram(containing type: Any.Type) -> SymbolTable? {
        let address = UInt(bitPattern: unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self))
        guard let path = Self.path(ofCodeAt: address),
            let file = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
        else { return nil }
        return SymbolTable(file: file)
    }

    /// The methods that are declared in a type itself.
    func methods(of type: Any.Type) -> Set<MethodName> {
        guard let mangled = _mangledTypeName(type) else { return [] }
        // Functions, and nothing that the compiler makes of them.
        return names(beginning: "$s\(mangled)") { $0.hasSuffix("F") }
            .reduce(into: []) { found, symbol in
                let qualified = _typeName(type, qualified: true)
                guard let demangled = Self.demangle(symbol) else { return }
                let plain = demangled.replacingOccurrences(
                    of: #" in _[0-9A-F]{16,}"#, with: "", options: .regularExpression)
                if let method = MethodName(demangled: plain, in: Self.demangledName(mangled) ?? qualified) {
                    found.insert(method)
                }
            }
    }

    /// The methods that a protocol has defaults for in its own module.
    func defaults(of type: Any.Type) -> Set<MethodName> {
        let words = String(reflecting: type).replacingOccurrences(of: "any ", with: "").split(separator: ".")
        guard words.count == 2 else { return [] }
        let prefix = "$s\(words[0].utf8.count)\(words[0])\(words[1].utf8.count)\(words[1])PAAE"
        return names(beginning: prefix) { $0.hasSuffix("F") }
            .reduce(into: []) { found, symbol in
                guard let demangled = Self.demangle(symbol),
                    let start = demangled.range(of: "(extension in \(words[0])):")
                else {
                    return
                }
                let text = String(demangled[start.upperBound...])
                if let method = MethodName(demangled: text, in: "\(words[0]).\(words[1])") { found.insert(method) }
            }
    }

    private static func demangledName(_ mangled: String) -> String? {
        demangle("$s\(mangled)Mn").map { $0.replacingOccurrences(of: "nominal type descriptor for ", with: "") }
            .map { $0.replacingOccurrences(of: #" in _[0-9A-F]{16,}"#, with: "", options: .regularExpression) }
    }

    /// The file that an address of this process was loaded from, by the kernel's list of them.
    private static func path(ofCodeAt address: UInt) -> String? {
        guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
        for line in maps.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
            let bounds = parts[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard parts.count == 6, bounds.count == 2, (bounds[0]..<bounds[1]).contains(address) else { continue }
            return parts[5].trimmingCharacters(in: .whitespaces)
        }
        return nil
    }

    // MARK: Reading the file

    /// All symbols that begin with some letters.
    private func names(beginning prefix: String, where isWanted: (String) -> Bool) -> [String] {
        file.withUnsafeBytes { bytes in
            guard let table = ELFSymbols(bytes) else { return [] }
            var found: [String] = []
            let wanted = Array(prefix.utf8)
            table.forEachName { name in
                guard strncmp(name, prefix, wanted.count) == 0 else { return }
                let symbol = String(cString: name)
                if isWanted(symbol) { found.append(symbol) }
            }
            return found
        }
    }

    /// A symbol in the words of the language, by the runtime's own knowledge.
    private static func demangle(_ symbol: String) -> String? {
        let bytes = Array(symbol.utf8CString)
        let text = bytes.withUnsafeBufferPointer {
            swiftDemangle($0.baseAddress, UInt($0.count - 1), nil, nil, 0)
        }
        guard let text else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}

@_silgen_name("swift_demangle")
private func swiftDemangle(
    _ mangled: UnsafePointer<CChar>?, _ length: UInt, _ output: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
