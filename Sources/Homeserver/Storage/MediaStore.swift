/// Reading what is known of uploads; the bytes themselves are files.
protocol MediaStore: Sendable {
    func media(_ id: String) throws -> StoredMedia?
}
