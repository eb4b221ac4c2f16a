import SwiftUI
import Testing

/// Alignments, guides and frames, in tables.
@MainActor
struct ArrangementTests {
    nonisolated static let corners: [(Alignment, CGPoint)] = [
        (.topLeading, CGPoint(x: 100, y: 50)), (.top, CGPoint(x: 140, y: 50)), (.topTrailing, CGPoint(x: 180, y: 50)),
        (.leading, CGPoint(x: 100, y: 90)), (.center, CGPoint(x: 140, y: 90)), (.trailing, CGPoint(x: 180, y: 90)),
        (.bottomLeading, CGPoint(x: 100, y: 130)), (.bottom, CGPoint(x: 140, y: 130)),
        (.bottomTrailing, CGPoint(x: 180, y: 130)),
    ]

    @Test(arguments: corners)
    func frameHoldsItsContentAt(alignment: Alignment, origin: CGPoint) {
        let host = TestHost { Box("a", 20, 20).frame(width: 100, height: 100, alignment: alignment) }
        #expect(host.boxes["a"]!.origin == origin)
    }

    @Test(arguments: corners)
    func overlayStandsAt(alignment: Alignment, origin: CGPoint) {
        let host = TestHost { Box("base", 100, 100).overlay(alignment: alignment) { Box("a", 20, 20) } }
        #expect(host.boxes["a"]!.origin == origin)
    }

    @Test(arguments: corners)
    func stackedViewStandsAt(alignment: Alignment, origin: CGPoint) {
        let host = TestHost {
            ZStack(alignment: alignment) {
                Box("base", 100, 100)
                Box("a", 20, 20)
            }
        }
        #expect(host.boxes["a"]!.origin == origin)
    }

    @Test func guideMovesWithinAFrame() {
        let host = TestHost {
            Box("a", 20, 20).alignmentGuide(.leading) { -$0.width }.frame(width: 100, height: 20, alignment: .leading)
        }
        #expect(host.boxes["a"]!.minX == 120)
    }

    @Test func guideOfACustomAlignment() {
        struct Third: AlignmentID {
            static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
        }
        let host = TestHost {
            HStack(alignment: VerticalAlignment(Third.self), spacing: 0) {
                Box("tall", 10, 90)
                Box("short", 10, 30)
            }
        }
        #expect(host.boxes["short"]!.minY - host.boxes["tall"]!.minY == 20)
    }

    @Test func customGuideReachesThroughContainers() {
        struct Middle: AlignmentID {
            static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
        }
        let middle = VerticalAlignment(Middle.self)
        let host = TestHost {
            HStack(alignment: middle, spacing: 0) {
                VStack(spacing: 0) {
                    Box("title", 10, 20).alignmentGuide(middle) { $0[VerticalAlignment.center] }
                    Box("body", 10, 60)
                }
                Box("icon", 10, 10)
            }
        }
        #expect(host.boxes["icon"]!.midY == host.boxes["title"]!.midY)
    }

    @Test func guideSeesOtherGuides() {
        let host = TestHost {
            VStack(alignment: .leading, spacing: 0) {
                Box("a", 40, 10)
                Box("b", 20, 10).alignmentGuide(.leading) { $0[HorizontalAlignment.trailing] }
            }
        }
        #expect(host.boxes["b"]!.maxX == host.boxes["a"]!.minX)
    }

    @Test func paddingKeepsTheBaseline() {
        let host = TestHost {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a").padding(.top, 30)
                Text("b")
            }
        }
        #expect(host.labels[0].frame.minY == host.labels[1].frame.minY)
    }

    @Test func negativePaddingLetsContentOut() {
        let host = TestHost {
            VStack(spacing: 0) {
                Box("a", 100, 20).padding(.bottom, -10)
                Box("b", 100, 20)
            }
        }
        #expect(host.boxes["a"]!.maxY - host.boxes["b"]!.minY == 10)
    }

    @Test func negativeSpacingOverlaps() {
        let host = TestHost {
            HStack(spacing: -5) {
                Box("a", 20, 20)
                Box("b", 20, 20)
            }
        }
        #expect(host.boxes["a"]!.maxX - host.boxes["b"]!.minX == 5)
    }

    @Test func higherIndexIsInFront() {
        let host = TestHost {
            ZStack {
                Box("a", 20, 20).zIndex(1)
                Box("b", 20, 20)
                Box("c", 20, 20)
            }
        }
        #expect(host.boxNames == ["b", "c", "a"])
    }

    @Test func indexOfARowLiftsItOverItsNeighbours() {
        let host = TestHost {
            VStack {
                Box("a", 20, 20).zIndex(2)
                Box("b", 20, 20).zIndex(1)
                Box("c", 20, 20)
            }
        }
        #expect(host.boxNames == ["c", "b", "a"])
    }

    @Test func layersOfLayersKeepTheirOrder() {
        let host = TestHost {
            Box("base", 50, 50)
                .background { Box("behind", 60, 60).background { Box("far behind", 70, 70) } }
                .overlay { Box("over", 20, 20).overlay { Box("top", 10, 10) } }
        }
        #expect(host.boxNames == ["far behind", "behind", "base", "over", "top"])
    }

    @Test func twoBackgroundsStandBehindEachOther() {
        let host = TestHost {
            Box("base", 50, 50).background { Box("first", 60, 60) }.background { Box("second", 70, 70) }
        }
        #expect(host.boxNames == ["second", "first", "base"])
    }

    @Test func positionPutsTheMiddle() {
        let host = TestHost { Box("a", 20, 10).position(x: 40, y: 60) }
        #expect(host.boxes["a"] == CGRect(x: 30, y: 55, width: 20, height: 10))
    }

    @Test(arguments: [
        (ContentMode.fit, CGFloat(2), CGSize(width: 300, height: 150)), (.fill, 2, CGSize(width: 400, height: 200)),
        (.fit, 0.5, CGSize(width: 100, height: 200)), (.fill, 0.5, CGSize(width: 300, height: 600)),
        (.fit, 1.5, CGSize(width: 300, height: 200)),
    ])
    func ratios(mode: ContentMode, ratio: CGFloat, size: CGSize) {
        let host = TestHost {
            Box("a", width: 0...1000, height: 0...1000).aspectRatio(ratio, contentMode: mode)
        }
        #expect(host.boxes["a"]!.size == size)
    }

    @Test(arguments: [
        (CGFloat(500), "wide"), (120, "medium"), (60, "narrow"), (10, "narrow"),
    ])
    func firstThatFitsIsTaken(width: CGFloat, expected: String) {
        let host = TestHost(width: width) {
            ViewThatFits {
                Box("wide", 200, 20)
                Box("medium", 100, 20)
                Box("narrow", 50, 20)
            }
        }
        #expect(host.boxNames == [expected])
    }

    @Test func fitIsLookedForAlongOneAxis() {
        let host = TestHost(width: 100, height: 10) {
            ViewThatFits(in: .horizontal) {
                Box("tall", 80, 500)
                Box("other", 10, 10)
            }
        }
        #expect(host.boxNames == ["tall"])
    }

    @Test func maximumWidthOfAnEmptyContentFills() {
        let host = TestHost {
            Color.clear.frame(maxWidth: .infinity).frame(height: 10).overlay {
                Box("a", width: 0...1000, height: 1...1)
            }
        }
        #expect(host.boxes["a"]!.width == 300)
    }

    @Test func idealSizeCountsWhereNothingIsOffered() {
        let host = TestHost {
            Box("a", width: 0...1000, height: 0...1000).frame(idealWidth: 70, idealHeight: 30).fixedSize()
        }
        #expect(host.boxes["a"]!.size == CGSize(width: 70, height: 30))
    }

    @Test func fixedSizeAlongOneAxis() {
        let host = TestHost {
            Box("a", width: 30...1000, height: 30...1000).fixedSize(horizontal: true, vertical: false)
        }
        #expect(host.boxes["a"]!.size == CGSize(width: 30, height: 200))
    }

    @Test func equalSharesOfARow() {
        let host = TestHost {
            HStack(spacing: 6) { ForEach(0..<4) { Box("\($0)", width: 0...1000, height: 10...10) } }
        }
        #expect(Set(host.boxes.values.map(\.width)) == [70.5])
    }

    @Test func fixedChildWiderThanTheRowSqueezesTheOthers() {
        let host = TestHost {
            HStack(spacing: 0) {
                Box("fixed", 400, 10)
                Box("flexible", width: 5...1000, height: 10...10)
            }
        }
        #expect(host.boxes["flexible"]!.width == 5)
    }

    @Test func spacerKeepsItsLeast() {
        let host = TestHost(width: 40) {
            HStack(spacing: 0) {
                Box("a", 20, 10)
                Spacer(minLength: 30)
                Box("b", 20, 10)
            }
        }
        #expect(host.boxes["b"]!.minX - host.boxes["a"]!.maxX == 30)
    }

    @Test func dividerFollowsItsStack() {
        let column = TestHost {
            VStack(spacing: 0) { Divider().overlay { Box("a", width: 0...1000, height: 0...1000) } }
        }
        #expect(column.boxes["a"]!.size == CGSize(width: 300, height: 1))
        let row = TestHost { HStack(spacing: 0) { Divider().overlay { Box("a", width: 0...1000, height: 0...1000) } } }
        #expect(row.boxes["a"]!.size == CGSize(width: 1, height: 200))
    }

    @Test func barKeepsItsPlaceAndTheRestIsLeft() {
        let host = TestHost {
            Box("rest", width: 0...1000, height: 0...1000)
                .safeAreaInset(edge: .bottom) { Box("bar", width: 0...1000, height: 44...44) }
        }
        #expect(host.boxes["bar"]! == CGRect(x: 0, y: 156, width: 300, height: 44))
        #expect(host.boxes["rest"]!.height == 156)
    }

    @Test func sidebarKeepsItsPlace() {
        let host = TestHost {
            Box("rest", width: 0...1000, height: 0...1000)
                .safeAreaInset(edge: .leading, spacing: 10) { Box("bar", width: 40...40, height: 0...1000) }
        }
        #expect(host.boxes["bar"]!.maxX == 40)
        #expect(host.boxes["rest"]!.minX == 50)
        #expect(host.boxes["rest"]!.width == 250)
    }

    @Test func severalViewsAtTheTopAreAColumn() {
        let host = TestHost {
            Box("a", 20, 20)
            Box("b", 20, 20)
        }
        #expect(host.boxes["b"]!.minY - host.boxes["a"]!.maxY == 8)
    }

    @Test func contentIsInTheMiddleOfTheWindow() {
        let host = TestHost { Box("a", 20, 20) }
        #expect(host.boxes["a"] == CGRect(x: 140, y: 90, width: 20, height: 20))
    }

    @Test func maskTakesTheSizeOfItsContent() {
        let host = TestHost { Box("a", 80, 40).mask { Box("mask", width: 0...1000, height: 0...1000) } }
        #expect(host.boxes["a"]!.size == CGSize(width: 80, height: 40))
    }

    @Test func effectsLeaveTheLayoutAlone() {
        let plain = TestHost {
            HStack(spacing: 0) {
                Box("a", 20, 20)
                Box("b", 20, 20)
            }
        }
        let changed = TestHost {
            HStack(spacing: 0) {
                Box("a", 20, 20).blur(radius: 2).saturation(0.5).hueRotation(.degrees(90)).clipShape(Ellipse())
                Box("b", 20, 20).shadow(radius: 3).contrast(2).brightness(0.1).grayscale(1).colorInvert()
            }
        }
        #expect(plain.boxes == changed.boxes)
    }

    @Test func turnedViewStaysWhereItIsWhenItIsLaidOutAgain() {
        let host = TestHost { Box("a", 40, 20).rotationEffect(.degrees(90)).scaleEffect(2) }
        host.width = 500
        host.settle()
        host.width = 300
        host.settle()
        let frame = host.boxes["a"]!
        #expect(abs(frame.midX - 150) < 0.01 && abs(frame.midY - 100) < 0.01)
        #expect(abs(frame.width - 40) < 0.01 && abs(frame.height - 80) < 0.01)
    }
}
