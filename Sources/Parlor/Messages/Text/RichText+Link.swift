import Foundation
internal import Matrix

extension RichText.Link {
    static let schemes: Set<String> = ["https", "http", "ftp", "mailto", "magnet"]

    /// What an address in a text leads to; nil for one that must not be followed, such as `javascript:`.
    init?(url: URL) {
        if let user = MessageLink.user(in: url) {
            self = .user(user)
        } else if let link = MessageLink(url: url) {
            self = .message(link)
        } else {
            guard let scheme = url.scheme?.lowercased(), Self.schemes.contains(scheme) else { return nil }
            if scheme.hasPrefix("http"), url.host()?.isEmpty != false { return nil }
            self = .web(url)
        }
    }

    init?(address: String) {
        let address = address.trimmingCharacters(in: .whitespacesAndNewlines)
        guard address.utf8.count <= 8_192, let url = URL(string: address) else { return nil }
        self.init(url: url)
    }

    /// The address that stands for it in HTML.
    var address: String? {
        switch self {
        case .web(let url): url.absoluteString
        case .user(let id): MessageLink.address(ofUser: id)
        case .message(let link): link.url.absoluteString
        case .everyone: nil
        }
    }

    static func isUserID(_ text: String) -> Bool { UserID(text) != nil }
}
