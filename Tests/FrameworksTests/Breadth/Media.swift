import AVFoundation
import AVKit
import CoreGraphics
import CoreMedia
import PhotosUI
import QuartzCore
import UIKit
import UniformTypeIdentifiers
import UserNotifications

final class AudioCell: UITableViewCell, AVAudioPlayerDelegate {
    private var player: AVAudioPlayer?
    private var timer: Timer?
    private let button = UIButton(type: .system)
    private let progress = UIProgressView()
    private let durationLabel = UILabel()

    func configure(url: URL) {
        do {
            try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default, options: [.duckOthers])
            try AVAudioSession.sharedInstance().setActive(true)
            player = try AVAudioPlayer(contentsOf: url)
            player?.delegate = self
            player?.isMeteringEnabled = true
            player?.enableRate = true
            player?.prepareToPlay()
            durationLabel.text = format(player?.duration ?? 0)
        } catch {
            durationLabel.text = error.localizedDescription
        }
        button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    }

    private func toggle() {
        guard let player = player else { return }
        if player.isPlaying {
            player.pause()
            timer?.invalidate()
        } else {
            player.play()
            timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated { self?.tick() }
            }
            RunLoop.main.add(timer!, forMode: .common)
        }
        button.setImage(UIImage(systemName: player.isPlaying ? "pause.fill" : "play.fill"), for: .normal)
    }

    private func tick() {
        guard let player else { return }
        progress.progress = player.duration == 0 ? 0 : Float(player.currentTime / player.duration)
        player.updateMeters()
        _ = player.averagePower(forChannel: 0)
    }

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
        player.currentTime = 0
        progress.setProgress(0, animated: false)
    }
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: Error?) { player.stop() }

    private func format(_ time: TimeInterval) -> String { String(format: "%02d:%02d", Int(time) / 60, Int(time) % 60) }
}

final class VideoController: UIViewController {
    private let player: AVPlayer
    private let playerLayer: AVPlayerLayer
    private var observer: Any?
    private var tokens: [NSObjectProtocol] = []
    private let slider = UISlider()

    init(url: URL) {
        let asset = AVURLAsset(url: url, options: nil)
        player = AVPlayer(playerItem: AVPlayerItem(asset: asset))
        playerLayer = AVPlayerLayer(player: player)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        playerLayer.videoGravity = .resizeAspect
        view.layer.addSublayer(playerLayer)
        player.actionAtItemEnd = .none
        player.isMuted = true
        player.volume = 0.5
        observer = player.addPeriodicTimeObserver(
            forInterval: CMTime(seconds: 0.5, preferredTimescale: CMTimeScale(NSEC_PER_SEC)), queue: .main
        ) { [weak self] time in
            guard let self, let duration = self.player.currentItem?.duration, duration.isNumeric else { return }
            MainActor.assumeIsolated {
                self.slider.value = Float(CMTimeGetSeconds(time) / CMTimeGetSeconds(duration))
            }
        }
        tokens.append(
            NotificationCenter.default.addObserver(
                forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: .main
            ) { [weak self] _ in
                self?.player.seek(to: .zero)
                self?.player.play()
            })
        _ = NotificationCenter.default.addObserver(
            forName: AVAudioSession.interruptionNotification, object: nil, queue: .main
        ) { note in
            guard let raw = note.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt,
                AVAudioSession.InterruptionType(rawValue: raw) == .began
            else { return }
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        playerLayer.frame = view.bounds
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        player.pause()
        if let observer { player.removeTimeObserver(observer) }
        player.replaceCurrentItem(with: nil)
    }

    func scrub() {
        let time = CMTimeMakeWithSeconds(Double(slider.value), preferredTimescale: 600)
        player.seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero) { _ in }
        if player.timeControlStatus == .playing, player.rate != 0 { player.pause() }
        _ = player.currentItem?.status == .readyToPlay
        _ = player.currentItem?.loadedTimeRanges.first?.timeRangeValue.end
        _ = CMTimeCompare(time, .zero) == 0
        _ = CMTimeMake(value: 1, timescale: 2) + CMTime.zero
    }

    func full() {
        let controller = AVPlayerViewController()
        controller.player = player
        controller.showsPlaybackControls = true
        controller.allowsPictureInPicturePlayback = false
        controller.entersFullScreenWhenPlaybackBegins = true
        present(controller, animated: true) { controller.player?.play() }
    }
}

final class PlayerHostView: UIView {
    override static var layerClass: AnyClass { AVPlayerLayer.self }
    var playerLayer: AVPlayerLayer { return layer as! AVPlayerLayer }
    var player: AVPlayer? {
        get { playerLayer.player }
        set { playerLayer.player = newValue }
    }
}

enum Thumbnails {
    static func thumbnail(of url: URL) async throws -> CGSize {
        let generator = AVAssetImageGenerator(asset: AVAsset(url: url))
        generator.appliesPreferredTrackTransform = true
        generator.maximumSize = CGSize(width: 400, height: 400)
        let time = CMTime(seconds: 1, preferredTimescale: 60)
        return try await generator.image(at: time).image.size
    }

    static func duration(of url: URL) async throws -> Double {
        let asset = AVURLAsset(url: url)
        let duration = try await asset.load(.duration)
        return CMTimeGetSeconds(duration) + asset.duration.seconds
    }

    static func askForMicrophone(_ done: @escaping (Bool) -> Void) {
        AVAudioSession.sharedInstance().requestRecordPermission { granted in DispatchQueue.main.async { done(granted) }
        }
        switch AVCaptureDevice.authorizationStatus(for: .video) {
        case .authorized: done(true)
        case .notDetermined: AVCaptureDevice.requestAccess(for: .video) { _ in }
        case .denied, .restricted: done(false)
        @unknown default: break
        }
    }
}

final class PhotoPicker: NSObject, PHPickerViewControllerDelegate {
    func make() -> PHPickerViewController {
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = 0
        configuration.filter = .any(of: [.images, .videos])
        configuration.preferredAssetRepresentationMode = .current
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        return picker
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        for result in results {
            let provider = result.itemProvider
            if provider.canLoadObject(ofClass: UIImage.self) {
                provider.loadObject(ofClass: UIImage.self) { object, error in
                    guard let image = object as? UIImage, error == nil else { return }
                    DispatchQueue.main.async { _ = image.size }
                }
            } else if provider.hasItemConformingToTypeIdentifier(UTType.movie.identifier) {
                provider.loadFileRepresentation(forTypeIdentifier: UTType.movie.identifier) { url, _ in _ = url }
            }
        }
    }
}

final class Notifier: NSObject, UNUserNotificationCenterDelegate {
    override init() {
        super.init()
        UNUserNotificationCenter.current().delegate = self
    }

    func ask() {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound, .badge]) { granted, error in
            guard granted, error == nil else { return }
            DispatchQueue.main.async { UIApplication.shared.registerForRemoteNotifications() }
        }
        let reply = UNTextInputNotificationAction(
            identifier: "reply", title: "Reply", options: [], textInputButtonTitle: "Send",
            textInputPlaceholder: "Message")
        let read = UNNotificationAction(identifier: "read", title: "Read", options: [.foreground])
        let category = UNNotificationCategory(
            identifier: "message", actions: [reply, read], intentIdentifiers: [], options: .customDismissAction)
        UNUserNotificationCenter.current().setNotificationCategories([category])
    }

    func show(title: String, body: String) {
        let content = UNMutableNotificationContent()
        content.title = title
        content.body = body
        content.sound = .default
        content.badge = 1
        content.categoryIdentifier = "message"
        content.threadIdentifier = "room"
        content.userInfo = ["room": "a"]
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 1, repeats: false)
        let request = UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger)
        UNUserNotificationCenter.current().add(request) { error in _ = error }
        UNUserNotificationCenter.current().removeDeliveredNotifications(withIdentifiers: ["a"])
        UNUserNotificationCenter.current().removeAllDeliveredNotifications()
        UNUserNotificationCenter.current().getNotificationSettings { settings in
            _ = settings.authorizationStatus == .authorized
        }
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([.banner, .sound, .list]) }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        if response.actionIdentifier == UNNotificationDefaultActionIdentifier {
            _ = response.notification.request.content.userInfo["room"]
        }
        if let text = (response as? UNTextInputNotificationResponse)?.userText { _ = text }
        completionHandler()
    }
}

enum FileKinds {
    static func mimeType(of url: URL) -> String {
        UTType(filenameExtension: url.pathExtension)?.preferredMIMEType ?? "application/octet-stream"
    }
    static func isImage(_ url: URL) -> Bool {
        UTType(filenameExtension: url.pathExtension)?.conforms(to: .image) ?? false
    }
    static func shadow(_ layer: CALayer) { layer.shadowPath = CGPath(rect: layer.bounds, transform: nil) }
}
