import SwiftUI
import UIKit

/// A row of a menu: a symbol and words.
struct MenuLabel: View {
    let title: String
    let image: UIImage

    var body: some View {
        HStack(spacing: 10) {
            SymbolImage(image, size: 16)
                .accessibilityHidden(true)
            Text(verbatim: title)
        }
    }
}
