import SwiftUI
import WindowSupport
import XCTest

@testable import UIKit

/// Frames and colours move where the transaction of their place says so, and nowhere else.
@preconcurrency @MainActor final class TransactionWindowTests: XCTestCase {
    final class Model: ObservableObject {
        @Published var isWide = false
        @Published var isShown = false
    }

    override func tearDown() async throws {
        Desktop.animationsAreEnabled = false
    }

    private func open(_ view: some View) -> TestWindow {
        let window = TestWindow(
            size: CGSize(width: 400, height: 300), controller: UIHostingController(rootView: view))
        Desktop.animationsAreEnabled = true
        return window
    }

    private struct Bars: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: model.isWide ? 200 : 100, height: 20)
                    .animation(.linear(duration: 60), value: model.isWide)
                Color.blue.frame(width: model.isWide ? 200 : 100, height: 20)
            }
        }
    }

    /// The coloured bars from top to bottom.
    private func bars(_ window: TestWindow) -> [UIView] {
        window.views(UIView.self).filter { $0.bounds.height == 20 && $0.subviews.isEmpty }
            .sorted { $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY }
    }

    func testOnlyWhatStandsInsideTheAnimationMoves() {
        let model = Model()
        let window = open(Bars(model: model))
        defer { window.close() }
        model.isWide = true
        settle()
        let bars = bars(window)
        XCTAssertEqual(bars.map(\.frame.width), [200, 200])
        XCTAssertLessThan(bars[0].shownFrame.width, 150)
        XCTAssertEqual(bars[1].shownFrame.width, 200)
    }

    func testAnimatedChangeMovesWhatHasNoOtherTransaction() {
        let model = Model()
        let window = open(Bars(model: model).transaction { $0.disablesAnimations = true })
        defer { window.close() }
        withAnimation(.linear(duration: 60)) { model.isWide = true }
        settle()
        XCTAssertTrue(bars(window).allSatisfy { $0.shownFrame.width < 150 })
    }

    private struct Guest: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack {
                if model.isShown { Color.green.frame(width: 50, height: 20).transition(.opacity) }
            }
            .animation(.linear(duration: 60), value: model.isShown)
        }
    }

    func testTransitionFollowsTheAnimationAroundItsPlace() throws {
        let model = Model()
        let window = open(Guest(model: model))
        defer { window.close() }
        model.isShown = true
        settle()
        let view = try XCTUnwrap(bars(window).first?.superview)
        XCTAssertLessThan(view.shownLook.alpha, 0.5)
        model.isShown = false
        settle()
        XCTAssertNotNil(view.window, "stays while it leaves")
    }
}
