import Parlor
import ParlorUI
import SwiftUI

/// A place that somebody sent. A click shows it on a map on the web.
struct LocationCard: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.openURL) private var openURL

    let row: MessageRow

    init(_ options: MessageItemOptions) { row = options.row }

    var body: some View {
        if let place = LocationContent(row.message) {
            Button {
                if let url = place.url { openURL(url) }
            } label: {
                HStack(spacing: 10) {
                    SymbolImage(appearance.images.location, size: 20)
                        .padding(9)
                        .background(appearance.words(of: row).opacity(0.12), in: Circle())
                    VStack(alignment: .leading, spacing: 1) {
                        Text(verbatim: place.title).font(appearance.fonts.bodyBold).lineLimit(2)
                        if let coordinates = place.coordinates {
                            Text(verbatim: coordinates).font(appearance.fonts.caption).opacity(0.8)
                        }
                    }
                }
                .foregroundColor(appearance.words(of: row))
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Location, \(place.title)")
        }
    }
}
