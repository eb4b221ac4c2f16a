/// A linear programme with wishes of many strengths, by the method of Cassowary (Badros, Borning, Stuckey 2001).
///
/// Variables of the layout may take any value: the first row that mentions one *defines* it, and it leaves the tableau for
/// good. What stays are slacks and errors, which may not be negative. Strengths are compared strictly: the errors of the
/// strongest wishes are made as small as possible before weaker ones are looked at.
///
/// Where Cassowary rewrites the definitions at every pivot, here they stand as they were written, and are evaluated from
/// the last to the first at the end. In a chain of rows they are the longest part of all.
struct Simplex {
    private enum Place {
        case free, nonnegative, dead
        case defined(Int)
        case basic(Int)
    }

    private static let epsilon = ColumnSum.epsilon

    private var places: ContiguousArray<Place>
    private let variableCount: Int
    private var definitions: ContiguousArray<(variable: Int, sum: ColumnSum)> = []
    private var basics: ContiguousArray<Int> = []
    private var tableau: ContiguousArray<ColumnSum> = []
    private var errors: ContiguousArray<(column: Int, priority: Double)> = []

    // A sum under construction, spread over all columns.
    private var spread: ContiguousArray<Double>
    private var isTouched: ContiguousArray<Bool>
    private var touched: ContiguousArray<Int> = []
    private var spreadConstant = 0.0

    init(variableCount: Int) {
        self.variableCount = variableCount
        places = ContiguousArray(repeating: .free, count: variableCount)
        spread = ContiguousArray(repeating: 0, count: variableCount)
        isTouched = ContiguousArray(repeating: false, count: variableCount)
    }

    private mutating func makeColumn() -> Int {
        places.append(.nonnegative)
        spread.append(0)
        isTouched.append(false)
        return places.count - 1
    }

    // MARK: Sums

    private mutating func put(_ column: Int, _ factor: Double) {
        if !isTouched[column] {
            isTouched[column] = true
            touched.append(column)
        }
        spread[column] += factor
    }

    private mutating func put(_ sum: ColumnSum, times factor: Double) {
        spreadConstant += sum.constant * factor
        for index in sum.columns.indices { put(sum.columns[index], sum.factors[index] * factor) }
    }

    /// Replaces columns that have left the basis by what they stand for, until only parameters are left.
    private mutating func expand() {
        var index = 0
        while index < touched.count {
            let column = touched[index]
            index += 1
            let factor = spread[column]
            switch places[column] {
            case .free, .nonnegative: continue
            case .dead: spread[column] = 0
            case .defined(let number):
                spread[column] = 0
                if factor != 0 { put(definitions[number].sum, times: factor) }
            case .basic(let row):
                spread[column] = 0
                if factor != 0 { put(tableau[row], times: factor) }
            }
            // A later addition to a column that was replaced already must be replaced too.
            isTouched[column] = false
            touched[index - 1] = -1
        }
        touched.removeAll { $0 < 0 }
    }

    private mutating func takeSum() -> ColumnSum {
        var sum = ColumnSum()
        sum.constant = spreadConstant
        sum.columns.reserveCapacity(touched.count)
        sum.factors.reserveCapacity(touched.count)
        touched.sort()
        for column in touched {
            if abs(spread[column]) > Self.epsilon {
                sum.columns.append(column)
                sum.factors.append(spread[column])
            }
            spread[column] = 0
            isTouched[column] = false
        }
        touched.removeAll(keepingCapacity: true)
        spreadConstant = 0
        return sum
    }

    // MARK: Adding

    /// Adds `Σ factor · variable relation constant`; false where it is required and contradicts what was added before.
    mutating func add(
        _ terms: ContiguousArray<LinearSystem.Term>, _ relation: LinearSystem.Relation, _ constant: Double,
        priority: Double
    ) -> Bool {
        for term in terms { put(term.variable, term.factor) }
        spreadConstant -= constant
        expand()
        let isRequired = priority >= LinearSystem.required
        var up = -1, down = -1
        // sum - up + down = 0: `up` is how far it lies above the constant, `down` how far below.
        if !(relation == .equal && isRequired) {
            if relation != .atMost || !isRequired {
                up = makeColumn()
                put(up, -1)
            }
            if relation != .atLeast || !isRequired {
                down = makeColumn()
                put(down, 1)
            }
            if !isRequired {
                if relation != .atLeast { errors.append((up, priority)) }
                if relation != .atMost { errors.append((down, priority)) }
            }
        }
        if let variable = freeVariable() {
            let factor = spread[variable]
            spread[variable] = 0
            var sum = takeSum()
            sum.scale(-1 / factor)
            places[variable] = .defined(definitions.count)
            definitions.append((variable, sum))
            return true
        }
        if up >= 0, spreadConstant >= 0 { return makeBasic(up) }
        if down >= 0, spreadConstant <= 0 { return makeBasic(down) }
        return addByPhaseOne()
    }

    private func freeVariable() -> Int? {
        var best: Int?, bestFactor = Self.epsilon
        for column in touched where column < variableCount {
            guard case .free = places[column], abs(spread[column]) > bestFactor else { continue }
            best = column
            bestFactor = abs(spread[column])
        }
        return best
    }

    private mutating func makeBasic(_ column: Int) -> Bool {
        let factor = spread[column]
        spread[column] = 0
        var sum = takeSum()
        sum.scale(-1 / factor)
        append(column, sum)
        return true
    }

    private mutating func append(_ column: Int, _ sum: ColumnSum) {
        places[column] = .basic(tableau.count)
        basics.append(column)
        tableau.append(sum)
    }

    /// Makes the sum under construction zero by pivoting, or finds that it cannot be.
    private mutating func addByPhaseOne() -> Bool {
        var sum = takeSum()
        if sum.constant < 0 { sum.scale(-1) }
        guard sum.constant > LinearSystem.tolerance || !sum.columns.isEmpty else { return true }
        let artificial = makeColumn()
        append(artificial, sum)
        while case .basic(let row) = places[artificial], tableau[row].constant > Self.epsilon {
            var entering = -1
            for index in tableau[row].columns.indices where tableau[row].factors[index] < -Self.epsilon {
                let column = tableau[row].columns[index]
                if entering < 0 || column < entering { entering = column }
            }
            guard entering >= 0, let leaving = leavingRow(for: entering) else { break }
            pivot(entering, leaving)
        }
        guard case .basic(let row) = places[artificial] else {
            kill(artificial)
            return true
        }
        let isPossible = tableau[row].constant <= LinearSystem.tolerance
        if isPossible {
            tableau[row].constant = 0
            if let column = tableau[row].columns.first {
                pivot(column, row)
                kill(artificial)
                return true
            }
        }
        removeRow(row)
        places[artificial] = .dead
        return isPossible
    }

    private mutating func kill(_ column: Int) {
        places[column] = .dead
        for row in tableau.indices {
            if let index = tableau[row].index(of: column) { tableau[row].remove(at: index) }
        }
    }

    private mutating func removeRow(_ row: Int) {
        let last = tableau.count - 1
        if row != last {
            tableau[row] = tableau[last]
            basics[row] = basics[last]
            places[basics[row]] = .basic(row)
        }
        tableau.removeLast()
        basics.removeLast()
    }

    // MARK: Pivoting

    /// The basic column that reaches zero first when the column grows; ties go to the oldest (Bland), against cycles.
    private func leavingRow(for column: Int) -> Int? {
        var best: Int?, bestRatio = Double.infinity
        for row in tableau.indices {
            guard let index = tableau[row].index(of: column),
                tableau[row].factors[index] < -Self.epsilon
            else { continue }
            let ratio = tableau[row].constant / -tableau[row].factors[index]
            if ratio < bestRatio - Self.epsilon {
                best = row
                bestRatio = ratio
            } else if ratio <= bestRatio + Self.epsilon, let current = best, basics[row] < basics[current] {
                best = row
                bestRatio = min(bestRatio, ratio)
            }
        }
        return best
    }

    private mutating func pivot(_ entering: Int, _ row: Int) {
        var sum = ColumnSum()
        swap(&sum, &tableau[row])
        let factor = sum.remove(at: sum.index(of: entering)!)
        let leaving = basics[row]
        sum.add(leaving, -1)
        sum.scale(-1 / factor)
        basics[row] = entering
        places[entering] = .basic(row)
        places[leaving] = .nonnegative
        for other in tableau.indices where other != row {
            guard let index = tableau[other].index(of: entering) else { continue }
            let factor = tableau[other].remove(at: index)
            tableau[other].add(sum, times: factor)
            if tableau[other].constant < 0, tableau[other].constant > -1e-7 { tableau[other].constant = 0 }
        }
        tableau[row] = sum
    }

    // MARK: Optimising

    /// Makes the errors small, the strongest wishes first.
    mutating func optimise() {
        let levels = Set(errors.map(\.priority)).sorted(by: >)
        /// Columns that a stronger level would pay for.
        var isBarred = ContiguousArray(repeating: false, count: places.count)
        for level in levels {
            var rounds = 0
            while true {
                let cost = costs(of: level)
                var entering = -1, most = -Self.epsilon * 10
                for column in variableCount..<places.count where !isBarred[column] {
                    guard case .nonnegative = places[column], cost[column] < most else { continue }
                    entering = column
                    // The steepest first; after many rounds the oldest, which cannot cycle.
                    if rounds < 200 { most = cost[column] } else { break }
                }
                guard entering >= 0, let row = leavingRow(for: entering) else {
                    for column in variableCount..<places.count where cost[column] > Self.epsilon * 10 {
                        isBarred[column] = true
                    }
                    break
                }
                pivot(entering, row)
                rounds += 1
            }
        }
    }

    /// What one more of each column adds to the errors of a level.
    private func costs(of level: Double) -> ContiguousArray<Double> {
        var cost = ContiguousArray(repeating: 0.0, count: places.count)
        for error in errors where error.priority == level {
            if case .basic(let row) = places[error.column] {
                for index in tableau[row].columns.indices {
                    cost[tableau[row].columns[index]] += tableau[row].factors[index]
                }
            } else {
                cost[error.column] += 1
            }
        }
        return cost
    }

    /// The values of the variables; free ones keep what they are given here.
    func values(startingFrom defaults: ContiguousArray<Double>) -> ContiguousArray<Double> {
        var values = ContiguousArray(repeating: 0.0, count: places.count)
        for variable in 0..<variableCount { values[variable] = defaults[variable] }
        for row in tableau.indices { values[basics[row]] = tableau[row].constant }
        for (variable, sum) in definitions.reversed() {
            var value = sum.constant
            for index in sum.columns.indices { value += sum.factors[index] * values[sum.columns[index]] }
            values[variable] = value
        }
        return values
    }
}
