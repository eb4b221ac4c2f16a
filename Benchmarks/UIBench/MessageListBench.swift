import Foundation
import ParlorUIKit
import Support
import WindowSupport

/// The kit's message list over 100,000 messages in memory: cells, first layout, scrolling, jumps, memory. Times are CPU time of this
/// thread, from the change to what GTK is to paint; meaningful in a release build only.
@MainActor struct MessageListBench {
    var count = 100_000
    /// How long memory is watched while scrolling at random.
    var seconds = 30.0

    private let size = CGSize(width: 720, height: 900)

    func run() {
        print("Message list, \(count) messages")
        let items = SampleTimeline(count: count).items
        measureCells(items)

        let list = ChatMessageListVC()
        list.rows = ArrayRows(items)
        let start = CPU.now
        let window = TestWindow(size: size, controller: list)
        Report.line("first layout", [CPU.now - start])
        defer { window.close() }

        Report.line("scroll frame, up by 60 points", scroll(list, window, by: -60, frames: 2_000), limit: 4)
        Report.line("scroll frame, up by 400 points", scroll(list, window, by: -400, frames: 1_000), limit: 4)
        Report.line("scroll frame, up by 2,000 points", scroll(list, window, by: -2_000, frames: 1_000))
        Report.line("jump to any message", jumps(list, window, items, 300), limit: 50)
        Report.line("typing of somebody, list at its end", typing(list, window, 200))
        watchMemory(list, window, items)
    }

    // MARK: Cells

    /// Computing the layout of messages that were never measured, with their words set in lines.
    private func measureCells(_ items: [TimelineItem]) {
        let context = MessageContext(appearance: .default, components: .default, width: size.width)
        let rows = items.prefix(8_000).compactMap { if case .message(let row) = $0 { row } else { nil } }
        let times = rows.map { row in CPU.time { _ = ChatMessageView.layout(of: row, in: context) } }
        Report.line("sizing a cell", times, limit: 0.3)
    }

    // MARK: Scrolling

    private func scroll(_ list: ChatMessageListVC, _ window: TestWindow, by step: CGFloat, frames: Int) -> [Double] {
        let view = list.recycler
        return (0..<frames).map { _ in
            CPU.time {
                view.contentOffset.y += step
                Flush.now()
                Snapshot.record(window.window)
            }
        }
    }

    private func jumps(
        _ list: ChatMessageListVC, _ window: TestWindow, _ items: [TimelineItem], _ count: Int
    ) -> [Double] {
        var chance = SeededRandom(seed: 7)
        return (0..<count).map { _ in
            let id = items[chance.next(below: items.count)].id
            return CPU.time {
                list.jump(to: id, animated: false)
                Flush.now()
                Snapshot.record(window.window)
            }
        }
    }

    private func typing(_ list: ChatMessageListVC, _ window: TestWindow, _ count: Int) -> [Double] {
        list.jumpToLatest(animated: false)
        return (0..<count).map { _ in
            CPU.time {
                list.recycler.remeasure(id: ChatMessageListVC.typingID)
                Flush.now()
                Snapshot.record(window.window)
            }
        }
    }

    // MARK: Memory

    private func watchMemory(_ list: ChatMessageListVC, _ window: TestWindow, _ items: [TimelineItem]) {
        var chance = SeededRandom(seed: 11)
        var marks: [Int] = []
        let begin = Date()
        var nextMark = 0.0
        while Date().timeIntervalSince(begin) < seconds {
            for _ in 0..<20 {
                if chance.next(below: 4) == 0 {
                    list.jump(to: items[chance.next(below: items.count)].id, animated: false)
                } else {
                    list.recycler.contentOffset.y += CGFloat(chance.next(below: 3_000)) - 1_500
                }
                Flush.now()
                Snapshot.record(window.window)
            }
            // What a shown window does between frames: timers end, GTK draws.
            var turns = 0
            while turns < 20, MainLoop.turn(mayBlock: false) { turns += 1 }
            if Date().timeIntervalSince(begin) >= nextMark {
                marks.append(CPU.residentKilobytes)
                nextMark += seconds / 10
            }
        }
        let megabytes = marks.map { String(format: "%.0f", Double($0) / 1024) }.joined(separator: " ")
        print("resident memory over \(Int(seconds)) s of random scrolling: \(megabytes) MB")
        print("live row views: \(list.recycler.rowViewCount)")
    }
}
