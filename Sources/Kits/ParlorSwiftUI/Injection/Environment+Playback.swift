import ParlorMedia
import SwiftUI

private struct ChatPlaybackKey: EnvironmentKey {
    static var defaultValue: MediaPlayback { MainActor.assumeIsolated { .shared } }
}

extension EnvironmentValues {
    /// What plays the films and sounds of the kit's views below this point.
    public var chatPlayback: MediaPlayback {
        get { self[ChatPlaybackKey.self] }
        set { self[ChatPlaybackKey.self] = newValue }
    }
}
