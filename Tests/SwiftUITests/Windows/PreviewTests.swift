import SwiftUI
import UIKit
import WindowSupport
import XCTest

private struct Badge_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Text("small").padding().previewLayout(.sizeThatFits).previewDisplayName("Small")
            Color.blue.previewLayout(.fixed(width: 120, height: 60))
            Text("window").preferredColorScheme(.dark)
        }
    }
}

/// What shapes, styles and effects look like.
private struct Effects: View {
    private let colors: [Color] = [.pink, .orange, .yellow]

    var body: some View {
        Grid(horizontalSpacing: 16, verticalSpacing: 16) {
            GridRow {
                named("linear") { LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing) }
                named("radial") { RadialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 50) }
                named("angular") { AngularGradient(colors: colors + [.pink], center: .center) }
                named("elliptical") { EllipticalGradient(colors: colors) }
            }
            GridRow {
                named("in a shape") { Ellipse().fill(Color.indigo.gradient) }
                named("trimmed") {
                    Circle().trim(from: 0, to: 0.7)
                        .stroke(
                            AngularGradient(colors: [.teal, .blue], center: .center),
                            style: StrokeStyle(lineWidth: 10, lineCap: .round)
                        ).padding(6)
                }
                named("clipped") { photo.clipShape(Ellipse()) }
                named("masked") {
                    photo.mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
                }
            }
            GridRow {
                named("blur") { photo.blur(radius: 4) }
                named("greyscale") { photo.grayscale(1) }
                named("inverted") { photo.colorInvert() }
                named("hue") { photo.hueRotation(.degrees(120)) }
            }
            GridRow {
                named("turned") { photo.rotationEffect(.degrees(20)).scaleEffect(0.7) }
                named("in space") { photo.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) }
                named("canvas") { drawing }
                named("uneven") {
                    UnevenRoundedRectangle(topLeadingRadius: 40, bottomTrailingRadius: 40)
                        .strokeBorder(.tint, style: StrokeStyle(lineWidth: 4, dash: [8, 4]))
                }
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            Text("A line of **strong**, _emphasized_, ~~old~~ and `code`, with a [link](https://example.org).")
            Text("kerned").kerning(6) + Text("  raised").baselineOffset(6) + Text("  lined").underline(color: .red)
            Text("still loading this line").redacted(reason: .placeholder)
        }
        .padding(24)
    }

    private func named<Content: View>(_ name: String, @ViewBuilder _ content: () -> Content) -> some View {
        VStack(spacing: 4) {
            content().frame(width: 110, height: 80)
            Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
        }
    }

    private var photo: some View {
        ZStack {
            LinearGradient(colors: [.blue, .green], startPoint: .top, endPoint: .bottom)
            Circle().fill(.yellow).frame(width: 40, height: 40)
            Text("photo").bold().foregroundStyle(.red)
        }
    }

    private var drawing: some View {
        Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.gray.opacity(0.2)))
            var turned = context
            turned.translateBy(x: size.width / 2, y: size.height / 2)
            turned.rotate(by: .degrees(30))
            turned.fill(
                Path(roundedRect: CGRect(x: -25, y: -15, width: 50, height: 30), cornerRadius: 6),
                with: .linearGradient(
                    Gradient(colors: [.purple, .orange]), startPoint: CGPoint(x: -25, y: 0),
                    endPoint: CGPoint(x: 25, y: 0)))
            context.opacity = 0.6
            context.stroke(Path(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30)), with: .color(.red), lineWidth: 3)
            context.draw(Text("drawn").font(.caption), at: CGPoint(x: size.width - 25, y: 12))
        }
    }
}

@preconcurrency @MainActor final class PreviewTests: XCTestCase {
    func testEachViewOfAGroupIsAPictureOfItsOwnSize() {
        let pictures = PreviewRenderer.pictures(of: Badge_Previews.self)
        XCTAssertEqual(pictures.map(\.name), ["Small", nil, nil])
        XCTAssertEqual(pictures[1].size, CGSize(width: 120, height: 60))
        XCTAssertLessThan(pictures[0].size.width, 200)
        XCTAssertGreaterThan(pictures[2].size.height, 500)
        XCTAssertTrue(pictures.allSatisfy { $0.png.count > 100 })
    }

    func testEffectsAreDrawn() {
        let picture = PreviewRenderer.picture(of: AnyView(Effects().previewLayout(.sizeThatFits)))
        keepPicture(picture.png, "swiftui-effects")
        let dark = PreviewRenderer.picture(
            of: AnyView(Effects().previewLayout(.sizeThatFits).preferredColorScheme(.dark)))
        keepPicture(dark.png, "swiftui-effects-dark")
        XCTAssertNotEqual(picture.png, dark.png)
        XCTAssertGreaterThan(picture.size.width, 450)
    }

    func testViewOffScreenBecomesAnImage() throws {
        let renderer = ImageRenderer(content: Text("badge").padding(10).background(.red, in: .capsule))
        renderer.scale = 2
        let image = try XCTUnwrap(renderer.uiImage)
        XCTAssertGreaterThan(image.size.width, 20)
        renderer.content = Text("badge").padding(40).background(.red, in: .capsule)
        XCTAssertGreaterThan(try XCTUnwrap(renderer.uiImage).size.width, image.size.width + 50)
    }

    func testCellShowsSwiftUIContent() throws {
        let configuration = UIHostingConfiguration { Text("row") }.margins(.all, 20)
        let view = configuration.makeContentView()
        let size = view.sizeThatFits(CGSize(width: 300, height: 0))
        XCTAssertEqual(size.width, 300)
        XCTAssertGreaterThan(size.height, 50)
    }
}
