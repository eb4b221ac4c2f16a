import Testing

@testable import SwiftUI

@MainActor
struct ShapeTests {
    private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

    private func close(_ left: CGRect, _ right: CGRect, _ tolerance: CGFloat = 0.6) -> Bool {
        abs(left.minX - right.minX) < tolerance && abs(left.minY - right.minY) < tolerance
            && abs(left.maxX - right.maxX) < tolerance && abs(left.maxY - right.maxY) < tolerance
    }

    @Test func outlinesFillTheirBounds() {
        #expect(close(Rectangle().path(in: rect).boundingRect, rect))
        #expect(close(Ellipse().path(in: rect).boundingRect, rect))
        #expect(close(Capsule().path(in: rect).boundingRect, rect))
        #expect(close(RoundedRectangle(cornerRadius: 9).path(in: rect).boundingRect, rect))
    }

    @Test func circleIsInTheMiddle() {
        #expect(close(Circle().path(in: rect).boundingRect, CGRect(x: 35, y: 20, width: 50, height: 50)))
    }

    @Test func circleTakesASquare() {
        let host = TestHost { Circle().overlay { Box("a", width: 0...1000, height: 0...1000) } }
        #expect(host.boxes["a"]!.size == CGSize(width: 200, height: 200))
    }

    @Test func insetIsWithin() {
        #expect(close(Rectangle().inset(by: 5).path(in: rect).boundingRect, rect.insetBy(dx: 5, dy: 5)))
        #expect(
            close(
                Circle().inset(by: 5).inset(by: 5).path(in: rect).boundingRect,
                CGRect(x: 45, y: 30, width: 30, height: 30)))
    }

    @Test func trimmedPathIsAPart() {
        let line = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 100, y: 0))
        }
        #expect(close(line.trimmedPath(from: 0.25, to: 0.75).boundingRect, CGRect(x: 25, y: 0, width: 50, height: 0)))
        #expect(Circle().trim(from: 0, to: 0).path(in: rect).isEmpty)
        #expect(Circle().trim().path(in: rect) == Circle().path(in: rect))
    }

    @Test func trimIsAnimatable() {
        var shape = Circle().trim(from: 0, to: 1) as? _TrimmedShape<Circle>
        shape?.animatableData.second.second = 0.5
        #expect(shape?.end == 0.5)
    }

    @Test func transformsMoveTheOutline() {
        #expect(
            close(
                Rectangle().transform(CGAffineTransform(translationX: 5, y: 6)).path(in: rect).boundingRect,
                rect.offsetBy(dx: 5, dy: 6)))
        #expect(
            close(
                Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect,
                CGRect(x: 35, y: -5, width: 50, height: 100)))
        #expect(
            close(Rectangle().scale(0.5).path(in: rect).boundingRect, CGRect(x: 35, y: 32.5, width: 50, height: 25)))
        #expect(
            close(
                Rectangle().size(width: 3, height: 4).path(in: rect).boundingRect,
                CGRect(x: 10, y: 20, width: 3, height: 4)))
    }

    @Test func pointsInsideAndOutside() {
        let ring = Path { path in
            path.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
            path.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
        }
        #expect(ring.contains(CGPoint(x: 50, y: 50)))
        #expect(!ring.contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(ring.contains(CGPoint(x: 10, y: 50), eoFill: true))
        #expect(!ring.contains(CGPoint(x: 2, y: 2)))
    }

    @Test func pathIsTakenApartAndPutTogether() {
        let path = Path { path in
            path.move(to: .zero)
            path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 5))
            path.closeSubpath()
        }
        var steps: [Path.Element] = []
        path.forEach { steps.append($0) }
        #expect(steps.count == 3)
        #expect(steps.last == .closeSubpath)
        #expect(path.currentPoint == CGPoint(x: 10, y: 0))
        #expect(close(Path(path.cgPath).boundingRect, path.boundingRect))
    }

    @Test func anglesAddUp() {
        #expect((Angle.degrees(90) + .degrees(45)).degrees == 135)
        #expect((-Angle.degrees(90)).degrees == -90)
        #expect((Angle.degrees(90) * 2).degrees == 180)
        #expect(Angle(degrees: 180).radians == .pi)
    }

    @Test func customShapeIsAViewOfItsOwn() {
        struct Triangle: Shape {
            var tip: CGFloat = 0.5
            var animatableData: CGFloat {
                get { tip }
                set { tip = newValue }
            }
            func path(in rect: CGRect) -> Path {
                Path { path in
                    path.move(to: CGPoint(x: rect.minX + rect.width * tip, y: rect.minY))
                    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                    path.closeSubpath()
                }
            }
        }
        let host = TestHost {
            Triangle().fill(.red).frame(width: 40, height: 30).overlay { Box("a", width: 0...100, height: 0...100) }
        }
        #expect(host.boxes["a"]!.size == CGSize(width: 40, height: 30))
        var triangle = Triangle()
        triangle.animatableData = 0.2
        #expect(triangle.tip == 0.2)
    }

    @Test func gradientsResolveToTheirGeometry() {
        let environment = EnvironmentValues()
        for style in [
            AnyShapeStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)),
            AnyShapeStyle(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 10)),
            AnyShapeStyle(AngularGradient(colors: [.red, .blue], center: .center)),
            AnyShapeStyle(EllipticalGradient(colors: [.red, .blue])),
        ] {
            guard case .gradient(let fill) = style._resolve(in: environment).fill else {
                Issue.record("no gradient")
                continue
            }
            #expect(fill.gradient.stops.count == 2)
        }
    }

    @Test func gradientFillsItsSpace() {
        let host = TestHost {
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
                .overlay { Box("a", width: 0...1000, height: 0...1000) }
        }
        #expect(host.boxes["a"]!.size == CGSize(width: 300, height: 200))
    }
}
