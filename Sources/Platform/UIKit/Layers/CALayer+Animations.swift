import Foundation
internal import CGtk

/// Runs the animations of layers, frame by frame.
@MainActor enum LayerAnimations {
    private struct Run {
        weak var layer: CALayer?
        let key: String
        let animation: CAAnimation
        let start: CFTimeInterval
    }

    private static var runs: [Run] = []
    private static var tick: UInt32 = 0

    static func add(_ animation: CAAnimation, _ key: String, to layer: CALayer) {
        remove(key, of: layer)
        let begin = animation.beginTime > 0 ? animation.beginTime : CACurrentMediaTime()
        guard UIView.areAnimationsEnabled else {
            // Without motion it is over at once.
            layer.keep(animation)
            animation.delegate?.animationDidStart(animation)
            animation.delegate?.animationDidStop(animation, finished: true)
            return
        }
        runs.append(Run(layer: layer, key: key, animation: animation, start: begin))
        animation.delegate?.animationDidStart(animation)
        if tick == 0 { tick = g_timeout_add(16, { _ in MainActor.assumeIsolated { LayerAnimations.step() } }, nil) }
        _ = step()
    }

    static func remove(_ key: String, of layer: CALayer) {
        let ended = runs.filter { $0.layer === layer && $0.key == key }
        guard !ended.isEmpty else { return }
        runs.removeAll { $0.layer === layer && $0.key == key }
        layer.animated = [:]
        layer.animationStepped()
        for run in ended { run.animation.delegate?.animationDidStop(run.animation, finished: false) }
    }

    static func keys(of layer: CALayer) -> [String] { runs.filter { $0.layer === layer }.map(\.key) }
    static func animation(_ key: String, of layer: CALayer) -> CAAnimation? {
        runs.first { $0.layer === layer && $0.key == key }?.animation
    }

    private static func step() -> gboolean {
        let now = CACurrentMediaTime()
        var shown: [ObjectIdentifier: (CALayer, [String: AnimatedValue])] = [:]
        var ended: [Run] = []
        runs.removeAll { run in
            guard let layer = run.layer else { return true }
            let id = ObjectIdentifier(layer)
            if shown[id] == nil { shown[id] = (layer, [:]) }
            if let progress = run.animation.progress(max(0, now - run.start)) {
                shown[id]!.1.merge(run.animation.values(at: progress, of: layer)) { $1 }
                // Nobody sees a layer without a window: what repeats there for ever would keep the clock running.
                return run.animation.repeatsForever && layer.hostView?.window == nil
                    && now - run.start > 5
            }
            layer.keep(run.animation)
            ended.append(run)
            return true
        }
        for (layer, values) in shown.values {
            layer.animated = values
            layer.animationStepped()
        }
        for run in ended { run.animation.delegate?.animationDidStop(run.animation, finished: true) }
        guard runs.isEmpty else { return 1 }
        tick = 0
        return 0
    }
}

extension CALayer {
    public func add(_ anim: CAAnimation, forKey key: String?) {
        let name = key ?? (anim as? CAPropertyAnimation)?.keyPath ?? UUID().uuidString
        LayerAnimations.add(anim, name, to: self)
    }

    public func removeAnimation(forKey key: String) {
        held = [:]
        LayerAnimations.remove(key, of: self)
    }

    public func animation(forKey key: String) -> CAAnimation? { LayerAnimations.animation(key, of: self) }

    public func animationKeys() -> [String]? {
        let keys = LayerAnimations.keys(of: self)
        return keys.isEmpty ? nil : keys
    }

    /// Goes on showing the last values of an animation that is not removed when it ends.
    func keep(_ animation: CAAnimation) {
        guard !animation.isRemovedOnCompletion, animation.fillMode != .removed else { return }
        held.merge(animation.values(at: animation.autoreverses ? 0 : 1, of: self)) { $1 }
        animationStepped()
    }

    /// The view that draws this layer.
    var hostView: UIView? {
        var layer: CALayer? = self
        while let current = layer {
            if let view = current.view { return view }
            layer = current.superlayer
        }
        return nil
    }

    func animationStepped() {
        if let view {
            view.superview?.childrenMoved()
            view.childrenMoved()
            view.queueDraw()
        } else {
            changed()
        }
    }

    /// What is shown instead of the layer's own value while it is animated.
    func shown(_ key: String) -> AnimatedValue? {
        if animated.isEmpty, held.isEmpty { return nil }
        return animated[key] ?? held[key]
    }

    func ownValue(_ key: String) -> AnimatedValue? {
        switch key {
        case "opacity": .number(CGFloat(opacity))
        case "position": .point(position)
        case "position.x": .number(position.x)
        case "position.y": .number(position.y)
        case "bounds": .rect(bounds)
        case "bounds.size": .point(CGPoint(x: bounds.width, y: bounds.height))
        case "bounds.size.width": .number(bounds.width)
        case "bounds.size.height": .number(bounds.height)
        case "transform": .transform(affineTransform())
        case "transform.scale", "transform.scale.x", "transform.scale.y": .number(1)
        case "transform.rotation", "transform.rotation.z", "transform.translation.x", "transform.translation.y":
            .number(0)
        case "backgroundColor": backgroundColor.map { .color($0.rgba) }
        case "borderColor": borderColor.map { .color($0.rgba) }
        case "cornerRadius": .number(cornerRadius)
        case "borderWidth": .number(borderWidth)
        case "shadowOpacity": .number(CGFloat(shadowOpacity))
        case "shadowRadius": .number(shadowRadius)
        case "strokeEnd": .number((self as? CAShapeLayer)?.strokeEnd ?? 1)
        case "strokeStart": .number((self as? CAShapeLayer)?.strokeStart ?? 0)
        case "lineWidth": .number((self as? CAShapeLayer)?.lineWidth ?? 1)
        case "locations": (self as? CAGradientLayer)?.locations.flatMap { AnimatedValue($0) }
        default: nil
        }
    }

    /// The geometry with what animations change in it.
    func shown(_ geometry: ShownGeometry) -> ShownGeometry {
        if animated.isEmpty, held.isEmpty { return geometry }
        var result = geometry
        if let point = shown("position")?.point { result.center = point }
        if let x = shown("position.x")?.number { result.center.x = x }
        if let y = shown("position.y")?.number { result.center.y = y }
        if let rect = shown("bounds")?.rect { result.bounds = rect }
        if let size = shown("bounds.size")?.point { result.bounds.size = CGSize(width: size.x, height: size.y) }
        if let width = shown("bounds.size.width")?.number { result.bounds.size.width = width }
        if let height = shown("bounds.size.height")?.number { result.bounds.size.height = height }
        if let transform = shown("transform")?.transform { result.transform = transform }
        if let scale = shown("transform.scale")?.number {
            result.transform = result.transform.scaledBy(x: scale, y: scale)
        }
        let (x, y) = (shown("transform.scale.x")?.number, shown("transform.scale.y")?.number)
        if x != nil || y != nil { result.transform = result.transform.scaledBy(x: x ?? 1, y: y ?? 1) }
        if let angle = (shown("transform.rotation") ?? shown("transform.rotation.z"))?.number {
            result.transform = result.transform.rotated(by: angle)
        }
        if let shift = shown("transform.translation")?.point {
            result.transform = result.transform.concatenating(CGAffineTransform(translationX: shift.x, y: shift.y))
        }
        let (dx, dy) = (shown("transform.translation.x")?.number, shown("transform.translation.y")?.number)
        if dx != nil || dy != nil {
            result.transform = result.transform.concatenating(CGAffineTransform(translationX: dx ?? 0, y: dy ?? 0))
        }
        return result
    }
}
