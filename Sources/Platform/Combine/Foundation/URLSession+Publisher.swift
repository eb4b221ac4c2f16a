import Foundation

#if canImport(FoundationNetworking)
    // On Apple's systems it is a part of Foundation: code that is written there imports nothing more.
    @_exported import FoundationNetworking
#endif

extension URLSession {
    /// Loads a resource once for each subscriber, when it asks for the result.
    public struct DataTaskPublisher: Publisher, Sendable {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Inner(Outlet(subscriber)).start(self)
        }

        /// The lock guards the task, which starts with the first demand.
        private final class Inner<S: Subscriber>: @unchecked Sendable where S.Input == Output, S.Failure == Failure {
            private let outlet: Outlet<S>
            private let lock = NSLock()
            private var task: URLSessionDataTask?

            init(_ outlet: Outlet<S>) { self.outlet = outlet }

            func start(_ parent: DataTaskPublisher) {
                outlet.start(
                    onRequest: { [self] demand in if demand > 0 { load(parent) } },
                    onCancel: { [self] in lock.withLock { task }?.cancel() })
            }

            private func load(_ parent: DataTaskPublisher) {
                let task = lock.withLock {
                    guard self.task == nil else { return nil as URLSessionDataTask? }
                    let new = parent.session.dataTask(with: parent.request, completionHandler: handler)
                    self.task = new
                    return new
                }
                task?.resume()
            }

            /// Made outside of the generic call: a closure there would carry the subscriber's type across threads.
            private var handler: @Sendable (Data?, URLResponse?, (any Error)?) -> Void {
                let answer = UncheckedAnswer(answer)
                return { answer.call($0, $1, $2) }
            }

            private func answer(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
                if let response, error == nil {
                    outlet.send((data ?? Data(), response))
                    outlet.finish(.finished)
                } else {
                    outlet.finish(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
        }
    }

    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

extension NSObject {
    /// There is no key-value observing without the Objective-C runtime.
    @available(
        *, unavailable,
        message: "There is no key-value observing on Linux: make the property @Published and use its $ publisher"
    )
    public func publisher<Root, Value>(for keyPath: KeyPath<Root, Value>) -> AnyPublisher<Value, Never> {
        Empty().eraseToAnyPublisher()
    }
}

/// The way back to the subscriber, which is told from whatever thread the session answers on.
private struct UncheckedAnswer: @unchecked Sendable {
    let call: (Data?, URLResponse?, (any Error)?) -> Void
    init(_ call: @escaping (Data?, URLResponse?, (any Error)?) -> Void) { self.call = call }
}
