import SwiftUI
import UIKit

/// A round button on the dark ground of the viewer.
struct GalleryButton: View {
    let image: UIImage
    let name: String
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            SymbolImage(image, size: 18)
                .foregroundColor(.white)
                .frame(width: 40, height: 40)
                .background(Color.white.opacity(0.12), in: Circle())
                .contentShape(Circle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name)
    }
}
