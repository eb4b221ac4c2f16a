import Foundation

/// Reads the path notation of SVG, as far as the catalogue uses it: M L H V C Q A Z, absolute and relative.
enum PathData {
    static func parse(_ data: String) -> CGPath {
        let path = CGMutablePath()
        var scanner = Tokens(data)
        var point = CGPoint.zero, start = CGPoint.zero
        while let command = scanner.command() {
            let relative = command.isLowercase
            func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
                relative ? CGPoint(x: point.x + x, y: point.y + y) : CGPoint(x: x, y: y)
            }
            repeat {
                switch command.uppercased() {
                case "M":
                    point = place(scanner.number(), scanner.number())
                    start = point
                    path.move(to: point)
                case "L":
                    point = place(scanner.number(), scanner.number())
                    path.addLine(to: point)
                case "H":
                    let x = scanner.number()
                    point.x = relative ? point.x + x : x
                    path.addLine(to: point)
                case "V":
                    let y = scanner.number()
                    point.y = relative ? point.y + y : y
                    path.addLine(to: point)
                case "C":
                    let a = place(scanner.number(), scanner.number()), b = place(scanner.number(), scanner.number())
                    let end = place(scanner.number(), scanner.number())
                    path.addCurve(to: end, control1: a, control2: b)
                    point = end
                case "Q":
                    let control = place(scanner.number(), scanner.number())
                    let end = place(scanner.number(), scanner.number())
                    path.addQuadCurve(to: end, control: control)
                    point = end
                case "A":
                    let radius = scanner.number()
                    _ = (scanner.number(), scanner.number())
                    let large = scanner.number() != 0, sweep = scanner.number() != 0
                    let end = place(scanner.number(), scanner.number())
                    path.addCircularArc(from: point, to: end, radius: radius, large: large, sweep: sweep)
                    point = end
                case "Z":
                    path.closeSubpath()
                    point = start
                default: preconditionFailure("Unknown path command \(command)")
                }
            } while scanner.hasNumber && command.uppercased() != "Z"
        }
        return path
    }

    private struct Tokens {
        private var rest: Substring

        init(_ text: String) { rest = text[...] }

        private mutating func skip() { rest = rest.drop { $0 == " " || $0 == "," || $0 == "\n" } }

        mutating func command() -> Character? {
            skip()
            guard let first = rest.first, first.isLetter else { return nil }
            rest = rest.dropFirst()
            return first
        }

        var hasNumber: Bool {
            mutating get {
                skip()
                return rest.first.map { $0.isNumber || $0 == "-" || $0 == "." } ?? false
            }
        }

        mutating func number() -> CGFloat {
            skip()
            var end = rest.startIndex, seenDot = false
            while end < rest.endIndex {
                let c = rest[end]
                if c == "-", end != rest.startIndex { break }
                if c == "." { if seenDot { break } else { seenDot = true } } else if !c.isNumber, c != "-" { break }
                end = rest.index(after: end)
            }
            let value = Double(rest[..<end]) ?? 0
            rest = rest[end...]
            return CGFloat(value)
        }
    }
}

extension CGMutablePath {
    /// An arc of a circle between two points, chosen as SVG does.
    fileprivate func addCircularArc(from a: CGPoint, to b: CGPoint, radius: CGFloat, large: Bool, sweep: Bool) {
        let dx = b.x - a.x, dy = b.y - a.y
        let distance = hypot(dx, dy)
        guard distance > 0 else { return }
        let r = max(radius, distance / 2)
        let height = (r * r - distance * distance / 4).squareRoot()
        // As SVG's implementation notes have it: the centre lies to one side of the chord or to the other.
        let side = (large != sweep ? height : -height) / distance
        let center = CGPoint(x: (a.x + b.x) / 2 - side * dy, y: (a.y + b.y) / 2 + side * dx)
        addArc(
            center: center, radius: r, startAngle: atan2(a.y - center.y, a.x - center.x),
            endAngle: atan2(b.y - center.y, b.x - center.x), clockwise: !sweep)
    }
}
