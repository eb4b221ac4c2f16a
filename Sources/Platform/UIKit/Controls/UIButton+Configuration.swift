import Foundation

extension UIButton {
    /// The look of a button, in one value.
    @preconcurrency @MainActor public struct Configuration {
        public enum ImagePlacement: Sendable { case leading, trailing, top, bottom }
        public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }
        public enum Size: Sendable { case mini, small, medium, large }

        enum Style { case plain, gray, tinted, filled }

        let style: Style
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var imagePadding: CGFloat = 6
        public var imagePlacement = ImagePlacement.leading
        public var contentInsets: NSDirectionalEdgeInsets
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var font: UIFont?

        init(_ style: Style) {
            self.style = style
            let side: CGFloat = style == .plain ? 8 : 14
            contentInsets = NSDirectionalEdgeInsets(top: 7, leading: side, bottom: 7, trailing: side)
        }

        public static func plain() -> Configuration { Configuration(.plain) }
        public static func borderless() -> Configuration { Configuration(.plain) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func bordered() -> Configuration { Configuration(.gray) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        var foreground: UIColor? { baseForegroundColor ?? (style == .filled ? .white : nil) }

        var edgeInsets: UIEdgeInsets {
            UIEdgeInsets(
                top: contentInsets.top, left: contentInsets.leading, bottom: contentInsets.bottom,
                right: contentInsets.trailing)
        }

        func applyBackground(to button: UIButton) {
            let accent = baseBackgroundColor ?? button.tintColor!
            button.backgroundColor =
                switch style {
                case .plain: baseBackgroundColor
                case .gray: baseBackgroundColor ?? .tertiarySystemFill
                case .tinted: accent.withAlphaComponent(0.16)
                case .filled: accent
                }
            button.layer.cornerRadius =
                switch cornerStyle {
                case .capsule: 1000
                case .small: 5
                case .large: 14
                default: style == .plain ? 6 : 9
                }
        }
    }
}
