/// Every symbol that the kits draw.
public enum SymbolToken: Hashable, Sendable, CaseIterable {
    case messageActionReply
    case messageActionEdit
    case messageActionCopy
    case messageActionDelete
    case messageActionResend
    case send
    case attach
    case emoji
    case close
    case jumpToLatest
    case muted
    case pinned
    case picture
    case video
    case sound
    case file
    case pending
    case failed
    case noConversation
    case trouble
    case search
    case compose
    case people
    case addPerson
    case leave
    case more
    case thread
    case markRead
    case unmuted
    case unpinned
    case disclosure
    case check
    case sent
    case read
    case location
    case play
    case pause
    case link
    case report
    case save
    case locked
    case previous
    case next
    case settings
    case enlarge

    /// The name under which the platform knows it. Two meanings may share one drawing.
    public var systemName: String {
        switch self {
        case .messageActionReply: "arrowshape.turn.up.left"
        case .messageActionEdit: "square.and.pencil"
        case .messageActionCopy: "doc.on.doc"
        case .messageActionDelete: "trash"
        case .messageActionResend: "arrow.clockwise"
        case .send: "arrow.up"
        case .attach: "plus"
        case .emoji: "face.smiling"
        case .close: "xmark"
        case .jumpToLatest: "chevron.down"
        case .muted: "bell.slash"
        case .pinned: "pin"
        case .picture: "photo"
        case .video: "video"
        case .sound: "mic"
        case .file: "doc"
        case .pending: "clock"
        case .failed: "exclamationmark.circle.fill"
        case .noConversation: "bubble.left.and.bubble.right"
        case .trouble: "exclamationmark.triangle"
        case .search: "magnifyingglass"
        case .compose: "square.and.pencil"
        case .people: "person.2"
        case .addPerson: "person.badge.plus"
        case .leave: "rectangle.portrait.and.arrow.right"
        case .more: "ellipsis"
        case .thread: "bubble.left"
        case .markRead: "checkmark.circle"
        case .unmuted: "bell"
        case .unpinned: "pin.slash"
        case .disclosure: "chevron.forward"
        case .check: "checkmark"
        case .sent: "checkmark"
        case .read: "checkmark.2"
        case .location: "mappin"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .link: "link"
        case .report: "flag"
        case .save: "arrow.down.to.line"
        case .locked: "lock"
        case .previous: "chevron.backward"
        case .next: "chevron.forward"
        case .settings: "gearshape"
        case .enlarge: "arrow.up.left.and.arrow.down.right"
        }
    }
}
