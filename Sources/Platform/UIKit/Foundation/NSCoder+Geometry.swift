import Foundation

extension NSCoder {
    /// `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String {
        "{{\(rect.minX), \(rect.minY)}, {\(rect.width), \(rect.height)}}"
    }
    public class func string(for point: CGPoint) -> String { "{\(point.x), \(point.y)}" }
    public class func string(for size: CGSize) -> String { "{\(size.width), \(size.height)}" }
}
