import Foundation

/// Entries that are made when the menu opens, perhaps later.
@preconcurrency @MainActor public final class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let keepsResult: Bool
    private var result: [UIMenuElement]?

    /// Asked once; what it gives stays.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        keepsResult = true
        super.init(title: "")
    }

    private init(uncached elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        keepsResult = false
        super.init(title: "")
    }

    /// Asked each time the menu opens.
    public static func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(uncached: elementProvider) }

    /// The entries, where they are there already.
    var elements: [UIMenuElement]? { result }

    /// Asks; `ready` is called when the entries come, at once or later.
    func load(_ ready: @escaping ([UIMenuElement]) -> Void) {
        if keepsResult, let result { return ready(result) }
        provider { [weak self] elements in
            self?.result = elements
            ready(elements)
        }
    }
}
