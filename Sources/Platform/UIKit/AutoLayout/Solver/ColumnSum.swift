/// A sum of columns, `constant + Σ factor · column`, in the order of their numbers.
///
/// The order makes it cheap to change a long row by a short one, which is most of what a pivot does in a chain.
struct ColumnSum {
    /// Factors below it are what arithmetic leaves behind.
    static let epsilon = 1e-9

    var columns: ContiguousArray<Int> = []
    var factors: ContiguousArray<Double> = []
    var constant = 0.0

    /// The place of the first column that is not before `column`.
    private func place(of column: Int) -> Int {
        columns.withUnsafeBufferPointer { columns in
            var low = 0, high = columns.count
            while low < high {
                let middle = (low + high) / 2
                if columns[middle] < column { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }

    func index(of column: Int) -> Int? {
        let place = place(of: column)
        return place < columns.count && columns[place] == column ? place : nil
    }

    /// Takes a column out and answers its factor.
    @discardableResult
    mutating func remove(at index: Int) -> Double {
        columns.remove(at: index)
        return factors.remove(at: index)
    }

    mutating func add(_ column: Int, _ factor: Double) {
        let place = place(of: column)
        if place < columns.count, columns[place] == column {
            factors[place] += factor
            if abs(factors[place]) <= Self.epsilon { remove(at: place) }
        } else if abs(factor) > Self.epsilon {
            columns.insert(column, at: place)
            factors.insert(factor, at: place)
        }
    }

    mutating func scale(_ factor: Double) {
        constant *= factor
        for index in factors.indices { factors[index] *= factor }
    }

    mutating func add(_ other: ColumnSum, times factor: Double) {
        constant += other.constant * factor
        if other.columns.count * 8 < columns.count {
            for index in other.columns.indices { add(other.columns[index], other.factors[index] * factor) }
        } else {
            merge(other, factor)
        }
    }

    private mutating func merge(_ other: ColumnSum, _ factor: Double) {
        var merged = ColumnSum()
        merged.constant = constant
        merged.columns.reserveCapacity(columns.count + other.columns.count)
        merged.factors.reserveCapacity(columns.count + other.columns.count)
        var own = 0, theirs = 0
        while own < columns.count || theirs < other.columns.count {
            let a = own < columns.count ? columns[own] : .max
            let b = theirs < other.columns.count ? other.columns[theirs] : .max
            var value = 0.0
            if a <= b {
                value += factors[own]
                own += 1
            }
            if b <= a {
                value += other.factors[theirs] * factor
                theirs += 1
            }
            guard abs(value) > Self.epsilon else { continue }
            merged.columns.append(min(a, b))
            merged.factors.append(value)
        }
        self = merged
    }
}
