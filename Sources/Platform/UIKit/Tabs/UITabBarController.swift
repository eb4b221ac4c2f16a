import Foundation
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    open var selectedViewController: UIViewController?
}
