import Foundation

/// Opens a video, goes to a time and takes the picture that is there.
@MainActor final class FrameGrabber {
    private let url: URL
    private let time: CMTime
    private let maximumSize: CGSize
    private var stream: MediaStream?
    private var hasSought = false
    private var waiting: CheckedContinuation<(image: UIImage, actualTime: CMTime), any Error>?

    init(url: URL, time: CMTime, maximumSize: CGSize) {
        self.url = url
        self.time = time
        self.maximumSize = maximumSize
    }

    func grab() async throws -> (image: UIImage, actualTime: CMTime) {
        guard let stream = MediaStream(url: url) else {
            throw AVError(.mediaServicesWereReset, message: "Media needs a display.")
        }
        self.stream = stream
        return try await withCheckedThrowingContinuation { continuation in
            waiting = continuation
            stream.onEvent = { event in MainActor.assumeIsolated { self.heard(event) } }
            heard(stream.failure != nil ? .failed : .prepared)
        }
    }

    private func heard(_ event: MediaStream.Event) {
        guard let stream, waiting != nil else { return }
        if let failure = stream.failure { return finish(.failure(AVError(reading: failure))) }
        guard stream.isPrepared else { return }
        guard stream.hasVideo else { return finish(.failure(AVError(.noImageAtTime, message: "No pictures."))) }
        // Also to the very beginning: its picture may have come before the stream was ready, and would not come again.
        if !hasSought, stream.isSeekable {
            hasSought = true
            return stream.seek(to: min(max(time.microseconds, 0), max(stream.duration, 0)))
        }
        guard !stream.isSeeking, event == .frame || event == .seeked, stream.frameSize.width > 0 else { return }
        guard let picture = picture(of: stream) else { return finish(.failure(AVError(.decodeFailed))) }
        finish(.success((picture, CMTime(microseconds: stream.timestamp))))
    }

    private func picture(of stream: MediaStream) -> UIImage? {
        var size = stream.frameSize
        if maximumSize.width > 0, maximumSize.height > 0 {
            let fitting = AVMakeRect(aspectRatio: size, insideRect: CGRect(origin: .zero, size: maximumSize)).size
            if fitting.width < size.width { size = fitting }
        }
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        view.layer.foreignContent = { snapshot, rect in stream.draw(into: snapshot, in: rect) }
        return UIImage(data: Data(Snapshot.png(of: view)))
    }

    private func finish(_ result: Result<(image: UIImage, actualTime: CMTime), any Error>) {
        stream = nil
        waiting?.resume(with: result)
        waiting = nil
    }
}
