import Foundation

/// How an app's sound gets along with that of others. A desktop mixes all sound, so everything here is accepted and has no effect.
open class AVAudioSession: NSObject, @unchecked Sendable {
    // Settings that nothing reads back but the app.
    private static let shared = AVAudioSession()
    public static func sharedInstance() -> AVAudioSession { shared }

    public private(set) var category = Category.soloAmbient
    public private(set) var mode = Mode.default
    public private(set) var categoryOptions: CategoryOptions = []

    open func setCategory(_ category: Category) throws { self.category = category }
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try setCategory(category, mode: .default, options: options)
    }
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        (self.category, self.mode, categoryOptions) = (category, mode, options)
    }
    open func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws {
        try setCategory(category, mode: mode, options: options)
    }
    open func setMode(_ mode: Mode) throws { self.mode = mode }
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    open func overrideOutputAudioPort(_ port: PortOverride) throws {}
    open func setPreferredSampleRate(_ rate: Double) throws {}
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
    open func setPreferredInput(_ input: AVAudioSessionPortDescription?) throws {}

    open var isOtherAudioPlaying: Bool { false }
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    open var outputVolume: Float { 1 }
    open var sampleRate: Double { 48_000 }
    open var availableInputs: [AVAudioSessionPortDescription]? { [] }
    open var isInputAvailable: Bool { false }
    open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }

    /// There is no recording here.
    open var recordPermission: RecordPermission { .denied }
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }
}

public final class AVAudioSessionRouteDescription: NSObject, Sendable {
    public var inputs: [AVAudioSessionPortDescription] { [] }
    public var outputs: [AVAudioSessionPortDescription] { [] }
}

public final class AVAudioSessionPortDescription: NSObject, Sendable {
    public let portType: AVAudioSession.Port
    public let portName: String

    init(portType: AVAudioSession.Port, portName: String) {
        self.portType = portType
        self.portName = portName
    }
}
