import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite(.serialized)
struct IncomingLinkTests {
    private let link = URL(string: "parlor-test-scheme://room/7")!

    @Test func viewHearsOfALinkWhileItIsThere() {
        var heard: [URL] = []
        func content(_ isShown: Bool) -> some View {
            VStack { if isShown { Text("a").onOpenURL { heard.append($0) } } }
        }
        let host = TestHost(content(true))
        IncomingLinks.shared.deliver(link)
        #expect(heard == [link])
        host.update(content(false))
        #expect(!IncomingLinks.shared.hasListeners)
    }

    @Test func linkWaitsForTheFirstView() {
        IncomingLinks.shared.deliver(link)
        var heard: [URL] = []
        let host = TestHost { Text("a").onOpenURL { heard.append($0) } }
        host.settle()
        #expect(heard == [link])
    }

    @Test func ownSchemeComesBack() {
        struct Opener: View {
            let url: URL
            let tell: (OpenURLAction) -> Void
            @Environment(\.openURL) private var openURL
            var body: some View {
                tell(openURL)
                return Text("a")
            }
        }
        var heard: [URL] = []
        var accepted: Bool?
        var open: OpenURLAction?
        let host = TestHost { Opener(url: link) { open = $0 }.onOpenURL { heard.append($0) } }
        open?(link) { accepted = $0 }
        #expect(heard == [link])
        #expect(accepted == true)
        withExtendedLifetime(host) {}
    }

    @Test func handlerInTheEnvironmentComesFirst() {
        var handled: [URL] = []
        let action = OpenURLAction {
            handled.append($0)
            return .discarded
        }
        var accepted: Bool?
        action(link) { accepted = $0 }
        #expect(handled == [link])
        #expect(accepted == false)
    }

    @Test func argumentsThatAreLinks() {
        let found = IncomingLinks.links(in: [
            "--verbose", "matrix:r/hall:parlor.example", "c:", "notes.txt", "https://parlor.example/a", "12:30",
        ])
        #expect(found.map(\.absoluteString) == ["matrix:r/hall:parlor.example", "https://parlor.example/a"])
    }
}
