import SwiftUI

/// A conversation that follows its end, fades rows at its edges and shows a button to go down.
struct FollowingConversation: View {
    struct Message: Identifiable, Hashable {
        let id: Int
        var text: String
    }

    @State private var messages = (0..<200).map { Message(id: $0, text: "Message \($0)") }
    @State private var position = ScrollPosition(edge: .bottom)
    @State private var isAtEnd = true
    @State private var isScrolling = false
    @State private var draft = ""

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 8) {
                ForEach(messages) { message in
                    Text(verbatim: message.text)
                        .padding(10)
                        .glassEffect(in: .rect(cornerRadius: 16))
                        .scrollTransition(.interactive, axis: .vertical) { content, phase in
                            content.opacity(phase.isIdentity ? 1 : 0.4).scaleEffect(1 - abs(phase.value) * 0.1)
                        }
                        .onScrollVisibilityChange(threshold: 0.9) { _ in }
                }
            }
            .scrollTargetLayout()
        }
        .scrollPosition($position, anchor: .bottom)
        .scrollTargetBehavior(.viewAligned(limitBehavior: .automatic))
        .contentMargins(.horizontal, 12, for: .scrollContent)
        .defaultScrollAnchor(.bottom, for: .initialOffset)
        .scrollIndicatorsFlash(trigger: messages.count)
        .onScrollPhaseChange { _, new in isScrolling = new.isScrolling }
        .onScrollGeometryChange(for: Bool.self) { geometry in
            geometry.contentOffset.y + geometry.containerSize.height >= geometry.contentSize.height - 40
        } action: { _, new in
            isAtEnd = new
        }
        .overlay(alignment: .bottomTrailing) {
            if !isAtEnd {
                Button("Latest", systemImage: "chevron.down") { withAnimation { position.scrollTo(edge: .bottom) } }
                    .labelStyle(.iconOnly)
                    .buttonStyle(.glass)
                    .padding()
            }
        }
        .safeAreaBar(edge: .bottom) {
            TextField("Message", text: $draft, axis: .vertical)
                .textFieldStyle(BubbleFieldStyle())
                .onSubmit(send)
        }
    }

    private func send() {
        messages.append(Message(id: messages.count, text: draft))
        draft = ""
        position.scrollTo(id: messages.count - 1, anchor: .bottom)
    }
}

private struct BubbleFieldStyle: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.padding(10).background(.quaternary, in: Capsule()).opacity(isEnabled ? 1 : 0.5)
    }
}

/// A strip of pictures that turn as they pass.
struct PictureStrip: View {
    let names: [String]
    @State private var shown: String?

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 0) {
                ForEach(names, id: \.self) { name in
                    Image(name).resizable().scaledToFit()
                        .containerRelativeFrame(.horizontal)
                        .visualEffect { content, proxy in
                            content.rotationEffect(.degrees(proxy.frame(in: .scrollView).minX / 20))
                        }
                }
            }
        }
        .scrollPosition(id: $shown)
        .scrollTargetBehavior(.paging)
    }
}
