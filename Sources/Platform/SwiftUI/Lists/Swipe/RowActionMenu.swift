import UIKit

/// The swipe actions of a row as a menu.
@MainActor
enum RowActionMenu {
    static func open(
        _ actions: [SwipeActionsContent], at place: CGPoint, node: ListRowNode, host: PresentationHost
    ) -> Bool {
        var layer: PresentationLayer?
        let close = { if let layer { host.dismiss(layer) } }
        let parts = actions.map { $0.content() }
        let menu = MenuPanel(content: ForEach(parts.indices, id: \.self) { parts[$0] }, dismiss: close)
        let made = PresentationLayer(
            kind: .menu(CGRect(origin: place, size: CGSize(width: 1, height: 1))), content: AnyView(menu),
            environment: node.environment, onDismiss: close)
        layer = made
        host.present(made)
        return true
    }
}
