/// A column beside the content where there is room for it, else a sheet.
@usableFromInline struct InspectorModifier<Column: View>: ViewModifier {
    static var breakpoint: Double { 600 }
    let isPresented: Binding<Bool>
    let column: () -> Column
    @State private var width: CGFloat = 0

    @usableFromInline func body(content: Content) -> some View {
        let isWide = width >= Self.breakpoint
        HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isWide, isPresented.wrappedValue {
                Divider()
                column()
                    .modifier(InspectorColumn())
                    .frame(maxHeight: .infinity)
            }
        }
        .background {
            GeometryReader { proxy in
                Color.clear.onChange(of: proxy.size.width, initial: true) { _, new in width = new }
            }
        }
        .sheet(
            isPresented: Binding(
                get: { isPresented.wrappedValue && width > 0 && !isWide }, set: { isPresented.wrappedValue = $0 }),
            content: column)
    }
}

/// The width of an inspector: what its content asks for.
private struct InspectorColumn: LayoutModifier {
    private func width(_ child: LayoutItem) -> CGFloat { child.trait(Traits.inspectorWidth) ?? 280 }
    private func offer(_ child: LayoutItem, _ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width(child), height: proposal.height)
    }
    func measure(_ child: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: width(child), height: child.size(for: offer(child, proposal)).height)
    }
    func position(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        (child.origin(in: size, alignment: .center, proposal: offer(child, proposal)), offer(child, proposal))
    }
    func range(_ child: LayoutItem, along axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat>? {
        axis == .horizontal ? width(child)...width(child) : nil
    }
}

extension Traits {
    static let inspectorWidth = TraitKey<CGFloat>()
}

extension View {
    /// Shows details beside the content: a column in a wide window, a sheet in a narrow one.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, column: content))
    }
    public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        modifier(TraitModifier(key: Traits.inspectorWidth, value: width))
    }
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        inspectorColumnWidth(ideal)
    }
}
