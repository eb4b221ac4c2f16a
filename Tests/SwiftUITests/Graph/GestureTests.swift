import SwiftUI
import Testing

@MainActor
private final class Diary { var lines: [String] = [] }

/// Gestures on views without a window; the box is in the middle of 300 by 200.
@MainActor
struct GestureTests {
    private let middle = CGPoint(x: 150, y: 100)
    private func box() -> some View { Box("a", 100, 60) }

    @Test func tapEndsAtTheRelease() {
        let diary = Diary()
        let host = TestHost { box().gesture(TapGesture().onEnded { diary.lines.append("tap") }) }
        let pointer = FakePointer(host)
        pointer.press(at: middle)
        #expect(diary.lines == [])
        pointer.release()
        #expect(diary.lines == ["tap"])
    }

    @Test func doubleTapWantsTwo() {
        let diary = Diary()
        let host = TestHost { box().gesture(TapGesture(count: 2).onEnded { diary.lines.append("double") }) }
        let pointer = FakePointer(host)
        pointer.click(at: middle)
        #expect(diary.lines == [])
        pointer.click(at: middle, count: 2)
        #expect(diary.lines == ["double"])
    }

    @Test func pressElsewhereIsNoTap() {
        let diary = Diary()
        let host = TestHost { box().gesture(TapGesture().onEnded { diary.lines.append("tap") }) }
        FakePointer(host).click(at: CGPoint(x: 5, y: 5))
        #expect(diary.lines == [])
    }

    @Test func spatialTapTellsWhere() {
        let diary = Diary()
        let host = TestHost {
            box().gesture(SpatialTapGesture().onEnded { diary.lines.append("\($0.location.x) \($0.location.y)") })
        }
        FakePointer(host).click(at: CGPoint(x: 110, y: 75))
        // Without a window the pointer's place is that of the tree.
        #expect(diary.lines.count == 1)
    }

    @Test func dragTellsItsWay() {
        var values: [DragGesture.Value] = []
        var ended: DragGesture.Value?
        let host = TestHost {
            box().gesture(DragGesture().onChanged { values.append($0) }.onEnded { ended = $0 })
        }
        FakePointer(host).drag(from: middle, to: CGPoint(x: 190, y: 120))
        #expect(values.last?.translation == CGSize(width: 40, height: 20))
        #expect(ended?.translation == CGSize(width: 40, height: 20))
    }

    @Test func shortMoveIsNoDrag() {
        let diary = Diary()
        let host = TestHost { box().gesture(DragGesture().onChanged { _ in diary.lines.append("drag") }) }
        FakePointer(host).drag(from: middle, to: CGPoint(x: 155, y: 100))
        #expect(diary.lines == [])
    }

    @Test func dragWithoutADistanceBeginsWithThePress() {
        let diary = Diary()
        let host = TestHost {
            box().gesture(
                DragGesture(minimumDistance: 0).onChanged { _ in diary.lines.append("changed") }
                    .onEnded { _ in diary.lines.append("ended") })
        }
        let pointer = FakePointer(host)
        pointer.press(at: middle)
        #expect(diary.lines == ["changed"])
        pointer.release()
        #expect(diary.lines == ["changed", "ended"])
    }

    @Test func dragForeseesWhereItComesToRest() {
        var ended: DragGesture.Value?
        let host = TestHost { box().gesture(DragGesture().onEnded { ended = $0 }) }
        FakePointer(host).drag(from: middle, to: CGPoint(x: 190, y: 100))
        #expect(ended!.velocity.width > 0)
        #expect(ended!.predictedEndTranslation.width > ended!.translation.width)
    }

    @Test func handlersSeeTheLatestValues() {
        let diary = Diary()
        func view(_ name: String) -> some View { box().gesture(TapGesture().onEnded { diary.lines.append(name) }) }
        let host = TestHost(view("old"))
        host.update(view("new"))
        FakePointer(host).click(at: middle)
        #expect(diary.lines == ["new"])
    }

    @Test func stateGoesBackAfterwards() {
        struct Slider: View {
            let diary: Diary
            @GestureState private var shift = CGSize.zero
            var body: some View {
                diary.lines.append("\(Int(shift.width))")
                return Box("a", 100, 60)
                    .gesture(DragGesture().updating($shift) { value, state, _ in state = value.translation })
            }
        }
        let diary = Diary()
        let host = TestHost { Slider(diary: diary) }
        let pointer = FakePointer(host)
        pointer.press(at: middle)
        pointer.move(to: CGPoint(x: 180, y: 100))
        host.settle()
        #expect(diary.lines.last == "30")
        pointer.release()
        host.settle()
        #expect(diary.lines.last == "0")
    }

    @Test func stateIsStillThereWhenItEnds() {
        struct Slider: View {
            let diary: Diary
            @GestureState private var isPressed = false
            var body: some View {
                Box("a", 100, 60).gesture(
                    DragGesture(minimumDistance: 0)
                        .updating($isPressed) { _, state, _ in state = true }
                        .onEnded { _ in diary.lines.append("\(isPressed)") })
            }
        }
        let diary = Diary()
        let host = TestHost { Slider(diary: diary) }
        FakePointer(host).click(at: middle)
        #expect(diary.lines == ["true"])
    }

    @Test func mappedValue() {
        let diary = Diary()
        let host = TestHost {
            box().gesture(DragGesture().map { Int($0.translation.width) }.onEnded { diary.lines.append("\($0)") })
        }
        FakePointer(host).drag(from: middle, to: CGPoint(x: 180, y: 100))
        #expect(diary.lines == ["30"])
    }

    @Test func gestureOfTheViewInsideGoesFirst() {
        let diary = Diary()
        let host = TestHost {
            box().gesture(TapGesture().onEnded { diary.lines.append("inner") })
                .padding(10)
                .gesture(TapGesture().onEnded { diary.lines.append("outer") })
        }
        FakePointer(host).click(at: middle)
        #expect(diary.lines == ["inner"])
    }

    @Test func highPriorityGoesBeforeTheViewInside() {
        let diary = Diary()
        let host = TestHost {
            box().gesture(TapGesture().onEnded { diary.lines.append("inner") })
                .padding(10)
                .highPriorityGesture(TapGesture().onEnded { diary.lines.append("outer") })
        }
        FakePointer(host).click(at: middle)
        #expect(diary.lines == ["outer"])
    }

    @Test func simultaneousGesturesBothCount() {
        let diary = Diary()
        let host = TestHost {
            box().gesture(TapGesture().onEnded { diary.lines.append("inner") })
                .padding(10)
                .simultaneousGesture(TapGesture().onEnded { diary.lines.append("outer") })
        }
        FakePointer(host).click(at: middle)
        #expect(diary.lines.sorted() == ["inner", "outer"])
    }

    @Test func maskTurnsAGestureOff() {
        let diary = Diary()
        func view(_ mask: GestureMask) -> some View {
            box().gesture(TapGesture().onEnded { diary.lines.append("inner") })
                .padding(10)
                .gesture(TapGesture().onEnded { diary.lines.append("outer") }, including: mask)
        }
        let host = TestHost(view(.subviews))
        FakePointer(host).click(at: middle)
        #expect(diary.lines == ["inner"])
        host.update(view(.gesture))
        FakePointer(host).click(at: middle)
        #expect(diary.lines == ["inner", "outer"])
        host.update(view(.none))
        FakePointer(host).click(at: middle)
        #expect(diary.lines == ["inner", "outer"])
    }

    @Test func disabledViewHasNoGestures() {
        let diary = Diary()
        let host = TestHost { box().gesture(TapGesture().onEnded { diary.lines.append("tap") }).disabled(true) }
        FakePointer(host).click(at: middle)
        #expect(diary.lines == [])
    }

    @Test func exclusivePartsTakeTurns() {
        let diary = Diary()
        let host = TestHost {
            box().gesture(
                DragGesture().exclusively(before: TapGesture()).onEnded { value in
                    switch value {
                    case .first: diary.lines.append("drag")
                    case .second: diary.lines.append("tap")
                    }
                })
        }
        FakePointer(host).click(at: middle)
        #expect(diary.lines == ["tap"])
        FakePointer(host).drag(from: middle, to: CGPoint(x: 190, y: 100))
        #expect(diary.lines == ["tap", "drag"])
    }

    @Test func sequenceWantsTheFirstBeforeTheSecond() {
        var values: [String] = []
        let host = TestHost {
            box().gesture(
                LongPressGesture(minimumDuration: 0).sequenced(before: DragGesture(minimumDistance: 0))
                    .onChanged { value in
                        switch value {
                        case .first: values.append("first")
                        case .second(_, let drag): values.append(drag == nil ? "held" : "dragged")
                        }
                    }
                    .onEnded { _ in values.append("ended") })
        }
        let pointer = FakePointer(host)
        pointer.press(at: middle)
        pointer.move(to: CGPoint(x: 170, y: 100))
        pointer.release()
        #expect(values.first == "first")
        #expect(values.contains("held") && values.contains("dragged"))
        #expect(values.last == "ended")
    }

    @Test func longPressTellsOfThePress() {
        let diary = Diary()
        let host = TestHost {
            box().onLongPressGesture(minimumDuration: 100) {
            } onPressingChanged: {
                diary.lines.append("\($0)")
            }
        }
        let pointer = FakePointer(host)
        pointer.press(at: middle)
        pointer.release()
        #expect(diary.lines == ["true", "false"])
    }

    @Test func gestureOfTheCustomersOwn() {
        struct Flick: Gesture {
            let action: (String) -> Void
            var body: some Gesture<DragGesture.Value> {
                DragGesture().onEnded { action($0.translation.width > 0 ? "right" : "left") }
            }
            typealias Value = DragGesture.Value
        }
        let diary = Diary()
        let host = TestHost { box().gesture(Flick { diary.lines.append($0) }) }
        FakePointer(host).drag(from: middle, to: CGPoint(x: 190, y: 100))
        FakePointer(host).drag(from: middle, to: CGPoint(x: 110, y: 100))
        #expect(diary.lines == ["right", "left"])
    }

    @Test func erasedGesture() {
        let diary = Diary()
        let host = TestHost { box().gesture(AnyGesture(TapGesture().onEnded { diary.lines.append("tap") })) }
        FakePointer(host).click(at: middle)
        #expect(diary.lines == ["tap"])
    }
}
