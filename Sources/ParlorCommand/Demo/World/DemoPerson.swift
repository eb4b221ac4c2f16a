/// Someone who lives in the demo's world.
struct DemoPerson: Sendable {
    /// The part of the identifier before the colon.
    let name: String
    let displayName: String
    /// Nil: the person has no picture, and initials stand in its place.
    let portrait: Portrait?

    static let everyone = [anna, ben, chiara, jonas, mei]

    /// Whose window opens unless another is asked for.
    static let anna = DemoPerson(
        name: "anna", displayName: "Anna Lindqvist",
        portrait: Portrait(
            background: (0xFCD9B8, 0xF2A07B), skin: 0xF3C9A9, hair: 0xC98A3C, clothes: 0x2F6F73, hairLength: 0.9))
    static let ben = DemoPerson(
        name: "ben", displayName: "Ben Okafor",
        portrait: Portrait(
            background: (0xBFE3F2, 0x5FA8D3), skin: 0x7A4B2E, hair: 0x1E1512, clothes: 0xE0B03C, hairLength: 0.05))
    static let chiara = DemoPerson(
        name: "chiara", displayName: "Chiara Rossi",
        portrait: Portrait(
            background: (0xE6D5F5, 0xA98BD6), skin: 0xE8B590, hair: 0x3A231A, clothes: 0xB8374F, hairLength: 0.6))
    static let jonas = DemoPerson(
        name: "jonas", displayName: "Jonas Weber",
        portrait: Portrait(
            background: (0xD3EBCB, 0x7DB87A), skin: 0xF0C2A0, hair: 0x8A4B22, clothes: 0x34495E, hairLength: 0.15))
    static let mei = DemoPerson(name: "mei", displayName: "Mei Tanaka", portrait: nil)

    static func named(_ name: String) -> DemoPerson? { everyone.first { $0.name == name } }
}
