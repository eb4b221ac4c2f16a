import SwiftUI

/// Rows without content, while a list is loading.
struct LoadingView: View {
    let subject: LoadingOptions.Subject

    init(_ options: LoadingOptions) { subject = options.subject }

    var body: some View {
        switch subject {
        case .channels: ChannelListSkeleton()
        case .messages: MessageListSkeleton()
        }
    }
}
