import Foundation
internal import CGtk

extension UIView {
    /// Dissolves from how the view looks before the closure to how it looks after.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard areAnimationsEnabled, duration > 0, view.window != nil, options.hasTransition,
            let old = view.snapshotView(afterScreenUpdates: false)
        else {
            animate(withDuration: duration, options: options, animations: { animations?() }, completion: completion)
            return
        }
        performWithoutAnimation {
            animations?()
            old.frame = view.bounds
            view.addSubview(old)
        }
        animate(
            withDuration: duration, options: options, animations: { old.alpha = 0 },
            completion: { finished in
                old.removeFromSuperview()
                completion?(finished)
            })
    }

    /// Puts one view in another's place, dissolving; with `showHideTransitionViews` both stay and are shown and hidden.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let swaps = !options.contains(.showHideTransitionViews)
        guard let parent = fromView.superview else {
            completion?(false)
            return
        }
        performWithoutAnimation {
            if swaps { parent.insertSubview(toView, aboveSubview: fromView) } else { toView.isHidden = false }
            toView.alpha = 0
        }
        animate(
            withDuration: duration, options: options, animations: { toView.alpha = 1 },
            completion: { finished in
                if swaps { fromView.removeFromSuperview() } else { fromView.isHidden = true }
                completion?(finished)
            })
    }

    func pictureView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        if afterUpdates {
            Flush.now()
            layoutIfNeeded()
        }
        _ = Display.isAvailable
        return PictureOfView(of: self, rect: bounds)
    }

    /// A part of the view as it looks now; the insets that would stretch are ignored.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        if afterUpdates { layoutIfNeeded() }
        return PictureOfView(of: self, rect: rect)
    }

    /// Draws the view and what is in it into the current context.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        if afterUpdates { layoutIfNeeded() }
        guard let context = CGContext.current, bounds.width > 0, bounds.height > 0 else { return false }
        context.draw(tree: self, in: rect)
        return true
    }
}

/// What GTK painted of a view once, kept as render nodes.
final class PictureOfView: UIView {
    private var node: OpaquePointer?
    private var nodeSize = CGSize.zero

    init(of view: UIView, rect: CGRect) {
        super.init(frame: CGRect(origin: .zero, size: rect.size))
        nodeSize = rect.size
        clipsToBounds = true
        isUserInteractionEnabled = false
        let snapshot = gtk_snapshot_new()!
        var offset = CGPoint(x: view.bounds.minX - rect.minX, y: view.bounds.minY - rect.minY).graphene
        gtk_snapshot_translate(snapshot, &offset)
        view.drawTree(snapshot)
        node = gtk_snapshot_free_to_node(snapshot)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    isolated deinit { if let node { gsk_render_node_unref(node) } }

    override func drawContent(_ canvas: Canvas) {
        guard let node, nodeSize.width > 0, nodeSize.height > 0 else { return }
        canvas.save()
        canvas.concatenate(
            CGAffineTransform(scaleX: bounds.width / nodeSize.width, y: bounds.height / nodeSize.height))
        gtk_snapshot_append_node(canvas.snapshot, node)
        canvas.restore()
    }
}
