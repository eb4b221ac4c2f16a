import WindowSupport
import XCTest

@preconcurrency @MainActor final class MainLoopTests: XCTestCase {
    private var test: TestWindow!

    override func setUp() { MainActor.assumeIsolated { test = TestWindow(content: UIView()) } }
    override func tearDown() { MainActor.assumeIsolated { test.close() } }

    func testDispatchQueueRunsOnTheMainThreadInsideARunningWindow() {
        var ranOnMain = false
        DispatchQueue.global().async {
            DispatchQueue.main.async { ranOnMain = Thread.isMainThread }
        }
        XCTAssertTrue(pump { ranOnMain })
    }

    func testMainActorTasksAndSleepAreServed() {
        var order: [Int] = []
        Task { @MainActor in
            order.append(1)
            try? await Task.sleep(for: .milliseconds(20))
            order.append(3)
        }
        Task { @MainActor in order.append(2) }
        XCTAssertTrue(pump { order.count == 3 })
        XCTAssertEqual(order.last, 3)
    }

    func testFoundationTimersFireAndRepeat() {
        var fired = 0
        let timer = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: true) { _ in
            MainActor.assumeIsolated { fired += 1 }
        }
        XCTAssertTrue(pump { fired >= 3 })
        timer.invalidate()
    }

    /// On time: a sleep is not rounded up to some polling interval. The bounds are wide for a busy machine, and still far
    /// below what polling would give over twenty rounds.
    func testShortSleepsAreNotRoundedUp() throws {
        let start = Date()
        try pump { for _ in 0..<20 { try await Task.sleep(for: .milliseconds(2)) } }
        XCTAssertLessThan(Date().timeIntervalSince(start), 1)
    }

    func testDelayedBlockWakesASleepingLoop() {
        var ran = false
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(30)) { ran = true }
        XCTAssertTrue(pump { ran })
    }

    func testAnIdleLoopSleeps() {
        settle()
        // A source that is ready all the time would make each of these turns do something.
        var turns = 0
        for _ in 0..<50 where MainLoop.turn(mayBlock: false) { turns += 1 }
        XCTAssertLessThan(turns, 10)
    }

    func testSelfTestPasses() { XCTAssertNil(MainLoop.selfTest()) }

    func testFlushRunsOnceForManyChanges() {
        let view = CountingView()
        test.window.addSubview(view)
        settle()
        let before = view.layouts
        for width in 1...20 { view.frame.size.width = CGFloat(width) }
        XCTAssertEqual(view.layouts, before)
        settle()
        XCTAssertEqual(view.layouts, before + 1)
    }

    func testWorkScheduledByAFlushRunsInTheSameFlush() {
        var order: [String] = []
        Flush.schedule {
            order.append("first")
            Flush.schedule { order.append("second") }
        }
        Flush.now()
        XCTAssertEqual(order, ["first", "second"])
    }
}

@MainActor final class CountingView: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
}
