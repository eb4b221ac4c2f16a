import Foundation
import Parlor

/// Whether the current user can write in a channel, and if not, the sentence that stands in place of the input.
public enum ComposerAccess: Hashable, Sendable {
    case open
    /// Slow mode: so many seconds are left. What is being written stays, but cannot be sent yet.
    case waiting(seconds: Int)
    case closed(String)

    /// - Parameters:
    ///   - channel: Nil while it is not known: then writing is open, and the homeserver decides.
    ///   - now: For the countdown of slow mode.
    public init(_ channel: ChatChannel?, now: Date = Date()) {
        guard let channel else {
            self = .open
            return
        }
        if let sentence = Self.sentence(channel) {
            self = .closed(sentence)
        } else {
            let seconds = channel.remainingCooldown(at: now)
            self = seconds > 0 ? .waiting(seconds: seconds) : .open
        }
    }

    /// What to tell; nil where writing is open.
    public var sentence: String? {
        switch self {
        case .open: nil
        case .waiting(let seconds): "Slow mode. You can send again in \(Self.words(seconds))."
        case .closed(let sentence): sentence
        }
    }

    public var canSend: Bool { self == .open }

    private static func sentence(_ channel: ChatChannel) -> String? {
        switch channel.membership {
        case .banned: return "You were banned from this channel."
        case .left: return "You are not a member of this channel."
        case .invited: return "Accept the invitation to write here."
        case .knocking: return "You have asked to join. Somebody has to let you in first."
        case .joined: break
        }
        if channel.successorRoomID != nil { return "This conversation goes on in a new channel." }
        if channel.isEncrypted { return "Messages here are encrypted, which this app cannot write yet." }
        if channel.ownCapabilities.contains(.sendMessages) { return nil }
        return channel.isFrozen
            ? "This channel is frozen. Only moderators can write here." : "You can read here, but not write."
    }

    private static func words(_ seconds: Int) -> String {
        seconds < 60 ? Phrase.count(seconds, "second") : PlayingTime.text(seconds: Double(seconds)) + " minutes"
    }
}
