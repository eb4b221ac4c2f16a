import Foundation

/// Takes all the room that is left in a stack.
public struct Spacer: View, PrimitiveView {
    public var minLength: CGFloat?

    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        LeafNode(
            view: self, item: SpacerItem(axis: environment.stackAxis), parent: parent, environment: environment
        ) { item, view, environment in
            item.minLength = view.minLength ?? StackItem.defaultSpacing
            item.axis = environment.stackAxis
        }
    }
}

final class SpacerItem: LayoutItem {
    var minLength: CGFloat = StackItem.defaultSpacing
    var axis: Axis?

    init(axis: Axis?) { self.axis = axis }

    override var isSpacer: Bool { true }
    override var canBeTakenOver: Bool { true }
    override var priority: Double { -.infinity }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ along: Axis) -> CGFloat {
            if let axis, axis != along { return 0 }
            return max(minLength, proposal[along] ?? minLength)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    override func range(along axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        self.axis == nil || self.axis == axis ? minLength...(.infinity) : 0...0
    }
}
