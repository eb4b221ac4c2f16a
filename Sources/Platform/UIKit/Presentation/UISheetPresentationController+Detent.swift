import Foundation

/// What a detent may ask to find its height.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the largest sheet, in points.
    var maximumDetentValue: CGFloat { get }
}

struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat
    let containerTraitCollection: UITraitCollection
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor public final class Detent {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public init(rawValue: String) { self.rawValue = rawValue }
        }

        public static nonisolated let inactive: CGFloat = .greatestFiniteMagnitude

        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// About half of the window.
        public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
        /// All but a strip at the top.
        public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// A height of the app's own, asked for at each layout; `nil` leaves the detent out.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }
}
