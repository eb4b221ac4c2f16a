import Foundation

extension UICollectionView {
    @available(*, unavailable, message: "There are no nibs on Linux: register a class")
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
    @available(*, unavailable, message: "There are no nibs on Linux: register a class")
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {}
    @available(*, unavailable, message: "Use UIDragInteraction on the cell's content view")
    public var dragDelegate: AnyObject? {
        get { nil }
        set {}
    }
    @available(
        *, unavailable, message: "Use UIDropInteraction on the collection view: its session has the point of the drop"
    )
    public var dropDelegate: AnyObject? {
        get { nil }
        set {}
    }
}

extension UITableView {
    @available(*, unavailable, message: "Use UIDragInteraction on the cell's content view")
    public var dragDelegate: AnyObject? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "Use UIDropInteraction on the table: its session has the point of the drop")
    public var dropDelegate: AnyObject? {
        get { nil }
        set {}
    }
}
