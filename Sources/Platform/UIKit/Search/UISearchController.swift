import Foundation
@MainActor open class UISearchController: UIViewController {
    open var searchBar = UISearchBar(frame: .zero)
    weak var owner: UINavigationItem?
}
@MainActor open class UISearchBar: UIView {
    static let height: CGFloat = 52
}
