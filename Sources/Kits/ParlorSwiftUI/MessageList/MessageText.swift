import Parlor
import ParlorUI
import SwiftUI

/// The words of a message, with their links.
struct MessageText: View {
    @Environment(\.chatAppearance) private var appearance

    private let text: String
    private let color: Color
    private let linkColor: Color

    init(_ text: String, color: Color, linkColor: Color) {
        self.text = text
        self.color = color
        self.linkColor = linkColor
    }

    var body: some View {
        Text(linked)
            .font(appearance.fonts.body)
            .foregroundColor(color)
            .tint(linkColor)
            .textSelection(.enabled)
            .fixedSize(horizontal: false, vertical: true)
    }

    private var linked: AttributedString {
        var linked = AttributedString(text)
        for link in LinkDetector.links(in: text) {
            guard let start = AttributedString.Index(link.range.lowerBound, within: linked),
                let end = AttributedString.Index(link.range.upperBound, within: linked)
            else { continue }
            linked[start..<end].link = link.url
            linked[start..<end].underlineStyle = .single
        }
        return linked
    }
}
