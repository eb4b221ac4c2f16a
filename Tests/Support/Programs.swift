import Foundation

/// The programs that the build left beside this test.
public enum Programs {
    public static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()
    public static let parlor = folder.appendingPathComponent("parlor")
    /// The package's own folder, also where its sources are built through links to it.
    public static let package: URL = {
        // Foundation's own resolving leaves links in the middle of a path alone.
        let file = realpath(#filePath, nil)
        defer { free(file) }
        return URL(fileURLWithPath: file.map { String(cString: $0) } ?? #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    }()
}
