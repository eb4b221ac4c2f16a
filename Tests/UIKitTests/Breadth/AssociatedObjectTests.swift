import UIKit
import XCTest

@preconcurrency @MainActor final class AssociatedObjectTests: XCTestCase {
    private nonisolated(unsafe) static var key: UInt8 = 0
    private nonisolated(unsafe) static var other: UInt8 = 0

    func testValueIsKeptWithItsObjectUnderItsKey() {
        let one = UIView(), two = UIView()
        objc_setAssociatedObject(one, &Self.key, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        XCTAssertEqual(objc_getAssociatedObject(one, &Self.key) as? String, "one")
        XCTAssertNil(objc_getAssociatedObject(two, &Self.key))
        XCTAssertNil(objc_getAssociatedObject(one, &Self.other))
        objc_setAssociatedObject(one, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        XCTAssertNil(objc_getAssociatedObject(one, &Self.key))
    }

    func testAssignedObjectIsNotKeptAlive() {
        let view = UIView()
        autoreleasepool {
            let label = UILabel()
            objc_setAssociatedObject(view, &Self.key, label, .OBJC_ASSOCIATION_ASSIGN)
            XCTAssertTrue(objc_getAssociatedObject(view, &Self.key) as? UILabel === label)
        }
        XCTAssertNil(objc_getAssociatedObject(view, &Self.key))
    }

    func testValuesOfObjectsThatAreGoneAreLetGo() {
        weak var value: UILabel?
        autoreleasepool {
            let label = UILabel()
            value = label
            objc_setAssociatedObject(UIView(), &Self.key, label, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        var views: [UIView] = []
        for _ in 0..<200 {
            let view = UIView()
            objc_setAssociatedObject(view, &Self.key, 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            views.append(view)
        }
        XCTAssertNil(value)
    }
}
