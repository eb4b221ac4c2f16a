/// The equations and inequalities of a layout, and the values that satisfy them.
///
/// Most layouts need no optimisation: a required equality with one unknown gives that unknown (`propagate`), and what the
/// rest asks for can be had all at once (`settle`). Only a group of variables in which something has to give way goes
/// to the simplex (`Simplex`), alone. So a chain of 500 rows is read once from top to bottom, and the tableau stays small.
///
/// Everything is kept in flat arrays under `Int` numbers; rows are added, never removed: a layout that changed is stated
/// again, which costs less than keeping a tableau that can forget.
struct LinearSystem {
    enum Relation: UInt8 {
        case equal, atMost, atLeast
        /// A natural size: at most the constant with `priority`, at least it with `secondPriority`.
        case around
    }

    struct Term {
        var variable: Int
        var factor: Double
    }

    /// `Σ factor · variable  relation  constant`.
    struct Row {
        var start: Int
        var end: Int
        var relation: Relation
        var constant: Double
        var priority: Double
        var secondPriority: Double
        /// What the row came from, for messages; negative where nobody wrote it.
        var source: Int
        var unknowns = 0
        var isClosed = false

        /// The strength with which the row, read as an equation, holds.
        var equationPriority: Double { relation == .around ? min(priority, secondPriority) : priority }
        var isEquation: Bool { relation == .equal || relation == .around }
        var isRequiredEquation: Bool { isEquation && equationPriority >= LinearSystem.required }
    }

    static let required = 1000.0
    static let tolerance = 1e-6

    var rows: ContiguousArray<Row> = []
    var terms: ContiguousArray<Term> = []
    var values: ContiguousArray<Double> = []
    var isKnown: ContiguousArray<Bool> = []
    var isVertical: ContiguousArray<Bool> = []
    /// Lengths are better not negative; places may be.
    var isLength: ContiguousArray<Bool> = []
    /// Where an undetermined place goes: the variable of the container's corner.
    var fallback: ContiguousArray<Int> = []
    /// The row that gave each variable its value.
    var givenBy: ContiguousArray<Int> = []
    /// Pairs of sources that contradict each other: the one that was dropped, the one that stood.
    var conflicts: [(dropped: Int, kept: Int)] = []

    // The rows of each variable, as one list: `usesStart[v] ..< usesStart[v + 1]` in `uses`.
    var usesStart: ContiguousArray<Int> = []
    var uses: ContiguousArray<Int> = []
    private var indexedRows = -1
    private var rowStart = 0

    // MARK: Stating

    mutating func makeVariable(isVertical vertical: Bool, isLength length: Bool, fallback place: Int = -1) -> Int {
        values.append(0)
        isKnown.append(false)
        isVertical.append(vertical)
        isLength.append(length)
        fallback.append(place)
        givenBy.append(-1)
        return values.count - 1
    }

    mutating func fix(_ variable: Int, at value: Double) {
        values[variable] = value
        isKnown[variable] = true
    }

    /// Adds a term to the row that is being stated.
    mutating func add(_ variable: Int, _ factor: Double) {
        guard factor != 0 else { return }
        for index in rowStart..<terms.count where terms[index].variable == variable {
            terms[index].factor += factor
            return
        }
        terms.append(Term(variable: variable, factor: factor))
    }

    /// Takes the terms of the row that is being stated out of the way, so that other rows can be stated before it.
    mutating func setAside() -> ContiguousArray<Term> {
        guard rowStart < terms.count else { return [] }
        let pending = ContiguousArray(terms[rowStart...])
        terms.removeSubrange(rowStart...)
        return pending
    }

    /// Goes on with a row that was set aside.
    mutating func resume(_ pending: ContiguousArray<Term>) {
        if !pending.isEmpty { terms.append(contentsOf: pending) }
    }

    mutating func finishRow(
        _ relation: Relation, _ constant: Double, priority: Double = LinearSystem.required,
        secondPriority: Double = 0, source: Int = -1
    ) {
        rows.append(
            Row(
                start: rowStart, end: terms.count, relation: relation, constant: constant, priority: priority,
                secondPriority: secondPriority, source: source))
        rowStart = terms.count
    }

    // MARK: What follows at once

    /// Builds the lists of uses for rows added since the last time.
    mutating func indexRows() {
        guard indexedRows != rows.count else { return }
        indexedRows = rows.count
        usesStart = ContiguousArray(repeating: 0, count: values.count + 1)
        for row in rows.indices where !rows[row].isClosed {
            var unknowns = 0
            for index in rows[row].start..<rows[row].end
            where !isKnown[terms[index].variable] && terms[index].factor != 0 {
                unknowns += 1
                usesStart[terms[index].variable + 1] += 1
            }
            rows[row].unknowns = unknowns
        }
        for variable in 0..<values.count { usesStart[variable + 1] += usesStart[variable] }
        uses = ContiguousArray(repeating: 0, count: usesStart[values.count])
        var next = usesStart
        for row in rows.indices where !rows[row].isClosed {
            for index in rows[row].start..<rows[row].end {
                let variable = terms[index].variable
                guard !isKnown[variable], terms[index].factor != 0 else { continue }
                uses[next[variable]] = row
                next[variable] += 1
            }
        }
    }

    /// Gives values to all variables that required equations determine one after the other. Older rows go first, so
    /// that of two that contradict each other the newer gives way.
    mutating func propagate() {
        indexRows()
        var queue = WishHeap()
        for row in rows.indices where !rows[row].isClosed {
            if rows[row].unknowns == 0 {
                close(row)
            } else if rows[row].unknowns == 1, rows[row].isRequiredEquation {
                queue.push(row, 0)
            }
        }
        while let row = queue.pop() {
            guard !rows[row].isClosed, rows[row].unknowns == 1, let (variable, value) = solution(of: row) else {
                continue
            }
            values[variable] = value
            isKnown[variable] = true
            givenBy[variable] = row
            for index in usesStart[variable]..<usesStart[variable + 1] {
                let other = uses[index]
                rows[other].unknowns -= 1
                if rows[other].unknowns == 0 {
                    if other == row { rows[row].isClosed = true } else { close(other) }
                } else if rows[other].unknowns == 1, rows[other].isRequiredEquation {
                    queue.push(other, 0)
                }
            }
        }
    }

    /// The one unknown of a row read as an equation.
    func solution(of row: Int) -> (variable: Int, value: Double)? {
        var variable = -1, factor = 0.0, sum = rows[row].constant
        for index in rows[row].start..<rows[row].end {
            let term = terms[index]
            if isKnown[term.variable] {
                sum -= term.factor * values[term.variable]
            } else if term.factor != 0 {
                variable = term.variable
                factor = term.factor
            }
        }
        return variable < 0 ? nil : (variable, sum / factor)
    }

    /// How far the left side exceeds the constant; all variables must be known.
    func excess(of row: Int) -> Double {
        var sum = -rows[row].constant
        for index in rows[row].start..<rows[row].end { sum += terms[index].factor * values[terms[index].variable] }
        return sum
    }

    /// The strength of the wish that the values disappoint; 0 where the row is content.
    func violatedPriority(of row: Int) -> Double {
        let excess = excess(of: row), scale = Self.tolerance * max(1, abs(rows[row].constant))
        switch rows[row].relation {
        case .equal: return abs(excess) > scale ? rows[row].priority : 0
        case .atMost: return excess > scale ? rows[row].priority : 0
        case .atLeast: return excess < -scale ? rows[row].priority : 0
        case .around: return excess > scale ? rows[row].priority : excess < -scale ? rows[row].secondPriority : 0
        }
    }

    /// All variables of the row have values. A required row that they contradict is dropped, and said.
    mutating func close(_ row: Int) {
        rows[row].isClosed = true
        guard violatedPriority(of: row) >= Self.required else { return }
        noteConflict(row)
    }

    mutating func noteConflict(_ row: Int) {
        guard rows[row].source >= 0 else { return }
        // The newest of the rows that gave the values is the likeliest partner.
        var partner = -1
        for index in rows[row].start..<rows[row].end {
            let giver = givenBy[terms[index].variable]
            if giver >= 0, giver != row, rows[giver].source >= 0 { partner = max(partner, rows[giver].source) }
        }
        conflicts.append((rows[row].source, partner))
    }
}
