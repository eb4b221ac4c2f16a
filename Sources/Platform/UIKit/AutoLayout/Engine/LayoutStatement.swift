import Foundation

/// States the layout below a view as a system of equations: four variables for each view and guide that a constraint names.
///
/// Places are absolute, measured from the corner of the root, so a constraint across levels has as few terms as one
/// between siblings. A scroll view's content is stated as if it were not scrolled.
@MainActor struct LayoutStatement {
    private static var stamps = 0

    var system = LinearSystem()
    let root: UIView
    private let rootState: LayoutState
    /// The root's own size is part of the question.
    let isFitting: Bool
    private let stamp: Int
    /// The views whose frames follow from the solution, parents first.
    var placed: [UIView] = []
    /// The guides whose frames follow from it.
    var guides: [UILayoutGuide] = []
    private(set) var sources: [NSLayoutConstraint] = []
    private let isMirroredRoot: Bool

    init(root: UIView, fitting: (CGSize, UILayoutPriority, UILayoutPriority)? = nil) {
        self.root = root
        rootState = root.ensureLayoutState()
        isFitting = fitting != nil
        Self.stamps += 1
        stamp = Self.stamps
        isMirroredRoot = false
        system.reserve(constraints: rootState.constraints.count + root.subviews.count * 4)
        let base = makeItem(container: -1)
        rootState.stamp = stamp
        rootState.base = base
        system.fix(base, at: 0)
        system.fix(base + 1, at: 0)
        if let (size, horizontal, vertical) = fitting {
            wish(base + 2, size.width, horizontal)
            wish(base + 3, size.height, vertical)
            placed.append(root)
        } else {
            system.fix(base + 2, at: Double(root.bounds.width))
            system.fix(base + 3, at: Double(root.bounds.height))
        }
        collect(root)
    }

    private mutating func wish(_ variable: Int, _ value: CGFloat, _ priority: UILayoutPriority) {
        if priority >= .required { return system.fix(variable, at: Double(value)) }
        system.add(variable, 1)
        system.finishRow(.equal, Double(value), priority: priority.strength)
    }

    // MARK: Items

    private mutating func makeItem(container: Int) -> Int {
        let base = system.makeVariable(isVertical: false, isLength: false, fallback: container)
        _ = system.makeVariable(isVertical: true, isLength: false, fallback: container < 0 ? -1 : container + 1)
        _ = system.makeVariable(isVertical: false, isLength: true)
        _ = system.makeVariable(isVertical: true, isLength: true)
        return base
    }

    /// The first of the four variables of a view: x, y, width, height.
    mutating func base(of view: UIView) -> Int {
        let state = view.ensureLayoutState()
        if state.stamp == stamp { return state.base }
        guard let superview = view.superview, view !== root else { return rootState.base }
        // A constraint may be the first to mention the view, in the middle of its row.
        let pending = system.setAside()
        defer { system.resume(pending) }
        let container = base(of: superview)
        let base = makeItem(container: container)
        state.stamp = stamp
        state.base = base
        if view.translatesAutoresizingMaskIntoConstraints, !state.isArranged {
            stateFrame(of: view, base, in: superview, container)
        } else {
            placed.append(view)
        }
        return base
    }

    /// A view that is placed by its frame: its distances to its superview are given.
    private mutating func stateFrame(of view: UIView, _ base: Int, in superview: UIView, _ container: Int) {
        let room = superview.bounds, outer = superview === root ? .zero : superview.alignmentRectInsets
        let whole = view.bounds.size
        let frame = CGRect(
            x: view.center.x - whole.width / 2, y: view.center.y - whole.height / 2, width: whole.width,
            height: whole.height)
        // Constraints see the part of the view that is aligned.
        let aligned = view.alignmentRect(forFrame: frame), size = aligned.size, origin = superview.layoutOrigin
        equal(base, container, Double(aligned.minX - origin.x - outer.left))
        equal(base + 1, container + 1, Double(aligned.minY - origin.y - outer.top))
        let mask = view.autoresizingMask
        if isFitting, mask.contains(.flexibleWidth) {
            equal(base + 2, container + 2, Double(size.width - room.width))
        } else {
            system.add(base + 2, 1)
            system.finishRow(.equal, Double(size.width))
        }
        if isFitting, mask.contains(.flexibleHeight) {
            equal(base + 3, container + 3, Double(size.height - room.height))
        } else {
            system.add(base + 3, 1)
            system.finishRow(.equal, Double(size.height))
        }
    }

    private mutating func equal(_ a: Int, _ b: Int, _ difference: Double) {
        system.add(a, 1)
        system.add(b, -1)
        system.finishRow(.equal, difference)
    }

    mutating func base(of guide: UILayoutGuide, in view: UIView) -> Int {
        if guide.stamp == stamp { return guide.base }
        let pending = system.setAside()
        defer { system.resume(pending) }
        let container = base(of: view)
        let base = makeItem(container: container)
        guide.stamp = stamp
        guide.base = base
        guides.append(guide)
        if guide.kind == .content {
            equal(base, container, 0)
            equal(base + 1, container + 1, 0)
        } else if guide.kind == .readable {
            stateReadable(base, container, view)
        }
        return base
    }

    private mutating func stateReadable(_ base: Int, _ container: Int, _ view: UIView) {
        let margins = view.layoutMargins
        equal(base + 1, container + 1, Double(margins.top))
        equal(base + 3, container + 3, -Double(margins.top + margins.bottom))
        // In the middle of the margins, as wide as they are or as lines are readable.
        system.add(base, 1)
        system.add(base + 2, 0.5)
        system.add(container, -1)
        system.add(container + 2, -0.5)
        system.finishRow(.equal, Double(margins.left - margins.right) / 2)
        system.add(base + 2, 1)
        system.finishRow(.atMost, Double(UIView.readableWidth))
        system.add(base + 2, 1)
        system.add(container + 2, -1)
        system.finishRow(.atMost, -Double(margins.left + margins.right))
        system.add(base + 2, 1)
        system.finishRow(.equal, Double(UIView.readableWidth), priority: 999)
    }

    func base(ifStated view: UIView) -> Int? {
        guard let state = view.layoutState, state.stamp == stamp else { return nil }
        return state.base
    }

    // MARK: Rows

    private mutating func collect(_ view: UIView) {
        if let state = view.layoutState {
            for constraint in state.constraints { add(constraint, ownedBy: view) }
        }
        (view as? UIStackView)?.stateArrangement(in: &self)
        for child in view.subviews {
            guard let state = child.layoutState else { continue }
            let isMember =
                state.isArranged || state.crossings > 0 || !child.translatesAutoresizingMaskIntoConstraints
            if isMember || isFitting && !child.autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight]) {
                if !isMember { _ = base(of: child) }
                collect(child)
            }
        }
    }

    private mutating func add(_ constraint: NSLayoutConstraint, ownedBy owner: UIView) {
        guard let first = constraint.firstItem else { return }
        let second = constraint.secondItem
        if constraint.secondAttribute != .notAnAttribute, second == nil { return }
        // The size of a root is its frame's, whatever it says of itself.
        if !isFitting, second == nil, first === root { return }
        // Where one reads from the right, leading and trailing count toward the left.
        let isMirrored =
            (constraint.firstAttribute.followsReading || constraint.secondAttribute.followsReading)
            && owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let mirror: Double = isMirrored ? -1 : 1
        var constant = Double(constraint.constant) * mirror
        constant -= put(first, constraint.firstAttribute, 1, isMirrored, other: second)
        if let second {
            let multiplier = Double(constraint.multiplier)
            constant -= put(second, constraint.secondAttribute, -multiplier, isMirrored, other: first)
        }
        let relation: LinearSystem.Relation
        switch constraint.relation {
        case .equal: relation = .equal
        case .lessThanOrEqual: relation = isMirrored ? .atLeast : .atMost
        case .greaterThanOrEqual: relation = isMirrored ? .atMost : .atLeast
        }
        sources.append(constraint)
        system.finishRow(relation, constant, priority: constraint.priority.strength, source: sources.count - 1)
    }

    /// Adds `factor × attribute` to the row; answers the constant part.
    mutating func put(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ isMirrored: Bool,
        other: AnyObject? = nil
    ) -> Double {
        if let view = item as? UIView {
            if let scroll = view as? UIScrollView, attribute.isEdge, let inner = NSLayoutConstraint.view(of: other),
                inner !== scroll, inner.hasAncestor(scroll)
            {
                let base = self.base(of: scroll.contentLayoutGuide, in: scroll)
                return put(base, attribute, factor, isMirrored, insets(of: view, attribute))
            }
            let base = self.base(of: view)
            if attribute == .firstBaseline || attribute == .lastBaseline {
                return putBaseline(view, attribute, base, factor)
            }
            return put(base, attribute, factor, isMirrored, insets(of: view, attribute))
        }
        guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return 0 }
        switch guide.kind {
        case .own, .readable, .content:
            return put(base(of: guide, in: view), attribute, factor, isMirrored, .zero)
        case .safeArea:
            return put(base(of: view), attribute, factor, isMirrored, view.safeAreaInsets)
        case .margins:
            return put(base(of: view), attribute, factor, isMirrored, view.layoutMargins)
        case .keyboard:
            let base = self.base(of: view)
            guard attribute == .top || attribute == .bottom || attribute == .height || attribute == .centerY else {
                return put(base, attribute, factor, isMirrored, .zero)
            }
            if attribute == .height { return 0 }
            return put(base, .bottom, factor, isMirrored, view.safeAreaInsets)
        case .frame:
            let base = self.base(of: view)
            let constant = put(base, attribute, factor, isMirrored, .zero)
            // Seen from the content, the frame moves as the reader scrolls.
            guard !attribute.isLength, let inner = NSLayoutConstraint.view(of: other), inner !== view,
                inner.hasAncestor(view)
            else { return constant }
            let offset = attribute.isVertical ? view.bounds.minY : view.bounds.minX
            return constant + factor * Double(offset)
        }
    }

    private func insets(of view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> UIEdgeInsets {
        attribute.isMargin ? view.layoutMargins : .zero
    }

    private mutating func putBaseline(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ base: Int, _ factor: Double
    ) -> Double {
        let baseline = attribute == .firstBaseline ? view.firstBaseline : view.lastBaseline
        system.add(base + 1, factor)
        system.add(base + 3, factor * Double(baseline.share))
        return factor * Double(baseline.offset)
    }

    /// Adds an attribute of the rectangle inset by `insets`.
    mutating func put(
        _ base: Int, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ isMirrored: Bool,
        _ insets: UIEdgeInsets
    ) -> Double {
        let (left, right, top, bottom) = (
            Double(insets.left), Double(insets.right), Double(insets.top), Double(insets.bottom)
        )
        switch attribute.unmirrored(isMirrored) {
        case .left:
            system.add(base, factor)
            return factor * left
        case .right:
            system.add(base, factor)
            system.add(base + 2, factor)
            return -factor * right
        case .centerX:
            system.add(base, factor)
            system.add(base + 2, factor / 2)
            return factor * (left - right) / 2
        case .width:
            system.add(base + 2, factor)
            return -factor * (left + right)
        case .top, .firstBaseline:
            system.add(base + 1, factor)
            return factor * top
        case .bottom, .lastBaseline:
            system.add(base + 1, factor)
            system.add(base + 3, factor)
            return -factor * bottom
        case .centerY:
            system.add(base + 1, factor)
            system.add(base + 3, factor / 2)
            return factor * (top - bottom) / 2
        case .height:
            system.add(base + 3, factor)
            return -factor * (top + bottom)
        default: return 0
        }
    }
}

extension LinearSystem {
    mutating func reserve(constraints count: Int) {
        rows.reserveCapacity(count)
        terms.reserveCapacity(count * 4)
    }
}

extension UIView {
    static let readableWidth: CGFloat = 672

    /// What the coordinates of subviews are counted from, as Auto Layout sees it: a scroll view's content does not move.
    var layoutOrigin: CGPoint { self is UIScrollView ? .zero : bounds.origin }
}
