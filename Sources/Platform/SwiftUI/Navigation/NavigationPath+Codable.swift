import Foundation

extension NavigationPath {
    /// A path that can be kept over a restart of the app: each value with the name of its type.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let elements: [any Codable & Hashable]

        fileprivate init?(_ path: NavigationPath) {
            var elements: [any Codable & Hashable] = []
            for element in path.elements {
                guard let value = element.base as? any Codable & Hashable,
                    let name = _mangledTypeName(type(of: value)), _typeByName(name) != nil
                else { return nil }
                elements.append(value)
            }
            self.elements = elements
        }

        /// - Throws: `DecodingError` for a type that the program no longer has, or a value that it can no longer read.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var reversed: [any Codable & Hashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "\(name) is not the name of a type that can be read")
                }
                let text = try container.decode(String.self)
                reversed.append(try JSONDecoder().decode(type, from: Data(text.utf8)))
            }
            elements = reversed.reversed()
        }

        /// The last value comes first, as on Apple's systems: a type's name, then the value as JSON.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                try container.encode(_mangledTypeName(type(of: element)) ?? "")
                try container.encode(String(decoding: JSONEncoder().encode(element), as: UTF8.self))
            }
        }

        public static func == (left: CodableRepresentation, right: CodableRepresentation) -> Bool {
            left.elements.map { AnyHashable($0) } == right.elements.map { AnyHashable($0) }
        }
    }

    /// The path as something to encode, nil while it has a value that cannot be: one that is not `Codable`, or one of a private
    /// type, which has no name that a later run of the program could find it by.
    public var codable: CodableRepresentation? { CodableRepresentation(self) }

    public init(_ codable: CodableRepresentation) {
        elements = codable.elements.map { AnyHashable($0) }
    }
}
