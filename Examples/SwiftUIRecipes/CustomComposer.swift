import StreamChat
import StreamChatSwiftUI
import SwiftUI

// A composer of one line with ready answers above it. The view model still does the work: drafts, slow mode, mentions, typing.

final class AnswersFactory: ViewFactory {
    @Injected(\.chatClient) var chatClient

    func makeComposer(_ options: ComposerOptions) -> some View {
        AnswersComposer(model: options.viewModel)
    }
}

struct AnswersComposer: View {
    @Injected(\.colors) private var colors
    @ObservedObject var model: ComposerViewModel

    private let answers = ["On my way", "Running late", "Done"]

    var body: some View {
        VStack(spacing: 10) {
            HStack(spacing: 8) {
                ForEach(answers, id: \.self) { answer in
                    Button(answer) {
                        model.type(answer)
                        model.send()
                    }
                    .buttonStyle(.plain)
                    .padding(.horizontal, 12)
                    .padding(.vertical, 6)
                    .background(colors.bubbleIncoming, in: Capsule())
                }
                Spacer()
            }
            HStack {
                TextField("Or in your own words", text: Binding(get: { model.text }, set: { model.type($0) }))
                    .textFieldStyle(.roundedBorder)
                    .onSubmit { model.send() }
                Button("Send") { model.send() }
                    .disabled(!model.canSend)
            }
        }
        .padding(12)
    }
}
