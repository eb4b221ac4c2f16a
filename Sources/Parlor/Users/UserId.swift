/// The full identifier of a user, such as `@anna:example.org`.
public typealias UserId = String
