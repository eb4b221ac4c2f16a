import Foundation
import Support
import Testing

/// What the documentation shows is type-checked as a customer's file, each sample by itself.
@Suite("Samples of the documentation", .serialized)
struct SamplesTests {
    @Test(arguments: Sample.all)
    func sampleCompiles(_ sample: Sample) async throws {
        let diagnostics = try await Compiler.typeCheck(sample.code)
        #expect(diagnostics == "", "\(sample.name) does not compile")
    }

    @Test func samplesWereFound() {
        #expect(Sample.all.contains { $0.name == "README.md 1" })
        #expect(Sample.all.filter { $0.name.hasSuffix(".swift") }.count >= 14)
    }
}
