/// The symbols of the screens: templates, drawn in the tint of what shows them.
@preconcurrency @MainActor public enum SBUIconSet {
    /// Creates a channel.
    public static var create = symbol("plus")
    /// Goes back.
    public static var back = symbol("chevron.backward")
    /// People in a channel.
    public static var participants = symbol("person.2")
    /// A channel in which only operators may write.
    public static var frozen = symbol("snowflake")
    /// Leads to a channel's settings.
    public static var settings = symbol("info.circle")
    /// Those who run a channel.
    public static var operators = symbol("shield")
    /// Those who may not write.
    public static var muted = symbol("speaker.slash")
    /// Those who are kept out.
    public static var banned = symbol("nosign")
    /// Deletes a channel.
    public static var delete = symbol("trash")
    /// Leaves a channel.
    public static var leave = symbol("rectangle.portrait.and.arrow.right")
    /// Changes a name.
    public static var edit = symbol("square.and.pencil")
    /// An empty list.
    public static var empty = symbol("bubble.left.and.bubble.right")
    /// A list that could not be loaded.
    public static var failed = symbol("exclamationmark.triangle")

    static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
