import Foundation

extension CGPath {
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: CGPath(rect: rect).applying(transform?.pointee ?? .identity).elements)
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: CGPath(ellipseIn: rect).applying(transform?.pointee ?? .identity).elements)
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        self.init(elements: path.applying(transform?.pointee ?? .identity).elements)
    }
}
