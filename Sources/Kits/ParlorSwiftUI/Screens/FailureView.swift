import SwiftUI

/// What stands in place of a list that could not be loaded, with a way to try again.
struct FailureView: View {
    @Environment(\.chatAppearance) private var appearance

    let options: FailureOptions

    init(_ options: FailureOptions) { self.options = options }

    var body: some View {
        StateMessage(
            image: appearance.images.trouble, title: title, detail: options.message, action: ("Retry", options.retry))
    }

    private var title: String {
        switch options.subject {
        case .channels: "The conversations could not be loaded"
        case .messages: "The messages could not be loaded"
        case .threads: "The threads could not be loaded"
        case .search: "The search failed"
        }
    }
}
