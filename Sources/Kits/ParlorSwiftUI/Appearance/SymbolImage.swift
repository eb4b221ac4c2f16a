import SwiftUI
import UIKit

/// A symbol in the colour of the text around it. It grows with that text.
struct SymbolImage: View {
    @ScaledMetric private var scale = 1.0

    private let image: UIImage
    private let size: Double

    /// - Parameter size: In points, where the desktop does not enlarge text.
    init(_ image: UIImage, size: Double) {
        self.image = image
        self.size = size
    }

    var body: some View {
        Image(uiImage: image)
            .renderingMode(.template)
            .resizable()
            .frame(width: size * scale, height: size * scale)
    }
}
