import Foundation
import SwiftUI
import UIKit
import WindowSupport

/// A SwiftUI `List` of 10,000 rows as a chat has them: opening, scrolling, a change in one row, a change of all. Times are CPU
/// time of this thread, from the change to what GTK is to paint; meaningful in a release build only.
@MainActor struct SwiftUIListBench {
    var count = 10_000
    private let size = CGSize(width: 400, height: 900)

    func run() {
        print("SwiftUI, List of \(count) rows")
        let model = Model(count: count)
        let start = CPU.now
        let window = TestWindow(size: size, controller: UIHostingController(rootView: Screen(model: model)))
        Report.line("first layout", [CPU.now - start])
        defer { window.close() }
        guard let list = window.views(RecyclerView.self).first else { return print("no list") }

        Report.line("scroll frame, down by 60 points", scroll(list, window, by: 60, frames: 2_000), limit: 4)
        Report.line("scroll frame, down by 400 points", scroll(list, window, by: 400, frames: 800), limit: 4)
        Report.line("scroll frame, up by 60 points", scroll(list, window, by: -60, frames: 2_000), limit: 4)
        Report.line("change in one row", changes(model, list, window, 200) { $0.rows[$1].unread += 1 })
        Report.line("row inserted at the top", changes(model, list, window, 20) { model, _ in model.insert() })
        print("live row views: \(list.rowViewCount)")
    }

    private func scroll(_ list: RecyclerView, _ window: TestWindow, by step: CGFloat, frames: Int) -> [Double] {
        (0..<frames).map { _ in
            CPU.time {
                list.contentOffset.y += step
                Flush.now()
                Snapshot.record(window.window)
            }
        }
    }

    private func changes(
        _ model: Model, _ list: RecyclerView, _ window: TestWindow, _ count: Int, _ change: (Model, Int) -> Void
    ) -> [Double] {
        (0..<count).map { number in
            let index = list.visibleRange.lowerBound + number % max(1, list.visibleRange.count)
            return CPU.time {
                change(model, min(index, model.rows.count - 1))
                Flush.now()
                Snapshot.record(window.window)
            }
        }
    }

    /// What a row shows.
    @Observable final class Row: Identifiable {
        let id: Int
        let name: String
        let preview: String
        var unread: Int

        init(_ id: Int) {
            self.id = id
            name = ["Ada Lovelace", "Grace Hopper", "Alan Turing", "Katherine Johnson"][abs(id) % 4] + " \(id)"
            preview = "You: the night build made it, all green, have a look before the call"
            unread = abs(id) % 3
        }
    }

    @Observable final class Model {
        var rows: [Row]
        init(count: Int) { rows = (0..<count).map { Row($0) } }
        func insert() { rows.insert(Row(-rows.count), at: 0) }
    }

    struct Screen: View {
        let model: Model

        var body: some View {
            NavigationStack {
                List(model.rows) { row in
                    RowView(row: row)
                        .swipeActions { Button("Delete", role: .destructive) {} }
                }
                .listStyle(.plain)
                .navigationTitle("Chats")
            }
        }
    }

    struct RowView: View {
        let row: Row

        var body: some View {
            HStack(spacing: 12) {
                Circle()
                    .fill(Color(hue: Double(abs(row.id) % 10) / 10, saturation: 0.5, brightness: 0.7))
                    .frame(width: 44, height: 44)
                    .overlay { Text(row.name.prefix(1)).foregroundColor(.white).font(.headline) }
                VStack(alignment: .leading, spacing: 2) {
                    HStack {
                        Text(row.name).font(.headline).lineLimit(1)
                        Spacer()
                        Text("12:30").font(.caption).foregroundStyle(.secondary)
                    }
                    HStack {
                        Text(row.preview).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
                        Spacer(minLength: 8)
                        if row.unread > 0 {
                            Text("\(row.unread)")
                                .font(.system(size: 11, weight: .bold))
                                .foregroundColor(.white)
                                .padding(.horizontal, 6)
                                .frame(minWidth: 18, minHeight: 18)
                                .background(Color.accentColor, in: Capsule())
                        }
                    }
                }
            }
        }
    }
}
