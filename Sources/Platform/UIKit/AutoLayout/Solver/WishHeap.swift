/// Rows that could give a value now, the strongest first; among equals the oldest.
struct WishHeap {
    private var items: ContiguousArray<(row: Int, priority: Double)> = []

    private func comes(_ a: (row: Int, priority: Double), before b: (row: Int, priority: Double)) -> Bool {
        a.priority != b.priority ? a.priority > b.priority : a.row < b.row
    }

    mutating func push(_ row: Int, _ priority: Double) {
        items.append((row, priority))
        var child = items.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard comes(items[child], before: items[parent]) else { return }
            items.swapAt(child, parent)
            child = parent
        }
    }

    mutating func pop() -> Int? {
        guard let first = items.first else { return nil }
        let last = items.removeLast()
        guard !items.isEmpty else { return first.row }
        items[0] = last
        var parent = 0
        while true {
            var best = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < items.count {
                if comes(items[child], before: items[best]) { best = child }
            }
            guard best != parent else { return first.row }
            items.swapAt(parent, best)
            parent = best
        }
    }
}
