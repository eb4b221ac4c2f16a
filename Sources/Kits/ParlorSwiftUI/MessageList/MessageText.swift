import Parlor
import ParlorUI
import SwiftUI

/// The words of a message, with their links.
struct MessageText: View {
    @Environment(\.chatAppearance) private var appearance

    private let text: String
    private let color: Color
    private let linkColor: Color
    private let isItalic: Bool

    init(_ text: String, color: Color, linkColor: Color, isItalic: Bool = false) {
        self.text = text
        self.color = color
        self.linkColor = linkColor
        self.isItalic = isItalic
    }

    var body: some View {
        words
            .font(appearance.fonts.body)
            .foregroundColor(color)
            .italic(isItalic)
            .tint(linkColor)
            .textSelection(.enabled)
            .fixedSize(horizontal: false, vertical: true)
    }

    private var words: Text {
        let links = LinkDetector.links(in: text)
        return links.isEmpty ? Text(verbatim: text) : Text(linked(links))
    }

    private func linked(_ links: [LinkDetector.Link]) -> AttributedString {
        var linked = AttributedString(text)
        for link in links {
            guard let start = AttributedString.Index(link.range.lowerBound, within: linked),
                let end = AttributedString.Index(link.range.upperBound, within: linked)
            else { continue }
            linked[start..<end].link = link.url
            linked[start..<end].underlineStyle = .single
        }
        return linked
    }
}
