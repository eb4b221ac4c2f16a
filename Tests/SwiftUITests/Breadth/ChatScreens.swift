import SwiftUI

struct ScrollOffsetKey: PreferenceKey {
    static var defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct ConversationScreen: View {
    @StateObject private var model: ChatViewModel
    @Environment(\.dismiss) private var dismiss
    @Environment(\.scenePhase) private var scenePhase
    @Environment(Session.self) private var session
    @FocusState private var isComposerFocused: Bool
    @AppStorage("showsTimestamps") private var showsTimestamps = true
    @SceneStorage("draft") private var savedDraft = ""
    @State private var scrollOffset: CGFloat = 0
    @State private var isAtBottom = true

    init(service: any ChatService, room: String) {
        _model = StateObject(wrappedValue: ChatViewModel(service: service, room: room))
    }

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) {
                    ForEach(model.messages) { message in
                        ChatBubble(
                            text: message.text, isFromMe: message.sender.id == session.user?.id, sentAt: message.date
                        )
                        .id(message.id)
                        .transition(.move(edge: .bottom).combined(with: .opacity))
                    }
                }
                .padding(.horizontal)
                .background {
                    GeometryReader { geometry in
                        Color.clear.preference(
                            key: ScrollOffsetKey.self, value: geometry.frame(in: .named("scroll")).minY)
                    }
                }
            }
            .coordinateSpace(name: "scroll")
            .onPreferenceChange(ScrollOffsetKey.self) { scrollOffset = $0 }
            .onChange(of: model.messages) { old, new in
                guard new.count > old.count, let last = new.last else { return }
                withAnimation(.easeOut(duration: 0.2)) { proxy.scrollTo(last.id, anchor: .bottom) }
            }
            .overlay(alignment: .bottomTrailing) {
                if !isAtBottom { scrollButton(proxy) }
            }
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { composer }
        .overlay { if model.isLoading { ProgressView().controlSize(.large) } }
        .navigationTitle("Conversation")
        .task(id: session.selection) { await session.signIn(as: "me") }
        .onChange(of: scenePhase) { _, phase in
            if phase == .background { savedDraft = model.draft }
        }
        .onAppear { model.draft = savedDraft }
        .alert("Something went wrong", isPresented: .constant(model.errorMessage != nil)) {
            Button("OK", role: .cancel) { model.errorMessage = nil }
        } message: {
            Text(model.errorMessage ?? "")
        }
    }

    private func scrollButton(_ proxy: ScrollViewProxy) -> some View {
        Button {
            withAnimation { proxy.scrollTo(model.messages.last?.id, anchor: .bottom) }
        } label: {
            Image(systemName: "chevron.down")
                .font(.system(size: 16, weight: .semibold))
                .padding(10)
                .background(.thinMaterial, in: Circle())
        }
        .buttonStyle(.plain)
        .padding()
        .transition(.scale(scale: 0.5, anchor: .bottomTrailing).combined(with: .opacity))
    }

    private var composer: some View {
        HStack(alignment: .bottom, spacing: 8) {
            TextField("Message", text: $model.draft, axis: .vertical)
                .lineLimit(1...5)
                .focused($isComposerFocused)
                .padding(8)
                .background(RoundedRectangle(cornerRadius: 18).strokeBorder(Color.secondary.opacity(0.3)))
            Button(action: model.send) {
                Image(systemName: "arrow.up.circle.fill").imageScale(.large)
            }
            .disabled(model.draft.isEmpty)
            .keyboardShortcut(.return, modifiers: [.command])
        }
        .padding(8)
        .background(.bar)
    }
}

struct AvatarView: View {
    let person: Contact
    var size: CGFloat = 40

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            Circle()
                .fill(
                    AngularGradient(
                        gradient: Gradient(colors: [.pink, .orange, .pink]), center: .center, angle: .degrees(45))
                )
                .overlay {
                    Text(person.name.prefix(1).uppercased())
                        .font(.system(size: size * 0.45, weight: .semibold, design: .rounded))
                        .foregroundStyle(.white)
                        .minimumScaleFactor(0.5)
                }
                .clipShape(Circle())
                .frame(width: size, height: size)
            if person.isOnline {
                Circle()
                    .fill(.green)
                    .frame(width: size * 0.28, height: size * 0.28)
                    .overlay(Circle().stroke(Color(.systemBackground), lineWidth: 2))
                    .alignmentGuide(.bottom) { $0[.bottom] - 1 }
            }
        }
        .accessibilityHidden(true)
    }
}

struct VoiceMessage: View {
    let levels: [CGFloat]
    @Binding var progress: Double
    @State private var isPlaying = false

    var body: some View {
        HStack {
            Button {
                isPlaying.toggle()
            } label: {
                Image(systemName: isPlaying ? "pause.fill" : "play.fill")
            }
            Canvas { context, size in
                let step = size.width / CGFloat(max(levels.count, 1))
                for (index, level) in levels.enumerated() {
                    let height = max(2, level * size.height)
                    let bar = CGRect(
                        x: CGFloat(index) * step, y: (size.height - height) / 2, width: step * 0.6, height: height)
                    let isPlayed = Double(index) / Double(levels.count) < progress
                    context.fill(
                        Path(roundedRect: bar, cornerRadius: 1), with: .color(isPlayed ? .accentColor : .secondary))
                }
                context.opacity = 0.5
                context.draw(Text("\(Int(progress * 100))%").font(.caption2), at: CGPoint(x: size.width - 12, y: 8))
            }
            .frame(height: 28)
            .gesture(
                DragGesture(minimumDistance: 0).onChanged { progress = min(1, max(0, $0.location.x / 200)) })
            TimelineView(.periodic(from: .now, by: 1)) { timeline in
                Text(timeline.date, style: .timer).font(.caption.monospacedDigit())
            }
        }
    }
}

struct PhotoViewer: View {
    let image: Image
    @State private var scale: CGFloat = 1
    @State private var angle = Angle.zero
    @State private var offset = CGSize.zero
    @GestureState(resetTransaction: Transaction(animation: .spring())) private var pinch: CGFloat = 1

    var body: some View {
        image
            .resizable()
            .scaledToFit()
            .scaleEffect(scale * pinch)
            .rotationEffect(angle)
            .offset(offset)
            .gesture(
                MagnificationGesture()
                    .updating($pinch) { value, state, _ in state = value }
                    .onEnded { scale *= $0 }
                    .simultaneously(with: RotationGesture().onChanged { angle = $0 })
            )
            .simultaneousGesture(
                TapGesture(count: 2).onEnded {
                    withAnimation(.bouncy) {
                        scale = scale > 1 ? 1 : 2
                    } completion: {
                        offset = .zero
                    }
                }
            )
            .highPriorityGesture(
                LongPressGesture(minimumDuration: 0.2)
                    .sequenced(before: DragGesture())
                    .onEnded { value in
                        guard case .second(true, let drag?) = value else { return }
                        offset = drag.translation
                    }
            )
            .background(.black)
            .ignoresSafeArea()
            .statusBarHidden()
            .rotation3DEffect(.degrees(offset.height / 20), axis: (x: 1, y: 0, z: 0))
            .blur(radius: scale < 0.7 ? 4 : 0)
            .saturation(scale < 0.7 ? 0.5 : 1)
    }
}
