import Foundation
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    var frontColumn: UIViewController? { nil }
}
