import UIKit

/// The layout item of a `Text`: measured and drawn by a label.
final class TextItem: ViewItem<TextLabel> {
    private var ideal: CGSize?
    /// Called each second while the text goes with the time.
    var onTime: (() -> Void)?
    private var isTicking = false

    init() {
        super.init(TextLabel())
        view.isUserInteractionEnabled = false
    }

    func apply(_ text: Text, _ environment: EnvironmentValues) {
        let flow = environment.textFlow
        view.numberOfLines = flow.lineLimit.map { $0.upperBound == .max ? 0 : $0.upperBound } ?? 0
        view.textAlignment = flow.alignment.uiAlignment
        view.lineBreakMode = flow.truncation.lineBreakMode
        if flow.minimumScale < 1 {
            view.adjustsFontSizeToFitWidth = true
            view.minimumScaleFactor = flow.minimumScale
        }
        view.lineSpacing = flow.lineSpacing
        let resolved = ResolvedText(text, environment)
        if let font = resolved.runs.first?.font { view.font = font }
        view.textColor = resolved.color
        let isRedacted = environment.redactionReasons.contains(.placeholder)
        view.runs = isRedacted ? resolved.runs.map(\.asBar) : resolved.runs
        // A text without links is no obstacle to the pointer.
        view.isUserInteractionEnabled = resolved.runs.contains { $0.link != nil } && environment.isEnabled
        let openURL = environment.openURL
        view.openLink = { openURL($0) }
        if text.pieces.contains(where: { $0.moving?.moves(after: Date()) ?? false }) { scheduleTick() }
    }

    private func scheduleTick() {
        guard !isTicking else { return }
        isTicking = true
        afterDelay(1) { [weak self] in
            self?.isTicking = false
            self?.onTime?()
        }
    }

    override func forgetSizes() {
        super.forgetSizes()
        ideal = nil
    }

    private static let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    private var idealSize: CGSize {
        if let ideal { return ideal }
        var size = view.sizeThatFits(Self.unbounded).roundedUp
        // Pango wants room for the spacing after the last character too, before it leaves a line whole.
        size.width += max(0, view.runs.map(\.kern).max() ?? 0)
        ideal = size
        return size
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let ideal = idealSize
        guard let width = proposal.width, width < ideal.width else { return ideal }
        // Not even one character fits: say how tall a line is, and let the width go.
        guard width > 1 else { return CGSize(width: 0, height: ideal.height) }
        let fitting = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).roundedUp
        return CGSize(width: min(width, fitting.width), height: fitting.height)
    }

    override func range(along axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        if axis == .horizontal { return 0...idealSize.width }
        let height = size(for: proposal).height
        return height...height
    }

    override func findDefinedGuides() -> DefinedGuides { .baselines }

    override func findGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: view.font.ascender
        case VerticalAlignment.lastTextBaseline.key: size(for: proposal).height + view.font.descender
        default: nil
        }
    }

    override var canBeTakenOver: Bool { true }
    override var dumpLabel: String { "Text \"\(view.text ?? "")\"" }
}

extension CGSize {
    var roundedUp: CGSize { CGSize(width: width.rounded(.up), height: height.rounded(.up)) }
}

extension Text.TruncationMode {
    var lineBreakMode: NSLineBreakMode {
        switch self {
        case .head: .byTruncatingHead
        case .tail: .byTruncatingTail
        case .middle: .byTruncatingMiddle
        }
    }
}

extension TextRun {
    /// The same room, filled with grey.
    fileprivate var asBar: TextRun {
        var copy = self
        // No opacity at all would mean the surroundings' to Pango.
        copy.color = UIColor(white: 0.5, alpha: 0.002)
        copy.background = .systemFill
        copy.isUnderlined = false
        copy.isStruckThrough = false
        copy.link = nil
        return copy
    }
}
