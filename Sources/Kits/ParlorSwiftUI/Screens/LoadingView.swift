import SwiftUI

/// The default look of something that is being loaded: nothing for `metrics.patience`, then a skeleton of it.
struct LoadingView: View {
    @Environment(\.chatAppearance) private var appearance
    @State private var isTakingLong = false

    let subject: LoadingOptions.Subject

    init(_ options: LoadingOptions) { subject = options.subject }

    var body: some View {
        Group {
            if !isTakingLong {
                Color.clear
            } else {
                switch subject {
                case .channels: ChannelListSkeleton()
                case .messages: MessageListSkeleton()
                }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(subject == .channels ? "Loading conversations" : "Loading messages")
        .task {
            try? await Task.sleep(for: .seconds(appearance.metrics.patience))
            if !Task.isCancelled { isTakingLong = true }
        }
    }
}
