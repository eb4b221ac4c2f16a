import Foundation

/// The symbols, under the names that Apple's catalogue has for their meanings. Every outline is Parlor's own.
enum SymbolCatalogue {
    static let all: [String: Symbol] = {
        var all: [String: Symbol] = [:]
        for symbol in arrows + marks + chat + people + media + places + more {
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

    /// Other names of the same drawing.
    private static let aliases = [
        "paperplane.circle.fill": "arrow.up.circle.fill", "multiply": "xmark", "message": "bubble.left",
        "message.fill": "bubble.left.fill", "gear": "gearshape", "gear.circle": "gearshape",
        "face.smiling.inverse": "face.smiling", "face.smiling.fill": "face.smiling",
        "ellipsis.message": "ellipsis.bubble",
        "wifi.exclamationmark": "wifi.slash", "smiley": "face.smiling", "plus.message": "plus.bubble",
        "quote.bubble.fill": "quote.bubble", "quote.opening": "quote.bubble", "waveform.circle": "waveform",
        "waveform.path": "waveform", "person.crop.square": "person.text.rectangle",
        "bubble.middle.bottom": "bubble.left",
        "bubble.middle.bottom.fill": "bubble.left.fill", "exclamationmark.octagon": "exclamationmark.circle",
        "exclamationmark.bubble.fill": "exclamationmark.bubble", "multiply.circle": "xmark.circle",
        "multiply.circle.fill": "xmark.circle.fill", "xmark.bin": "trash", "mail": "tray", "envelope": "tray",
        "arrow.down.doc": "arrow.down.to.line", "arrow.2.circlepath": "arrow.triangle.2.circlepath",
        "arrow.2.squarepath": "arrow.triangle.2.circlepath", "repeat": "arrow.triangle.2.circlepath",
        "paperclip.circle": "paperclip", "link.circle": "link", "link.badge.plus": "link", "speaker": "speaker.wave.2",
        "speaker.wave.1": "speaker.wave.2", "speaker.wave.3": "speaker.wave.2",
        "speaker.wave.3.fill": "speaker.wave.2.fill",
        "mappin.circle": "mappin", "mappin.circle.fill": "mappin", "network": "globe", "safari": "globe",
        "textformat.alt": "textformat", "slider.horizontal.below.rectangle": "slider.horizontal.3",
        "line.horizontal.3": "line.3.horizontal", "line.horizontal.3.decrease": "line.3.horizontal.decrease",
        "line.3.horizontal.decrease.circle": "line.3.horizontal.decrease", "checkmark.message": "checkmark.2",
        "app.badge": "bell.badge", "door.left.hand.open": "rectangle.portrait.and.arrow.right",
        "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right",
        "arrow.forward": "arrow.right", "arrow.backward": "arrow.left", "arrowtriangle.right.fill": "play.fill",
        "hourglass": "clock", "timer": "clock", "stopwatch": "clock", "alarm": "clock",
        "calendar.badge.plus": "calendar",
        "antenna.radiowaves.left.and.right": "wifi", "bolt.horizontal": "bolt", "person.and.person": "person.2",
        "person.crop.circle.badge.exclamationmark": "person.crop.circle.badge.xmark", "macwindow": "desktopcomputer",
        "display": "desktopcomputer", "laptopcomputer": "desktopcomputer", "nosign.app": "nosign",
        "circle.slash": "nosign",
        "rectangle.and.pencil.and.ellipsis": "square.and.pencil", "highlighter": "pencil", "pencil.circle": "pencil",
        "tray.fill": "tray", "tray.and.arrow.down": "square.and.arrow.down", "tray.full": "tray",
        "photo.on.rectangle.angled": "photo.on.rectangle", "rectangle.on.rectangle": "doc.on.doc",
        "square.on.square": "doc.on.doc", "chart.bar.fill": "chart.bar", "chart.bar.xaxis": "chart.bar",
    ]
}

extension Symbol {
    fileprivate init(copying symbol: Symbol, as name: String) {
        self.init(name: name, fills: symbol.fills, strokes: symbol.strokes, cuts: symbol.cuts, turn: symbol.turn)
    }
}
