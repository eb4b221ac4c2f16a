import Foundation

extension NSAttributedString {
    /// `NSAttributedString()` and `NSMutableAttributedString()`: Foundation on this system has no initialiser without
    /// arguments, and an extension cannot add the one of `NSObject`; one argument that nobody gives does the same.
    public convenience init(empty: Void = ()) { self.init(string: "") }
}
