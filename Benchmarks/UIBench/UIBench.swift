import Foundation
import UIKit

/// Measures the UIKit floor and its kit, layout and lists, and SwiftUI's list. Run by `./parlor bench ui`.
///
/// `--minutes 10` watches the memory of the message list for so long; `--only list`, `--only layout` or
/// `--only swiftui` leaves out the rest.
@main enum UIBench {
    @MainActor static func main() {
        let arguments = CommandLine.arguments
        func value(_ name: String) -> String? {
            arguments.firstIndex(of: name).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
        }
        let only = value("--only")
        if only == nil || only == "layout" { AutoLayoutBench.run() }
        if only == nil || only == "swiftui" { SwiftUIListBench().run() }
        var list = MessageListBench()
        if let minutes = value("--minutes").flatMap(Double.init) { list.seconds = minutes * 60 }
        if let only, only != "list" { return }
        list.run()
    }
}
