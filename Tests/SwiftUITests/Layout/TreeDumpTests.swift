import SwiftUI
import Testing

private struct Screen<Content: View>: View {
    let content: Content
    var body: some View { content }
}

/// Which items and nodes a view makes.
@MainActor
struct TreeDumpTests {
    @Test func structureMakesNoItems() {
        let host = TestHost {
            VStack(spacing: 0) {
                Group {
                    Spacer()
                    if Bool(true) { Divider() }
                }
                ForEach(0..<2) { Text(verbatim: "\($0)") }
            }
        }
        let lines = host.itemDump.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.map { $0.split(separator: " ").first! } == ["VStack", "SpacerItem", "Divider", "Text", "Text"])
    }

    @Test func modifiersAreItemsAroundTheirContent() {
        let host = TestHost { Divider().padding(5).frame(width: 100).opacity(0.5) }
        #expect(
            host.itemDump == """
                OpacityModifier 100x11
                  FixedFrameModifier 100x11
                    PaddingModifier 100x11
                      Divider 90x1
                """)
    }

    @Test func layersStandBesideTheirBase() {
        let host = TestHost { Divider().background { Color.red } }
        #expect(
            host.itemDump == """
                background 300x1
                  ZStack 300x1
                    FillItem 300x1
                  Divider 300x1
                """)
    }

    @Test func stackWithinAStack() {
        let host = TestHost {
            HStack(spacing: 0) {
                VStack(spacing: 0) { Divider() }
                Divider()
            }
        }
        #expect(
            host.itemDump == """
                HStack 300x200
                  VStack 299x1
                    Divider 299x1
                  Divider 1x200
                """)
    }

    @Test func environmentMakesNoItem() {
        let host = TestHost { Divider().font(.title).foregroundStyle(.red).disabled(true).id(4).tag(2) }
        #expect(!host.itemDump.contains("Key"))
        #expect(host.itemDump.hasSuffix("Divider 300x1"))
    }

    @Test func nodesFollowTheValues() {
        let host = TestHost { Screen(content: VStack { Divider() }) }
        #expect(host.nodeDump(below: "Screen") == "VStack\n  Divider")
    }

    @Test func conditionIsANode() {
        @ViewBuilder func content(_ isFirst: Bool) -> some View {
            if isFirst { Divider() } else { Spacer() }
        }
        let host = TestHost(Screen(content: content(true)))
        #expect(host.nodeDump(below: "Screen") == "_ConditionalContent\n  Divider")
        host.update(Screen(content: content(false)))
        #expect(host.nodeDump(below: "Screen") == "_ConditionalContent\n  Spacer")
    }

    @Test func nodesOfACollectionAreInItsOrder() {
        func view(_ names: [String]) -> some View {
            Screen(content: VStack { ForEach(names, id: \.self) { Text(verbatim: $0) } })
        }
        let host = TestHost(view(["a", "b"]))
        host.update(view(["b", "c", "a"]))
        #expect(host.texts == ["b", "c", "a"])
        #expect(host.nodeDump(below: "Screen") == "VStack\n  ForEach\n    Text\n    Text\n    Text")
    }
}
