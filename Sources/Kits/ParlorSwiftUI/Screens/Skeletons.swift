import SwiftUI

/// Rows without content, while a channel list is loading.
struct ChannelListSkeleton: View {
    @Environment(\.chatAppearance) private var appearance
    @ScaledMetric private var scale = 1.0

    var body: some View {
        let metrics = appearance.metrics
        let avatar = metrics.rowAvatar * scale
        VStack(spacing: 0) {
            ForEach(0..<8, id: \.self) { index in
                HStack(spacing: metrics.rowInset) {
                    Circle().fill(appearance.colors.hairline).frame(width: avatar, height: avatar)
                    VStack(alignment: .leading, spacing: 9) {
                        SkeletonBar(width: index.isMultiple(of: 2) ? 120 : 90)
                        SkeletonBar(width: index.isMultiple(of: 3) ? 190 : 150)
                    }
                    Spacer()
                }
                .padding(.horizontal, metrics.rowInset)
                .frame(height: metrics.rowHeight * scale)
            }
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 8)
    }
}

/// Bubbles without content, while a channel is loading.
struct MessageListSkeleton: View {
    @Environment(\.chatAppearance) private var appearance

    private let bubbles: [(width: Double, height: Double, isOutgoing: Bool)] = [
        (220, 38, false), (300, 58, false), (180, 38, true), (260, 38, false), (240, 58, true), (150, 38, true),
    ]

    var body: some View {
        VStack(spacing: 12) {
            Spacer(minLength: 0)
            ForEach(0..<bubbles.count, id: \.self) { index in
                HStack {
                    if bubbles[index].isOutgoing { Spacer() }
                    RoundedRectangle(cornerRadius: appearance.metrics.bubbleRadius)
                        .fill(appearance.colors.bubbleIncoming)
                        .frame(width: bubbles[index].width, height: bubbles[index].height)
                    if !bubbles[index].isOutgoing { Spacer() }
                }
            }
        }
        .padding(16)
    }
}

private struct SkeletonBar: View {
    @Environment(\.chatAppearance) private var appearance
    let width: Double

    var body: some View {
        Capsule().fill(appearance.colors.hairline).frame(width: width, height: 11)
    }
}
