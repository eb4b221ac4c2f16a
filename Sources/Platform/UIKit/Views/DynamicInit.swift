import Foundation

/// Makes views of a class known only at run time, through an initialiser that UIKit does not mark `required`: cells
/// are registered by class, and customers write `override init(frame:)`, not `required init(frame:)`.
///
/// Swift calls an initialiser on a class value only if it is `required`, as others may not exist in a subclass. All the same
/// each designated initialiser has an entry in the class's table, which a subclass overrides (or fills with a trap, where it
/// does not have that initialiser). A subclass here marks the initialiser as required; a class value read as that subclass's
/// calls the entry. The compiler must not take that subclass for the only one and call it directly, hence `open`.
@MainActor enum DynamicInit {
    @_optimize(none) @inline(never)
    static func view<View: UIView>(_ type: View.Type, frame: CGRect = .zero) -> View {
        check(unsafeBitCast(type as UIView.Type, to: _FrameInit.Type.self).init(frame: frame), type)
    }

    @_optimize(none) @inline(never)
    static func cell(
        _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, identifier: String?
    ) -> UITableViewCell {
        check(unsafeBitCast(type, to: _CellInit.Type.self).init(style: style, reuseIdentifier: identifier), type)
    }

    @_optimize(none) @inline(never)
    static func headerFooter(
        _ type: UITableViewHeaderFooterView.Type, identifier: String?
    ) -> UITableViewHeaderFooterView {
        check(unsafeBitCast(type, to: _HeaderFooterInit.Type.self).init(reuseIdentifier: identifier), type)
    }

    private static func check<Made: UIView>(_ made: UIView, _ type: Made.Type) -> Made {
        precondition(Swift.type(of: made) == type, "\(Swift.type(of: made)) was made in place of \(type)")
        return unsafeDowncast(made, to: Made.self)
    }
}

/// Not for use outside of this file; `open` for the reason that `DynamicInit` gives.
open class _FrameInit: UIView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Not for use outside of this file; `open` for the reason that `DynamicInit` gives.
open class _CellInit: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Not for use outside of this file; `open` for the reason that `DynamicInit` gives.
open class _HeaderFooterInit: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
