import SwiftUI
import Testing

private struct Words: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Largest: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Title: PreferenceKey {
    static var defaultValue: String? { nil }
    static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() ?? value }
}

@MainActor
private final class Heard { var words: [[String]] = [] }

@MainActor
struct PreferenceTests {
    private func word(_ word: String) -> some View { Box(word, 10, 10).preference(key: Words.self, value: [word]) }

    private func heard<Content: View>(@ViewBuilder _ content: () -> Content) -> [String]? {
        let heard = Heard()
        let host = TestHost(content().onPreferenceChange(Words.self) { heard.words.append($0) })
        host.settle()
        return heard.words.last
    }

    @Test func siblingsAreReducedInOrder() {
        #expect(
            heard {
                HStack {
                    word("a"); word("b"); word("c")
                }
            } == ["a", "b", "c"])
    }

    @Test func nothingSaidIsTheDefault() { #expect(heard { Box("a", 10, 10) } == []) }

    @Test func outerWriterReplacesItsContent() {
        #expect(
            heard {
                HStack {
                    word("a"); word("b")
                }.preference(key: Words.self, value: ["whole"])
            } == ["whole"])
    }

    @Test func otherKeysPassThrough() {
        #expect(heard { word("a").preference(key: Largest.self, value: 3) } == ["a"])
    }

    @Test func transformSeesWhatIsBelow() {
        #expect(
            heard {
                HStack {
                    word("a"); word("b")
                }.transformPreference(Words.self) { $0.append("!") }
            }
                == ["a", "b", "!"])
    }

    @Test func transformOfNothingStartsWithTheDefault() {
        #expect(heard { Box("a", 10, 10).transformPreference(Words.self) { $0.append("first") } } == ["first"])
    }

    @Test func overlaysAndBackgroundsSpeakToo() {
        #expect(heard { word("base").overlay { word("over") } } == ["base", "over"])
        #expect(heard { word("base").background { word("under") } } == ["under", "base"])
    }

    @Test func deepNestingIsHeard() {
        #expect(
            heard { VStack { Group { ZStack { HStack { word("deep").padding().frame(width: 50) } } } } } == ["deep"])
    }

    @Test func partThatLeavesIsForgotten() {
        let heard = Heard()
        func view(_ isShown: Bool) -> some View {
            HStack {
                word("a")
                if isShown { word("b") }
            }
            .onPreferenceChange(Words.self) { heard.words.append($0) }
        }
        let host = TestHost(view(true))
        host.update(view(false))
        host.update(view(true))
        #expect(heard.words == [["a", "b"], ["a"], ["a", "b"]])
    }

    @Test func sameValueIsNotToldTwice() {
        let heard = Heard()
        func view(_ turn: Int) -> some View {
            HStack {
                word("a")
                Text(verbatim: "\(turn)")
            }
            .onPreferenceChange(Words.self) { heard.words.append($0) }
        }
        let host = TestHost(view(1))
        host.update(view(2))
        #expect(heard.words == [["a"]])
    }

    @Test func twoListenersHearTheirOwnPart() {
        let (outer, inner) = (Heard(), Heard())
        let host = TestHost {
            HStack {
                word("a").onPreferenceChange(Words.self) { inner.words.append($0) }
                word("b")
            }
            .onPreferenceChange(Words.self) { outer.words.append($0) }
        }
        host.settle()
        #expect(inner.words == [["a"]])
        #expect(outer.words == [["a", "b"]])
    }

    @Test func largestWidthMakesAllEqual() {
        struct Columns: View {
            @State private var width: CGFloat = 0
            var body: some View {
                VStack {
                    ForEach([20, 60, 40], id: \.self) { own in
                        Box("\(own)", CGFloat(own), 10)
                            .background {
                                GeometryReader { Color.clear.preference(key: Largest.self, value: $0.size.width) }
                            }
                            .frame(width: width > 0 ? width : nil, alignment: .leading)
                    }
                }
                .onPreferenceChange(Largest.self) { width = $0 }
            }
        }
        let host = TestHost { Columns() }
        host.settle()
        #expect(Set(host.boxes.values.map(\.minX)).count == 1)
    }

    @Test func layerIsMadeOfThePreference() {
        let host = TestHost {
            HStack {
                word("a"); word("b")
            }
            .overlayPreferenceValue(Words.self) { words in Box(words.joined(), 5, 5) }
        }
        #expect(host.boxNames.contains("ab"))
    }

    @Test func layerFollowsThePreference() {
        func view(_ names: [String]) -> some View {
            HStack { ForEach(names, id: \.self) { word($0) } }
                .backgroundPreferenceValue(Words.self) { words in Box("layer " + words.joined(), 5, 5) }
        }
        let host = TestHost(view(["a"]))
        host.update(view(["a", "b"]))
        host.settle()
        #expect(host.boxNames.contains("layer ab"))
        #expect(!host.boxNames.contains("layer a"))
    }

    @Test func layersOwnPreferenceGoesUpAndNotRound() {
        #expect(
            heard {
                word("a").overlayPreferenceValue(Words.self) { words in
                    Box("x", 5, 5).preference(key: Words.self, value: words + ["layer"])
                }
            } == ["a", "a", "layer"])
    }

    @Test func lastTitleWins() {
        let heard = Heard()
        let host = TestHost {
            HStack {
                Box("a", 1, 1).preference(key: Title.self, value: "first")
                Box("b", 1, 1).preference(key: Title.self, value: "second")
            }
            .onPreferenceChange(Title.self) { heard.words.append([$0 ?? "none"]) }
        }
        host.settle()
        #expect(heard.words == [["second"]])
    }
}
