import UIKit

/// Draws the views of preview providers to PNG files. `./parlor previews` writes a program that calls it.
@MainActor
public enum PreviewRenderer {
    /// What a preview without a layout of its own is drawn in: about a phone.
    private static let deviceSize = CGSize(width: 390, height: 700)
    private static let margin: CGFloat = 16

    /// Draws all providers into a folder and ends the process.
    public static func main(_ providers: [any PreviewProvider.Type], folder: String = CommandLine.arguments[1]) {
        do {
            try UIApplication.shared.run {
                for provider in providers { draw(provider, into: URL(fileURLWithPath: folder)) }
                exit(0)
            }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    private static func draw(_ provider: any PreviewProvider.Type, into folder: URL) {
        let pictures = pictures(of: provider)
        for (index, picture) in pictures.enumerated() {
            let own = picture.name ?? (pictures.count > 1 ? "\(index + 1)" : nil)
            let name = [String(describing: provider), own].compactMap { $0 }.joined(separator: "-")
                .replacingOccurrences(of: "/", with: ":")
            let file = folder.appendingPathComponent(name + ".png")
            do {
                try Data(picture.png).write(to: file)
                print(file.path)
            } catch {
                FileHandle.standardError.write(Data("\(file.path): \(error)\n".utf8))
            }
        }
    }

    /// The views of a group at the top are previews of their own.
    package static func pictures(of provider: any PreviewProvider.Type) -> [Picture] {
        rows(of: provider).map { picture(of: AnyView(any: $0.make())) }
    }

    private static func rows<P: PreviewProvider>(of provider: P.Type) -> [LazyRow] {
        RowCollector.rows(of: provider.previews)
    }

    package struct Picture {
        package var name: String?
        package var size: CGSize
        package var png: [UInt8]
    }

    package static func picture(of view: AnyView) -> Picture {
        let host = GraphHost(view)
        host.view.frame = CGRect(origin: .zero, size: deviceSize)
        host.settle()
        let traits = host.node.reducedPreference(PreviewTraitsKey.self)
        host.view.frame.size = size(traits, host)
        host.view.overrideUserInterfaceStyle =
            host.node.reducedPreference(PreferredColorSchemeKey.self)?.uiStyle ?? .unspecified
        host.view.backgroundColor = .systemBackground
        // Tasks and what they load have a moment to come in.
        MainLoop.turn(until: { false }, timeout: 0.2)
        host.settle()
        return Picture(name: traits.name, size: host.view.bounds.size, png: Snapshot.png(of: host.view, scale: 2))
    }

    private static func size<Content>(_ traits: PreviewTraits, _ host: GraphHost<Content>) -> CGSize {
        guard traits.fits else {
            return CGSize(width: traits.width ?? deviceSize.width, height: traits.height ?? deviceSize.height)
        }
        let ideal = host.view.root?.size(for: ProposedViewSize(width: nil, height: nil)) ?? deviceSize
        return CGSize(width: ideal.width.rounded(.up) + margin, height: ideal.height.rounded(.up) + margin)
    }
}
