extension Shard {
    func renameDevice(_ device: StoredDevice, to name: String) async throws {
        _ = try await perform([.renameDevice(device.key, name)])
    }
}
