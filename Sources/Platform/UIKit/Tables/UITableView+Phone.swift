import Foundation

extension UITableView {
    /// nil: separators are lines of a colour here.
    public var separatorEffect: UIVisualEffect? {
        get { nil }
        set {}
    }
}
