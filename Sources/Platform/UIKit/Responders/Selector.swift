import Foundation

/// The name of an action, as Objective-C writes it: `paste:`.
///
/// There is no Objective-C here and no `#selector`: a selector names one of the edit actions that `canPerformAction` asks
/// about, and cannot be sent. Give controls a method (`addTarget(self, action: Self.send, for:)`) or a `UIAction`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    public init(_ name: String) { description = name }
    public init(stringLiteral name: String) { description = name }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
