/// The strength of a constraint, 1 to 1000. 1000 is a demand; everything below is a wish, and a stronger wish is never
/// given up for any number of weaker ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: Float

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let defaultLow = UILayoutPriority(250)
    /// What `systemLayoutSizeFitting(_:)` wishes its target size with.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
    public static func + (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + step)
    }
    public static func - (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - step)
    }

    var strength: Double { Double(min(max(rawValue, 0), 1000)) }
}
