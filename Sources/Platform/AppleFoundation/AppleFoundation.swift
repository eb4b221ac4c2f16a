/// What apps find in Apple's Foundation and Linux' Foundation lacks: formatters, weak collections, localised strings.
///
/// `Combine`, `UIKit` and `SwiftUI` bring it along, so a file that imports one of them compiles as it stands. Where Foundation
/// has the name and marks it unavailable (`DateComponentsFormatter`), the compiler prefers the one here.
@_exported import Foundation

/// Runs the body. Objective-C's pools hold objects until they are drained; Swift's are let go when nobody holds them.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Seconds since the start of 2001, as Core Foundation counts.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
public typealias CFAbsoluteTime = Double

// Dispatch's own are C macros, which Swift does not see on this system.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000
