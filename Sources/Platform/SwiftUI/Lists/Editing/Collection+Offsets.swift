extension MutableCollection {
    /// Brings the elements at some offsets before the one at `destination`, as the offsets are now. For `onMove`.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let moved = source.filter { elements.indices.contains($0) }
        var result = elements.indices.prefix(destination).filter { !source.contains($0) }
        result += moved
        result += elements.indices.dropFirst(destination).filter { !source.contains($0) }
        for (index, old) in zip(indices, result) { self[index] = elements[old] }
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some offsets. For `onDelete`.
    public mutating func remove(atOffsets offsets: IndexSet) {
        self = Self(enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
    }
}
