import Foundation

extension UIImage {
    public typealias SymbolConfiguration = Configuration

    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }

    /// The size and weight of a symbol.
    public final class Configuration: Hashable, Sendable {
        package let pointSize: CGFloat
        package let weight: SymbolWeight
        package let scale: SymbolScale

        public init(pointSize: CGFloat = 17, weight: SymbolWeight = .regular, scale: SymbolScale = .default) {
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
        }

        public convenience init(weight: SymbolWeight) { self.init(pointSize: 17, weight: weight) }
        public convenience init(scale: SymbolScale) { self.init(pointSize: 17, scale: scale) }
        public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(pointSize: textStyle.size) }

        /// The edge of the square that the symbol is drawn in: a little more than the text beside it.
        var side: CGFloat {
            let factor: CGFloat =
                switch scale {
                case .small: 1.0
                case .large: 1.45
                default: 1.18
                }
            return (pointSize * factor).rounded()
        }

        public static func == (a: Configuration, b: Configuration) -> Bool {
            a.pointSize == b.pointSize && a.weight == b.weight && a.scale == b.scale
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(pointSize)
            hasher.combine(weight)
        }
    }
}
