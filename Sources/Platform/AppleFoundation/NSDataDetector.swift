import Foundation

/// Finds links, addresses of mail and numbers of telephones in a text.
///
/// Dates, postal addresses and flights are not looked for. A link without a scheme is one when it ends like a known kind of
/// address (`www.`, or a name with a usual top-level domain).
///
/// Foundation's class of regular expressions cannot be inherited from here: this one has its methods, and is none.
open class NSDataDetector: NSObject, @unchecked Sendable {
    public let checkingTypes: NSTextCheckingTypes
    private let expression: NSRegularExpression

    /// - Parameter checkingTypes: Raw values of `NSTextCheckingResult.CheckingType`, joined by `|`.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        self.checkingTypes = checkingTypes
        expression = try NSRegularExpression(pattern: Self.pattern, options: [.caseInsensitive])
        super.init()
    }

    private static let pattern =
        #"(?<![\w@.])((?:https?|ftp)://[^\s<>"]+|mailto:[^\s<>"]+|[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+"#
        + #"|(?:www\.|[a-z0-9][a-z0-9-]*\.(?:com|org|net|edu|gov|io|dev|app|chat|de|uk|fr|eu|ch|at|nl|es|it|se|no|jp)\b)"#
        + #"[^\s<>"]*)|(?<![\w+])(\+?\(?\d[\d ()./-]{5,}\d)(?!\w)"#

    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }

    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let text = string as NSString
        return expression.matches(in: string, options: options, range: range).compactMap { match in
            let words = text.substring(with: match.range)
            if match.range(at: 1).location != NSNotFound {
                return finds(DetectedResult.linkType) ? link(words, at: match.range) : nil
            }
            guard finds(DetectedResult.numberType), (7...15).contains(words.filter(\.isNumber).count) else {
                return nil
            }
            return DetectedResult(DetectedResult.numberType, at: match.range, number: words)
        }
    }

    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    private func finds(_ type: NSTextCheckingResult.CheckingType) -> Bool { checkingTypes & type.rawValue != 0 }

    /// Marks behind a link belong to the sentence, and a bracket to the text around it.
    private func link(_ text: String, at range: NSRange) -> NSTextCheckingResult? {
        var address = text
        while let last = address.last, ".,;:!?'\"»”’".contains(last) || last == ")" && !address.contains("(") {
            address.removeLast()
        }
        let whole: String
        if address.contains("://") || address.lowercased().hasPrefix("mailto:") {
            whole = address
        } else if address.contains("@"), !address.contains("/") {
            whole = "mailto:" + address
        } else {
            whole = "http://" + address
        }
        guard let url = URL(string: whole) else { return nil }
        let length = (address as NSString).length
        return DetectedResult(DetectedResult.linkType, at: NSRange(location: range.location, length: length), url: url)
    }
}

/// Kinds of things in a text, as the bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// Something that a detector found.
final class DetectedResult: NSTextCheckingResult {
    // Foundation marks its constants deprecated, because its own detector is missing.
    static let linkType = CheckingType(rawValue: 1 << 6)
    static let numberType = CheckingType(rawValue: 1 << 11)

    private let type: CheckingType
    private let place: NSRange
    let link: URL?
    let number: String?

    init(_ type: CheckingType, at range: NSRange, url: URL? = nil, number: String? = nil) {
        self.type = type
        place = range
        link = url
        self.number = number
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: CheckingType { type }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
    /// The link that an `NSDataDetector` found.
    public var url: URL? { (self as? DetectedResult)?.link }
    /// The number that an `NSDataDetector` found.
    public var phoneNumber: String? { (self as? DetectedResult)?.number }
    /// Nil: dates are not looked for.
    public var date: Date? { nil }
}
