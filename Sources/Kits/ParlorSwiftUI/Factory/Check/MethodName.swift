import Foundation

/// A method as the compiler's symbols name it.
struct MethodName: Hashable {
    /// Name and arguments, without type and result: `makeDayPill(ParlorSwiftUI.DayPillOptions)`.
    let signature: String
    /// Whether the result is of an opaque type, as the views of slots are.
    let isOpaque: Bool
    /// Whether it cannot be meant for others: it is marked private.
    let isPrivate: Bool

    /// - Parameters:
    ///   - demangled: `Module.Type.makeDayPill(…) -> some`, without words before it.
    ///   - type: `Module.Type`.
    init?(demangled: String, in type: String) {
        guard demangled.hasPrefix("\(type)."), let arrow = Self.arrow(in: demangled) else { return nil }
        let name = demangled[..<arrow].dropFirst(type.count + 1)
        // A closure, a local function or an accessor of the method would stand in front, a property has no arguments.
        guard name.hasSuffix(")") else { return nil }
        isPrivate = name.hasPrefix("(")
        signature = String(name)
        isOpaque = demangled[arrow...].contains("some")
    }

    /// The last arrow that is not within brackets: arguments may be closures with arrows of their own.
    private static func arrow(in text: String) -> String.Index? {
        var depth = 0
        var index = text.startIndex
        while index < text.endIndex {
            switch text[index] {
            case "(", "<": depth += 1
            case ")": depth -= 1
            case ">" where index > text.startIndex && text[text.index(before: index)] != "-": depth -= 1
            case " " where depth == 0 && text[index...].hasPrefix(" -> "): return index
            default: break
            }
            index = text.index(after: index)
        }
        return nil
    }

    static func base(of signature: String) -> String { String(signature.prefix { $0 != "(" }) }

    /// Without the names of the kit's modules.
    static func short(_ signature: String) -> String {
        signature.replacingOccurrences(
            of: #"\b(ParlorSwiftUI|ParlorUI|Parlor|SwiftUI|Swift)\."#, with: "", options: .regularExpression)
    }
}
