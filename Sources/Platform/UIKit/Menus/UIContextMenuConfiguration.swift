import Foundation

/// What a context menu shows: its menu, and a preview of what it belongs to.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

    public let identifier: any NSCopying
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    open var preferredMenuElementOrder = ElementOrder.automatic
    open var badgeCount = 0
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? UUID().uuidString as NSString
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
