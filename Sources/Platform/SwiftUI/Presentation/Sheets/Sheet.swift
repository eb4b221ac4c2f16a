import UIKit

/// Shows a layer while a binding says so.
@usableFromInline struct LayerModifierBehavior<Content: View>: BehaviorModifier, OncePerCollection {
    let kind: (Node) -> PresentationLayer.Kind
    let isPresented: () -> Bool
    let dismiss: () -> Void
    let onDismiss: (() -> Void)?
    let canBeDismissed: Bool
    let content: () -> Content

    final class Behavior {
        var layer: PresentationLayer?
    }

    func attach(to node: Node) -> Behavior {
        let behavior = Behavior()
        follow(behavior, node)
        return behavior
    }

    func update(_ behavior: Behavior, from previous: Self, node: Node) { follow(behavior, node) }

    func detach(_ behavior: Behavior, node: Node) {
        guard let layer = behavior.layer else { return }
        node.environment.presentationHost?.dismiss(layer)
    }

    private func follow(_ behavior: Behavior, _ node: Node) {
        guard let host = node.environment.presentationHost else { return }
        if isPresented() {
            let view = AnyView(content())
            if let layer = behavior.layer {
                layer.onDismiss = dismiss
                layer.update(view, environment: node.environment)
            } else {
                let layer = PresentationLayer(
                    kind: kind(node), content: view, environment: node.environment, onDismiss: dismiss)
                layer.canBeDismissed = canBeDismissed
                behavior.layer = layer
                host.present(layer)
            }
        } else if let layer = behavior.layer {
            behavior.layer = nil
            host.dismiss(layer)
            if let onDismiss { UpdateScheduler.shared.afterUpdate(onDismiss) }
        }
    }
}

extension View {
    /// Shows a view over the window, dimmed around it. Esc, a click beside it or `dismiss` closes it.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        layer(.sheet, isPresented, onDismiss, content)
    }

    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        layer(.sheet, item.isPresent(), onDismiss) { item.wrappedValue.map { content($0).id($0.id) } }
    }

    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        layer(.cover, isPresented, onDismiss, content)
    }

    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        layer(.cover, item.isPresent(), onDismiss) { item.wrappedValue.map { content($0).id($0.id) } }
    }

    /// Shows a view beside this one. A click elsewhere or Esc closes it.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            LayerModifierBehavior(
                kind: { .popover(attachmentAnchor.frame(in: $0.frameInWindow)) },
                isPresented: { isPresented.wrappedValue }, dismiss: { isPresented.wrappedValue = false },
                onDismiss: nil, canBeDismissed: true, content: content))
    }

    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        popover(isPresented: item.isPresent(), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) {
            item.wrappedValue.map { content($0).id($0.id) }
        }
    }

    func layer<Content: View>(
        _ kind: PresentationLayer.Kind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
        canBeDismissed: Bool = true, _ content: @escaping () -> Content
    ) -> some View {
        modifier(
            LayerModifierBehavior(
                kind: { _ in kind }, isPresented: { isPresented.wrappedValue },
                dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss, canBeDismissed: canBeDismissed,
                content: content))
    }
}

/// Where a popover points to.
public enum PopoverAttachmentAnchor: Sendable {
    case rect(Anchor)
    case point(UnitPoint)

    /// A rectangle of the view.
    public enum Anchor: Hashable, Sendable {
        case bounds
        case rect(CGRect)
    }

    func frame(in bounds: CGRect) -> CGRect {
        switch self {
        case .rect(.bounds): bounds
        case .rect(.rect(let part)): part.offsetBy(dx: bounds.minX, dy: bounds.minY)
        case .point(let point):
            CGRect(
                x: bounds.minX + bounds.width * point.x, y: bounds.minY + bounds.height * point.y, width: 1, height: 1)
        }
    }
}

extension Binding {
    /// Whether there is an item; writing false takes it away.
    func isPresent<Item>() -> Binding<Bool> where Value == Item? {
        Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
    }
}

extension Node {
    /// Where the place was laid out, in window coordinates.
    var frameInWindow: CGRect {
        guard let placement = items.first?.placement, let canvas = placement.canvas else { return .zero }
        return canvas.convert(placement.frame, to: nil)
    }
}
