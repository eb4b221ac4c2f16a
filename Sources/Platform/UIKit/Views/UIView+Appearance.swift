import Foundation

extension UIView {
    func setBackgroundColor(_ color: UIColor?) {
        guard color != storedBackgroundColor else { return }
        recordAnimation()
        storedBackgroundColor = color
        setNeedsDisplay()
    }

    func setAlpha(_ alpha: CGFloat) {
        guard alpha != storedAlpha else { return }
        recordAnimation()
        storedAlpha = alpha
        setNeedsDisplay()
        superview?.setNeedsDisplay()
    }

    func setIsHidden(_ hidden: Bool) {
        guard hidden != storedIsHidden else { return }
        storedIsHidden = hidden
        visibilityChanged()
        superview?.subviewVisibilityChanged()
    }

    func makeLayer() -> CALayer {
        let layer = (type(of: self).layerClass as? CALayer.Type)?.init(coder: NSCoder()) ?? CALayer()
        layer.attach(to: self)
        storedLayer = layer
        return layer
    }
}
