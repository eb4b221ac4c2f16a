import Foundation

extension UIImage.Configuration {
    /// Symbols here have one layer: the colour is that of the view's tint or of `withTintColor`.
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    /// Symbols here have one layer: the colour is that of the view's tint or of `withTintColor`.
    public convenience init(paletteColors: [UIColor]) { self.init() }

    /// The other's size and weight.
    public func applying(_ otherConfiguration: UIImage.Configuration?) -> UIImage.Configuration {
        otherConfiguration ?? self
    }
}
