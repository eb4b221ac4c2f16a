import UIKit

/// A frame whose lengths follow the closest container: a scroll view, a list, a window.
@usableFromInline struct ContainerFrameModifier: LayoutModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    private func size(_ child: LayoutItem, _ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let container = child.relativeContainerSize else { return proposal }
        var result = proposal
        if axes.contains(.horizontal) { result.width = length(container.width, .horizontal) }
        if axes.contains(.vertical) { result.height = length(container.height, .vertical) }
        return result
    }

    func measure(_ child: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        let offer = size(child, proposal)
        let own = child.size(for: offer)
        return CGSize(
            width: axes.contains(.horizontal) ? offer.width ?? own.width : own.width,
            height: axes.contains(.vertical) ? offer.height ?? own.height : own.height)
    }

    func position(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        let offer = self.size(child, proposal)
        return (child.origin(in: size, alignment: alignment, proposal: offer), offer)
    }
}

extension LayoutItem {
    /// The size of the closest container that fixes one: what it shows, not what it scrolls.
    var relativeContainerSize: CGSize? {
        var item: LayoutItem? = self
        while let current = item {
            if let size = current.containerSize { return size }
            item = current.container
        }
        return nil
    }
}

extension View {
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let one = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
            return one * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
    }
}
