import Foundation

/// Programs that measure. `./parlor bench NAME` builds this in release mode and runs it under a virtual display.
@main
@MainActor
struct ParlorBench {
    static func main() throws {
        switch CommandLine.arguments.dropFirst().first {
        case "list":
            print("The recycler alone, simple rows (CPU time)")
            RecyclerBench.run()
            print("\nThe kit's channel screen (wall time of this thread)")
            try ListBench().run()
        default:
            FileHandle.standardError.write(Data("Usage: ParlorBench list\n".utf8))
            exit(2)
        }
    }
}
