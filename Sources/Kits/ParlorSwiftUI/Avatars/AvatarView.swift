import ParlorUI
import SwiftUI
import UIKit

/// A picture or initials in a circle, with a dot for somebody who is online. It grows with the text of the desktop.
public struct AvatarView: View {
    @Environment(\.chatAppearance) private var appearance

    @ScaledMetric private var scale = 1.0

    private let content: AvatarContent
    private let size: Double
    private let showsPresence: Bool
    private let ground: Color?

    /// - Parameters:
    ///   - size: In points, where the desktop does not enlarge text.
    ///   - ground: What the avatar stands on; the ring around the dot has its colour.
    public init(_ content: AvatarContent, size: Double, showsPresence: Bool = false, ground: Color? = nil) {
        self.content = content
        self.size = size
        self.showsPresence = showsPresence
        self.ground = ground
    }

    public var body: some View {
        LoadedPicture(url: content.imageURL, size: CGSize(width: size * scale, height: size * scale)) { initials }
            .clipShape(Circle())
            .overlay(alignment: .bottomTrailing) {
                if showsPresence, content.isOnline { dot }
            }
            // The row or the header beside it says the name already.
            .accessibilityHidden(true)
    }

    private var initials: some View {
        Circle()
            .fill(Color(content.background))
            .overlay {
                Text(verbatim: content.initials)
                    .font(.system(size: size * 0.38, weight: .semibold))
                    .foregroundColor(.white)
                    .lineLimit(1)
            }
    }

    private var dot: some View {
        let metrics = appearance.metrics
        let diameter = metrics.presenceDot * scale
        return Circle()
            .fill(appearance.colors.online)
            .frame(width: diameter, height: diameter)
            .padding(metrics.presenceRing)
            .background(ground ?? appearance.colors.background, in: Circle())
            .offset(x: metrics.presenceRing, y: metrics.presenceRing)
    }
}
