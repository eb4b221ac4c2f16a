extension Optional {
    /// Delivers the value, if there is one, and finishes.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        public let output: Wrapped?
        public init(_ output: Wrapped?) { self.output = output }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            let outlet = Outlet(subscriber)
            if let output { outlet.enqueue(output) }
            outlet.enqueue(.finished)
            outlet.start()
        }
    }

    public var publisher: Publisher { Publisher(self) }
}

extension Result {
    /// Delivers the value and finishes, or fails.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success

        public let result: Result
        public init(_ result: Result) { self.result = result }
        public init(_ output: Success) { result = .success(output) }
        public init(_ failure: Failure) { result = .failure(failure) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            switch result {
            case .success(let output):
                outlet.enqueue(output)
                outlet.enqueue(.finished)
            case .failure(let error): outlet.enqueue(.failure(error))
            }
            outlet.start()
        }
    }

    public var publisher: Publisher { Publisher(self) }
}
