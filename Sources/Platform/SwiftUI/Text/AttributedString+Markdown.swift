import Foundation

extension AttributedString {
    /// How Markdown is read. Foundation on Linux doesn't read it; here it is read within lines.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Marks within lines; the lines of a paragraph run on.
            case full
            case inlineOnly
            /// Marks within lines; line breaks and spaces stay.
            case inlineOnlyPreservingWhitespace
        }
        public enum FailurePolicy: Hashable, Sendable {
            case throwError
            case returnPartiallyParsedIfPossible
        }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?
        public var appliesSourcePositionAttributes = false

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Text with the marks of Markdown: emphasis, code, strikethrough and links. Never fails: what is no mark is text.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        var text = markdown
        if options.interpretedSyntax != .inlineOnlyPreservingWhitespace {
            // The lines of a paragraph run on; paragraphs stay apart.
            text = text.components(separatedBy: "\n\n")
                .map { $0.replacingOccurrences(of: "\n", with: " ") }.joined(separator: "\n\n")
        }
        self.init()
        for span in InlineMarkdown.spans(of: text) {
            var part = AttributedString(span.text)
            let intent = InlinePresentationIntent(span.marks)
            if !intent.isEmpty { part[AttributeScopes.SwiftUIAttributes.IntentAttribute.self] = intent }
            if let link = span.marks.link {
                part.link = baseURL.flatMap { URL(string: link.relativeString, relativeTo: $0)?.absoluteURL } ?? link
            }
            append(part)
        }
    }

    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }
}

/// How a stretch of text stands out.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)

    init(_ marks: InlineMarkdown.Marks) {
        self = []
        if marks.isEmphasized { insert(.emphasized) }
        if marks.isStrong { insert(.stronglyEmphasized) }
        if marks.isCode { insert(.code) }
        if marks.isStruckThrough { insert(.strikethrough) }
    }
}
