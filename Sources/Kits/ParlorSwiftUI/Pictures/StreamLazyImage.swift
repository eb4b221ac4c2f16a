import SwiftUI

/// A round picture that is loaded when it is shown.
public struct StreamLazyImage: View {
    @Environment(\.chatAppearance) private var appearance

    private let url: URL?
    private let size: CGSize

    public init(url: URL?, size: CGSize = CGSize(width: 30, height: 30)) {
        self.url = url
        self.size = size
    }

    public var body: some View {
        LoadedPicture(url: url, size: size) { Circle().fill(appearance.colors.hairline) }
            .clipShape(Circle())
            .accessibilityHidden(true)
    }
}
