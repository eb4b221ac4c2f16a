import SwiftUI
import Testing

/// Each subview below and to the right of the one before.
private struct Diagonal: Layout {
    var step: CGFloat = 10

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var size = CGSize.zero
        for (index, subview) in subviews.enumerated() {
            let own = subview.sizeThatFits(.unspecified)
            let shift = step * CGFloat(index)
            size.width = max(size.width, shift + own.width)
            size.height = max(size.height, shift + own.height)
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let shift = step * CGFloat(index)
            subview.place(at: CGPoint(x: bounds.minX + shift, y: bounds.minY + shift), proposal: .unspecified)
        }
    }
}

/// Puts each subview's middle at the middle of the bounds.
private struct Pile: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }
    }
}

private struct Indent: LayoutValueKey { static let defaultValue: CGFloat = 0 }

/// A column whose subviews say how far they stand in.
private struct Outline: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).height })
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.minX + subview[Indent.self], y: y), proposal: .unspecified)
            y += subview.sizeThatFits(.unspecified).height
        }
    }
}

private final class CacheDiary: @unchecked Sendable {
    var made = 0
    var updated = 0
}

private struct Cached: Layout {
    let diary: CacheDiary
    struct Cache { var widths: [CGFloat] }

    func makeCache(subviews: Subviews) -> Cache {
        diary.made += 1
        return Cache(widths: subviews.map { $0.sizeThatFits(.unspecified).width })
    }
    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        diary.updated += 1
        cache.widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        CGSize(width: cache.widths.reduce(0, +), height: 10)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, cache.widths) {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += width
        }
    }
}

@MainActor
private final class Switch { var flip: () -> Void = {} }

@MainActor
struct LayoutProtocolTests {
    @Test func customContainerPlacesItsSubviews() {
        let host = TestHost {
            Diagonal {
                Box("a", 20, 20)
                Box("b", 20, 20)
                Box("c", 20, 20)
            }
        }
        #expect(host.boxes["a"] == CGRect(x: 130, y: 80, width: 20, height: 20))
        #expect(host.boxes["b"]!.origin == CGPoint(x: 140, y: 90))
        #expect(host.boxes["c"]!.origin == CGPoint(x: 150, y: 100))
    }

    @Test func anchorIsWhatStandsAtThePoint() {
        let host = TestHost { Pile { Box("a", 40, 20) } }
        #expect(host.boxes["a"] == CGRect(x: 130, y: 90, width: 40, height: 20))
    }

    @Test func unplacedSubviewStandsInTheMiddle() {
        struct Lazy: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 100, height: 100)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {}
        }
        let host = TestHost { Lazy { Box("a", 20, 20) } }
        #expect(host.boxes["a"] == CGRect(x: 140, y: 90, width: 20, height: 20))
    }

    @Test func changedPropertyLaysOutAgain() {
        func view(_ step: CGFloat) -> some View {
            Diagonal(step: step) {
                Box("a", 10, 10)
                Box("b", 10, 10)
            }
        }
        let host = TestHost(view(10))
        host.update(view(30))
        #expect(host.boxes["b"]!.minX - host.boxes["a"]!.minX == 30)
    }

    @Test func subviewsCarryValues() {
        let host = TestHost {
            Outline {
                Box("a", 10, 10)
                Box("b", 10, 10).layoutValue(key: Indent.self, value: 30)
            }
        }
        #expect(host.boxes["a"]!.minX == 100)
        #expect(host.boxes["b"]!.minX == 130)
    }

    @Test func valueIsSeenThroughOtherModifiers() {
        let host = TestHost {
            Outline { Box("a", 10, 10).layoutValue(key: Indent.self, value: 30).padding(0).opacity(0.5) }
        }
        #expect(host.boxes["a"]!.minX == 130)
    }

    @Test func groupsAndConditionsAreTakenApart() {
        let host = TestHost {
            Diagonal {
                Group {
                    Box("a", 10, 10)
                    Box("b", 10, 10)
                }
                if Bool(true) { Box("c", 10, 10) }
                ForEach(0..<2) { Box("d\($0)", 10, 10) }
            }
        }
        #expect(host.boxes["d1"]!.minX - host.boxes["a"]!.minX == 40)
    }

    @Test func cacheIsMadeOnceAndUpdatedWithItsSubviews() {
        let diary = CacheDiary()
        func view(_ width: CGFloat) -> some View {
            Cached(diary: diary) {
                Box("a", width, 10)
                Box("b", 10, 10)
            }
        }
        let host = TestHost(view(20))
        #expect(diary.made == 1)
        host.update(view(50))
        #expect(diary.made == 1)
        #expect(diary.updated >= 1)
        #expect(host.boxes["b"]!.minX - host.boxes["a"]!.minX == 50)
    }

    @Test func cacheOfAnUnchangedContainerIsLeftAlone() {
        let diary = CacheDiary()
        let host = TestHost(Cached(diary: diary) { Box("a", 20, 10) })
        let before = diary.updated
        host.settle()
        host.settle()
        #expect(diary.updated == before)
    }

    @Test func sizeOfTheContainerCountsForOthers() {
        let host = TestHost {
            HStack(spacing: 0) {
                Diagonal {
                    Box("a", 20, 20)
                    Box("b", 20, 20)
                }
                Box("after", 10, 10)
            }
        }
        #expect(host.boxes["after"]!.minX - host.boxes["a"]!.minX == 30)
    }

    @Test func subviewsTellTheirPriority() {
        struct ByPriority: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 100, height: 10)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                for subview in subviews {
                    subview.place(
                        at: CGPoint(x: bounds.minX + subview.priority * 10, y: bounds.minY), proposal: .unspecified)
                }
            }
        }
        let host = TestHost {
            ByPriority {
                Box("a", 10, 10).layoutPriority(3)
                Box("b", 10, 10)
            }
        }
        #expect(host.boxes["a"]!.minX - host.boxes["b"]!.minX == 30)
    }

    @Test func explicitAlignmentIsTheContainersWord() {
        struct Shelf: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 20, height: 40)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {}
            func explicitAlignment(
                of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                cache: inout ()
            ) -> CGFloat? { guide == .top ? 15 : nil }
        }
        let host = TestHost {
            HStack(alignment: .top, spacing: 0) {
                Box("plain", 10, 10)
                Shelf { Box("shelved", 20, 40) }
            }
        }
        #expect(host.boxes["plain"]!.minY - host.boxes["shelved"]!.minY == 15)
    }

    @Test func layoutInsideALayout() {
        let host = TestHost {
            Diagonal(step: 50) {
                Box("a", 10, 10)
                Diagonal(step: 5) {
                    Box("b", 10, 10)
                    Box("c", 10, 10)
                }
            }
        }
        #expect(host.boxes["c"]!.minX - host.boxes["a"]!.minX == 55)
    }

    @Test func subviewsAreACollection() {
        struct Backwards: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 10 * CGFloat(subviews.count), height: 10)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                for (index, subview) in subviews.reversed().enumerated() {
                    subview.place(
                        at: CGPoint(x: bounds.minX + 10 * CGFloat(index), y: bounds.minY), proposal: .unspecified)
                }
            }
        }
        let host = TestHost { Backwards { ForEach(0..<3) { Box("\($0)", 10, 10) } } }
        #expect(host.boxes["0"]!.minX > host.boxes["2"]!.minX)
    }

    // MARK: AnyLayout

    @Test func anyLayoutChangesItsTypeAndKeepsTheState() {
        struct Screen: View {
            let control: Switch
            @State private var isColumn = false
            var body: some View {
                control.flip = { isColumn.toggle() }
                let layout = isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
                return layout {
                    Marked(control: control)
                    Box("b", 20, 20)
                }
            }
        }
        struct Marked: View {
            let control: Switch
            @State private var number = Int.random(in: 0...1_000_000)
            var body: some View { Box("\(number)", 20, 20) }
        }
        let control = Switch()
        let host = TestHost { Screen(control: control) }
        let name = host.boxNames[0]
        #expect(host.boxes["b"]!.minX - host.boxes[name]!.minX == 20)
        control.flip()
        host.settle()
        #expect(host.boxNames[0] == name)
        #expect(host.boxes["b"]!.minY - host.boxes[name]!.minY == 20)
    }

    @Test func anyLayoutTellsSpacersItsAxis() {
        let host = TestHost {
            AnyLayout(HStackLayout(spacing: 0)) {
                Box("a", 20, 20)
                Spacer()
                Box("b", 20, 20)
            }
        }
        #expect(host.boxes["a"]!.minX == 0)
        #expect(host.boxes["b"]!.maxX == 300)
    }

    @Test func zStackLayoutAligns() {
        let host = TestHost {
            ZStackLayout(alignment: .bottomTrailing) {
                Box("big", 100, 100)
                Box("small", 20, 20)
            }
        }
        #expect(host.boxes["small"]!.maxX == host.boxes["big"]!.maxX)
        #expect(host.boxes["small"]!.maxY == host.boxes["big"]!.maxY)
    }

    @Test(arguments: [CGFloat(40), 90, 150, 300, 700])
    func stackLayoutsAreTheirStacks(width: CGFloat) {
        @ViewBuilder func content() -> some View {
            Box("fixed", 30, 20)
            Box("flexible", width: 10...200, height: 10...40)
            Spacer(minLength: 4)
            Box("important", width: 20...120, height: 10...10).layoutPriority(1)
            Text(verbatim: "a few words").lineLimit(1)
        }
        let row = TestHost(width: width) { HStack(alignment: .top, spacing: 3) { content() } }
        let rowLayout = TestHost(width: width) { HStackLayout(alignment: .top, spacing: 3) { content() } }
        #expect(row.picture == rowLayout.picture)
        let column = TestHost(width: width) { VStack(alignment: .trailing) { content() } }
        let columnLayout = TestHost(width: width) { VStackLayout(alignment: .trailing) { content() } }
        #expect(column.picture == columnLayout.picture)
    }
}
