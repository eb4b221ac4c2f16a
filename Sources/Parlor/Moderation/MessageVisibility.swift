/// Which of a room's stored messages the user wants to see: those of ignored people are left out, and so is a history that was cleared.
///
/// They stay in the store. Whoever is heard again has said what they said.
enum MessageVisibility {
    /// A condition on rows of `event`.
    static let condition = """
        sender NOT IN (SELECT user_id FROM ignored_user) \
        AND timestamp > (SELECT history_cleared_at FROM room WHERE room.id = event.room)
        """
}
