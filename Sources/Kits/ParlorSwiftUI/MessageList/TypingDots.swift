import SwiftUI

/// Three dots that take turns, or stand still when the desktop asks for reduced motion.
struct TypingDots: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var lit = 0

    private let ticks = Timer.publish(every: 0.3, on: .main, in: .common).autoconnect()

    var body: some View {
        HStack(spacing: 4) {
            ForEach(0..<3, id: \.self) { index in
                Circle()
                    .fill(appearance.colors.textSecondary)
                    .frame(width: 7, height: 7)
                    .opacity(index == lit || reduceMotion ? 1 : 0.4)
            }
        }
        .onReceive(ticks) { _ in
            if !reduceMotion { lit = (lit + 1) % 3 }
        }
    }
}
