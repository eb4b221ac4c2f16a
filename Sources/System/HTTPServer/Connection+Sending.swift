internal import CEpoll
internal import Glibc

extension Connection {
    /// Starts to send an answer.
    func send(_ response: PreparedResponse) {
        if loop.shared.stage != .serving { keepsAlive = false }
        var head = response.serializedHead(date: loop.date, keepsAlive: keepsAlive)
        let hasContent = !isHead && response.hasContentLength
        if hasContent, case .bytes(let bytes) = response.content, bytes.count <= 16_384 {
            head.append(contentsOf: bytes)  // one packet instead of two
            output.add(head)
        } else {
            output.add(head)
            if hasContent { output.add(response.content) }
        }
        phase = .sending
        lastActivity = loop.now
        sendOutput()
    }

    func sendOutput() {
        switch output.send(to: socket) {
        case .finished:
            lastActivity = loop.now
            finishRequest()
        case .blocked:
            lastActivity = loop.now
            listen(for: EPOLLOUT.rawValue)
        case .failed: close()
        }
    }

    private func finishRequest() {
        if keepsAlive {
            phase = .head
            listen(for: EPOLLIN.rawValue | EPOLLRDHUP.rawValue)
            receiveEarlyBytes()
        } else if isHungUp {
            close()
        } else {
            phase = .lingering
            input = []
            shutdown(socket, Int32(SHUT_WR))
            listen(for: EPOLLIN.rawValue | EPOLLRDHUP.rawValue)
        }
    }
}
