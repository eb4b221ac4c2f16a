/// A cell may be the delegate of its own recognisers, as on Apple's systems: it answers through
/// `gestureRecognizerShouldBegin`. Swift looks for the other questions where the conformance stands, here, and not in
/// subclasses: give the recogniser a delegate of its own for those.
extension UITableViewCell: UIGestureRecognizerDelegate {}
