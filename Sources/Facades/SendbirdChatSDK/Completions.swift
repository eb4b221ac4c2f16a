/// Gives an async function the form with a completion handler: called once, on the main queue.
func finish<Value: Sendable>(
    _ completion: ((Value?, ClientError?) -> Void)?, _ work: @escaping @Sendable () async throws -> Value
) {
    let handler = completion.map { completion in
        { (result: Result<Value, any Error>) in
            switch result {
            case .success(let value): completion(value, nil)
            case .failure(let error): completion(nil, ClientError(wrapping: error))
            }
        }
    }
    complete(Completion(handler), after: work)
}

/// The same for what brings nothing but its end.
func finish(_ completion: ((ClientError?) -> Void)?, _ work: @escaping @Sendable () async throws -> Void) {
    let handler = completion.map { completion in
        { (error: (any Error)?) in completion(error.map { ClientError(wrapping: $0) }) }
    }
    complete(Completion(handler), after: work)
}
