extension NSLayoutConstraint.Attribute {
    /// Depends on the direction of reading.
    var followsReading: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

    var isEdge: Bool {
        switch self {
        case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline, .notAnAttribute: false
        default: true
        }
    }

    var isVertical: Bool {
        switch self {
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            true
        default: false
        }
    }

    /// The plain edge or centre that is meant: left for leading, or right where one reads from the right.
    func unmirrored(_ isMirrored: Bool) -> Self {
        switch self {
        case .leading, .leadingMargin: isMirrored ? .right : .left
        case .trailing, .trailingMargin: isMirrored ? .left : .right
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: self
        }
    }
}
