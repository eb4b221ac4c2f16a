import Foundation

/// Reads the visual format language: `"H:|-[name(>=40@750)]-8-[time]-|"`.
@MainActor struct VisualFormat {

    /// A distance or a length: relation, value or other view, priority.
    struct Size {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        var view: UIView?
        var priority = UILayoutPriority.required
    }

    enum Part {
        case superview
        case view(UIView, [Size])
        /// nil is the standard distance.
        case gap([Size]?)
    }

    private let text: [Character]
    private var index = 0
    private let metrics: [String: Any]
    private let views: [String: Any]
    private(set) var isVertical = false

    init(_ format: String, metrics: [String: Any]?, views: [String: Any]) {
        text = format.filter { !$0.isWhitespace }.map { $0 }
        self.metrics = metrics ?? [:]
        self.views = views
    }

    /// Anything that is not the language is a mistake in the program, as on Apple's systems.
    private func fail(_ what: String) -> Never {
        fatalError("Visual format \"\(String(text))\": \(what) at character \(index)")
    }

    private var next: Character? { index < text.count ? text[index] : nil }

    private mutating func take(_ character: Character) -> Bool {
        guard next == character else { return false }
        index += 1
        return true
    }

    private mutating func word() -> String {
        let start = index
        while let character = next, character.isLetter || character.isNumber || character == "_" || character == "." {
            index += 1
        }
        if start == index { fail("expected a name or a number") }
        return String(text[start..<index])
    }

    mutating func parts() -> [Part] {
        var parts: [Part] = []
        if text.starts(with: ["H", ":"]) {
            index = 2
        } else if text.starts(with: ["V", ":"]) {
            index = 2
            isVertical = true
        }
        while let character = next {
            switch character {
            case "|":
                index += 1
                parts.append(.superview)
            case "-":
                index += 1
                parts.append(.gap(gap()))
            case "[": parts.append(view())
            default: fail("unexpected '\(character)'")
            }
            // Two neighbours without a dash touch.
            if case .gap = parts.last! { continue }
            if next == "[" || next == "|" { parts.append(.gap([Size()])) }
        }
        return parts
    }

    private mutating func gap() -> [Size]? {
        if next == "[" || next == "|" { return nil }
        let sizes: [Size]
        if next == "(" {
            sizes = list()
        } else {
            sizes = [size()]
        }
        if !take("-") { fail("expected '-'") }
        return sizes
    }

    private mutating func view() -> Part {
        index += 1
        let name = word()
        guard let view = views[name] as? UIView else { fail("there is no view named \(name)") }
        let sizes = next == "(" ? list() : []
        if !take("]") { fail("expected ']'") }
        return .view(view, sizes)
    }

    private mutating func list() -> [Size] {
        index += 1
        var sizes = [size()]
        while take(",") { sizes.append(size()) }
        if !take(")") { fail("expected ')'") }
        return sizes
    }

    private mutating func size() -> Size {
        var size = Size()
        if take("=") {
            if !take("=") { fail("expected '=='") }
        } else if take("<") {
            if !take("=") { fail("expected '<='") }
            size.relation = .lessThanOrEqual
        } else if take(">") {
            if !take("=") { fail("expected '>='") }
            size.relation = .greaterThanOrEqual
        }
        let isNegative = take("-")
        let name = word()
        if let view = views[name] as? UIView { size.view = view } else { size.constant = number(name) }
        if isNegative { size.constant = -size.constant }
        if take("@") { size.priority = UILayoutPriority(Float(number(word()))) }
        return size
    }

    private func number(_ word: String) -> CGFloat {
        if let number = Double(word) { return CGFloat(number) }
        switch metrics[word] {
        case let value as CGFloat: return value
        case let value as Double: return CGFloat(value)
        case let value as Int: return CGFloat(value)
        case let value as Float: return CGFloat(value)
        case let value as NSNumber: return CGFloat(value.doubleValue)
        case let value as UILayoutPriority: return CGFloat(value.rawValue)
        default: fail("there is no metric named \(word)")
        }
    }
}
