import Foundation

/// A linear relation between two lengths or places of views and guides:
/// `first.attribute  relation  multiplier × second.attribute + constant`.
///
/// It counts while it is active. An active constraint belongs to the nearest view that holds both its items; taking one of
/// them out of that view deactivates it.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    public private(set) weak var firstItem: AnyObject?
    public private(set) weak var secondItem: AnyObject?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat

    open var constant: CGFloat { didSet { if constant != oldValue { changed() } } }
    open var priority: UILayoutPriority = .required { didSet { if priority != oldValue { changed() } } }
    /// Named in messages about constraints that contradict each other.
    open var identifier: String?
    open var shouldBeArchived = false

    /// The view that holds the constraint while it is active.
    weak var owner: UIView?

    /// A trap where an attribute makes no sense: a second attribute without an item, an edge compared with a length.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        precondition(attr1 != .notAnAttribute, "A constraint needs an attribute of its first item")
        precondition(
            view2 != nil || attr1.isLength || attr2 == .notAnAttribute,
            "A place cannot be constrained to a constant: name a second item")
        firstItem = view1 as AnyObject
        secondItem = view2.map { $0 as AnyObject }
        firstAttribute = attr1
        secondAttribute = view2 == nil ? .notAnAttribute : attr2
        self.relation = relation
        self.multiplier = multiplier
        constant = c
    }

    public convenience override init() {
        self.init(
            item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 0)
    }

    open var isActive: Bool {
        get { owner != nil }
        set { newValue ? activate() : deactivate() }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.activate() }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.deactivate() }
    }

    public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem, firstAttribute) }
    public var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondItem.map { NSLayoutAnchor($0, secondAttribute) }
    }

    /// The constraint in one line: what a message about a contradiction names.
    open override var description: String { MainActor.assumeIsolated { sentence } }

    private var sentence: String {
        func name(_ item: AnyObject?) -> String {
            guard let item else { return "gone" }
            let identifier = (item as? UIView)?.accessibilityIdentifier ?? (item as? UILayoutGuide)?.identifier
            return identifier.flatMap { $0.isEmpty ? nil : $0 } ?? "\(type(of: item))"
        }
        var text = identifier.map { "'\($0)': " } ?? ""
        text += "\(name(firstItem)).\(firstAttribute) "
        text += relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
        if secondAttribute != .notAnAttribute, secondItem != nil {
            text += " \(name(secondItem)).\(secondAttribute)"
            if multiplier != 1 { text += " * \(multiplier)" }
            if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
        } else {
            text += " \(constant)"
        }
        return priority == .required ? text : text + " @ \(priority.rawValue)"
    }

    private func changed() { owner?.constraintsChanged() }
}
