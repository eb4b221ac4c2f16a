import Foundation
import Synchronization

/// Decodes pictures off the main thread, no larger than they are shown, and keeps the last ones within a budget.
package final class ImageDecoder: Sendable {
    package static let shared = ImageDecoder()

    private struct Key: Hashable {
        let id: String
        let width: Int
        let height: Int
    }

    private struct Entry {
        let image: UIImage
        let cost: Int
        var lastUse: UInt64
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        var cost = 0
        var clock: UInt64 = 0
    }

    private let state = Mutex(State())
    private let budget: Int
    private let queue = DispatchQueue(label: "parlor.images", attributes: .concurrent)
    /// Two at a time: more would fight for the memory bus with the interface.
    private let slots = DispatchSemaphore(value: 2)

    package init(budget: Int = 64 << 20) { self.budget = budget }

    /// The picture if it was decoded before, at once.
    package func cached(_ id: String, fitting size: CGSize) -> UIImage? {
        let key = Self.key(id, size)
        return state.withLock { state in
            state.clock += 1
            guard let entry = state.entries[key] else { return nil }
            state.entries[key]!.lastUse = state.clock
            return entry.image
        }
    }

    /// Decodes data under an identity (its address). `size` is in pixels; nil for what is no picture.
    package func decode(_ data: Data, id: String, fitting size: CGSize) async -> UIImage? {
        if let known = cached(id, fitting: size) { return known }
        return await withCheckedContinuation { continuation in
            queue.async { [self] in
                slots.wait()
                defer { slots.signal() }
                guard let texture = Texture.decode(Array(data), fitting: size) else {
                    return continuation.resume(returning: nil)
                }
                let image = UIImage(
                    content: .texture(texture), size: CGSize(width: texture.width, height: texture.height))
                store(image, cost: texture.cost, Self.key(id, size))
                continuation.resume(returning: image)
            }
        }
    }

    package func removeAll() { state.withLock { $0 = State() } }
    package var cost: Int { state.withLock { $0.cost } }

    private static func key(_ id: String, _ size: CGSize) -> Key {
        Key(id: id, width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
    }

    private func store(_ image: UIImage, cost: Int, _ key: Key) {
        state.withLock { state in
            state.clock += 1
            if let old = state.entries[key] { state.cost -= old.cost }
            state.entries[key] = Entry(image: image, cost: cost, lastUse: state.clock)
            state.cost += cost
            guard state.cost > budget else { return }
            for (key, entry) in state.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
                if state.cost <= budget * 3 / 4 { break }
                state.entries[key] = nil
                state.cost -= entry.cost
            }
        }
    }
}

extension UIImage {
    /// A smaller copy, made off the main thread.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        guard case .texture(let texture) = content else { return self }
        return await ImageDecoder.shared.decode(Data(texture.png()), id: UUID().uuidString, fitting: size)
    }

    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }

    public func pngData() -> Data? {
        guard case .texture(let texture) = content else { return nil }
        return Data(texture.png())
    }
}
