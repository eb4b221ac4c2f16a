import Foundation

/// The layers that show a player. It holds none of them.
final class LayerList {
    private struct Entry { weak var layer: AVPlayerLayer? }
    private var entries: [Entry] = []

    @MainActor func add(_ layer: AVPlayerLayer) {
        remove(layer)
        entries.append(Entry(layer: layer))
    }

    @MainActor func remove(_ layer: AVPlayerLayer) {
        entries.removeAll { $0.layer == nil || $0.layer === layer }
    }

    @MainActor func redraw() {
        for entry in entries { entry.layer?.setNeedsDisplay() }
    }
}
