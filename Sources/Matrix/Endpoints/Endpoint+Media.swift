extension Endpoint {
    public static let uploadMedia = Endpoint(.post, below: "/_matrix/media/v3", ["upload"])
    public static let mediaConfiguration = Endpoint(.get, below: "/_matrix/client/v1/media", ["config"])

    /// Authenticated media, as the specification has it from v1.11 on.
    public static func downloadMedia(_ uri: MediaURI) -> Endpoint {
        Endpoint(.get, below: "/_matrix/client/v1/media", ["download", uri.server, uri.mediaID])
    }
    /// The endpoint before v1.11, without a token, for homeservers that are older than that.
    public static func legacyDownloadMedia(_ uri: MediaURI) -> Endpoint {
        Endpoint(.get, below: "/_matrix/media/v3", ["download", uri.server, uri.mediaID])
    }
    public static func legacyThumbnail(_ uri: MediaURI) -> Endpoint {
        Endpoint(.get, below: "/_matrix/media/v3", ["thumbnail", uri.server, uri.mediaID])
    }
    public static func thumbnail(_ uri: MediaURI) -> Endpoint {
        Endpoint(.get, below: "/_matrix/client/v1/media", ["thumbnail", uri.server, uri.mediaID])
    }
}
