import Parlor
import SwiftUI
import UIKit

/// Shows a picture that has to be loaded, and something else until it is there.
public struct LoadedPicture<Placeholder: View>: View {
    @Environment(\.chatUtils) private var utils
    @Environment(\.chatClient) private var client
    @State private var loaded: Loaded?

    private struct Loaded {
        let url: URL
        let picture: UIImage
    }

    private let url: URL?
    private let size: CGSize
    private let placeholder: () -> Placeholder

    /// - Parameter size: What the picture fills, cutting off what is too much.
    public init(url: URL?, size: CGSize, @ViewBuilder placeholder: @escaping () -> Placeholder) {
        self.url = url
        self.size = size
        self.placeholder = placeholder
    }

    public var body: some View {
        Group {
            if let picture {
                Image(uiImage: picture)
                    .resizable()
                    .scaledToFill()
            } else {
                placeholder()
            }
        }
        .frame(width: size.width, height: size.height)
        .clipped()
        .task(id: url) {
            guard let url, picture == nil else { return }
            guard let picture = await utils.pictures.picture(url, size: size, client: client) else { return }
            loaded = Loaded(url: url, picture: picture)
        }
    }

    /// A row that is used again for another channel must not show the picture of the one before.
    private var picture: UIImage? {
        guard let url else { return nil }
        if let loaded, loaded.url == url { return loaded.picture }
        return utils.pictures.cached(url, size: size, client: client)
    }
}
