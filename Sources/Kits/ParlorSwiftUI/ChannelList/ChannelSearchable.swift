import SwiftUI

/// The kit's own search field of the channel list, at the head of its page.
struct ChannelSearchable: ViewModifier {
    let options: ChannelSearchOptions

    init(_ options: ChannelSearchOptions) { self.options = options }

    func body(content: Content) -> some View { content.searchable(text: options.text, prompt: "Search") }
}
