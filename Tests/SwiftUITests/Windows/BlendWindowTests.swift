import SwiftUI
import WindowSupport
import XCTest

/// Colours that meet, as they are painted.
@preconcurrency @MainActor final class BlendWindowTests: XCTestCase {
    private func middle(_ view: some View) throws -> Pixels.Color {
        let window = TestWindow(
            size: CGSize(width: 60, height: 60),
            controller: UIHostingController(rootView: view.frame(width: 60, height: 60)))
        defer { window.close() }
        let pixels = try XCTUnwrap(Pixels(window.png()))
        return pixels[30, 30]
    }

    private let orange = Color(red: 1, green: 0.6, blue: 0.2)
    private let teal = Color(red: 0.2, green: 0.6, blue: 0.8)

    private func pair(_ mode: BlendMode) -> some View {
        ZStack {
            orange
            teal.blendMode(mode)
        }
    }

    private func assert(
        _ color: Pixels.Color, _ red: Double, _ green: Double, _ blue: Double, _ note: String = "",
        line: UInt = #line
    ) {
        for (found, wanted) in [(color.red, red), (color.green, green), (color.blue, blue)] {
            XCTAssertEqual(Double(found), wanted * 255, accuracy: 3, "\(note) \(color)", line: line)
        }
    }

    func testModesThatMixEachChannel() throws {
        assert(try middle(pair(.normal)), 0.2, 0.6, 0.8, "normal")
        assert(try middle(pair(.multiply)), 0.2, 0.36, 0.16, "multiply")
        assert(try middle(pair(.screen)), 1, 0.84, 0.84, "screen")
        assert(try middle(pair(.darken)), 0.2, 0.6, 0.2, "darken")
        assert(try middle(pair(.lighten)), 1, 0.6, 0.8, "lighten")
        assert(try middle(pair(.difference)), 0.8, 0, 0.6, "difference")
        assert(try middle(pair(.exclusion)), 0.8, 0.48, 0.68, "exclusion")
        assert(try middle(pair(.plusLighter)), 1, 1, 1, "plusLighter")
    }

    func testDestinationOutCutsAHole() throws {
        let view = ZStack {
            Color.red
            ZStack {
                Color.blue
                Color.black.blendMode(.destinationOut)
            }
            .compositingGroup()
        }
        XCTAssertTrue(try middle(view).isRed)
    }

    func testGroupKeepsItsBlendingInside() throws {
        let view = ZStack {
            Color.black
            ZStack { teal.blendMode(.multiply) }.compositingGroup()
        }
        assert(try middle(view), 0.2, 0.6, 0.8)
    }

    func testMovedViewBlendsWhereItStands() throws {
        let view = ZStack {
            orange
            teal.blendMode(.multiply).rotationEffect(.degrees(90)).scaleEffect(1.5)
        }
        assert(try middle(view), 0.2, 0.36, 0.16)
    }

    func testTwoThatBlendAfterEachOther() throws {
        let view = ZStack {
            Color.white
            orange.blendMode(.multiply)
            teal.blendMode(.multiply)
            Circle().fill(.clear)
        }
        assert(try middle(view), 0.2, 0.36, 0.16)
    }
}
