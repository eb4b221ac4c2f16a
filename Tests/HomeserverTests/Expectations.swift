import Matrix
import Support
import Testing

/// Expects that an operation is refused with a code.
func expectRefusal(
    _ code: ErrorCode, status: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ operation: () async throws -> Void
) async throws {
    let error = try await matrixError(operation)
    #expect(error?.code == code, "\(String(describing: error))", sourceLocation: sourceLocation)
    if let status { #expect(error?.status == status, sourceLocation: sourceLocation) }
}
