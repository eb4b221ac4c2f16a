/// A class whose changes can be watched: it says when it is about to change.
///
/// A class with `@Published` properties needs nothing more. All observers of one object share one publisher.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Signals before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher of this object, made at first use and told by every `@Published` property from then on.
    public var objectWillChange: ObservableObjectPublisher { ObjectWillChange.publisher(of: self) }
}
