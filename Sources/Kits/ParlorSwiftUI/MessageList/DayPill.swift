import SwiftUI

/// A day, above its first message.
public struct DayPill: View {
    @Environment(\.chatAppearance) private var appearance

    private let day: String

    public init(_ day: String) { self.day = day }

    public var body: some View {
        Text(verbatim: day)
            .font(appearance.fonts.captionBold)
            .foregroundColor(appearance.colors.textSecondary)
            .padding(.horizontal, 12)
            .padding(.vertical, 4)
            .background(appearance.colors.surface, in: Capsule())
            .padding(.top, 20)
            .padding(.bottom, 4)
            .frame(maxWidth: .infinity)
    }
}
