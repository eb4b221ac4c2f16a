import UIKit

/// A hairline across the direction of the stack that it stands in.
public struct Divider: View, PrimitiveView {
    public nonisolated init() {}

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        LeafNode(view: self, item: DividerItem(), parent: parent, environment: environment) { item, _, environment in
            item.isVertical = environment.stackAxis == .horizontal
        }
    }
}

final class DividerItem: ViewItem<UIView> {
    var isVertical = false

    init() {
        super.init(UIView())
        view.backgroundColor = .separator
        view.isUserInteractionEnabled = false
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isVertical ? CGSize(width: 1, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: 1)
    }

    override var canBeTakenOver: Bool { true }
    override var dumpLabel: String { "Divider" }
}
