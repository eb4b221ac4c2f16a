/// A piece of an HTML text, as ``HTMLTokenizer`` cuts it.
enum HTMLToken: Equatable {
    case text(String)
    case open(String, attributes: [String: String], isSelfClosing: Bool)
    case close(String)
}
