import Foundation

/// Something that happened to a window.
@preconcurrency @MainActor public class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
    }

    public enum EventSubtype: Int, Sendable {
        case none, motionShake
        case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
        case remoteControlNextTrack, remoteControlPreviousTrack
    }

    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)
        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    public let type: EventType
    public let timestamp: TimeInterval
    public internal(set) var allTouches: Set<UITouch>?
    public let modifierFlags: UIKeyModifierFlags
    /// The button that made the event.
    public let buttonMask: ButtonMask

    init(
        type: EventType, timestamp: TimeInterval, touches: Set<UITouch>? = nil, modifierFlags: UIKeyModifierFlags = [],
        buttonMask: ButtonMask = .primary
    ) {
        self.type = type
        self.timestamp = timestamp
        self.allTouches = touches
        self.modifierFlags = modifierFlags
        self.buttonMask = buttonMask
    }
}

/// A key went down or up.
@preconcurrency @MainActor public final class UIPressesEvent: UIEvent {
    public internal(set) var allPresses: Set<UIPress> = []
}
