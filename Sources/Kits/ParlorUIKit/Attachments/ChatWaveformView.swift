/// The loudness of a voice message over its time; what was played stands out.
@MainActor open class ChatWaveformView: UIView {
    open var values: [Float]? { didSet { if values != oldValue { setNeedsDisplay() } } }
    /// How much was played, `0...1`.
    open var share: Double = 0 { didSet { if share != oldValue { setNeedsDisplay() } } }
    public var color: UIColor = .label { didSet { if color != oldValue { setNeedsDisplay() } } }
    /// A click at a part of the time, `0...1`.
    public var onSeek: ((Double) -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: ChatWaveformView.tapped))
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func tapped(_ tap: UITapGestureRecognizer) {
        guard bounds.width > 0 else { return }
        onSeek?(min(1, max(0, tap.location(in: self).x / bounds.width)))
    }

    open override func draw(_ rect: CGRect) {
        let step: CGFloat = 4
        let bars = Waveform.bars(values, count: Int(rect.width / step))
        for (index, bar) in bars.enumerated() {
            let height = max(3, rect.height * CGFloat(bar))
            let frame = CGRect(x: CGFloat(index) * step, y: (rect.height - height) / 2, width: 2.5, height: height)
            let isPlayed = Double(index) < share * Double(bars.count)
            color.withAlphaComponent(isPlayed || share == 0 ? 0.9 : 0.4).setFill()
            UIBezierPath(roundedRect: frame, cornerRadius: 1.25).fill()
        }
    }
}
