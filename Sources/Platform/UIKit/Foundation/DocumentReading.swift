import Foundation

extension NSAttributedString {
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public static let html = DocumentType(rawValue: "NSHTML")
        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    @available(
        *, unavailable,
        message:
            "There is no reader of HTML or RTF here: use AttributedString(markdown:), or build the string from your parser"
    )
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws { self.init(string: "") }
}
