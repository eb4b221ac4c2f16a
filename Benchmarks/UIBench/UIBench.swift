import Foundation
import UIKit

/// Measures what has a window: layout, lists, the kits' screens. Run by `./parlor bench ui`.
///
/// `--only PART` leaves out the other parts; `--minutes 10` watches the memory of the message list for so long.
@main enum UIBench {
    private static let parts = ["layout", "swiftui", "kit", "opening", "list"]

    @MainActor static func main() throws {
        let arguments = CommandLine.arguments
        func value(_ name: String) -> String? {
            arguments.firstIndex(of: name).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
        }
        let only = value("--only")
        if let only, !parts.contains(only) {
            let names = (parts + ["start"]).joined(separator: ", ")
            FileHandle.standardError.write(Data("unknown part '\(only)'; there are: \(names)\n".utf8))
            exit(2)
        }
        for part in parts where only == nil || only == part {
            switch part {
            case "layout": AutoLayoutBench.run()
            case "swiftui": SwiftUIListBench().run()
            case "kit":
                print("The recycler alone, simple rows (CPU time)")
                RecyclerBench.run()
                print("\nThe SwiftUI kit's channel screen (wall time of this thread)")
                try KitListBench().run()
            case "opening": try OpeningBench().run()
            default:
                var list = MessageListBench()
                if let minutes = value("--minutes").flatMap(Double.init) { list.seconds = minutes * 60 }
                list.run()
            }
            print("")
        }
    }
}
