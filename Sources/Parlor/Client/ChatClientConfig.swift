import Foundation

/// Where a client's homeserver is and where it keeps what it knows.
public struct ChatClientConfig: Sendable {
    /// The base address of the homeserver's client API, such as `https://matrix.example.org`.
    public var homeserver: URL
    /// The folder under which every user gets a folder of their own. Nil keeps everything in memory until the user disconnects.
    public var storeFolder: URL?
    /// How this device is called in the user's list of sessions.
    public var deviceName: String
    /// How many events of a channel one sync brings at most; the rest is paged in when it is looked at.
    public var timelineLimit: Int
    /// How many bytes of downloaded media are kept on disk.
    public var mediaCacheSize: Int
    /// Reads picture files, so that pictures are sent with their size and a blurred impression (``BlurHash``). Nil: without.
    public var pictureDecoder: PictureDecoder?
    /// Whether messages of type ``MessageType/system`` stand among the others: who joined, what was changed. Set it before the client is
    /// made; a kit that draws such messages does.
    public var showsSystemMessages = false
    var dependencies: ClientDependencies

    /// Only the address is needed; everything else has a default.
    public init(
        homeserver: URL, storeFolder: URL? = nil, deviceName: String = "Parlor", timelineLimit: Int = 20,
        mediaCacheSize: Int = 200 << 20
    ) {
        self.homeserver = homeserver
        self.storeFolder = storeFolder
        self.deviceName = deviceName
        self.timelineLimit = timelineLimit
        self.mediaCacheSize = mediaCacheSize
        dependencies = ClientDependencies()
    }
}
