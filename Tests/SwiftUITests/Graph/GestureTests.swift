import SwiftUI
import Testing

@MainActor
private final class Diary { var lines: [String] = [] }

private struct TopLeft<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading) }
}

/// Gestures on views without a window. The box is at the top left: without a window, places are those of the tree.
@MainActor
struct GestureTests {
    private let middle = CGPoint(x: 50, y: 30)
    private func box() -> some View { Box("a", 100, 60) }

    @Test func tapEndsAtTheRelease() {
        let diary = Diary()
        let host = TestHost { TopLeft { box().gesture(TapGesture().onEnded { diary.lines.append("tap") }) } }
        let pointer = FakePointer(host)
        pointer.press(at: middle)
        #expect(diary.lines == [])
        pointer.release()
        #expect(diary.lines == ["tap"])
    }

    @Test func doubleTapWantsTwo() {
        let diary = Diary()
        let host = TestHost { TopLeft { box().gesture(TapGesture(count: 2).onEnded { diary.lines.append("double") }) } }
        let pointer = FakePointer(host)
        pointer.click(at: middle)
        #expect(diary.lines == [])
        pointer.click(at: middle, count: 2)
        #expect(diary.lines == ["double"])
    }

    @Test func pressElsewhereIsNoTap() {
        let diary = Diary()
        let host = TestHost { TopLeft { box().gesture(TapGesture().onEnded { diary.lines.append("tap") }) } }
        FakePointer(host).click(at: CGPoint(x: 250, y: 150))
        #expect(diary.lines == [])
    }

    @Test func spatialTapTellsWhere() {
        let diary = Diary()
        let host = TestHost {
            TopLeft {
                box().gesture(SpatialTapGesture().onEnded { diary.lines.append("\($0.location.x) \($0.location.y)") })
            }
        }
        FakePointer(host).click(at: CGPoint(x: 60, y: 40))
        #expect(diary.lines == ["60.0 40.0"])
    }

    @Test func dragTellsItsWay() {
        var values: [DragGesture.Value] = []
        var ended: DragGesture.Value?
        let host = TestHost {
            TopLeft {
                box().gesture(DragGesture().onChanged { values.append($0) }.onEnded { ended = $0 })
            }
        }
        FakePointer(host).drag(from: middle, to: CGPoint(x: 90, y: 50))
        #expect(values.last?.translation == CGSize(width: 40, height: 20))
        #expect(ended?.translation == CGSize(width: 40, height: 20))
    }

    @Test func shortMoveIsNoDrag() {
        let diary = Diary()
        let host = TestHost { TopLeft { box().gesture(DragGesture().onChanged { _ in diary.lines.append("drag") }) } }
        FakePointer(host).drag(from: middle, to: CGPoint(x: 55, y: 30))
        #expect(diary.lines == [])
    }

    @Test func dragWithoutADistanceBeginsWithThePress() {
        let diary = Diary()
        let host = TestHost {
            TopLeft {
                box().gesture(
                    DragGesture(minimumDistance: 0).onChanged { _ in diary.lines.append("changed") }
                        .onEnded { _ in diary.lines.append("ended") })
            }
        }
        let pointer = FakePointer(host)
        pointer.press(at: middle)
        #expect(diary.lines == ["changed"])
        pointer.release()
        #expect(diary.lines == ["changed", "ended"])
    }

    @Test func dragForeseesWhereItComesToRest() {
        var ended: DragGesture.Value?
        let host = TestHost { TopLeft { box().gesture(DragGesture().onEnded { ended = $0 }) } }
        FakePointer(host).drag(from: middle, to: CGPoint(x: 90, y: 30))
        #expect(ended!.velocity.width > 0)
        #expect(ended!.predictedEndTranslation.width > ended!.translation.width)
    }

    @Test func handlersSeeTheLatestValues() {
        let diary = Diary()
        func view(_ name: String) -> some View {
            TopLeft { box().gesture(TapGesture().onEnded { diary.lines.append(name) }) }
        }
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
        let host = TestHost { TopLeft { Slider(diary: diary) } }
        let pointer = FakePointer(host)
        pointer.press(at: middle)
        pointer.move(to: CGPoint(x: 80, y: 30))
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
        let host = TestHost { TopLeft { Slider(diary: diary) } }
        FakePointer(host).click(at: middle)
        #expect(diary.lines == ["true"])
    }

    @Test func mappedValue() {
        let diary = Diary()
        let host = TestHost {
            TopLeft {
                box().gesture(DragGesture().map { Int($0.translation.width) }.onEnded { diary.lines.append("\($0)") })
            }
        }
        FakePointer(host).drag(from: middle, to: CGPoint(x: 80, y: 30))
        #expect(diary.lines == ["30"])
    }

    @Test func gestureOfTheViewInsideGoesFirst() {
        let diary = Diary()
        let host = TestHost {
            TopLeft {
                box().gesture(TapGesture().onEnded { diary.lines.append("inner") })
                    .padding(10)
                    .gesture(TapGesture().onEnded { diary.lines.append("outer") })
            }
        }
        FakePointer(host).click(at: middle)
        #expect(diary.lines == ["inner"])
    }

    @Test func highPriorityGoesBeforeTheViewInside() {
        let diary = Diary()
        let host = TestHost {
            TopLeft {
                box().gesture(TapGesture().onEnded { diary.lines.append("inner") })
                    .padding(10)
                    .highPriorityGesture(TapGesture().onEnded { diary.lines.append("outer") })
            }
        }
        FakePointer(host).click(at: middle)
        #expect(diary.lines == ["outer"])
    }

    @Test func simultaneousGesturesBothCount() {
        let diary = Diary()
        let host = TestHost {
            TopLeft {
                box().gesture(TapGesture().onEnded { diary.lines.append("inner") })
                    .padding(10)
                    .simultaneousGesture(TapGesture().onEnded { diary.lines.append("outer") })
            }
        }
        FakePointer(host).click(at: middle)
        #expect(diary.lines.sorted() == ["inner", "outer"])
    }

    @Test func maskTurnsAGestureOff() {
        let diary = Diary()
        func view(_ mask: GestureMask) -> some View {
            TopLeft {
                box().gesture(TapGesture().onEnded { diary.lines.append("inner") })
                    .padding(10)
                    .gesture(TapGesture().onEnded { diary.lines.append("outer") }, including: mask)
            }
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
        let host = TestHost {
            TopLeft { box().gesture(TapGesture().onEnded { diary.lines.append("tap") }).disabled(true) }
        }
        FakePointer(host).click(at: middle)
        #expect(diary.lines == [])
    }

    @Test func exclusivePartsTakeTurns() {
        let diary = Diary()
        let host = TestHost {
            TopLeft {
                box().gesture(
                    DragGesture().exclusively(before: TapGesture()).onEnded { value in
                        switch value {
                        case .first: diary.lines.append("drag")
                        case .second: diary.lines.append("tap")
                        }
                    })
            }
        }
        FakePointer(host).click(at: middle)
        #expect(diary.lines == ["tap"])
        FakePointer(host).drag(from: middle, to: CGPoint(x: 90, y: 30))
        #expect(diary.lines == ["tap", "drag"])
    }

    @Test func sequenceWantsTheFirstBeforeTheSecond() {
        var values: [String] = []
        let host = TestHost {
            TopLeft {
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
        }
        let pointer = FakePointer(host)
        pointer.press(at: middle)
        pointer.move(to: CGPoint(x: 70, y: 30))
        pointer.release()
        #expect(values.first == "first")
        #expect(values.contains("held") && values.contains("dragged"))
        #expect(values.last == "ended")
    }

    @Test func longPressTellsOfThePress() {
        let diary = Diary()
        let host = TestHost {
            TopLeft {
                box().onLongPressGesture(minimumDuration: 100) {
                } onPressingChanged: {
                    diary.lines.append("\($0)")
                }
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
        let host = TestHost { TopLeft { box().gesture(Flick { diary.lines.append($0) }) } }
        FakePointer(host).drag(from: middle, to: CGPoint(x: 90, y: 30))
        FakePointer(host).drag(from: middle, to: CGPoint(x: 10, y: 30))
        #expect(diary.lines == ["right", "left"])
    }

    @Test func erasedGesture() {
        let diary = Diary()
        let host = TestHost {
            TopLeft { box().gesture(AnyGesture(TapGesture().onEnded { diary.lines.append("tap") })) }
        }
        FakePointer(host).click(at: middle)
        #expect(diary.lines == ["tap"])
    }
}
