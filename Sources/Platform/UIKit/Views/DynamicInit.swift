import Foundation

/// Makes views of a class that is known only at run time, through an initialiser that UIKit does not mark `required`: cells
/// are registered by class, and customers write `override init(frame:)`, not `required init(frame:)`.
///
/// Swift calls an initialiser on a class value only if it is `required`, as others may not exist in a subclass. All the same
/// each designated initialiser has an entry in the class's table, which a subclass overrides (or fills with a trap, where it
/// does not have that initialiser). A subclass here marks the initialiser as required; a class value read as that subclass's
/// calls the entry. The optimiser must not take that subclass for the only one, hence `@_optimize(none)` and the check.
@MainActor enum DynamicInit {
    @_optimize(none) @inline(never)
    static func view<View: UIView>(_ type: View.Type, frame: CGRect = .zero) -> View {
        check(unsafeBitCast(type as UIView.Type, to: FrameInit.Type.self).init(frame: frame), type)
    }

    @_optimize(none) @inline(never)
    static func cell(
        _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, identifier: String?
    ) -> UITableViewCell {
        check(unsafeBitCast(type, to: CellInit.Type.self).init(style: style, reuseIdentifier: identifier), type)
    }

    @_optimize(none) @inline(never)
    static func headerFooter(
        _ type: UITableViewHeaderFooterView.Type, identifier: String?
    ) -> UITableViewHeaderFooterView {
        check(unsafeBitCast(type, to: HeaderFooterInit.Type.self).init(reuseIdentifier: identifier), type)
    }

    private static func check<Made: UIView>(_ made: UIView, _ type: Made.Type) -> Made {
        precondition(Swift.type(of: made) == type, "\(Swift.type(of: made)) was made in place of \(type)")
        return unsafeDowncast(made, to: Made.self)
    }
}

private class FrameInit: UIView {
    required override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class CellInit: UITableViewCell {
    required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class HeaderFooterInit: UITableViewHeaderFooterView {
    required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
