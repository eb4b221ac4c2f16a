import UIKit
import XCTest

@testable import UIKit

/// A row of a table: views, constraints in one line each, and the frames that follow.
///
/// Views: `"a 50x20; b; c in b; d 10x10 hug=251/251 res=749/749"` (a natural size, a superview, priorities across/down).
/// Constraints: `"a.left = root.left + 10 @750"`, `"b.width >= 0.5*root.width - 4"`, `"a.top = root:safe.top"`; `-` starts
/// one that is deactivated before the layout.
/// Frames: `"a 10 0 50 20"`, in the superview's coordinates.
struct LayoutCase {
    let name: String
    var size = CGSize(width: 200, height: 100)
    var views: String
    var constraints: [String]
    var frames: [String]
    var prepare: @MainActor (LayoutStage) -> Void = { _ in }
    let file: StaticString
    let line: UInt

    init(
        _ name: String, _ size: (CGFloat, CGFloat), _ views: String, _ constraints: [String],
        _ frames: [String], file: StaticString = #filePath, line: UInt = #line,
        prepare: @escaping @MainActor (LayoutStage) -> Void = { _ in }
    ) {
        self.name = name
        self.size = CGSize(width: size.0, height: size.1)
        self.views = views
        self.constraints = constraints
        self.frames = frames
        self.prepare = prepare
        self.file = file
        self.line = line
    }

    /// In a root of 200 by 100 points.
    init(
        _ name: String, _ views: String, _ constraints: [String], _ frames: [String], file: StaticString = #filePath,
        line: UInt = #line, prepare: @escaping @MainActor (LayoutStage) -> Void = { _ in }
    ) {
        self.init(name, (200, 100), views, constraints, frames, file: file, line: line, prepare: prepare)
    }

    @MainActor func check() {
        let stage = LayoutStage(size: size)
        stage.add(views)
        prepare(stage)
        stage.constrain(constraints)
        stage.root.layoutIfNeeded()
        stage.expect(frames, name, file: file, line: line)
    }
}

/// A view with a natural size.
@MainActor final class SizedView: UIView {
    var natural = CGSize(width: -1, height: -1) { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { natural }
}

/// The views of a case by name.
@MainActor final class LayoutStage {
    let root = UIView()
    private(set) var views: [String: UIView] = [:]
    private(set) var constraints: [NSLayoutConstraint] = []

    init(size: CGSize) {
        root.frame = CGRect(origin: .zero, size: size)
        views["root"] = root
    }

    subscript(name: String) -> UIView {
        guard let view = views[name] else { fatalError("There is no view \(name) in this case") }
        return view
    }

    func stack(_ name: String) -> UIStackView { self[name] as! UIStackView }

    func put(_ name: String, _ view: UIView, in parent: String = "root") {
        view.translatesAutoresizingMaskIntoConstraints = false
        views[name] = view
        view.accessibilityIdentifier = name
        if let stack = self[parent] as? UIStackView {
            stack.addArrangedSubview(view)
        } else {
            self[parent].addSubview(view)
        }
    }

    func add(_ text: String) {
        for part in text.split(separator: ";") {
            let words = part.split(separator: " ").map(String.init)
            let view = SizedView()
            var parent = "root"
            for (index, word) in words.enumerated().dropFirst() {
                if word == "in" {
                    parent = words[index + 1]
                } else if word.hasPrefix("hug=") || word.hasPrefix("res=") {
                    let numbers = word.dropFirst(4).split(separator: "/").map { UILayoutPriority(Float($0)!) }
                    for (axis, number) in zip([NSLayoutConstraint.Axis.horizontal, .vertical], numbers) {
                        if word.hasPrefix("hug") {
                            view.setContentHuggingPriority(number, for: axis)
                        } else {
                            view.setContentCompressionResistancePriority(number, for: axis)
                        }
                    }
                } else if let x = word.firstIndex(of: "x"), let width = Double(word[..<x]),
                    let height = Double(word[word.index(after: x)...])
                {
                    view.natural = CGSize(width: width, height: height)
                }
            }
            put(words[0], view, in: parent)
        }
    }

    // MARK: Constraints

    func constrain(_ lines: [String]) {
        for line in lines {
            let isOff = line.hasPrefix("-")
            let constraint = parse(isOff ? String(line.dropFirst()) : line)
            constraints.append(constraint)
            constraint.isActive = true
            if isOff { constraint.isActive = false }
        }
    }

    func parse(_ line: String) -> NSLayoutConstraint {
        var words = line.split(separator: " ").map(String.init)
        var priority = UILayoutPriority.required
        if let last = words.last, last.hasPrefix("@") {
            priority = UILayoutPriority(Float(last.dropFirst())!)
            words.removeLast()
        }
        let relation: NSLayoutConstraint.Relation =
            words[1] == "=" ? .equal : words[1] == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
        let first = target(words[0])
        var multiplier: CGFloat = 1, constant: CGFloat = 0
        var second: (AnyObject, NSLayoutConstraint.Attribute)?
        if let number = Double(words[2]) {
            constant = number
        } else {
            let parts = words[2].split(separator: "*")
            if parts.count == 2 { multiplier = CGFloat(Double(parts[0])!) }
            second = target(String(parts.last!))
            if words.count > 4 { constant = CGFloat(Double(words[4])!) * (words[3] == "-" ? -1 : 1) }
        }
        let made = NSLayoutConstraint(
            item: first.0, attribute: first.1, relatedBy: relation, toItem: second?.0,
            attribute: second?.1 ?? .notAnAttribute, multiplier: multiplier, constant: constant)
        made.priority = priority
        return made
    }

    private func target(_ text: String) -> (AnyObject, NSLayoutConstraint.Attribute) {
        let parts = text.split(separator: ".")
        let path = parts[0].split(separator: ":").map(String.init)
        let attribute = Self.attributes[String(parts[1])]!
        guard path.count > 1 else { return (self[path[0]], attribute) }
        let view = self[path[0]]
        switch path[1] {
        case "safe": return (view.safeAreaLayoutGuide, attribute)
        case "margins": return (view.layoutMarginsGuide, attribute)
        case "readable": return (view.readableContentGuide, attribute)
        case "keyboard": return (view.keyboardLayoutGuide, attribute)
        case "content": return ((view as! UIScrollView).contentLayoutGuide, attribute)
        case "frame": return ((view as! UIScrollView).frameLayoutGuide, attribute)
        default: return (view.layoutGuides.first { $0.identifier == path[1] }!, attribute)
        }
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
        "first": .firstBaseline, "last": .lastBaseline, "leadingMargin": .leadingMargin,
        "trailingMargin": .trailingMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leftMargin": .leftMargin, "rightMargin": .rightMargin, "centerXMargins": .centerXWithinMargins,
        "centerYMargins": .centerYWithinMargins,
    ]

    // MARK: Frames

    func expect(_ frames: [String], _ name: String, file: StaticString = #filePath, line: UInt = #line) {
        for text in frames {
            let words = text.split(separator: " ").map(String.init)
            let numbers = words.dropFirst().map { Double($0)! }
            let expected = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            let parts = words[0].split(separator: ":").map(String.init)
            let frame =
                parts.count == 1
                ? self[parts[0]].frame
                : self[parts[0]].layoutGuides.first { $0.identifier == parts[1] }!.layoutFrame
            let isClose =
                abs(frame.minX - expected.minX) < 0.01 && abs(frame.minY - expected.minY) < 0.01
                && abs(frame.width - expected.width) < 0.01 && abs(frame.height - expected.height) < 0.01
            XCTAssertTrue(isClose, "\(name): \(words[0]) is \(frame), not \(expected)", file: file, line: line)
        }
    }
}
