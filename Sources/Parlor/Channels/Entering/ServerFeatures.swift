internal import JSON
internal import Matrix

/// What the homeserver can do beyond the specification: asked when it matters for the first time, and kept for the session.
actor ServerFeatures {
    /// Joins that end by themselves.
    static let transientJoins = MemberContent.transientKey

    private let api: HomeserverAPI
    private var known: Set<String>?

    init(api: HomeserverAPI) { self.api = api }

    func has(_ feature: String) async throws -> Bool {
        if let known { return known.contains(feature) }
        let features = try await api.call(.versions).root["unstable_features"]?.value.object ?? [:]
        let enabled = Set(features.filter { $0.value.bool == true }.keys)
        known = enabled
        return enabled.contains(feature)
    }
}
