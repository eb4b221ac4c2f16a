/// Core Data's results.
@available(
    *, unavailable, message: "There is no Core Data on Linux: keep the objects in an @Observable model and show those"
)
@propertyWrapper
public struct FetchRequest<Result> {
    public init() {}
    public var wrappedValue: [Result] { [] }
}

/// Core Data's results, in sections.
@available(
    *, unavailable, message: "There is no Core Data on Linux: keep the objects in an @Observable model and show those"
)
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier, Result> {
    public init() {}
    public var wrappedValue: [Result] { [] }
}

/// SwiftData's results.
@available(
    *, unavailable, message: "There is no SwiftData on Linux: keep the objects in an @Observable model and show those"
)
@propertyWrapper
public struct Query<Element, Result> {
    public init() {}
    public var wrappedValue: [Result] { [] }
}

/// The delegate of an app's life.
@available(*, unavailable, message: "Use UIApplicationDelegateAdaptor")
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType> {
    public init() {}
    public var wrappedValue: DelegateType { fatalError("unavailable") }
}
