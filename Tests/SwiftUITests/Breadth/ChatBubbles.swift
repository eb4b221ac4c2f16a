import SwiftUI

// Written as an iPhone app's code is: it has to compile, and is never run.

struct BubbleShape: Shape {
    var isFromMe: Bool
    var tail: CGFloat = 6

    var animatableData: CGFloat {
        get { tail }
        set { tail = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let radius: CGFloat = min(18, rect.height / 2)
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius), style: .continuous)
        let corner = CGPoint(x: isFromMe ? rect.maxX : rect.minX, y: rect.maxY)
        path.move(to: CGPoint(x: corner.x - (isFromMe ? radius : -radius), y: corner.y))
        path.addQuadCurve(
            to: CGPoint(x: corner.x + (isFromMe ? tail : -tail), y: corner.y),
            control: CGPoint(x: corner.x, y: corner.y - tail))
        path.closeSubpath()
        return path
    }
}

struct ChatBubble: View {
    let text: String
    let isFromMe: Bool
    let sentAt: Date
    var reactions: [String: Int] = [:]

    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @ScaledMetric(relativeTo: .body) private var padding: CGFloat = 12
    @GestureState private var dragOffset = CGSize.zero
    @State private var isReplying = false
    @Namespace private var animation

    private var background: some ShapeStyle {
        isFromMe
            ? AnyShapeStyle(LinearGradient(colors: [.blue, .indigo], startPoint: .top, endPoint: .bottom))
            : AnyShapeStyle(colorScheme == .dark ? Color(white: 0.2) : Color(.systemGray6))
    }

    var body: some View {
        HStack(alignment: .bottom, spacing: 6) {
            if isFromMe { Spacer(minLength: 60) }
            VStack(alignment: isFromMe ? .trailing : .leading, spacing: 2) {
                Text(LocalizedStringKey(text))
                    .font(.body)
                    .kerning(0.1)
                    .foregroundStyle(isFromMe ? .white : .primary)
                    .padding(.horizontal, padding)
                    .padding(.vertical, 8)
                    .background(background, in: BubbleShape(isFromMe: isFromMe))
                    .contentShape(.contextMenuPreview, RoundedRectangle(cornerRadius: 18))
                    .overlay(alignment: .bottomTrailing) {
                        if !reactions.isEmpty {
                            ReactionBadge(reactions: reactions)
                                .matchedGeometryEffect(id: "reactions", in: animation)
                                .offset(x: 8, y: 10)
                                .transition(.scale.combined(with: .opacity))
                        }
                    }
                Text(sentAt, style: .time)
                    .font(.caption2)
                    .foregroundStyle(.secondary)
                    .monospacedDigit()
            }
            if !isFromMe { Spacer(minLength: 60) }
        }
        .offset(x: dragOffset.width)
        .gesture(swipe)
        .onLongPressGesture(minimumDuration: 0.3) {
            withAnimation(reduceMotion ? nil : .spring(response: 0.3, dampingFraction: 0.7)) { isReplying = true }
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel(Text("Message from \(isFromMe ? "you" : "them")"))
        .accessibilityAction(named: "Reply") { isReplying = true }
        .animation(.interactiveSpring(), value: dragOffset)
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
        .layoutPriority(typeSize.isAccessibilitySize ? 1 : 0)
    }

    private var swipe: some Gesture {
        DragGesture(minimumDistance: 15, coordinateSpace: .local)
            .updating($dragOffset) { value, state, transaction in
                guard value.translation.width > 0 else { return }
                state = CGSize(width: min(value.translation.width, 80), height: 0)
                transaction.animation = .interactiveSpring()
            }
            .onEnded { value in
                if value.predictedEndTranslation.width > 60 { isReplying = true }
            }
    }
}

struct ReactionBadge: View {
    let reactions: [String: Int]
    var body: some View {
        HStack(spacing: 2) {
            ForEach(reactions.sorted { $0.value > $1.value }, id: \.key) { emoji, count in
                Text("\(emoji) \(count)").font(.caption2)
            }
        }
        .padding(.horizontal, 6)
        .padding(.vertical, 2)
        .background(.regularMaterial, in: Capsule())
        .overlay { Capsule().strokeBorder(.quaternary, lineWidth: 0.5) }
        .shadow(color: .black.opacity(0.1), radius: 2, y: 1)
    }
}

struct TypingIndicator: View {
    @State private var isAnimating = false

    var body: some View {
        HStack(spacing: 4) {
            ForEach(0..<3, id: \.self) { index in
                Circle()
                    .fill(.secondary)
                    .frame(width: 7, height: 7)
                    .scaleEffect(isAnimating ? 1 : 0.5)
                    .opacity(isAnimating ? 1 : 0.4)
                    .animation(
                        .easeInOut(duration: 0.6).repeatForever(autoreverses: true).delay(Double(index) * 0.2),
                        value: isAnimating)
            }
        }
        .padding(12)
        .background(Color.gray.opacity(0.2), in: .capsule)
        .onAppear { isAnimating = true }
        .onDisappear { isAnimating = false }
        .transition(.asymmetric(insertion: .move(edge: .leading).combined(with: .opacity), removal: .opacity))
        .accessibilityLabel("Someone is typing")
        .accessibilityAddTraits(.updatesFrequently)
    }
}

struct UnreadDot: View {
    let count: Int
    var body: some View {
        Text(count, format: .number)
            .font(.system(.caption, design: .rounded, weight: .bold))
            .foregroundColor(.white)
            .padding(.horizontal, 6)
            .frame(minWidth: 20, minHeight: 20)
            .background(Capsule().fill(Color.accentColor.gradient))
            .fixedSize()
            .contentTransition(.numericText(value: Double(count)))
            .phaseAnimator([1.0, 1.2, 1.0], trigger: count) { view, scale in view.scaleEffect(scale) }
    }
}
