import Foundation

/// The symbols, under the names that Apple's catalogue has for their meanings. Every outline is Parlor's own.
enum SymbolCatalogue {
    static let all: [String: Symbol] = {
        var all: [String: Symbol] = [:]
        for symbol in arrows + marks + chat + people + media + places {
            all[symbol.name] = symbol
        }
        for (alias, name) in aliases { all[alias] = Symbol(copying: all[name]!, as: alias) }
        return all
    }()

    /// A circle as two arcs.
    static func circle(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat) -> String {
        "M\(x - r) \(y)A\(r) \(r) 0 0 1 \(x + r) \(y)A\(r) \(r) 0 0 1 \(x - r) \(y)Z"
    }

    static let ring = circle(12, 12, 9)
    static let disc = circle(12, 12, 10)

    private static let aliases = [
        "paperplane.circle.fill": "arrow.up.circle.fill", "multiply": "xmark", "text.bubble": "bubble.left",
        "bubble.right": "bubble.left", "message": "bubble.left", "message.fill": "bubble.left.fill",
        "bubble.right.fill": "bubble.left.fill", "gear": "gearshape", "bookmark.slash": "bookmark",
        "arrowshape.turn.up.left.fill": "arrowshape.turn.up.left", "face.smiling.inverse": "face.smiling",
        "doc.fill": "doc", "photo.fill": "photo", "photo.on.rectangle": "photo", "camera.fill": "camera",
        "mic.fill": "mic", "speaker.slash.fill": "speaker.slash", "bell.slash.fill": "bell.slash",
        "exclamationmark.circle.fill": "exclamationmark.circle.fill", "square.and.arrow.down": "arrow.down.to.line",
        "list.bullet": "line.3.horizontal", "ellipsis.message": "bubble.left", "person.3": "person.2",
        "person.3.fill": "person.2.fill", "wifi.exclamationmark": "wifi.slash", "smiley": "face.smiling",
    ]
}

extension Symbol {
    fileprivate init(copying symbol: Symbol, as name: String) {
        self.init(name: name, fills: symbol.fills, strokes: symbol.strokes, cuts: symbol.cuts, turn: symbol.turn)
    }
}
