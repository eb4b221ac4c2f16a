import Foundation

/// Media on disk and, the latest of it, in memory; both within bounds. The least recently used goes first, over restarts too: the
/// time of the last use is the file's date.
///
/// It has a thread of its own, since files block.
actor MediaCache {
    private let executor = QueueExecutor(label: "parlor.media")
    private let diskLimit: Int
    private let memoryLimit: Int
    private var folder: URL?
    private var files: [String: (size: Int, use: Date)] = [:]
    private var diskSize = 0
    private var memory: [String: (data: [UInt8], use: Int)] = [:]
    private var memorySize = 0
    private var uses = 0

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(diskLimit: Int, memoryLimit: Int = 32 << 20) {
        self.diskLimit = diskLimit
        self.memoryLimit = memoryLimit
    }

    /// - Parameter folder: Nil: forget everything.
    func use(folder: URL?) {
        self.folder = folder
        memory = [:]
        memorySize = 0
        files = folder.map(Self.files(in:)) ?? [:]
        diskSize = files.values.reduce(0) { $0 + $1.size }
        trimDisk(keeping: nil)
    }

    /// Whether files can be kept at all.
    var hasFolder: Bool { folder != nil }

    func data(for key: String) -> [UInt8]? {
        MainThreadGuard.check("cached media")
        uses += 1
        if let entry = memory[key] {
            memory[key] = (entry.data, uses)
            return entry.data
        }
        guard let file = file(for: key), let data = try? Data(contentsOf: file) else { return nil }
        remember([UInt8](data), for: key)
        return [UInt8](data)
    }

    /// The file of a key, if it is here. It counts as used.
    func file(for key: String) -> URL? {
        let name = Self.name(of: key)
        guard let file = folder?.appending(path: name), files[name] != nil else { return nil }
        let path = file.path(percentEncoded: false)
        guard FileManager.default.fileExists(atPath: path) else {
            forget(name)
            return nil
        }
        files[name]?.use = Date()
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
        return file
    }

    func keep(_ data: [UInt8], for key: String) {
        remember(data, for: key)
        guard let folder, data.count <= diskLimit else { return }
        let name = Self.name(of: key)
        guard (try? Data(data).write(to: folder.appending(path: name), options: .atomic)) != nil else { return }
        record(name, size: data.count)
    }

    /// Where a download of this key is written until it is whole.
    func partialFile(for key: String) -> URL? { folder?.appending(path: Self.name(of: key) + Self.partialSuffix) }

    /// Moves a file into the cache.
    ///
    /// - Returns: Where it is now; nil when it cannot be kept.
    @discardableResult
    func adopt(_ source: URL, for key: String) -> URL? {
        guard let folder else { return nil }
        let name = Self.name(of: key)
        let file = folder.appending(path: name)
        try? FileManager.default.removeItem(at: file)
        guard (try? FileManager.default.moveItem(at: source, to: file)) != nil else { return nil }
        record(name, size: (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0)
        return file
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

    private func record(_ name: String, size: Int) {
        forget(name)
        files[name] = (size, Date())
        diskSize += size
        trimDisk(keeping: name)
    }

    private func forget(_ name: String) {
        if let file = files.removeValue(forKey: name) { diskSize -= file.size }
    }

    /// - Parameter newest: Stays, however large: somebody is about to look at it.
    private func trimDisk(keeping newest: String?) {
        guard diskSize > diskLimit, let folder else { return }
        for (name, _) in files.sorted(by: { $0.value.use < $1.value.use })
        where name != newest && diskSize > diskLimit * 9 / 10 {
            try? FileManager.default.removeItem(at: folder.appending(path: name))
            forget(name)
        }
    }
}

extension MediaCache {
    private static let partialSuffix = ".part"

    /// The name is a hash (FNV-1a, twice) of the address, which may hold anything.
    private static func name(of key: String) -> String {
        func hash(_ seed: UInt64) -> String {
            String(key.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
        }
        return hash(0xcbf2_9ce4_8422_2325) + "-" + hash(0x9e37_79b9_7f4a_7c15)
    }

    private static func files(in folder: URL) -> [String: (size: Int, use: Date)] {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))
        return (files ?? []).reduce(into: [:]) { result, file in
            let values = try? file.resourceValues(forKeys: keys)
            result[file.lastPathComponent] = (
                values?.fileSize ?? 0, values?.contentModificationDate ?? .distantPast
            )
        }
    }
}
