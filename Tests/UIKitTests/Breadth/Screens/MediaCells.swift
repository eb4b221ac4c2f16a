import UIKit

final class ImageCache {
    static let shared = ImageCache()
    private let cache = NSCache<NSString, UIImage>()

    func image(at url: URL, completion: @escaping (UIImage?) -> Void) {
        if let image = cache.object(forKey: url.absoluteString as NSString) { return completion(image) }
        URLSession.shared.dataTask(with: url) { data, _, _ in
            let image = data.flatMap(UIImage.init(data:))
            DispatchQueue.main.async { completion(image) }
        }.resume()
    }
}

final class PhotoCell: UICollectionViewCell {
    private let imageView = UIImageView()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let progress = UIProgressView(progressViewStyle: .default)
    private let playIcon = UIImageView(image: UIImage(systemName: "play.circle.fill"))
    private let durationLabel = PaddedLabel()
    private var url: URL?

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.isUserInteractionEnabled = true
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        spinner.hidesWhenStopped = true
        spinner.color = .white
        progress.progressTintColor = .systemBlue
        progress.trackTintColor = .systemGray5
        durationLabel.backgroundColor = UIColor.black.withAlphaComponent(0.6)
        durationLabel.layer.cornerRadius = 4
        durationLabel.layer.masksToBounds = true
        [imageView, spinner, progress, playIcon, durationLabel].forEach(contentView.addSubview)
    }

    required init?(coder aDecoder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        spinner.center = contentView.center
        playIcon.center = CGPoint(x: bounds.midX, y: bounds.midY)
        durationLabel.sizeToFit()
        durationLabel.frame.origin = CGPoint(x: 6, y: bounds.height - durationLabel.frame.height - 6)
        progress.frame = CGRect(x: 0, y: bounds.height - 2, width: bounds.width, height: 2)
        layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    }

    func configure(url: URL, duration: TimeInterval?) {
        self.url = url
        spinner.startAnimating()
        playIcon.isHidden = duration == nil
        durationLabel.text = duration.map { String(format: "%d:%02d", Int($0) / 60, Int($0) % 60) }
        ImageCache.shared.image(at: url) { [weak self] image in
            guard let self = self, self.url == url else { return }
            self.spinner.stopAnimating()
            UIView.transition(
                with: self.imageView, duration: 0.2, options: [.transitionCrossDissolve, .allowUserInteraction],
                animations: {
                    self.imageView.image = image
                }, completion: nil)
        }
        progress.setProgress(0.4, animated: true)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        imageView.image = nil
        url = nil
    }
}

class PaddedLabel: UILabel {
    var insets = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6) { didSet { invalidateIntrinsicContentSize() } }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        return rect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let inner = super.sizeThatFits(size)
        return CGSize(
            width: inner.width + insets.left + insets.right, height: inner.height + insets.top + insets.bottom)
    }
}

/// A label with links that can be tapped, found through TextKit.
final class LinkLabel: UILabel {
    private lazy var layoutManager: NSLayoutManager = {
        let manager = NSLayoutManager()
        manager.addTextContainer(self.container)
        return manager
    }()
    private lazy var container: NSTextContainer = {
        let container = NSTextContainer()
        container.lineFragmentPadding = 0
        container.maximumNumberOfLines = self.numberOfLines
        container.lineBreakMode = self.lineBreakMode
        container.size = self.bounds.size
        return container
    }()
    private lazy var storage: NSTextStorage = {
        let storage = NSTextStorage()
        storage.addLayoutManager(self.layoutManager)
        return storage
    }()
    var onTap: ((URL) -> Void)?

    override var attributedText: NSAttributedString? {
        didSet { if let attributedText { storage.setAttributedString(attributedText) } }
    }
    override var font: UIFont! { didSet { setNeedsDisplay() } }
    override var textColor: UIColor! { didSet { setNeedsDisplay() } }
    override var numberOfLines: Int { didSet { container.maximumNumberOfLines = numberOfLines } }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let point = touches.first?.location(in: self) else { return }
        let index = layoutManager.glyphIndex(for: point, in: container)
        let line = layoutManager.lineFragmentUsedRect(forGlyphAt: index, effectiveRange: nil)
        guard line.contains(point), index < storage.length else { return }
        if let url = storage.attribute(.link, at: index, effectiveRange: nil) as? URL { onTap?(url) }
    }
}

/// A map's stand-in: a picture with a pin.
final class LocationView: UIView {
    private let map = UIImageView()
    private let pin = UIImageView(image: UIImage(systemName: "mappin"))

    func show(latitude: Double, longitude: Double) {
        let size = CGSize(width: 240, height: 140)
        map.image = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.systemGray5.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor.systemRed.setStroke()
            let cross = UIBezierPath()
            cross.move(to: CGPoint(x: size.width / 2, y: 0))
            cross.addLine(to: CGPoint(x: size.width / 2, y: size.height))
            cross.lineWidth = 2
            cross.stroke()
            ("\(latitude), \(longitude)" as NSString).draw(
                at: CGPoint(x: 4, y: 4), withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
        }
        pin.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        UIApplication.shared.open(URL(string: "geo:\(latitude),\(longitude)")!, options: [:], completionHandler: nil)
    }
}
