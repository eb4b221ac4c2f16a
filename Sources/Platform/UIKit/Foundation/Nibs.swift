import Foundation

// Interface files are compiled by Xcode, and nothing reads them on Linux: views are made in code.

@available(*, unavailable, message: "There are no nibs on Linux: make the view in code, register cells by class")
public final class UINib: NSObject {
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
    public func instantiate(withOwner ownerOrNil: Any?, options: [String: Any]? = nil) -> [Any] { [] }
}

extension Bundle {
    @available(*, unavailable, message: "There are no nibs on Linux: make the view in code")
    public func loadNibNamed(_ name: String, owner: Any?, options: [String: Any]? = nil) -> [Any]? { nil }
}
