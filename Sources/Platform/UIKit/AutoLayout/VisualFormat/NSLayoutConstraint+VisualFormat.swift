import Foundation

extension NSLayoutConstraint {
    /// The constraints that a line of the visual format language describes, not yet active. A mistake in the line traps.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var reader = VisualFormat(format, metrics: metrics, views: views)
        let parts = reader.parts()
        var line = FormatLine(isVertical: reader.isVertical, options: opts)
        line.read(parts)
        return line.constraints
    }
}

/// Turns the parts of a format into constraints.
@MainActor private struct FormatLine {
    let isVertical: Bool
    let options: NSLayoutConstraint.FormatOptions
    var constraints: [NSLayoutConstraint] = []

    private var start: NSLayoutConstraint.Attribute {
        if isVertical { return .top }
        if options.contains(.directionLeftToRight) { return .left }
        return options.contains(.directionRightToLeft) ? .right : .leading
    }

    private var end: NSLayoutConstraint.Attribute {
        if isVertical { return .bottom }
        if options.contains(.directionLeftToRight) { return .right }
        return options.contains(.directionRightToLeft) ? .left : .trailing
    }

    init(isVertical: Bool, options: NSLayoutConstraint.FormatOptions) {
        self.isVertical = isVertical
        self.options = options
    }

    mutating func read(_ parts: [VisualFormat.Part]) {
        var previous: UIView?
        var opensAtSuperview = false
        var gap: [VisualFormat.Size]? = []
        var views: [UIView] = []
        for part in parts {
            switch part {
            case .superview:
                if let previous { toSuperview(previous, gap) } else { opensAtSuperview = true }
            case .gap(let sizes): gap = sizes
            case .view(let view, let sizes):
                if let previous {
                    between(previous, view, gap)
                } else if opensAtSuperview {
                    fromSuperview(view, gap)
                }
                for size in sizes { self.size(view, size) }
                views.append(view)
                previous = view
            }
        }
        align(views)
    }

    private mutating func add(
        _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ size: VisualFormat.Size, _ second: AnyObject?,
        _ other: NSLayoutConstraint.Attribute
    ) {
        // Where the line runs from right to left, distances count the other way.
        let isTurned = !isVertical && options.contains(.directionRightToLeft) && !attribute.isLength
        let relation = isTurned ? NSLayoutConstraint.Relation(rawValue: -size.relation.rawValue)! : size.relation
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: 1,
            constant: isTurned ? -size.constant : size.constant)
        constraint.priority = size.priority
        constraints.append(constraint)
    }

    private mutating func fromSuperview(_ view: UIView, _ gap: [VisualFormat.Size]?) {
        guard let superview = view.superview else { return }
        if let gap {
            for size in gap { add(view, start, size, superview, start) }
        } else {
            add(view, start, VisualFormat.Size(), superview.layoutMarginsGuide, start)
        }
    }

    private mutating func toSuperview(_ view: UIView, _ gap: [VisualFormat.Size]?) {
        guard let superview = view.superview else { return }
        if let gap {
            for size in gap { add(superview, end, size, view, end) }
        } else {
            add(superview.layoutMarginsGuide, end, VisualFormat.Size(), view, end)
        }
    }

    private mutating func between(_ a: UIView, _ b: UIView, _ gap: [VisualFormat.Size]?) {
        for size in gap ?? [VisualFormat.Size(constant: 8)] { add(b, start, size, a, end) }
    }

    private mutating func size(_ view: UIView, _ size: VisualFormat.Size) {
        let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
        add(view, attribute, size, size.view, size.view == nil ? .notAnAttribute : attribute)
    }

    private mutating func align(_ views: [UIView]) {
        let table: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        for (option, attribute) in table where options.contains(option) {
            for index in views.indices.dropFirst() {
                constraints.append(
                    NSLayoutConstraint(
                        item: views[index], attribute: attribute, relatedBy: .equal, toItem: views[index - 1],
                        attribute: attribute, multiplier: 1, constant: 0))
            }
        }
    }
}
