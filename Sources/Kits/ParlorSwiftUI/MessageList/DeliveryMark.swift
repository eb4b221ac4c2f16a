import Parlor
import ParlorUI
import SwiftUI
import UIKit

/// The state of one's own message: clock, one tick, two ticks in the accent colour, a red mark.
public struct DeliveryMark: View {
    @Environment(\.chatAppearance) private var appearance

    private let state: MessageDeliveryState

    public init(_ state: MessageDeliveryState) { self.state = state }

    public var body: some View {
        mark
            .accessibilityLabel(state.spoken)
    }

    @ViewBuilder private var mark: some View {
        let colors = appearance.colors
        switch state {
        case .pending: symbol(appearance.images.pending, colors.textTertiary)
        case .failed: symbol(appearance.images.failed, colors.danger)
        case .sent: ticks(1, colors.textTertiary)
        case .read: ticks(2, colors.tintColor)
        }
    }

    private func symbol(_ image: UIImage, _ color: Color) -> some View {
        SymbolImage(image, size: 14)
            .foregroundColor(color)
    }

    private func ticks(_ count: Int, _ color: Color) -> some View {
        Ticks(count: count)
            .stroke(color, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
            .frame(width: count == 1 ? 11 : 16, height: 10)
    }
}
