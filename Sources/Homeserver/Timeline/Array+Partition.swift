extension Array {
    /// Where what comes late begins, in an array in which everything early stands before everything late; by halving.
    func partitionIndex(where isLate: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isLate(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
