/// The number on a badge.
public enum UnreadBadge {
    /// `7`, and `99+` above that.
    public static func text(_ count: Int) -> String { count > 99 ? "99+" : String(count) }
}
