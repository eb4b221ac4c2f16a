import UIKit

/// How the surroundings are when a picture is drawn.
enum PictureLook: String, CaseIterable {
    case light, dark, rtl, large

    /// Runs something with the desktop as the look wants it.
    @MainActor
    func apply(_ body: () throws -> Void) rethrows {
        let (traits, scale) = (UITraitCollection.current, Desktop.textScale)
        defer {
            UITraitCollection.current = traits
            Desktop.setTextScale(scale)
        }
        if self == .rtl { UITraitCollection.current = traits.with(layoutDirection: .rightToLeft) }
        if self == .large { Desktop.setTextScale(1.35) }
        try body()
    }
}
