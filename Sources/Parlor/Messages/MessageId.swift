/// Identifies a message within this client.
///
/// A message that was composed here keeps the identifier it was given at once, through sending and ever after, so that a
/// list does not see it leave and come back. Every other message is identified by the event identifier of its homeserver;
/// ``ChatMessage/eventID`` has that one for both kinds. All calls that take a message identifier accept either.
public typealias MessageId = String
