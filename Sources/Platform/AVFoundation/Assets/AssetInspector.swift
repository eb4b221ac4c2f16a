import Foundation

/// Opens an asset to learn its length and tracks, once, and keeps the answer.
@MainActor final class AssetInspector {
    private let url: URL
    private(set) var known: AssetFacts?
    private var stream: MediaStream?
    private var waiting: [CheckedContinuation<AssetFacts, any Error>] = []

    nonisolated init(url: URL) { self.url = url }

    func facts() async throws -> AssetFacts {
        if let known { return known }
        return try await withCheckedThrowingContinuation { continuation in
            waiting.append(continuation)
            open()
        }
    }

    /// A player that has opened the asset anyway tells what it found.
    func learn(from stream: MediaStream) {
        if known == nil { known = AssetFacts(stream) }
    }

    private func open() {
        guard stream == nil else { return }
        guard let stream = MediaStream(url: url) else {
            return finish(.failure(AVError(.mediaServicesWereReset, message: "Media needs a display.")))
        }
        self.stream = stream
        stream.onEvent = { [weak self] event in
            MainActor.assumeIsolated { self?.heard(event) }
        }
        // It may have failed, or have been prepared, while it was made.
        if stream.failure != nil { heard(.failed) } else if stream.isPrepared { heard(.prepared) }
    }

    private func heard(_ event: MediaStream.Event) {
        guard let stream else { return }
        switch event {
        case .failed: finish(.failure(AVError(reading: stream.failure)))
        case .prepared, .frame:
            // The size of the pictures is known with the first of them.
            guard stream.isPrepared, !stream.hasVideo || stream.frameSize.width > 0 else { return }
            let facts = AssetFacts(stream)
            known = facts
            finish(.success(facts))
        default: break
        }
    }

    private func finish(_ result: Result<AssetFacts, any Error>) {
        stream = nil
        let continuations = waiting
        waiting = []
        for continuation in continuations { continuation.resume(with: result) }
    }
}

extension AVError {
    /// From the back end's words, which are all that GTK passes on.
    init(reading failure: String?) {
        let message = failure ?? "Unknown"
        let lowered = message.lowercased()
        let code: Code =
            if lowered.contains("missing") || lowered.contains("plug-in") || lowered.contains("plugin")
                || lowered.contains("decoder")
            {
                .decoderNotFound
            } else if lowered.contains("not found") || lowered.contains("no such file")
                || lowered.contains("could not open") || lowered.contains("could not connect")
                || lowered.contains("resolve")
            {
                .contentIsUnavailable
            } else if lowered.contains("type of stream") || lowered.contains("format") {
                .fileFormatNotRecognized
            } else {
                .unknown
            }
        self.init(code, message: message)
    }
}
