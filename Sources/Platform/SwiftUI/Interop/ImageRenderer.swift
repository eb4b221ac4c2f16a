import UIKit

/// Makes a picture of a view that is not on the screen.
///
///     let renderer = ImageRenderer(content: Badge(count: 3))
///     renderer.scale = 2
///     let picture = renderer.uiImage
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
    public var content: Content { didSet { host.rootView = content } }
    /// What the view is offered; a missing dimension is the view's own.
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels a point.
    public var scale: CGFloat = 1
    public var isOpaque = false
    public var colorMode = ColorRenderingMode.nonLinear
    private let host: GraphHost<Content>

    public init(content view: Content) {
        content = view
        host = GraphHost(view)
    }

    /// The picture; nil for a view without a size.
    public var uiImage: UIImage? {
        let size = layOut()
        guard size.width > 0, size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = isOpaque
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            host.view.layer.render(in: context.cgContext)
        }
    }

    public var cgImage: CGImage? { uiImage?.cgImage }

    /// Draws into a context that `renderer` is given the way to.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
    ) {
        let size = layOut()
        renderer(size) { context in host.view.layer.render(in: context) }
    }

    private func layOut() -> CGSize {
        // A first layout makes what only comes into being with a size.
        host.view.frame = CGRect(x: 0, y: 0, width: proposedSize.width ?? 1000, height: proposedSize.height ?? 1000)
        host.settle()
        let size = host.view.root?.size(for: proposedSize).roundedUp ?? .zero
        host.view.frame.size = size
        host.settle()
        return size
    }
}
