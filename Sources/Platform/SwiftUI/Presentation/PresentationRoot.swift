import UIKit

/// The content of a window with its layers over it.
struct PresentationRoot<Content: View>: View {
    let content: Content
    @ObservedObject var host: PresentationHost

    var body: some View {
        ZStack {
            ImplicitStack(content: content)
                .modifier(EditModeScope())
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .modifier(HitTestingModifier(isEnabled: host.layers.isEmpty))
                .onPreferenceChange(PreferredColorSchemeKey.self) { host.preferredScheme = $0 }
            ForEach(host.layers) { layer in
                LayerView(layer: layer, isTop: layer === host.layers.last)
            }
        }
        .environment(\.presentationHost, host)
    }
}

/// One layer: what dims the window or catches clicks beside it, and its panel. A layer of a dark part of the window is dark,
/// and one of a part that is read from the right is so, too.
struct LayerView: View {
    @ObservedObject var layer: PresentationLayer
    let isTop: Bool

    var body: some View {
        ZStack {
            backdrop
                .modifier(ControlModifier(action: dismiss, takesFocus: false))
                .accessibilityHidden(true)
            panel
        }
        .modifier(HitTestingModifier(isEnabled: isTop))
        .modifier(ColorSchemeModifier(scheme: layer.environment.colorScheme))
        .modifier(LayoutDirectionModifier(direction: layer.environment.layoutDirection))
        .environment(\.showing, layer.showing)
        .modifier(
            WindowKeyModifier { key in
                guard isTop, key.isOnly(.escape) else { return false }
                dismiss()
                return true
            })
    }

    private func dismiss() {
        if layer.canBeDismissed, !layer.options.isDismissDisabled { layer.onDismiss() }
    }

    private var scoped: some View { EnvironmentScope(base: layer.environment, content: layer.content) }

    @ViewBuilder private var backdrop: some View {
        switch layer.kind {
        case .sheet, .cover, .dialog: Color.black.opacity(0.36)
        case .popover, .menu: Color.clear
        }
    }

    @ViewBuilder private var panel: some View {
        switch layer.kind {
        case .sheet:
            SheetPanel(layer: layer, content: scoped)
        case .cover:
            scoped
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color(uiColor: .systemBackground))
        case .dialog:
            scoped
                .background(Color(uiColor: .tertiarySystemBackground))
                .cornerRadius(14)
                .shadow(color: .black.opacity(0.25), radius: 24, y: 8)
                .padding(24)
        case .popover(let anchor), .menu(let anchor):
            scoped
                .background(Color(uiColor: .tertiarySystemBackground))
                .cornerRadius(10)
                .overlay(RoundedRectangle(cornerRadius: 10).strokeBorder(Color(uiColor: .separator)))
                .shadow(color: .black.opacity(0.18), radius: 16, y: 4)
                .modifier(
                    AnchoredModifier(anchor: anchor, isMirrored: layer.environment.layoutDirection == .rightToLeft))
        }
    }
}

/// Fills the window and puts its content beside a rectangle: below where there is room, else above.
@usableFromInline struct AnchoredModifier: LayoutModifier {
    static let margin: CGFloat = 8
    static let gap: CGFloat = 4
    /// In the window.
    let anchor: CGRect
    var isMirrored = false

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        proposal.inset(by: EdgeInsets(.all, Self.margin))
    }

    func measure(_ child: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func position(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        let anchor = isMirrored ? self.anchor.mirrored(in: size.width) : self.anchor
        let ideal = child.size(for: .unspecified)
        let offer = inner(proposal)
        let wanted = ProposedViewSize(
            width: min(ideal.width, offer.width ?? ideal.width), height: min(ideal.height, offer.height ?? ideal.height)
        )
        let panel = child.size(for: wanted)
        let below = anchor.maxY + Self.gap
        let above = anchor.minY - Self.gap - panel.height
        let fitsBelow = below + panel.height <= size.height - Self.margin
        let y = fitsBelow || above < Self.margin ? min(below, size.height - Self.margin - panel.height) : above
        // Aligned with the side of the anchor that is nearer to the window's edge.
        let alignsRight = anchor.midX > size.width / 2
        let x = alignsRight ? anchor.maxX - panel.width : anchor.minX
        let clamped = max(Self.margin, min(size.width - Self.margin - panel.width, x))
        return (CGPoint(x: clamped, y: max(Self.margin, y)).rounded, wanted)
    }
}
