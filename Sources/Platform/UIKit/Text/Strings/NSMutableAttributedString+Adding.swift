import Foundation

/// What an attribute of a text can be.
public protocol NSAttributeValue {}
extension NSObject: NSAttributeValue {}
extension Int: NSAttributeValue {}
extension Double: NSAttributeValue {}
extension Float: NSAttributeValue {}
extension CGFloat: NSAttributeValue {}
extension Bool: NSAttributeValue {}
extension String: NSAttributeValue {}
extension URL: NSAttributeValue {}

// Foundation's own methods of these names end the process where an object stands over another (see `changing`). Swift prefers
// these where it knows that the values are of the kinds above.
extension NSMutableAttributedString {
    public func addAttribute(_ name: NSAttributedString.Key, value: any NSAttributeValue, range: NSRange) {
        change(range) { $0[name] = value }
    }

    public func addAttributes(_ attrs: [NSAttributedString.Key: any NSAttributeValue], range: NSRange) {
        change(range) { for (name, value) in attrs { $0[name] = value } }
    }

    public func setAttributes(_ attrs: [NSAttributedString.Key: any NSAttributeValue]?, range: NSRange) {
        change(range) { $0 = attrs ?? [:] }
    }

    private func change(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard range.length > 0 else { return }
        let changed = changing(range, body)
        beginEditing()
        deleteCharacters(in: NSRange(location: 0, length: length))
        append(changed)
        endEditing()
    }
}
