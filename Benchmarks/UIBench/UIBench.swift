import Foundation
import UIKit

/// Measures the UIKit floor and its kit: layout, lists. Run by `./parlor bench ui`.
///
/// `--minutes 10` watches the memory of the message list for so long; `--only list` or `--only layout` leaves out the rest.
@main enum UIBench {
    @MainActor static func main() {
        let arguments = CommandLine.arguments
        func value(_ name: String) -> String? {
            arguments.firstIndex(of: name).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
        }
        let only = value("--only")
        if only == nil || only == "layout" { AutoLayoutBench.run() }
        var list = MessageListBench()
        if let minutes = value("--minutes").flatMap(Double.init) { list.seconds = minutes * 60 }
        if let only, only != "list" { return }
        list.run()
    }
}
