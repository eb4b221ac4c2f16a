import Foundation

/// Looks for something in what a screen shows: a bar in the screen's navigation item, and the results over the screen or in it.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    public let searchResultsController: UIViewController?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    public let searchBar = UISearchBar(frame: .zero)
    open var obscuresBackgroundDuringPresentation = true
    open var dimsBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    /// Whether results show while nothing is typed.
    open var automaticallyShowsSearchResultsController = true { didSet { showResults() } }
    open var showsSearchResultsController = false { didSet { showResults() } }
    /// The navigation item it belongs to.
    weak var owner: UINavigationItem?
    private var storedIsActive = false

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        connect()
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        connect()
    }

    private func connect() {
        searchBar.onBegin = { [weak self] in self?.isActive = true }
        searchBar.onTextChange = { [weak self] _ in self?.update() }
        searchBar.onCancel = { [weak self] in self?.isActive = false }
    }

    /// Whether the reader searches.
    open var isActive: Bool {
        get { storedIsActive }
        set {
            guard newValue != storedIsActive else { return }
            newValue ? begin() : end()
        }
    }

    private func begin() {
        delegate?.willPresentSearchController(self)
        storedIsActive = true
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
        searchBar.becomeFirstResponder()
        update()
        delegate?.didPresentSearchController(self)
    }

    private func end() {
        delegate?.willDismissSearchController(self)
        storedIsActive = false
        searchBar.showsCancelButton = false
        searchBar.searchTextField.resignFirstResponder()
        searchBar.text = ""
        showResults()
        delegate?.didDismissSearchController(self)
    }

    private func update() {
        showResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    // MARK: Results

    /// The screen that the bar stands over, found from where the bar is.
    private var host: UIViewController? {
        var responder: UIResponder? = searchBar
        while let current = responder {
            if let navigation = current as? UINavigationController { return navigation.topViewController }
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }

    private func showResults() {
        guard let results = searchResultsController else { return }
        let shows =
            storedIsActive
            && (showsSearchResultsController
                || automaticallyShowsSearchResultsController && !(searchBar.text ?? "").isEmpty)
        if shows, results.parent == nil, let host {
            host.addChild(results)
            results.view.frame = host.view.bounds
            results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if results.view.backgroundColor == nil { results.view.backgroundColor = .systemBackground }
            results.willAppear(false)
            host.view.addSubview(results.view)
            results.didAppear(false)
            results.didMove(toParent: host)
        } else if !shows, results.parent != nil {
            results.willMove(toParent: nil)
            results.willDisappear(false)
            results.view.removeFromSuperview()
            results.didDisappear(false)
            results.removeFromParent()
        }
    }
}

/// Told to look for something else.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search's beginning and end.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}
