internal import CSQLite

/// The current row of a running query, read by column index from 0.
///
/// It is valid only inside the closure that receives it. Reading a column of another type converts as SQLite does;
/// reading `NULL` with a non-optional accessor gives 0, an empty text or an empty blob.
public struct Row: ~Copyable {
    private let statement: OpaquePointer

    init(_ statement: OpaquePointer) { self.statement = statement }

    public var columnCount: Int { Int(sqlite3_column_count(statement)) }

    public func isNull(_ column: Int) -> Bool {
        sqlite3_column_type(statement, checked(column)) == SQLITE_NULL
    }

    /// SQLite's code of the type that a column holds in this row.
    func type(ofColumn column: Int) -> Int32 { sqlite3_column_type(statement, checked(column)) }

    public func int(_ column: Int) -> Int { Int(sqlite3_column_int64(statement, checked(column))) }
    public func int64(_ column: Int) -> Int64 { sqlite3_column_int64(statement, checked(column)) }
    public func bool(_ column: Int) -> Bool { int64(column) != 0 }
    public func double(_ column: Int) -> Double { sqlite3_column_double(statement, checked(column)) }

    public func text(_ column: Int) -> String {
        guard let bytes = sqlite3_column_text(statement, checked(column)) else { return "" }
        let count = Int(sqlite3_column_bytes(statement, Int32(column)))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    public func blob(_ column: Int) -> [UInt8] { withBlob(column) { Array($0) } }

    /// The bytes of a blob or a text without a copy, for as long as the closure runs.
    public func withBlob<T>(_ column: Int, _ body: (UnsafeRawBufferPointer) throws -> T) rethrows -> T {
        let bytes = sqlite3_column_blob(statement, checked(column))
        let count = bytes == nil ? 0 : Int(sqlite3_column_bytes(statement, Int32(column)))
        return try body(UnsafeRawBufferPointer(start: bytes, count: count))
    }

    public func optionalInt(_ column: Int) -> Int? { isNull(column) ? nil : int(column) }
    public func optionalInt64(_ column: Int) -> Int64? { isNull(column) ? nil : int64(column) }
    public func optionalBool(_ column: Int) -> Bool? { isNull(column) ? nil : bool(column) }
    public func optionalDouble(_ column: Int) -> Double? { isNull(column) ? nil : double(column) }
    public func optionalText(_ column: Int) -> String? { isNull(column) ? nil : text(column) }
    public func optionalBlob(_ column: Int) -> [UInt8]? { isNull(column) ? nil : blob(column) }

    private func checked(_ column: Int) -> Int32 {
        precondition(column >= 0 && column < columnCount, "column \(column) of a row with \(columnCount)")
        return Int32(column)
    }
}
