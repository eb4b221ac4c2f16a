import Foundation

extension LayoutStatement {
    /// Solves: widths first, then the heights that follow from them.
    ///
    /// Natural sizes are asked for only where required constraints leave a length open, and the height of wrapping text
    /// only when its width is known. A row with pinned sides measures its text once.
    mutating func solve() {
        system.propagate()
        stateNaturalWidths()
        if system.tiesAxes {
            solveTogether()
        } else {
            system.settle(.horizontal)
            stateNaturalHeights()
            system.settle(.vertical)
        }
        system.settleRest()
        reportConflicts()
    }

    /// An aspect ratio ties heights to widths that are not settled: all at once, then again with the heights that the text
    /// has at its width.
    private mutating func solveTogether() {
        let open = system
        var widths: [ObjectIdentifier: CGFloat] = [:]
        for _ in 0..<3 {
            system = open
            stateNaturalHeights(atWidths: widths)
            system.settle(.both)
            var changed = false
            for view in placed where view.wrapsAtItsWidth {
                guard let base = self.base(ifStated: view) else { continue }
                let width = CGFloat(system.values[base + 2])
                let old = widths.updateValue(width, forKey: ObjectIdentifier(view))
                if abs((old ?? -1) - width) > 0.5 { changed = true }
            }
            if !changed { return }
        }
    }

    private mutating func stateNaturalWidths() {
        for view in placed {
            guard let base = self.base(ifStated: view), !system.isKnown[base + 2], !isSizeless(view) else { continue }
            let width = view.intrinsicContentSize.width
            guard width >= 0 else { continue }
            let state = view.layoutState
            natural(
                base + 2, width, state?.hugging.horizontal ?? .defaultLow,
                state?.resistance.horizontal ?? .defaultHigh)
        }
    }

    private mutating func stateNaturalHeights(atWidths widths: [ObjectIdentifier: CGFloat] = [:]) {
        for view in placed {
            guard let base = self.base(ifStated: view), !system.isKnown[base + 3], !isSizeless(view) else { continue }
            let height: CGFloat
            if view.wrapsAtItsWidth {
                let width =
                    widths[ObjectIdentifier(view)]
                    ?? (system.isKnown[base + 2] ? CGFloat(system.values[base + 2]) : 0)
                height = view.naturalHeight(atWidth: width)
            } else {
                height = view.intrinsicContentSize.height
            }
            guard height >= 0 else { continue }
            let state = view.layoutState
            natural(
                base + 3, height, state?.hugging.vertical ?? .defaultLow, state?.resistance.vertical ?? .defaultHigh)
        }
    }

    /// The size of these follows from what is in them, not from a natural size.
    private func isSizeless(_ view: UIView) -> Bool { view is UIStackView }

    private mutating func natural(
        _ variable: Int, _ value: CGFloat, _ hugging: UILayoutPriority, _ resistance: UILayoutPriority
    ) {
        system.add(variable, 1)
        system.finishRow(
            .around, Double(value), priority: hugging.strength, secondPriority: resistance.strength)
    }

    private func reportConflicts() {
        for (dropped, kept) in system.conflicts {
            // A layout of no size yet contradicts everything; it is no mistake of the app.
            guard root.bounds.width > 0 || isFitting, root.bounds.height > 0 || isFitting else { continue }
            var sentence = "[\(sources[dropped].description)] cannot be satisfied and is ignored"
            if kept >= 0 { sentence += "; it contradicts [\(sources[kept].description)]" }
            LayoutLog.say(sentence + ". Lower the priority of one of them, or deactivate it.")
        }
    }
}
