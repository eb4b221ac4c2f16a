import Foundation

extension String {
    /// A text in source code that translations are looked up by; with interpolations it is a format.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
        var key: String
        /// What stands in the places of the key's `%@`.
        var arguments: [String] = []

        public init(_ value: String) { key = value }
        public init(stringLiteral value: String) { key = value }
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        public struct StringInterpolation: StringInterpolationProtocol {
            var key = ""
            var arguments: [String] = []
            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) { key += literal }
            public mutating func appendInterpolation(_ value: Int) { append("%lld", "\(value)") }
            public mutating func appendInterpolation(_ value: Double) { append("%lf", "\(value)") }
            public mutating func appendInterpolation<T>(_ value: T) { append("%@", "\(value)") }
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatOutput == String { append("%@", format.format(value)) }

            private mutating func append(_ place: String, _ argument: String) {
                key += place
                arguments.append(argument)
            }
        }

        /// The translation of the key with the arguments in their places, numbered ones too (`%2$@`).
        func resolved(table: String?, bundle: Bundle?, default fallback: String? = nil) -> String {
            let format = (bundle ?? .main).localizedString(forKey: key, value: fallback, table: table)
            guard !arguments.isEmpty else { return format }
            var next = 0
            return format.replacing(#/%(?:([0-9]+)\$)?(?:@|lld|ld|lf|d|f)/#) { match in
                let index = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
                next += 1
                return arguments.indices.contains(index) ? arguments[index] : String(match.output.0)
            }
        }
    }

    /// The translation of a text, from the bundle's tables of strings.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.resolved(table: table, bundle: bundle)
    }

    /// The translation of a key; `defaultValue` where there is none.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        var value = defaultValue
        value.key = "\(key)"
        self = value.resolved(table: table, bundle: bundle, default: defaultValue.key)
    }

    public init(localized resource: LocalizedStringResource) {
        self = resource.value.resolved(table: resource.table, bundle: nil, default: resource.defaultFormat)
    }
}

/// A text that is translated later, where it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
    public var key: String { value.key }
    public let table: String?
    public var locale = Locale.current
    let value: String.LocalizationValue
    var defaultFormat: String?

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        value = keyAndValue
        self.table = table
        self.locale = locale
    }
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        var named = defaultValue
        named.key = "\(key)"
        value = named
        defaultFormat = defaultValue.key
        self.table = table
        self.locale = locale
    }
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension AttributedString {
    /// The translation of a text, with its Markdown as attributes where it has some.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(String(localized: keyAndValue, table: table, bundle: bundle, locale: locale))
    }
}
