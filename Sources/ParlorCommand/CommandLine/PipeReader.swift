import Foundation

/// Reads a pipe to its end, on a thread of its own.
///
/// Not `FileHandle.readabilityHandler`: taking the handler away at the pipe's end, as one must, now and then crashed
/// libdispatch's event loop (Swift 6.3.1 on Linux).
enum PipeReader {
    /// - Parameter receive: gets every piece, and an empty one at the end.
    static func start(_ handle: FileHandle, _ receive: @escaping @Sendable (Data) -> Void) {
        let thread = Thread {
            while true {
                let data = handle.availableData
                receive(data)
                if data.isEmpty { return }
            }
        }
        thread.stackSize = 256 * 1024
        thread.start()
    }
}
