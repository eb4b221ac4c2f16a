import SwiftUI
import Testing

@MainActor
struct StackLayoutTests {
    @Test func columnIsCentredInItsSpace() {
        let host = TestHost {
            VStack(spacing: 10) {
                Box("a", 50, 20)
                Box("b", 100, 30)
            }
        }
        #expect(host.boxes["a"] == CGRect(x: 125, y: 70, width: 50, height: 20))
        #expect(host.boxes["b"] == CGRect(x: 100, y: 100, width: 100, height: 30))
    }

    @Test func spacingDefaultsToEight() {
        let host = TestHost {
            HStack {
                Box("a", 50, 20)
                Box("b", 50, 20)
            }
        }
        #expect(host.boxes["b"]!.minX - host.boxes["a"]!.maxX == 8)
    }

    @Test func alignmentMovesNarrowChildren() {
        let host = TestHost {
            VStack(alignment: .leading, spacing: 0) {
                Box("a", 50, 20)
                Box("b", 100, 20)
            }
        }
        #expect(host.boxes["a"]!.minX == host.boxes["b"]!.minX)
        let trailing = TestHost {
            VStack(alignment: .trailing, spacing: 0) {
                Box("a", 50, 20)
                Box("b", 100, 20)
            }
        }
        #expect(trailing.boxes["a"]!.maxX == trailing.boxes["b"]!.maxX)
    }

    @Test func spacerPushesToTheEnds() {
        let host = TestHost {
            HStack {
                Box("a", 50, 20)
                Spacer()
                Box("b", 50, 20)
            }
        }
        #expect(host.boxes["a"]!.minX == 0)
        #expect(host.boxes["b"]!.maxX == 300)
    }

    @Test func spacersShareEqually() {
        let host = TestHost {
            HStack(spacing: 0) {
                Spacer()
                Box("a", 60, 20)
                Spacer()
                Spacer()
            }
        }
        #expect(host.boxes["a"]!.minX == 80)
    }

    @Test func flexibleChildrenShareWhatFixedOnesLeave() {
        let host = TestHost {
            HStack(spacing: 0) {
                Box("a", width: 0...1000, height: 10...10)
                Box("b", 100, 10)
                Box("c", width: 0...1000, height: 10...10)
            }
        }
        #expect(host.boxes["a"]!.width == 100)
        #expect(host.boxes["c"]!.width == 100)
    }

    @Test func lessFlexibleChildLeavesItsRestToTheOthers() {
        let host = TestHost {
            HStack(spacing: 0) {
                Box("wide", width: 0...1000, height: 10...10)
                Box("narrow", width: 0...40, height: 10...10)
            }
        }
        #expect(host.boxes["narrow"]!.width == 40)
        #expect(host.boxes["wide"]!.width == 260)
    }

    @Test func higherPriorityIsServedFirst() {
        let host = TestHost {
            HStack(spacing: 0) {
                Box("low", width: 20...1000, height: 10...10)
                Box("high", width: 20...1000, height: 10...10).layoutPriority(1)
            }
        }
        #expect(host.boxes["high"]!.width == 280)
        #expect(host.boxes["low"]!.width == 20)
    }

    @Test func groupAndConditionAreNoContainers() {
        let host = TestHost {
            VStack(spacing: 0) {
                Group {
                    Box("a", 10, 10)
                    Box("b", 10, 10)
                }
                if Bool(true) { Box("c", 10, 10) }
            }
        }
        #expect(host.boxes["c"]!.minY - host.boxes["a"]!.minY == 20)
    }

    @Test func overlaidChildrenAlign() {
        let host = TestHost {
            ZStack(alignment: .bottomTrailing) {
                Box("big", 100, 100)
                Box("small", 20, 20)
            }
        }
        #expect(host.boxes["small"]!.maxX == host.boxes["big"]!.maxX)
        #expect(host.boxes["small"]!.maxY == host.boxes["big"]!.maxY)
    }

    @Test func alignmentGuideOverridesThePlace() {
        let host = TestHost {
            HStack(alignment: .top, spacing: 0) {
                Box("a", 20, 20)
                Box("b", 20, 20).alignmentGuide(.top) { $0.height / 2 }
            }
        }
        #expect(host.boxes["a"]!.minY - host.boxes["b"]!.minY == 10)
    }

    @Test func baselinesOfDifferentFontsMeet() {
        let host = TestHost {
            HStack(alignment: .firstTextBaseline) {
                Text("Big").font(.system(size: 30))
                Text("small").font(.system(size: 12))
            }
        }
        let baselines = host.labels.map { $0.frame.minY + $0.ascender }
        #expect(abs(baselines[0] - baselines[1]) < 0.5)
    }
}
