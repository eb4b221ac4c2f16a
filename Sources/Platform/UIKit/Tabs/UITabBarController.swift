import Foundation
@MainActor open class UITabBarController: UIViewController {
    open var selectedViewController: UIViewController?
}
