/// Rows in columns of equal width, for people; tabs would tear long names apart.
enum Table {
    static func print(_ header: [String], _ rows: [[String]]) {
        let all = [header] + rows
        let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        for row in all {
            let cells = zip(row, widths).map { $0.padded(to: $1) }
            var line = cells.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            Output.print(line)
        }
    }
}
