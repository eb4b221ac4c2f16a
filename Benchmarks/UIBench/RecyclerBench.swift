import UIKit

/// A bottom-anchored list of message-like rows in a window: first layout, scrolling, arrivals, jumps. CPU time, in
/// milliseconds; meaningful in a release build only.
@MainActor enum RecyclerBench {
    static func run(rows count: Int = 10_000) {
        Quiet.prepare()
        let sample = Sample(count)
        let list = RecyclerView(frame: CGRect(x: 0, y: 0, width: 600, height: 700))
        list.anchor = .bottom
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let window = UIWindow(frame: list.frame)
        window.addSubview(list)
        window.makeKeyAndVisible()
        window.drawFrame()
        defer { window.close() }

        report(
            "first layout of \(count) rows",
            cpu {
                list.source = sample.source; list.layoutIfNeeded()
            })
        let frames = (0..<400).map { step in
            cpu {
                list.contentOffset.y -= CGFloat(40 + step % 90)
                Flush.now()
            }
        }.sorted()
        report("layout of a scroll frame, median", frames[frames.count / 2])
        report("layout of a scroll frame, p99", frames[frames.count * 99 / 100])
        let drawing = cpu {
            for step in 0..<200 {
                list.contentOffset.y -= CGFloat(40 + step % 90)
                window.drawFrame()
            }
        }
        report("scroll frame with drawing", drawing / 200)
        let place = list.contentOffset.y
        report(
            "one row appended",
            cpu {
                sample.append(); list.reload(); list.layoutIfNeeded()
            })
        print("  reader moved by \(Int(list.contentOffset.y - place)) points")
        report(
            "jump across the list",
            cpu {
                list.scrollTo(id: count / 3, at: .center); list.layoutIfNeeded()
            })
        print("  row views alive: \(list.rowViewCount)")
    }

    private static func report(_ name: String, _ milliseconds: Double) {
        print(String(format: "%8.2f ms  %@", milliseconds, name))
    }

    private static func cpu(_ body: () -> Void) -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
            return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
        }
        let start = now()
        body()
        return now() - start
    }

    /// Texts of 3 to 42 words, the same on each run.
    @MainActor private final class Sample {
        private var ids: [Int]
        private let texts: [String]
        private let font = UIFont.systemFont(ofSize: 15)

        init(_ count: Int) {
            let words = "the quick brown fox jumps over lazy dogs while seven bright wizards hum along".split(
                separator: " ")
            ids = Array(0..<count)
            texts = (0..<count).map { row in
                (0..<(3 + (row * 7919) % 40)).map { String(words[(row * 31 + $0 * 17) % words.count]) }.joined(
                    separator: " ")
            }
        }

        func append() { ids.append(ids.count) }

        private func text(_ index: Int) -> String { texts[ids[index] % texts.count] }

        var source: RecyclerView.Source {
            RecyclerView.Source(
                count: { self.ids.count }, id: { self.ids[$0] },
                makeView: { index, old in
                    let row = old as? BenchRow ?? BenchRow()
                    row.label.text = self.text(index)
                    row.setNeedsLayout()
                    return row
                },
                measure: { index, _ in
                    TextLayout.of([TextRun(self.text(index), font: self.font)], style: TextStyle(), width: 400).size
                        .height + 20
                })
        }
    }
}

/// An avatar, a bubble with text, a time.
private final class BenchRow: UIView {
    let label = UILabel()
    private let bubble = UIView()
    private let avatar = UIView()
    private let time = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        bubble.backgroundColor = .systemGray5
        bubble.layer.cornerRadius = 18
        avatar.backgroundColor = .systemPurple
        avatar.layer.cornerRadius = 14
        time.font = .systemFont(ofSize: 12)
        time.text = "12:30"
        bubble.addSubview(label)
        for view in [bubble, avatar, time] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        let size = label.sizeThatFits(CGSize(width: 400, height: CGFloat.greatestFiniteMagnitude))
        avatar.frame = CGRect(x: 8, y: bounds.height - 30, width: 28, height: 28)
        bubble.frame = CGRect(x: 44, y: 2, width: size.width + 24, height: size.height + 16)
        label.frame = CGRect(x: 12, y: 8, width: size.width, height: size.height)
        time.frame = CGRect(x: 500, y: 4, width: 60, height: 16)
    }
}
