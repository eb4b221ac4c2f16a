import Foundation

/// Joins things as a sentence does: "Ada, Bo, and Cem".
open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! = .autoupdatingCurrent
    /// Writes each thing that isn't a string.
    open var itemFormatter: Formatter?

    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    open func string(from items: [Any]) -> String? {
        items.map { item in itemFormatter?.string(for: item) ?? String(describing: item) }
            .formatted(.list(type: .and).locale(locale))
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}

extension Measurement where UnitType: Dimension {
    /// The value with the unit's sign, rounded to two places.
    public func formatted() -> String {
        "\(value.formatted(.number.precision(.fractionLength(0...2)))) \(unit.symbol)"
    }
}
