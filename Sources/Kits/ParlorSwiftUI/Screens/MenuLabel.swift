import SwiftUI
import UIKit

/// A row of a menu: a symbol and words.
struct MenuLabel: View {
    let title: String
    let image: UIImage

    var body: some View {
        HStack(spacing: 10) {
            Image(uiImage: image)
                .renderingMode(.template)
                .resizable()
                .frame(width: 16, height: 16)
                .accessibilityHidden(true)
            Text(verbatim: title)
        }
    }
}
