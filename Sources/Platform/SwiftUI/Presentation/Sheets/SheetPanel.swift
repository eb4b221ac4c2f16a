import UIKit

/// A sheet: as large as its content wants to be, or as high as its detent says.
struct SheetPanel<Content: View>: View {
    @ObservedObject var layer: PresentationLayer
    let content: Content
    @State private var chosen: PresentationDetent?

    var body: some View {
        let options = layer.options
        let detents = options.detents.sorted { $0.points(in: 1000) < $1.points(in: 1000) }
        let current = options.selection?.wrappedValue ?? chosen ?? detents.first
        let showsGrabber =
            options.indicator == .visible || options.indicator == .automatic && detents.count > 1
        content
            .padding(.top, showsGrabber ? 14 : 0)
            .overlay(alignment: .top) {
                if showsGrabber { SheetGrabber(detents: detents, current: current, choose: choose) }
            }
            .modifier(SheetFrame(detent: current.flatMap { detents.contains($0) ? $0 : detents.first }))
            .background { options.background ?? AnyView(Color(uiColor: .tertiarySystemBackground)) }
            .cornerRadius(options.cornerRadius ?? 14)
            .shadow(color: .black.opacity(0.25), radius: 24, y: 8)
            .modifier(SheetRoom())
            .padding(24)
    }

    private func choose(_ detent: PresentationDetent) {
        withAnimation {
            chosen = detent
            layer.options.selection?.wrappedValue = detent
        }
    }
}

/// Goes to the next detent; on a touch screen, where a sheet is dragged.
private struct SheetGrabber: View {
    let detents: [PresentationDetent]
    let current: PresentationDetent?
    let choose: (PresentationDetent) -> Void

    var body: some View {
        let mark = Capsule().fill(Color(uiColor: .systemGray3)).frame(width: 36, height: 5).padding(5)
        if detents.count > 1 {
            Button(action: next) { mark }
                .buttonStyle(.plain)
                .accessibilityLabel("Sheet size")
        } else {
            mark.accessibilityHidden(true)
        }
    }

    private func next() {
        let index = current.flatMap { detents.firstIndex(of: $0) } ?? -1
        choose(detents[(index + 1) % detents.count])
    }
}

/// The size of a sheet within the window.
@usableFromInline struct SheetFrame: LayoutModifier {
    static let least = CGSize(width: 320, height: 160)
    static let width: CGFloat = 520
    static let height: CGFloat = 640
    let detent: PresentationDetent?

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let room = proposal.replacingUnspecifiedDimensions(by: CGSize(width: Self.width, height: Self.height))
        let width = min(room.width, Self.width)
        guard let detent else { return ProposedViewSize(width: width, height: min(room.height, Self.height)) }
        return ProposedViewSize(width: width, height: detent.points(in: room.height))
    }

    func measure(_ child: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        let offer = inner(proposal)
        if detent != nil { return CGSize(width: offer.width ?? 0, height: offer.height ?? 0) }
        let size = child.size(for: offer)
        return CGSize(
            width: min(offer.width ?? 0, max(size.width, min(Self.least.width, offer.width ?? 0))),
            height: min(offer.height ?? 0, max(size.height, Self.least.height)))
    }

    func position(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        let offer = ProposedViewSize(size)
        return (child.origin(in: size, alignment: .center, proposal: offer), offer)
    }
}

/// Hands the window's size on to the sheet, which is then centred in it.
private struct SheetRoom: LayoutModifier {
    func measure(_ child: LayoutItem, _ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }
}
