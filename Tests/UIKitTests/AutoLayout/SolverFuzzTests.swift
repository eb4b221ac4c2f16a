import Foundation
import XCTest

@testable import UIKit

/// Compares the solver with a reference that tries every vertex of small systems.
@preconcurrency @MainActor final class SolverFuzzTests: XCTestCase {
    private struct Random {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
        mutating func pick(_ count: Int) -> Int { Int(next() % UInt64(count)) }
    }

    private struct Wish {
        var factors: [Double]
        var relation: LinearSystem.Relation
        var constant: Double
        var priority: Double

        func error(_ x: [Double]) -> Double {
            let value = zip(factors, x).reduce(0) { $0 + $1.0 * $1.1 } - constant
            switch relation {
            case .equal, .around: return abs(value)
            case .atMost: return max(0, value)
            case .atLeast: return max(0, -value)
            }
        }
    }

    /// Errors by strength, the strongest first: what a solution is judged by.
    private func cost(_ wishes: [Wish], _ x: [Double]) -> [Double] {
        let levels = Set(wishes.map(\.priority)).sorted(by: >)
        return levels.map { level in wishes.filter { $0.priority == level }.reduce(0) { $0 + $1.error(x) } }
    }

    private func isBetter(_ a: [Double], _ b: [Double]) -> Bool {
        for (x, y) in zip(a, b) where abs(x - y) > 1e-5 { return x < y }
        return false
    }

    /// The optimum of a system of sums of absolute values stands where `n` rows are met exactly.
    private func reference(_ wishes: [Wish], _ n: Int) -> [Double]? {
        var best: [Double]?
        func combinations(_ start: Int, _ chosen: [Int]) {
            if chosen.count == n {
                guard let x = solve(chosen.map { wishes[$0] }, n) else { return }
                let cost = cost(wishes, x)
                if best == nil || isBetter(cost, best!) { best = cost }
                return
            }
            for index in start..<wishes.count { combinations(index + 1, chosen + [index]) }
        }
        combinations(0, [])
        return best
    }

    private func solve(_ rows: [Wish], _ n: Int) -> [Double]? {
        var m = rows.map { $0.factors + [$0.constant] }
        for column in 0..<n {
            guard let pivot = (column..<n).max(by: { abs(m[$0][column]) < abs(m[$1][column]) }),
                abs(m[pivot][column]) > 1e-9
            else { return nil }
            m.swapAt(column, pivot)
            for row in 0..<n where row != column {
                let factor = m[row][column] / m[column][column]
                for index in column...n { m[row][index] -= factor * m[column][index] }
            }
        }
        return (0..<n).map { m[$0][n] / m[$0][$0] }
    }

    func testSmallSystemsAreSolvedAsWellAsCanBe() {
        for seed in 1...600 {
            var random = Random(state: UInt64(seed) &* 7919)
            let n = 1 + random.pick(3)
            let places = (0..<n).map { _ in Double(random.pick(21)) * 5 }
            var wishes: [Wish] = []
            for _ in 0..<(n + 1 + random.pick(4)) {
                var factors = [Double](repeating: 0, count: n)
                factors[random.pick(n)] = 1
                if n > 1, random.pick(2) == 0 { factors[random.pick(n)] = Double([-1, 1, 2, -2][random.pick(4)]) }
                let isRequired = random.pick(4) == 0
                var constant = Double(random.pick(41) - 10) * 5
                // Demands are taken from one point, so that they can all be met.
                if isRequired { constant = zip(factors, places).reduce(0) { $0 + $1.0 * $1.1 } }
                wishes.append(
                    Wish(
                        factors: factors, relation: [.equal, .atMost, .atLeast][random.pick(3)], constant: constant,
                        priority: isRequired ? 1000 : [250, 500, 750][random.pick(3)]))
            }
            // Each variable has a place to go to, so the vertices hold an optimum.
            for index in 0..<n {
                var factors = [Double](repeating: 0, count: n)
                factors[index] = 1
                wishes.append(Wish(factors: factors, relation: .equal, constant: 30, priority: 1))
            }
            guard let best = reference(wishes, n) else { continue }
            let found = cost(wishes, values(of: wishes, n))
            XCTAssertFalse(isBetter(best, found), "seed \(seed): \(found), but \(best) is possible")
            XCTAssertFalse(isBetter(found, best), "seed \(seed): the reference missed \(found) with \(best)")
        }
    }

    private func values(of wishes: [Wish], _ n: Int) -> [Double] {
        var system = LinearSystem()
        for _ in 0..<n { _ = system.makeVariable(isVertical: false, isLength: false) }
        for wish in wishes {
            for (variable, factor) in wish.factors.enumerated() { system.add(variable, factor) }
            system.finishRow(wish.relation, wish.constant, priority: wish.priority)
        }
        system.settle(.both)
        system.settleRest()
        return Array(system.values)
    }

    func testContradictingDemandsLeaveTheOldestStanding() {
        var system = LinearSystem()
        let x = system.makeVariable(isVertical: false, isLength: true)
        for (number, constant) in [10.0, 20, 10].enumerated() {
            system.add(x, 1)
            system.finishRow(.equal, constant, source: number)
        }
        system.settle(.both)
        XCTAssertEqual(system.values[x], 10)
        XCTAssertEqual(system.conflicts.map(\.dropped), [1])
    }
}
