import Parlor

/// Who is typing, in words.
public enum TypingText {
    /// `typing …` in a conversation of two, `Ada is typing …`, `Ada and Ben are typing …`, `3 people are typing …`.
    public static func of(_ users: Set<ChatUser>, isGroup: Bool) -> String? {
        let names = users.map(\.displayName.firstWord).sorted()
        switch names.count {
        case 0: return nil
        case 1: return isGroup ? "\(names[0]) is typing …" : "typing …"
        case 2: return "\(names[0]) and \(names[1]) are typing …"
        default: return "\(names.count) people are typing …"
        }
    }
}
