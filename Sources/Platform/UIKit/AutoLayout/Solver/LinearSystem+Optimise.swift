extension LinearSystem {
    /// A strength between what is required and the strongest wish: a length is not negative if that can be had.
    private static let nonnegativity = 999.5

    /// Solves a group in which something has to give way.
    mutating func optimise(_ group: ContiguousArray<Int>) {
        var numbers: [Int: Int] = [:]
        var variables: ContiguousArray<Int> = []
        for row in group {
            for index in rows[row].start..<rows[row].end {
                let variable = terms[index].variable
                guard !isKnown[variable], terms[index].factor != 0, numbers[variable] == nil else { continue }
                numbers[variable] = variables.count
                variables.append(variable)
            }
        }
        // Required equations first, then required bounds, then wishes: so most variables are defined by short sums.
        let order = group.sorted { a, b in
            let (x, y) = (rank(a), rank(b))
            return x != y ? x < y : a < b
        }
        var found = solve(order, variables, numbers, keepsLengthsPositive: false, notesConflicts: true)
        if variables.indices.contains(where: { isLength[variables[$0]] && found[$0] < -Self.tolerance }) {
            found = solve(order, variables, numbers, keepsLengthsPositive: true, notesConflicts: false)
        }
        for index in variables.indices {
            values[variables[index]] = found[index]
            isKnown[variables[index]] = true
        }
    }

    private func rank(_ row: Int) -> Int {
        if rows[row].isRequiredEquation { return 0 }
        return rows[row].priority >= Self.required && !rows[row].isEquation ? 1 : 2
    }

    private mutating func solve(
        _ order: [Int], _ variables: ContiguousArray<Int>, _ numbers: [Int: Int], keepsLengthsPositive: Bool,
        notesConflicts: Bool
    ) -> ContiguousArray<Double> {
        var simplex = Simplex(variableCount: variables.count)
        var newest = -1
        for row in order {
            var sum: ContiguousArray<Term> = []
            var constant = rows[row].constant
            for index in rows[row].start..<rows[row].end {
                let term = terms[index]
                if isKnown[term.variable] {
                    constant -= term.factor * values[term.variable]
                } else if term.factor != 0 {
                    sum.append(Term(variable: numbers[term.variable]!, factor: term.factor))
                }
            }
            if rows[row].relation == .around {
                if rows[row].isRequiredEquation {
                    _ = simplex.add(sum, .equal, constant, priority: Self.required)
                } else {
                    _ = simplex.add(sum, .atMost, constant, priority: rows[row].priority)
                    _ = simplex.add(sum, .atLeast, constant, priority: rows[row].secondPriority)
                }
            } else if !simplex.add(sum, rows[row].relation, constant, priority: rows[row].priority) {
                if notesConflicts, rows[row].source >= 0 { conflicts.append((rows[row].source, newest)) }
                continue
            }
            if rows[row].priority >= Self.required { newest = max(newest, rows[row].source) }
        }
        if keepsLengthsPositive {
            for (number, variable) in variables.enumerated() where isLength[variable] {
                _ = simplex.add(
                    [Term(variable: number, factor: 1)], .atLeast, 0, priority: Self.nonnegativity)
            }
        }
        simplex.optimise()
        let defaults = ContiguousArray(
            variables.map { variable in
                let place = fallback[variable]
                return place >= 0 && isKnown[place] ? values[place] : 0
            })
        return simplex.values(startingFrom: defaults)
    }
}
