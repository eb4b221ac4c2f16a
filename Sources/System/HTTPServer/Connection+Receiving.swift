internal import CEpoll
internal import Glibc

extension Connection {
    /// Reads what has arrived and does with it what the phase demands.
    func receive() {
        let count = loop.withScratch { scratch in
            let count = recv(socket, scratch.baseAddress, scratch.count, 0)
            if count > 0 { accept(UnsafeBufferPointer(rebasing: scratch[..<count])) }
            return count
        }
        if count == 0 || count < 0 && errno != EAGAIN && errno != EINTR { close() }
    }

    /// Goes on with bytes that arrived while an earlier request was worked on.
    func receiveEarlyBytes() {
        guard !input.isEmpty else { return }
        let bytes = input
        input = []
        bytes.withUnsafeBufferPointer(accept)
    }

    private func accept(_ bytes: UnsafeBufferPointer<UInt8>) {
        lastActivity = loop.now
        if case .lingering = phase { return }
        do throws(ProtocolError) {
            if input.isEmpty {
                let used = try consume(bytes)
                input.append(contentsOf: bytes[used...])
            } else {
                input.append(contentsOf: bytes)
                let all = input
                input = []
                let used = try all.withUnsafeBufferPointer { all throws(ProtocolError) in try consume(all) }
                if used < all.count { input = Array(all[used...]) }
            }
        } catch {
            refuse(error)
        }
    }

    /// Takes what can be used now: the rest of a body, and a head.
    private func consume(_ bytes: UnsafeBufferPointer<UInt8>) throws(ProtocolError) -> Int {
        var used = 0
        while true {
            let rest = UnsafeBufferPointer(rebasing: bytes[used...])
            switch phase {
            case .head:
                guard let length = try consumeHead(rest) else { return used }
                used += length
            case .body(var incoming):
                phase = .head  // lets go of the body, so that it grows in place
                used += try incoming.consume(rest[...])
                phase = .body(incoming)
                if incoming.isBeyondDraining { throw .malformed }
                guard incoming.decoder.isComplete else { return used }
                start(incoming)
            case .running, .sending, .lingering, .closed: return used
            }
        }
    }

    /// Returns the head's length, or nil while it is incomplete.
    private func consumeHead(_ bytes: UnsafeBufferPointer<UInt8>) throws(ProtocolError) -> Int? {
        guard !bytes.isEmpty, let (head, length) = try RequestHead.parse(bytes, maxBytes: loop.options.maxHeadBytes)
        else {
            if !bytes.isEmpty && headStarted == nil { headStarted = loop.now }
            return nil
        }
        headStarted = nil
        requestNumber &+= 1
        keepsAlive = head.keepsAlive
        isHead = head.methodName == "HEAD"
        let target = loop.targets.target(head.target)
        let request = Request(
            method: Method(rawValue: head.methodName) ?? .get, rawPath: target?.rawPath ?? "",
            path: target?.path ?? "", query: target?.query ?? [], headers: head.headers, remoteAddress: remoteAddress)
        let incoming = IncomingRequest(
            request, loop.shared.resolve(methodName: head.methodName, target), try head.framing())
        if incoming.isUnwanted && (head.expectsContinue || incoming.isBeyondDraining) {
            keepsAlive = false  // its body is never read
            start(incoming)
        } else {
            phase = .body(incoming)
            if head.expectsContinue && !incoming.decoder.isComplete {
                output.add(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8))
                _ = output.send(to: socket)
            }
        }
        return length
    }

    /// Runs the handler. The connection is parked until its answer comes.
    private func start(_ incoming: IncomingRequest) {
        let resolution = incoming.resolution
        let shared = loop.shared
        let handler =
            incoming.isTooLarge
            ? shared.router.tooLarge : incoming.hasFailed ? shared.router.unavailable : resolution.handler
        var request = incoming.request
        request.parameters = resolution.parameters
        phase = .running(nil)
        let task = Task { [loop, key, requestNumber, request] in
            var response = await handler(request)
            if let allow = resolution.allow { response.headers["Allow"] = allow }
            let prepared = await PreparedResponse(response, to: request, shared.router)
            loop.post(.answer(prepared, connection: key, request: requestNumber))
        }
        phase = .running(task)
        // Whoever was cancelled before its start must know as well.
        if shared.stage == .cancelling { task.cancel() }
    }

    /// Answers a request that can't be understood; what follows it can't be either.
    private func refuse(_ error: ProtocolError) {
        input = []
        keepsAlive = false
        isHead = false
        send(PreparedResponse(status: error.status, loop.shared.router))
    }
}
