extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    // MARK: Guides

    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
    /// As wide as lines are pleasant to read, at most 672 points, in the middle of the margins.
    public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide { systemGuide(.keyboard) as! UIKeyboardLayoutGuide }

    public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        ensureLayoutState().guides.append(guide)
    }

    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.owningView === self else { return }
        for constraint in layoutState?.mentions ?? []
        where constraint.firstItem === guide || constraint.secondItem === guide {
            constraint.isActive = false
        }
        layoutState?.guides.removeAll { $0 === guide }
        guide.owningView = nil
    }

    func systemGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        let state = ensureLayoutState()
        if let made = state.systemGuides[kind] { return made }
        let guide = kind == .keyboard ? UIKeyboardLayoutGuide(of: self) : UILayoutGuide(kind, of: self)
        state.systemGuides[kind] = guide
        return guide
    }
}

extension UIScrollView {
    /// The content: constraints from its four sides to the content's say how large the content is.
    public var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }
    /// The part of the scroll view that stays where it is.
    public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }
}
