import Foundation

/// Runs the body. Objective-C's pools hold objects until they are drained; Swift's are let go when nobody holds them.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

// Dispatch's own are C macros, which Swift does not see on this system.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000

extension URL {
    /// Always true: a file that the reader chose is open to the app, as there is no sandbox around it.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}

extension NSCoder {
    /// `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String {
        "{{\(rect.minX), \(rect.minY)}, {\(rect.width), \(rect.height)}}"
    }
    public class func string(for point: CGPoint) -> String { "{\(point.x), \(point.y)}" }
    public class func string(for size: CGSize) -> String { "{\(size.width), \(size.height)}" }
}
