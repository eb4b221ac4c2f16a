import Foundation

extension UIColor {
    /// Text on a light ground, whatever the surroundings.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// Text on a dark ground, whatever the surroundings.
    public static let lightText = UIColor(white: 1, alpha: 0.6)

    /// The numbers are taken as sRGB: GTK 4.8 draws in no wider space.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    @available(*, unavailable, message: "Patterns are not drawn: show the picture in a UIImageView behind the content")
    public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 0) }

    /// The colour as hue, saturation and brightness, each 0 to 1.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = rgba(.current)
        let high = max(color.red, color.green, color.blue), low = min(color.red, color.green, color.blue)
        let span = high - low
        var turn: CGFloat = 0
        if span > 0 {
            switch high {
            case color.red: turn = (color.green - color.blue) / span
            case color.green: turn = (color.blue - color.red) / span + 2
            default: turn = (color.red - color.green) / span + 4
            }
        }
        hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
        saturation?.pointee = high > 0 ? span / high : 0
        brightness?.pointee = high
        alpha?.pointee = color.alpha
        return true
    }

    /// The colour's grey, by the weights that the eye gives to red, green and blue.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = rgba(.current)
        white?.pointee = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
        alpha?.pointee = color.alpha
        return true
    }
}
