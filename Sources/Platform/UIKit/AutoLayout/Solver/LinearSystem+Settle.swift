extension LinearSystem {
    enum Axes { case horizontal, vertical, both }

    /// Whether a row that is still open ties a horizontal unknown to a vertical one: an aspect ratio.
    var tiesAxes: Bool {
        rows.contains { row in
            guard !row.isClosed, row.unknowns > 1 else { return false }
            return axes(of: row) == .both
        }
    }

    private func axes(of row: Row) -> Axes {
        var horizontal = false, vertical = false
        for index in row.start..<row.end where !isKnown[terms[index].variable] {
            if isVertical[terms[index].variable] { vertical = true } else { horizontal = true }
        }
        return horizontal && vertical ? .both : vertical ? .vertical : .horizontal
    }

    /// Gives every variable that an open row of these axes mentions its value, and closes those rows.
    mutating func settle(_ wanted: Axes) {
        propagate()
        var groups = Groups(count: values.count)
        var open: ContiguousArray<Int> = []
        for row in rows.indices where !rows[row].isClosed {
            guard wanted == .both || axes(of: rows[row]) == wanted else { continue }
            open.append(row)
            var first = -1
            for index in rows[row].start..<rows[row].end {
                let variable = terms[index].variable
                guard !isKnown[variable], terms[index].factor != 0 else { continue }
                if first < 0 { first = variable } else { groups.join(first, variable) }
            }
        }
        guard !open.isEmpty else { return }
        for group in groups.rows(
            open,
            groupOf: { row in
                for index in rows[row].start..<rows[row].end
                where !isKnown[terms[index].variable] && terms[index].factor != 0 {
                    return terms[index].variable
                }
                return -1
            })
        {
            if !settleAtOnce(group) { optimise(group) }
            for row in group { rows[row].isClosed = true }
        }
    }

    /// Tries to give the group all it wants, the strongest wishes first.
    ///
    /// The result counts only if it is the best there is: all disappointed wishes are weaker than every wish that was
    /// used to find it. Then the stronger ones are all met, and they leave no freedom for anything else.
    private mutating func settleAtOnce(_ group: ContiguousArray<Int>) -> Bool {
        var wishes = WishHeap()
        var given: ContiguousArray<Int> = []
        var weakest = Double.infinity
        for row in group where rows[row].unknowns == 1 && rows[row].isEquation {
            wishes.push(row, rows[row].equationPriority)
        }
        while let row = wishes.pop() {
            guard rows[row].unknowns == 1, let (variable, value) = solution(of: row) else { continue }
            weakest = min(weakest, rows[row].equationPriority)
            values[variable] = value
            isKnown[variable] = true
            givenBy[variable] = row
            given.append(variable)
            for index in usesStart[variable]..<usesStart[variable + 1] {
                let other = uses[index]
                rows[other].unknowns -= 1
                if rows[other].unknowns == 1, rows[other].isEquation {
                    wishes.push(other, rows[other].equationPriority)
                }
            }
        }
        var isBest = true
        for row in group where isBest {
            isBest = rows[row].unknowns == 0 && violatedPriority(of: row) < min(weakest, Self.required)
        }
        for variable in given where isBest && isLength[variable] && values[variable] < -Self.tolerance {
            isBest = false
        }
        if isBest { return true }
        for variable in given {
            isKnown[variable] = false
            givenBy[variable] = -1
            for index in usesStart[variable]..<usesStart[variable + 1] { rows[uses[index]].unknowns += 1 }
        }
        return false
    }

    /// Variables that no row determines: places go to their container's corner, lengths are nothing.
    mutating func settleRest() {
        for variable in values.indices where !isKnown[variable] {
            let place = fallback[variable]
            values[variable] = place >= 0 ? values[place] : 0
            isKnown[variable] = true
        }
    }
}

/// Which variables hang together.
private struct Groups {
    private var parent: ContiguousArray<Int>

    init(count: Int) { parent = ContiguousArray(0..<count) }

    mutating func root(_ variable: Int) -> Int {
        var current = variable
        while parent[current] != current {
            parent[current] = parent[parent[current]]
            current = parent[current]
        }
        return current
    }

    mutating func join(_ a: Int, _ b: Int) {
        let (a, b) = (root(a), root(b))
        if a != b { parent[max(a, b)] = min(a, b) }
    }

    mutating func rows(_ rows: ContiguousArray<Int>, groupOf: (Int) -> Int) -> [ContiguousArray<Int>] {
        var numbers = ContiguousArray(repeating: -1, count: parent.count)
        var result: [ContiguousArray<Int>] = []
        for row in rows {
            let member = groupOf(row)
            guard member >= 0 else { continue }
            let root = root(member)
            if numbers[root] < 0 {
                numbers[root] = result.count
                result.append([])
            }
            result[numbers[root]].append(row)
        }
        return result
    }
}
