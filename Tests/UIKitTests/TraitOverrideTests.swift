import UIKit
import XCTest

private struct Theme: Equatable, Sendable { var name = "plain" }

private struct ThemeTrait: UITraitDefinition { static let defaultValue = Theme() }

extension UITraitCollection { fileprivate var theme: Theme { self[ThemeTrait.self] } }

extension UIMutableTraits {
    fileprivate var theme: Theme {
        get { self[ThemeTrait.self] }
        set { self[ThemeTrait.self] = newValue }
    }
}

/// Traits of an app's own, and overrides of the system's.
@preconcurrency @MainActor final class TraitOverrideTests: XCTestCase {
    func testAnAppsTraitIsInheritedAndObserved() {
        let outer = UIView(), inner = UIView()
        outer.addSubview(inner)
        XCTAssertEqual(inner.traitCollection.theme.name, "plain")
        var former: [String] = []
        inner.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, previous) in former.append(previous.theme.name) }
        outer.traitOverrides.theme = Theme(name: "forest")
        XCTAssertEqual(inner.traitCollection.theme.name, "forest")
        outer.traitOverrides.userInterfaceStyle = .dark
        XCTAssertEqual(former, ["plain"], "Only a change of the trait itself should be told")
        XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .dark)
        inner.traitOverrides.theme = Theme(name: "sea")
        XCTAssertEqual([outer, inner].map(\.traitCollection.theme.name), ["forest", "sea"])
        XCTAssertTrue(inner.traitOverrides.contains(ThemeTrait.self))
        inner.traitOverrides.remove(ThemeTrait.self)
        XCTAssertEqual(inner.traitCollection.theme.name, "forest")
    }

    func testACollectionIsMadeByWhatIsSet() {
        let traits = UITraitCollection { traits in
            traits.theme = Theme(name: "night")
            traits.userInterfaceStyle = .dark
        }
        XCTAssertEqual(traits.theme.name, "night")
        XCTAssertEqual(traits.userInterfaceStyle, .dark)
        let day = traits.modifyingTraits { $0.userInterfaceStyle = .light }
        XCTAssertEqual(day.theme.name, "night")
        XCTAssertNotEqual(day, traits)
        XCTAssertEqual(day[UITraitUserInterfaceStyle.self], .light)
    }
}
