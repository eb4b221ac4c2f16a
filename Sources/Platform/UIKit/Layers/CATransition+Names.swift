/// The key that layers keep a transition under.
public let kCATransition = "transition"
