import Foundation
import Parlor

/// Applies the first sync of somebody in 1,000 rooms to an empty store.
enum FirstSync {
    static func run(file: String?) async throws {
        let bytes: [UInt8]
        if let file {
            bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
        } else {
            var maker = SyncMaker(rooms: 1_000, messages: 20, members: 30)
            bytes = maker.make()
        }
        print("first sync: \(bytes.count / 1_000_000) MB; the best of five, each into a new store")
        let before = processorTime()
        var best: (parsing: Duration, applying: Duration)?
        for _ in 0..<5 {
            let folder = FileManager.default.temporaryDirectory.appending(path: "parlor-bench-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let probe = try StoreProbe(folder: folder, userID: "@user0:localhost")
            let took = try await probe.apply(bytes)
            if best.map({ took.parsing + took.applying < $0.parsing + $0.applying }) ?? true { best = took }
        }
        let processor = (processorTime() - before) / 5
        guard let best else { return }
        report("parsing", best.parsing.milliseconds, goal: nil)
        report("applying", best.applying.milliseconds, goal: nil)
        report("processor time, parsing and applying (mean)", processor.milliseconds, goal: nil)
        report("together", (best.parsing + best.applying).milliseconds, goal: 1_200)
    }
}
