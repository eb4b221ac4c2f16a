import SwiftUI
import Testing

@MainActor
private final class Notes<Value> { var values: [Value] = [] }

private struct BoundsKey: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { _, new in new }
    }
}

private struct PointKey: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
        value = value ?? nextValue()
    }
}

@MainActor
struct GeometryTests {
    @Test func globalFrameIsWhereTheReaderStands() {
        let notes = Notes<CGRect>()
        let host = TestHost {
            VStack(alignment: .leading, spacing: 0) {
                Box("above", 300, 50)
                GeometryReader { proxy in
                    let _ = notes.values.append(proxy.frame(in: .global))
                    Color.clear
                }
            }
        }
        host.settle()
        #expect(notes.values.last == CGRect(x: 0, y: 50, width: 300, height: 150))
    }

    @Test func readerHearsOfBeingMoved() {
        let notes = Notes<CGFloat>()
        func view(_ height: CGFloat) -> some View {
            VStack(spacing: 0) {
                Box("above", 300, height)
                GeometryReader { proxy in
                    let _ = notes.values.append(proxy.frame(in: .global).minY)
                    Color.clear
                }
                .frame(height: 40)
                Spacer(minLength: 0)
            }
        }
        let host = TestHost(view(20))
        host.update(view(70))
        #expect(notes.values.last == 70)
    }

    @Test func localFrameStartsAtZero() {
        let notes = Notes<CGRect>()
        _ = TestHost {
            GeometryReader { proxy in
                let _ = notes.values.append(proxy.frame(in: .local))
                Color.clear
            }
            .padding(20)
        }
        #expect(notes.values.last == CGRect(x: 0, y: 0, width: 260, height: 160))
    }

    @Test func namedSpaceIsTheClosestOfThatName() {
        let notes = Notes<CGRect>()
        let host = TestHost {
            VStack(spacing: 0) {
                Box("above", 10, 30)
                VStack(spacing: 0) {
                    Box("inside", 10, 12)
                    GeometryReader { proxy in
                        let _ = notes.values.append(proxy.frame(in: .named("box")))
                        Color.clear
                    }
                }
                .coordinateSpace(name: "box")
            }
        }
        host.settle()
        #expect(notes.values.last?.minY == 12)
    }

    @Test func readerIsNotEvaluatedForNothing() {
        let notes = Notes<CGSize>()
        let host = TestHost {
            GeometryReader { proxy in
                let _ = notes.values.append(proxy.size)
                Color.clear
            }
        }
        host.settle()
        host.settle()
        #expect(notes.values == [CGSize(width: 300, height: 200)])
    }

    @Test func anchorIsResolvedInAnOverlay() {
        let host = TestHost {
            HStack(spacing: 0) {
                Box("a", 20, 20)
                Box("b", 30, 20).anchorPreference(key: BoundsKey.self, value: .bounds) { ["b": $0] }
            }
            .overlayPreferenceValue(BoundsKey.self) { bounds in
                GeometryReader { proxy in
                    if let anchor = bounds["b"] {
                        let frame = proxy[anchor]
                        Box("frame", frame.width, frame.height).offset(x: frame.minX, y: frame.minY)
                    }
                }
            }
        }
        host.settle()
        #expect(host.boxes["frame"] == host.boxes["b"])
    }

    @Test func anchorIsResolvedBehindToo() {
        let host = TestHost {
            HStack(spacing: 0) {
                Box("a", 20, 20)
                Box("b", 30, 20).anchorPreference(key: BoundsKey.self, value: .bounds) { ["b": $0] }
            }
            .backgroundPreferenceValue(BoundsKey.self) { bounds in
                GeometryReader { proxy in
                    if let anchor = bounds["b"] {
                        let frame = proxy[anchor]
                        Box("frame", frame.width, frame.height).offset(x: frame.minX, y: frame.minY)
                    }
                }
            }
        }
        host.settle()
        #expect(host.boxes["frame"] == host.boxes["b"])
        #expect(host.boxNames == ["frame", "a", "b"])
    }

    @Test func anchorFollowsItsViewWhereverItGoes() {
        func view(_ lead: CGFloat) -> some View {
            HStack(spacing: 0) {
                Box("lead", lead, 20)
                Box("b", 30, 20).anchorPreference(key: BoundsKey.self, value: .bounds) { ["b": $0] }
            }
            .frame(width: 200, alignment: .leading)
            .overlayPreferenceValue(BoundsKey.self) { bounds in
                GeometryReader { proxy in
                    if let anchor = bounds["b"] { Box("mark", 5, 5).offset(x: proxy[anchor].minX) }
                }
            }
        }
        let host = TestHost(view(10))
        #expect(host.boxes["mark"]!.minX == host.boxes["b"]!.minX)
        host.update(view(90))
        host.settle()
        #expect(host.boxes["mark"]!.minX == host.boxes["b"]!.minX)
    }

    @Test(arguments: [
        (UnitPoint.topLeading, CGPoint(x: 0, y: 0)), (.center, CGPoint(x: 20, y: 10)),
        (.bottomTrailing, CGPoint(x: 40, y: 20)),
    ])
    func pointsOfAView(unit: UnitPoint, expected: CGPoint) {
        let notes = Notes<CGPoint>()
        let host = TestHost {
            Box("b", 40, 20)
                .anchorPreference(key: PointKey.self, value: .unitPoint(unit)) { $0 }
                .overlayPreferenceValue(PointKey.self) { point in
                    GeometryReader { proxy in
                        let _ = notes.values.append(point.map { proxy[$0] } ?? .zero)
                        Color.clear
                    }
                }
        }
        host.settle()
        #expect(notes.values.last == expected)
    }

    @Test func transformedAnchorsAddUp() {
        let notes = Notes<Int>()
        let host = TestHost {
            HStack {
                Box("a", 10, 10).anchorPreference(key: BoundsKey.self, value: .bounds) { ["a": $0] }
            }
            .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0["row"] = $1 }
            .overlayPreferenceValue(BoundsKey.self) { bounds in
                let _ = notes.values.append(bounds.count)
                EmptyView()
            }
        }
        host.settle()
        #expect(notes.values.last == 2)
    }

    @Test func geometryChangeIsToldAtFirstAndWhenItChanges() {
        let notes = Notes<CGFloat>()
        func view(_ width: CGFloat) -> some View {
            Box("a", width, 10).onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { notes.values.append($0) }
        }
        let host = TestHost(view(20))
        host.update(view(20))
        host.update(view(60))
        #expect(notes.values == [20, 60])
    }

    @Test func geometryChangeTellsOldAndNew() {
        let notes = Notes<String>()
        func view(_ width: CGFloat) -> some View {
            Box("a", width, 10).onGeometryChange(for: Int.self, of: { Int($0.size.width) }) {
                notes.values.append("\($0) \($1)")
            }
        }
        let host = TestHost(view(20))
        host.update(view(60))
        #expect(notes.values == ["20 20", "20 60"])
    }

    @Test func geometryChangeHearsOfMoves() {
        let notes = Notes<CGFloat>()
        func view(_ height: CGFloat) -> some View {
            VStack(spacing: 0) {
                Box("above", 10, height)
                Box("a", 10, 10).onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minY }) {
                    notes.values.append($0)
                }
                Spacer(minLength: 0)
            }
        }
        let host = TestHost(view(20))
        host.update(view(50))
        #expect(notes.values == [20, 50])
    }

    @Test func frameRelativeToTheWindow() {
        let host = TestHost { Box("a", width: 0...1000, height: 10...10).containerRelativeFrame(.horizontal) }
        #expect(host.boxes["a"]!.width == 300)
    }

    @Test func partOfTheWindow() {
        let host = TestHost {
            Box("a", width: 0...1000, height: 10...10)
                .containerRelativeFrame(.horizontal, count: 3, spacing: 15)
        }
        #expect(host.boxes["a"]!.width == 90)
    }

    @Test func frameRelativeToAScrollView() {
        let host = TestHost {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<3) {
                        Box("\($0)", width: 0...1000, height: 10...10).containerRelativeFrame(.horizontal)
                    }
                }
            }
            .frame(width: 120)
        }
        #expect(host.boxes["0"]!.width == 120)
    }

    @Test func lengthOfTheCustomersOwn() {
        let host = TestHost {
            Box("a", width: 0...1000, height: 0...1000)
                .containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                    axis == .horizontal ? length / 2 : length / 4
                }
        }
        #expect(host.boxes["a"]!.size == CGSize(width: 150, height: 50))
    }
}
