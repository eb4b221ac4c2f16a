import UIKit
import XCTest

@preconcurrency @MainActor final class FontAndColorTests: XCTestCase {
    func testBoldAndItalicByDescriptor() throws {
        let font = UIFont.systemFont(ofSize: 15)
        let descriptor = try XCTUnwrap(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let styled = UIFont(descriptor: descriptor, size: 0)
        XCTAssertEqual(styled.pointSize, 15)
        XCTAssertTrue(styled.fontDescriptor.symbolicTraits.contains([.traitBold, .traitItalic]))
        XCTAssertEqual(UIFont(descriptor: descriptor, size: 20).pointSize, 20)
    }

    func testWeightByAttribute() {
        let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor
            .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
        XCTAssertEqual(UIFont(descriptor: descriptor, size: 0), .boldSystemFont(ofSize: 12))
    }

    func testHueOfAColourGivesTheColourAgain() {
        var hue: CGFloat = 0, saturation: CGFloat = 0, brightness: CGFloat = 0, alpha: CGFloat = 0
        UIColor(red: 0.2, green: 0.6, blue: 0.4, alpha: 0.5)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        let again = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0
        again.getRed(&red, green: &green, blue: &blue, alpha: nil)
        XCTAssertEqual(red, 0.2, accuracy: 0.001)
        XCTAssertEqual(green, 0.6, accuracy: 0.001)
        XCTAssertEqual(blue, 0.4, accuracy: 0.001)
        XCTAssertEqual(alpha, 0.5)
    }

    func testColourSetOfACatalogueFollowsLightAndDark() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let set = folder.appending(path: "Assets.xcassets/accent.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let contents = """
            {"colors": [
              {"idiom": "universal", "color": {"components": {"red": "1.000", "green": "0x80", "blue": "0", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"components": {"white": "0.5", "alpha": "1"}}}]}
            """
        try contents.write(to: set.appending(path: "Contents.json"), atomically: true, encoding: .utf8)
        let bundle = try XCTUnwrap(Bundle(url: folder))
        let color = try XCTUnwrap(UIColor(named: "accent", in: bundle, compatibleWith: nil))
        let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        XCTAssertEqual(light, UIColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 1))
        XCTAssertEqual(dark, UIColor(white: 0.5, alpha: 1))
        XCTAssertNil(UIColor(named: "nothing", in: bundle, compatibleWith: nil))
    }

    func testTraitObserverIsToldOfItsTraitOnly() {
        let view = UIView()
        var told = 0
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _: UITraitCollection) in
            told += 1
        }
        view.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle == .dark ? .light : .dark
        XCTAssertEqual(told, 1)
    }
}
