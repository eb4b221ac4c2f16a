import UIKit

/// Lets its content be dragged away.
@usableFromInline struct DragModifier: EffectModifier {
    let provider: @MainActor () -> NSItemProvider?

    func makeView() -> UIView? { DragView() }
    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) {
        (view as? DragView)?.provider = environment.isEnabled ? provider : { nil }
    }
}

final class DragView: UIView, UIDragInteractionDelegate {
    var provider: @MainActor () -> NSItemProvider? = { nil }

    init() {
        super.init(frame: .zero)
        addInteraction(UIDragInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { fatalError("Views are not decoded") }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { provider().map { [UIDragItem(itemProvider: $0)] } ?? [] }
}

extension View {
    /// Lets the view be dragged, with a value that a `dropDestination` or another app takes.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DragModifier { Transfer.provider(of: payload()) })
    }
    /// The preview is the desktop's own.
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { modifier(DragModifier { Transfer.provider(of: payload()) }) }
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { modifier(DragModifier { data() }) }
    public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
        modifier(DragModifier { data() })
    }
}
