import Foundation

/// The heights of all rows, with sums in logarithmic time (a Fenwick tree): where row `i` starts, which row is at `y`.
struct HeightIndex {
    private(set) var values: [CGFloat]
    private var tree: [CGFloat]

    init(_ values: [CGFloat] = []) {
        self.values = values
        tree = [0] + values
        for i in 1..<max(1, tree.count) {
            let parent = i + (i & -i)
            if parent < tree.count { tree[parent] += tree[i] }
        }
    }

    var count: Int { values.count }
    var total: CGFloat { offset(of: values.count) }

    mutating func set(_ index: Int, _ value: CGFloat) {
        let change = value - values[index]
        guard change != 0 else { return }
        values[index] = value
        var i = index + 1
        while i < tree.count {
            tree[i] += change
            i += i & -i
        }
    }

    /// The sum of all rows before this one.
    func offset(of index: Int) -> CGFloat {
        var sum: CGFloat = 0, i = index
        while i > 0 {
            sum += tree[i]
            i -= i & -i
        }
        return sum
    }

    /// The row at a height, the nearest one where it is outside.
    func index(at y: CGFloat) -> Int {
        var position = 0, rest = max(0, y)
        var step = 1
        while step * 2 < tree.count { step *= 2 }
        while step > 0 {
            if position + step < tree.count, tree[position + step] <= rest {
                position += step
                rest -= tree[position]
            }
            step /= 2
        }
        return min(position, max(0, values.count - 1))
    }
}
