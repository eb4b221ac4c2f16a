import Foundation

/// Lines of a report: what, how much, and what is wanted.
enum Report {
    static func line(_ name: String, _ value: Double, _ unit: String, goal: String? = nil) {
        line(name, text(value) + unit, goal: goal)
    }

    static func line(_ name: String, _ value: Double, _ unit: String, and other: Double, _ otherUnit: String) {
        line(name, text(value) + unit + text(other) + otherUnit)
    }

    private static func text(_ value: Double) -> String {
        let digits = value >= 1000 ? 0 : value >= 100 ? 1 : 2
        return String(format: "%.\(digits)f ", value)
    }

    static func line(_ name: String, _ value: String, goal: String? = nil) {
        let goal = goal.map { "   (goal \($0))" } ?? ""
        print("  \(name.padding(toLength: 38, withPad: " ", startingAt: 0))\(value)\(goal)")
    }
}
