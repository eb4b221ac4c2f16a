import SwiftUI

/// The head of a sheet: its title, and a way out.
struct SheetTitle: View {
    @Environment(\.chatAppearance) private var appearance

    private let title: String
    private let close: () -> Void

    init(_ title: String, close: @escaping () -> Void) {
        self.title = title
        self.close = close
    }

    var body: some View {
        HStack {
            Text(verbatim: title)
                .font(appearance.fonts.title)
                .foregroundColor(appearance.colors.text)
                .accessibilityAddTraits(.isHeader)
            Spacer(minLength: 8)
            SymbolButton(image: appearance.images.close, name: "Close", action: close)
        }
        .padding(.leading, 20)
        .padding(.trailing, 10)
        .frame(minHeight: 56)
    }
}
