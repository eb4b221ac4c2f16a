import Foundation

/// Plays a sound from a file or from memory.
///
/// Opening is not instant here: ``duration`` is 0 until the file has been read, a moment after the player was made.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    // Changed on the main thread.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    public let url: URL?
    public private(set) var isPlaying = false
    /// How often it is played again; negative repeats until ``stop()``.
    open var numberOfLoops = 0
    /// Loudness is not measured here: the meters stay at their lowest.
    open var isMeteringEnabled = false
    /// The back end has one speed; other rates play at it.
    open var enableRate = false
    open var rate: Float = 1
    open var pan: Float = 0

    private let player = AVPlayer()
    private let item: AVPlayerItem
    private let memory: MemoryFile?
    private var loopsLeft = 0
    private var listeners: [any NSObjectProtocol] = []

    /// Throws when there is no such file. What can't be decoded is told to the delegate.
    public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, fileTypeHint: nil) }

    public init(contentsOf url: URL, fileTypeHint: String?) throws {
        if url.isFileURL, !FileManager.default.isReadableFile(atPath: url.path) {
            throw AVError(.contentIsUnavailable, message: "There is no readable file of this name.")
        }
        self.url = url
        memory = nil
        item = AVPlayerItem(url: url)
        super.init()
        begin()
    }

    public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }

    public init(data: Data, fileTypeHint: String?) throws {
        let memory = try MemoryFile(data)
        self.memory = memory
        url = nil
        item = AVPlayerItem(url: memory.url)
        super.init()
        begin()
    }

    deinit { for listener in listeners { NotificationCenter.default.removeObserver(listener) } }

    // MARK: Playing

    @discardableResult open func prepareToPlay() -> Bool { item.status != .failed }

    @discardableResult open func play() -> Bool {
        guard item.status != .failed else { return false }
        loopsLeft = numberOfLoops
        isPlaying = true
        if duration > 0, currentTime >= duration { startAgain() } else { player.play() }
        return true
    }

    open func pause() {
        isPlaying = false
        player.pause()
    }

    /// Pauses where it is; ``play()`` goes on from there.
    open func stop() { pause() }

    open var volume: Float {
        get { player.volume }
        set { player.volume = newValue }
    }

    open func setVolume(_ volume: Float, fadeDuration: TimeInterval) { self.volume = volume }

    /// In seconds.
    open var currentTime: TimeInterval {
        get { max(0, player.currentTime().seconds) }
        set { player.seek(to: CMTime(seconds: newValue, preferredTimescale: 1000)) }
    }

    /// In seconds.
    open var duration: TimeInterval { item.duration.isNumeric ? item.duration.seconds : 0 }
    open var numberOfChannels: Int { 2 }
    open func updateMeters() {}
    open func peakPower(forChannel channel: Int) -> Float { -160 }
    open func averagePower(forChannel channel: Int) -> Float { -160 }

    // MARK: What the item tells

    private func begin() {
        let center = NotificationCenter.default
        listeners = [
            center.addObserver(forName: AVPlayerItem.didPlayToEndTimeNotification, object: item, queue: nil) {
                [weak self] _ in self?.ended()
            },
            center.addObserver(forName: AVPlayerItem.failedToPlayToEndTimeNotification, object: item, queue: nil) {
                [weak self] _ in self?.failed()
            },
        ]
        player.replaceCurrentItem(with: item)
    }

    private func startAgain() { player.seek(to: .zero) { [player] _ in player.play() } }

    private func ended() {
        if loopsLeft != 0 {
            loopsLeft -= 1
            return startAgain()
        }
        isPlaying = false
        delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }

    private func failed() {
        isPlaying = false
        delegate?.audioPlayerDecodeErrorDidOccur(self, error: item.error)
    }
}

public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
