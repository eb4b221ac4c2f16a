import SwiftUI

/// The field above the channels that finds channels and messages.
struct ChannelSearchField: View {
    let options: ChannelSearchFieldOptions

    init(_ options: ChannelSearchFieldOptions) { self.options = options }

    var body: some View {
        SearchField(placeholder: "Search", text: options.text)
            .padding(.horizontal, 12)
            .padding(.top, 8)
            .padding(.bottom, 4)
    }
}
