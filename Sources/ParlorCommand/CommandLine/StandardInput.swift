import Foundation

/// What is written to this program.
enum StandardInput {
    /// Line by line, without the ends of lines, until the end of input.
    static func lines() -> AsyncStream<String> {
        AsyncStream { continuation in
            // readLine blocks, and the tasks' own threads must not be.
            Thread.detachNewThread {
                while let line = readLine() { continuation.yield(line) }
                continuation.finish()
            }
        }
    }
}
