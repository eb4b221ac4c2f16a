import Foundation

/// The programs that the build left beside this test.
public enum Programs {
    public static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()
    public static let parlor = folder.appendingPathComponent("parlor")
    /// The package's own folder, also where its sources are built through links to it.
    public static let package = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
}
