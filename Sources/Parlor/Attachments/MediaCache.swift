import Foundation

/// Media on disk and, the latest of it, in memory; both within bounds. The least recently used goes first.
actor MediaCache {
    private let diskLimit: Int
    private let memoryLimit: Int
    private var folder: URL?
    private var memory: [String: (data: [UInt8], use: Int)] = [:]
    private var memorySize = 0
    private var uses = 0

    init(diskLimit: Int, memoryLimit: Int = 32 << 20) {
        self.diskLimit = diskLimit
        self.memoryLimit = memoryLimit
    }

    /// - Parameter folder: Nil: forget everything.
    func use(folder: URL?) {
        self.folder = folder
        memory = [:]
        memorySize = 0
    }

    func data(for key: String) -> [UInt8]? {
        uses += 1
        if let entry = memory[key] {
            memory[key] = (entry.data, uses)
            return entry.data
        }
        guard let file = file(for: key), let data = try? Data(contentsOf: file) else { return nil }
        try? FileManager.default.setAttributes(
            [.modificationDate: Date()], ofItemAtPath: file.path(percentEncoded: false))
        remember([UInt8](data), for: key)
        return [UInt8](data)
    }

    func keep(_ data: [UInt8], for key: String) {
        remember(data, for: key)
        guard let file = file(for: key), data.count <= diskLimit else { return }
        try? Data(data).write(to: file, options: .atomic)
        trimDisk()
    }

    private func remember(_ data: [UInt8], for key: String) {
        guard data.count <= memoryLimit / 4 else { return }
        uses += 1
        memorySize += data.count - (memory[key]?.data.count ?? 0)
        memory[key] = (data, uses)
        while memorySize > memoryLimit, let oldest = memory.min(by: { $0.value.use < $1.value.use }) {
            memorySize -= oldest.value.data.count
            memory[oldest.key] = nil
        }
    }

    /// The name is a hash (FNV-1a, twice) of the address, which may hold anything.
    private func file(for key: String) -> URL? {
        func hash(_ seed: UInt64) -> String {
            String(key.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
        }
        return folder?.appending(path: hash(0xcbf2_9ce4_8422_2325) + "-" + hash(0x9e37_79b9_7f4a_7c15))
    }

    private func trimDisk() {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        guard let folder,
            let files = try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: Array(keys))
        else { return }
        var entries = files.map { file -> (url: URL, size: Int, date: Date) in
            let values = try? file.resourceValues(forKeys: keys)
            return (file, values?.fileSize ?? 0, values?.contentModificationDate ?? .distantPast)
        }
        var total = entries.reduce(0) { $0 + $1.size }
        guard total > diskLimit else { return }
        entries.sort { $0.date < $1.date }
        for entry in entries where total > diskLimit * 9 / 10 {
            try? FileManager.default.removeItem(at: entry.url)
            total -= entry.size
        }
    }
}
