import Foundation

// The old way to draw a picture off the screen: begin, draw into the current context, take the picture, end.

/// Starts a picture of a size in points; what is drawn from here on goes into it. Scale 0 is the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    ImageContext.stack.append(ImageContext(size, opaque, scale > 0 ? scale : UIScreen.main.scale))
}

@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// What was drawn since the picture was begun; nil outside of one.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    ImageContext.stack.last?.image
}

@preconcurrency @MainActor public func UIGraphicsEndImageContext() {
    ImageContext.stack.popLast()?.end()
}

@MainActor private final class ImageContext {
    static var stack: [ImageContext] = []

    private let context: CGContext?
    private let outer = CGContext.current

    init(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
        context = CGContext(CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
        if let context { CGContext.current = context }
    }

    var image: UIImage? { context?.image() }

    func end() { CGContext.current = outer }
}
