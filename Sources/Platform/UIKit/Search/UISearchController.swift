import Foundation
@preconcurrency @MainActor open class UISearchController: UIViewController {
    open var searchBar = UISearchBar(frame: .zero)
    weak var owner: UINavigationItem?
}
@preconcurrency @MainActor open class UISearchBar: UIView {
    static let height: CGFloat = 52
}
