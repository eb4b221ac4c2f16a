import UIKit

/// Measures the UIKit floor and its kit: layout, lists. Run by `./parlor bench ui`.
@main enum UIBench {
    @MainActor static func main() {}
}
