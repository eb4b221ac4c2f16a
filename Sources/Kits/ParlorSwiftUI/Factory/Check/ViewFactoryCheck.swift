import Foundation

/// Finds methods of a factory that look like slots of ``ViewFactory`` but are none: a misspelt name, an argument of another type. They
/// compile, because each slot has a default, and are never called.
///
/// In debug builds, each type of factory is checked once, in the background, when the first of its screens appears; what is found is
/// written to the standard error stream. The compiler leaves no list of a type's methods, but the names of its functions stand in the
/// symbol table of the program, which a debug build keeps. In release builds nothing is checked.
public enum ViewFactoryCheck {
    /// A method that is never called.
    public struct Finding: Hashable, Sendable, CustomStringConvertible {
        /// The factory's type.
        public let factory: String
        /// `makeDayPil(DayPillOptions)`.
        public let method: String
        /// The slot that was probably meant.
        public let suggestion: String?

        public var description: String {
            let meant = suggestion.map { " Did you mean \($0)?" } ?? ""
            return "\(factory).\(method) is never called: ViewFactory has no such slot.\(meant)"
        }
    }

    /// Hears of each type that has been checked, on any thread.
    nonisolated(unsafe) public static var report: @Sendable (_ findings: [Finding]) -> Void = { findings in
        for finding in findings { FileHandle.standardError.write(Data("ParlorSwiftUI: \(finding)\n".utf8)) }
    }

    /// The methods of a type that are never called. It reads the program's file, which takes a moment.
    public static func findings(in factory: any ViewFactory.Type) -> [Finding] {
        guard let symbols = SymbolTable.ofProgram(containing: factory) else { return [] }
        let slots = FactorySlots(symbols)
        return types(of: factory).flatMap { type in
            symbols.methods(of: type).compactMap { slots.finding($0, in: type) }
        }
    }

    static func check(_ factory: any ViewFactory.Type) {
        #if DEBUG
            guard factory != DefaultViewFactory.self, Checked.isFirst(factory) else { return }
            let report = report
            // A type is nothing that can change; the compiler does not know that of one behind a protocol.
            nonisolated(unsafe) let factory = factory
            DispatchQueue.global(qos: .utility).async {
                let findings = findings(in: factory)
                if !findings.isEmpty { report(findings) }
            }
        #endif
    }

    /// The type and those it inherits from.
    private static func types(of factory: any ViewFactory.Type) -> [Any.Type] {
        var types: [Any.Type] = [factory]
        var current: AnyClass? = factory
        while let superclass = current.flatMap({ _getSuperclass($0) }) {
            types.append(superclass)
            current = superclass
        }
        return types
    }
}

/// The types that have been checked in this process.
private enum Checked {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var types: Set<ObjectIdentifier> = []  // guarded by `lock`

    static func isFirst(_ type: Any.Type) -> Bool {
        lock.withLock { types.insert(ObjectIdentifier(type)).inserted }
    }
}
