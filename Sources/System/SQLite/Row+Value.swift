internal import CSQLite

extension Row {
    /// The value of a column as SQLite has stored it, whatever its type.
    public func value(_ column: Int) -> SQLiteValue {
        switch type(ofColumn: column) {
        case SQLITE_INTEGER: .integer(int64(column))
        case SQLITE_FLOAT: .real(double(column))
        case SQLITE_TEXT: .text(text(column))
        case SQLITE_BLOB: .blob(blob(column))
        default: .null
        }
    }
}
