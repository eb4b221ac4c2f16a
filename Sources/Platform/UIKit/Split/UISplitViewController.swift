import Foundation
@MainActor open class UISplitViewController: UIViewController {
    var frontColumn: UIViewController? { nil }
}
