extension UIColor {
    /// A colour that follows light and dark.
    public convenience init(_ token: ColorToken, alpha: Double = 1) {
        let (light, dark) = (UIColor(token.light, alpha: alpha), UIColor(token.dark, alpha: alpha))
        self.init { $0.userInterfaceStyle == .dark ? dark : light }
    }

    private convenience init(_ value: ColorValue, alpha: Double) {
        self.init(red: value.red, green: value.green, blue: value.blue, alpha: value.alpha * alpha)
    }
}
