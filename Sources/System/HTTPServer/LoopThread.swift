internal import Glibc

/// The thread of one event loop.
struct LoopThread: Sendable {
    let loop: EventLoop
    private let thread: pthread_t

    init(_ loop: EventLoop) {
        var thread = pthread_t()
        let code = pthread_create(
            &thread, nil,
            { context in
                // A client that went away must not end the process while a file is being sent to it.
                var signals = sigset_t()
                sigemptyset(&signals)
                sigaddset(&signals, SIGPIPE)
                pthread_sigmask(SIG_BLOCK, &signals, nil)
                Unmanaged<EventLoop>.fromOpaque(context!).takeRetainedValue().run()
                return nil
            }, Unmanaged.passRetained(loop).toOpaque())
        precondition(code == 0, "no thread left for the HTTP server")
        self.loop = loop
        self.thread = thread
    }

    /// Waits for the loop to end.
    func join() { pthread_join(thread, nil) }
}
