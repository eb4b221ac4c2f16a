import SwiftUI
import Testing

@MainActor
struct ModifierLayoutTests {
    @Test func paddingInsets() {
        let host = TestHost { Box("a", width: 0...1000, height: 0...1000).padding(.horizontal, 20).padding(.top, 5) }
        #expect(host.boxes["a"] == CGRect(x: 20, y: 5, width: 260, height: 195))
    }

    @Test func fixedFrameAlignsItsContent() {
        let host = TestHost { Box("a", 20, 20).frame(width: 100, height: 60, alignment: .topLeading) }
        #expect(host.boxes["a"] == CGRect(x: 100, y: 70, width: 20, height: 20))
    }

    @Test func oneFixedDimensionLeavesTheOther() {
        let host = TestHost { Box("a", width: 0...1000, height: 0...1000).frame(width: 50) }
        #expect(host.boxes["a"] == CGRect(x: 125, y: 0, width: 50, height: 200))
    }

    @Test func infiniteMaximumFills() {
        let host = TestHost { Box("a", 20, 20).frame(maxWidth: .infinity, alignment: .trailing) }
        #expect(host.boxes["a"]!.maxX == 300)
    }

    @Test func maximumLimitsAFlexibleChild() {
        let host = TestHost { Box("a", width: 0...1000, height: 10...10).frame(maxWidth: 120) }
        #expect(host.boxes["a"]!.width == 120)
    }

    @Test func minimumKeepsRoom() {
        let host = TestHost {
            HStack(spacing: 0) {
                Box("a", 10, 10).frame(minWidth: 40)
                Box("b", 10, 10)
            }
        }
        #expect(host.boxes["b"]!.minX - host.boxes["a"]!.maxX == 15)
    }

    @Test func fixedSizeIgnoresTheOffer() {
        let host = TestHost { Box("a", width: 30...1000, height: 30...1000).fixedSize() }
        #expect(host.boxes["a"]!.size == CGSize(width: 30, height: 30))
    }

    @Test func aspectRatioFits() {
        let host = TestHost { Box("a", width: 0...1000, height: 0...1000).aspectRatio(3, contentMode: .fit) }
        #expect(host.boxes["a"]!.size == CGSize(width: 300, height: 100))
    }

    @Test func aspectRatioFills() {
        let host = TestHost { Box("a", width: 0...1000, height: 0...1000).aspectRatio(3, contentMode: .fill) }
        #expect(host.boxes["a"]!.size == CGSize(width: 600, height: 200))
    }

    @Test func overlayIsProposedTheSizeOfItsBase() {
        let host = TestHost {
            Box("base", 80, 40).overlay { Box("over", width: 0...1000, height: 0...1000) }
        }
        #expect(host.boxes["over"] == host.boxes["base"])
    }

    @Test func badgeInTheCorner() {
        let host = TestHost { Box("base", 80, 40).overlay(alignment: .topTrailing) { Box("badge", 12, 12) } }
        #expect(host.boxes["badge"]!.maxX == host.boxes["base"]!.maxX)
        #expect(host.boxes["badge"]!.minY == host.boxes["base"]!.minY)
    }

    @Test func backgroundIsBehind() {
        let host = TestHost { Box("front", 80, 40).background { Box("back", width: 0...1000, height: 0...1000) } }
        let names = host.boxNames
        #expect(names == ["back", "front"])
    }

    @Test func offsetDoesNotMoveTheOthers() {
        let host = TestHost {
            HStack(spacing: 0) {
                Box("a", 10, 10).offset(x: 100)
                Box("b", 10, 10)
            }
        }
        #expect(host.boxes["b"]!.minX == 150)
        #expect(host.boxes["a"]!.minX == 240)
    }

    @Test func geometryReaderKnowsItsSize() {
        let host = TestHost {
            GeometryReader { proxy in Box("half", proxy.size.width / 2, proxy.size.height / 2) }
        }
        #expect(host.boxes["half"] == CGRect(x: 0, y: 0, width: 150, height: 100))
    }

    @Test func geometryReaderFollowsItsSize() {
        let host = TestHost { GeometryReader { proxy in Box("half", proxy.size.width / 2, 10) } }
        host.width = 500
        host.settle()
        #expect(host.boxes["half"]!.width == 250)
    }

    @Test func modifierOfAGroupAppliesToEach() {
        let host = TestHost {
            VStack(spacing: 0) {
                Group {
                    Box("a", 10, 10)
                    Box("b", 10, 10)
                }
                .padding(5)
            }
        }
        #expect(host.boxes["b"]!.minY - host.boxes["a"]!.maxY == 10)
    }

    @Test func textWrapsWhereItIsSqueezed() {
        let long = "A sentence that is much too long to stand on one line of a narrow column of text"
        let wide = TestHost(width: 900) { Text(verbatim: long) }
        let narrow = TestHost(width: 120) { Text(verbatim: long) }
        let limited = TestHost(width: 120) { Text(verbatim: long).lineLimit(2) }
        func height<V>(_ host: TestHost<V>) -> CGFloat {
            host.labels.first!.frame.height
        }
        #expect(height(narrow) > height(wide) * 3)
        #expect(height(limited) < height(wide) * 2.5)
    }

    @Test func listBesideDetailDividesTheWindow() {
        let host = TestHost(width: 1000, height: 600) {
            NavigationSplitView {
                Box("list", width: 0...2000, height: 0...2000)
            } detail: {
                Box("detail", width: 0...2000, height: 0...2000)
            }
        }
        #expect(host.boxes["list"]!.width == 320)
        #expect(host.boxes["detail"]!.width == 679)
    }
}
