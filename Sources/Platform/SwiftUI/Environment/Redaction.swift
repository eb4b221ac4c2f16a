import UIKit

/// Why content is not to be seen.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It is a placeholder for what is still loading.
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }
}

@usableFromInline struct RedactionModifier: EnvironmentModifier, Equatable {
    let reasons: RedactionReasons
    func modify(_ environment: inout EnvironmentValues) { environment.redactionReasons.formUnion(reasons) }
}

extension View {
    /// Has texts and pictures inside be grey bars of their size.
    public func redacted(reason: RedactionReasons) -> some View { modifier(RedactionModifier(reasons: reason)) }
    public func unredacted() -> some View { environment(\.redactionReasons, []) }
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
