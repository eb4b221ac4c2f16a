import SwiftUI
import UIKit

/// Tags that wrap, as everybody writes it.
struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    struct Cache {
        var sizes: [CGSize] = []
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        var (x, y, row): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        for size in cache.sizes {
            if x + size.width > width, x > 0 {
                x = 0
                y += row + spacing
                row = 0
            }
            x += size.width + spacing
            row = max(row, size.height)
        }
        return CGSize(width: width, height: y + row)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var point = bounds.origin
        var row: CGFloat = 0
        for (subview, size) in zip(subviews, cache.sizes) {
            if point.x + size.width > bounds.maxX, point.x > bounds.minX {
                point = CGPoint(x: bounds.minX, y: point.y + row + spacing)
                row = 0
            }
            subview.place(at: point, anchor: .topLeading, proposal: ProposedViewSize(size))
            point.x += size.width + spacing
            row = max(row, size.height)
        }
    }
}

struct EqualWidthHStack: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = largest(subviews)
        let gaps = gaps(subviews).reduce(0, +)
        return CGSize(width: size.width * CGFloat(subviews.count) + gaps, height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard !subviews.isEmpty else { return }
        let size = largest(subviews)
        let gaps = gaps(subviews)
        var x = bounds.minX + size.width / 2
        for index in subviews.indices {
            subviews[index].place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: size.width, height: size.height))
            x += size.width + gaps[index]
        }
    }

    private func largest(_ subviews: Subviews) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }

    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        subviews.indices.map { index in
            guard index < subviews.count - 1 else { return 0 }
            return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
        }
    }
}

struct TagCloud: View {
    let tags: [String]
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        let layout = sizeClass == .compact ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(FlowLayout())
        layout {
            ForEach(tags, id: \.self) { tag in
                Text(verbatim: "#" + tag)
                    .padding(.horizontal, 8)
                    .background(.tint.opacity(0.2), in: .rect(cornerRadius: 6))
            }
        }
        .animation(.smooth, value: tags)
    }
}

struct PollResults: View {
    let options: [(name: String, votes: Int)]

    var body: some View {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 8) {
            GridRow {
                Text("Option").gridColumnAlignment(.leading)
                Text("Votes").gridColumnAlignment(.trailing)
            }
            .font(.caption)
            .foregroundStyle(.secondary)
            Divider().gridCellUnsizedAxes(.horizontal)
            ForEach(options, id: \.name) { option in
                GridRow {
                    Text(option.name)
                    Text(option.votes, format: .number).monospacedDigit()
                }
            }
            GridRow { Text("Anonymous poll").gridCellColumns(2) }
        }
    }
}

struct SelectionUnderline: View {
    let tabs: [String]
    @Binding var selection: String

    private struct TabBounds: PreferenceKey {
        static var defaultValue: [String: Anchor<CGRect>] = [:]
        static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
            value.merge(nextValue()) { $1 }
        }
    }

    var body: some View {
        HStack {
            ForEach(tabs, id: \.self) { tab in
                Button(tab) { withAnimation(.snappy) { selection = tab } }
                    .anchorPreference(key: TabBounds.self, value: .bounds) { [tab: $0] }
            }
        }
        .overlayPreferenceValue(TabBounds.self) { bounds in
            GeometryReader { proxy in
                if let anchor = bounds[selection] {
                    let frame = proxy[anchor]
                    Rectangle()
                        .fill(.tint)
                        .frame(width: frame.width, height: 2)
                        .offset(x: frame.minX, y: frame.maxY)
                }
            }
        }
    }
}

struct UploadRing: View, Animatable {
    var progress: Double

    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    var body: some View {
        ZStack {
            Circle().stroke(.quaternary, lineWidth: 4)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(.tint, style: StrokeStyle(lineWidth: 4, lineCap: .round))
                .rotationEffect(.degrees(-90))
            Text(progress, format: .percent.precision(.fractionLength(0))).font(.caption2)
        }
        .frame(width: 44, height: 44)
        .drawingGroup()
    }
}

struct Shake: GeometryEffect {
    var amount: CGFloat = 6
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: amount * sin(animatableData * .pi * 4), y: 0))
    }
}

struct CardStack: View {
    @State private var attempts = 0

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack { cards }
            VStack { cards }
        }
        .modifier(Shake(animatableData: CGFloat(attempts)))
        .containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: 8)
        .onGeometryChange(for: CGSize.self, of: \.size) { _ in }
        .mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
        .onTapGesture { withAnimation(.default) { attempts += 1 } }
    }

    @ViewBuilder private var cards: some View {
        ForEach(0..<3) { index in
            UnevenRoundedRectangle(topLeadingRadius: 12, bottomTrailingRadius: 12)
                .fill(RadialGradient(colors: [.teal, .blue], center: .center, startRadius: 4, endRadius: 80))
                .frame(width: 80, height: 60)
                .zIndex(Double(index))
                .compositingGroup()
                .blendMode(.multiply)
        }
    }
}
