import Foundation
internal import CGtk

// The old way to draw a picture off the screen: begin, draw into the current context, take the picture, end.

/// Starts a picture of a size in points; what is drawn from here on goes into it. Scale 0 is the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    ImageContext.stack.append(ImageContext(size, opaque, scale > 0 ? scale : UIScreen.main.scale))
}

@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// What was drawn since the picture was begun; nil outside of one. Nothing can be added to it afterwards.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    ImageContext.stack.last?.image
}

@preconcurrency @MainActor public func UIGraphicsEndImageContext() {
    ImageContext.stack.popLast()?.end()
}

@MainActor private final class ImageContext {
    static var stack: [ImageContext] = []

    private let size: CGSize
    private let scale: CGFloat
    private let snapshot = gtk_snapshot_new()!
    private let context: CGContext
    private let outer = CGContext.current

    init(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
        self.size = size
        self.scale = scale
        // Nodes need GTK's types to be registered; whether there is a display does not matter.
        _ = Display.isAvailable
        let canvas = Canvas(snapshot: snapshot, traits: .current)
        let bounds = CGRect(origin: .zero, size: size)
        if opaque { canvas.fill(bounds, RGBA(red: 0, green: 0, blue: 0)) }
        context = CGContext(canvas: canvas, rect: bounds)
        CGContext.current = context
    }

    private(set) lazy var image: UIImage? = {
        context.finish()
        // GTK makes a node of a snapshot once.
        let node = gtk_snapshot_to_node(snapshot)
        defer { if let node { gsk_render_node_unref(node) } }
        let texture = Texture.draw(size: size, scale: scale) { canvas in
            if let node { gtk_snapshot_append_node(canvas.snapshot, node) }
        }
        return texture.map { UIImage(content: .texture($0), size: size, scale: scale) }
    }()

    func end() {
        context.finish()
        CGContext.current = outer
        g_object_unref(UnsafeMutableRawPointer(snapshot))
    }
}
