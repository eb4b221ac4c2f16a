/// Counts the pictures that are being loaded.
actor PictureLoads {
    private var count = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func begin() { count += 1 }

    func end() {
        count -= 1
        guard count == 0 else { return }
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    func idle() async {
        guard count > 0 else { return }
        await withCheckedContinuation { waiting.append($0) }
    }
}
