import Foundation
import UIKit

/// Measures Auto Layout: a long chain, a message cell that asks for its height, and a chat row of stack views.
@MainActor enum AutoLayoutBench {
    static func run() {
        chain()
        chain(ofNaturalHeights: "stretched", from: 12_100)
        chain(ofNaturalHeights: "squeezed", from: 8000)
        cell()
        stacks()
    }

    /// 500 labels, each below the one before.
    private static func chain() {
        let root = column(500, height: 44)
        report("chain of 500 rows", rounds: 20) {
            root.bounds.size.width = root.bounds.width == 400 ? 401 : 400
            root.layoutIfNeeded()
        }
    }

    /// The same rows with natural heights, 12,000 points in all, in more room or less: something has to give way.
    private static func chain(ofNaturalHeights name: String, from height: CGFloat) {
        let root = column(500, height: nil)
        root.subviews.last!.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
        report("\(name) chain of 500 rows", rounds: 10) {
            root.bounds.size.height = root.bounds.height == height ? height + 10 : height
            root.layoutIfNeeded()
        }
    }

    private static func column(_ count: Int, height: CGFloat?) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 30_000))
        var above = root.topAnchor
        for _ in 0..<count {
            let row = BenchRow()
            row.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(row)
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: above, constant: 4),
                row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
                row.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
            ])
            if let height { row.heightAnchor.constraint(equalToConstant: height).isActive = true }
            above = row.bottomAnchor
        }
        return root
    }

    /// Avatar, name, wrapping text, time: the width is given, the height asked, the text new each time.
    private static func cell() {
        let cell = BenchCell(frame: CGRect(x: 0, y: 0, width: 360, height: 100))
        var number = 0
        report("self-sizing message cell", rounds: 400) {
            number += 1
            cell.name.text = "Person \(number)"
            cell.message.text =
                "Message \(number): shall we meet at the harbour, or is it too windy for the small boat?"
            _ = cell.systemLayoutSizeFitting(
                CGSize(width: 360, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        report("the same without new text", rounds: 400) {
            _ = cell.systemLayoutSizeFitting(
                CGSize(width: 360, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
    }

    private static func stacks() {
        let avatar = UIView(), name = UILabel(), text = UILabel()
        text.numberOfLines = 0
        let lines = UIStackView(arrangedSubviews: [name, text])
        lines.axis = .vertical
        let row = UIStackView(arrangedSubviews: [avatar, lines])
        row.spacing = 8
        row.alignment = .top
        avatar.widthAnchor.constraint(equalToConstant: 40).isActive = true
        avatar.heightAnchor.constraint(equalToConstant: 40).isActive = true
        name.text = "Ann"
        text.text = "Shall we meet at the harbour, or is it too windy for the small boat today?"
        report("row of stack views", rounds: 400) {
            _ = row.systemLayoutSizeFitting(
                CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
    }

    private static func report(_ name: String, rounds: Int, _ body: () -> Void) {
        body()
        var times: [Double] = []
        for _ in 0..<rounds {
            times.append(CPU.time(body))
        }
        Report.line("layout: \(name)", times)
    }
}

private final class BenchRow: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 20) }
}

private final class BenchCell: UIView {
    let avatar = UIView()
    let name = UILabel()
    let message = UILabel()
    let time = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [avatar, name, message, time] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        message.numberOfLines = 0
        time.text = "12:07"
        time.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            avatar.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            avatar.widthAnchor.constraint(equalToConstant: 40),
            avatar.heightAnchor.constraint(equalToConstant: 40),
            avatar.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -8),
            name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
            name.topAnchor.constraint(equalTo: avatar.topAnchor),
            time.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
            time.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            time.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
            message.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            message.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            message.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
            message.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
