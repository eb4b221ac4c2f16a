import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends files and receives files, piece by piece.
///
/// `@unchecked Sendable`: what is behind the lock, and a session that has its own.
final class TransferSession: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let running = Mutex<[Int: Transfer]>([:])
    private var session: URLSession!

    init(_ configuration: URLSessionConfiguration) {
        super.init()
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        // The session holds its delegate until it is invalidated, which ``close()`` does.
        session = URLSession(configuration: configuration, delegate: self, delegateQueue: queue)
    }

    /// Lets go of the session once its tasks have ended; the transport has cancelled them.
    func close() { session.finishTasksAndInvalidate() }

    /// Called on the transport's queue.
    ///
    /// A file is given to the session mapped into memory, not by its address: on Linux (Swift 6.3) an upload by address ends the process
    /// when the answer comes before the file has been read to its end, since the reader then wakes a transfer that is gone
    /// (`_BodyFileSource`, seen against Synapse on 2026-11-30).
    func start(_ request: HTTPRequest, _ urlRequest: URLRequest, _ exchange: Exchange) {
        let task: URLSessionDataTask
        if let file = request.bodyFile {
            guard let body = try? Data(contentsOf: file, options: .mappedIfSafe) else {
                let name = file.lastPathComponent
                return exchange.end(.failure(ClientError(.unreadableFile, "The file \(name) cannot be read")))
            }
            task = session.uploadTask(with: urlRequest, from: body)
        } else {
            task = session.dataTask(with: urlRequest)
        }
        running.withLock { $0[task.taskIdentifier] = Transfer(request, exchange) }
        exchange.task = task
        task.resume()
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        transfer(dataTask)?.received(response)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard let transfer = transfer(dataTask), !transfer.received(data) else { return }
        dataTask.cancel()
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        transfer(task)?.sent(totalBytesSent, of: totalBytesExpectedToSend)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        running.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.end(task.response, error)
    }

    private func transfer(_ task: URLSessionTask) -> Transfer? { running.withLock { $0[task.taskIdentifier] } }
}
