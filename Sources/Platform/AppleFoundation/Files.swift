import Foundation

extension URL {
    /// Always true: a file that the reader chose is open to the app, as there is no sandbox around it.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}

    /// The reader's documents, in the desktop's folder for them.
    public static var documentsDirectory: URL { directory(.documentDirectory) }
    public static var cachesDirectory: URL { directory(.cachesDirectory) }
    public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
    public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
    public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
    public static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }

    private static func directory(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
    }
}

extension FileManager {
    /// Nil: a desktop's apps share files in folders that people know.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
}

extension ProcessInfo {
    /// Always false: what saves a laptop's battery is the desktop's business.
    public var isLowPowerModeEnabled: Bool { false }
    public var isiOSAppOnMac: Bool { false }
    public var isMacCatalystApp: Bool { false }
}
