import ParlorUI
import SwiftUI
import UIKit

extension Color {
    /// A colour that follows light and dark.
    public init(_ token: ColorToken) {
        let (light, dark) = (UIColor(token.light), UIColor(token.dark))
        self.init(uiColor: UIColor { $0.userInterfaceStyle == .dark ? dark : light })
    }
}

extension UIColor {
    fileprivate convenience init(_ value: ColorValue) {
        self.init(red: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
    }
}
