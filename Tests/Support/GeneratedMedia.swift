import Foundation

/// Films and sounds that GStreamer makes when a test asks for them.
public enum GeneratedMedia {
    /// A film without sound: `seconds` long at 30 pictures a second.
    ///
    /// - Parameter pattern: one of `videotestsrc`'s: `ball` moves, `red` and `blue` stand still.
    public static func film(
        in folder: TemporaryFolder, seconds: Double = 1, width: Int = 160, height: Int = 90, pattern: String = "ball"
    ) throws -> URL {
        let url = folder.url.appendingPathComponent("\(pattern)-\(UUID().uuidString).webm")
        try run([
            "videotestsrc", "pattern=\(pattern)", "num-buffers=\(Int(seconds * 30))", "!",
            "video/x-raw,width=\(width),height=\(height),framerate=30/1", "!",
            "vp8enc", "deadline=1", "keyframe-max-dist=15", "!", "webmmux", "!", "filesink", "location=\(url.path)",
        ])
        return url
    }

    /// A tone.
    public static func sound(in folder: TemporaryFolder, seconds: Double = 1) throws -> URL {
        let url = folder.url.appendingPathComponent("tone-\(UUID().uuidString).wav")
        try run([
            "audiotestsrc", "num-buffers=\(Int(seconds * 10))", "samplesperbuffer=4800", "!",
            "audio/x-raw,rate=48000,channels=1", "!", "wavenc", "!", "filesink", "location=\(url.path)",
        ])
        return url
    }

    public struct Failed: Error, CustomStringConvertible { public let description: String }

    private static func run(_ pipeline: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/gst-launch-1.0")
        process.arguments = ["--quiet"] + pipeline
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failed(description: "gst-launch-1.0 ended with \(process.terminationStatus)")
        }
    }
}
