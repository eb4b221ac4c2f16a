import Foundation

/// The rules of a stack as rows of the solver. `main` is the axis, `cross` the other one.
extension UIStackView {
    private static let fit = 49.0
    private static let centering = 149.0

    func stateArrangement(in statement: inout LayoutStatement) {
        var views = shownArrangedSubviews
        let base = statement.base(of: self)
        let insets = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
        let isVertical = axis == .vertical
        if !isVertical, effectiveUserInterfaceLayoutDirection == .rightToLeft { views.reverse() }
        // A stack is no larger than its views need, if nothing else says how large it is.
        for length in [base + 2, base + 3] {
            statement.system.add(length, 1)
            statement.system.finishRow(.equal, 0, priority: Self.fit)
        }
        guard !views.isEmpty else { return }
        let items = views.map { statement.base(of: $0) }
        let main = Line(
            base, isVertical: isVertical, before: isVertical ? insets.top : insets.left,
            after: isVertical ? insets.bottom : insets.right)
        let cross = Line(
            base, isVertical: !isVertical, before: isVertical ? insets.left : insets.top,
            after: isVertical ? insets.right : insets.bottom)
        stateGaps(views, items, main, &statement.system)
        stateSizes(views, items, main, &statement.system)
        for index in views.indices { stateAlignment(views[index], items[index], cross, &statement.system) }
        if alignment == .firstBaseline || alignment == .lastBaseline, !isVertical {
            stateBaselines(views, items, &statement.system)
        }
    }

    /// One dimension of the stack: its variables and the room left free at both ends.
    private struct Line {
        let position: Int, length: Int
        let place: Int, size: Int
        let before: Double, after: Double

        init(_ base: Int, isVertical: Bool, before: CGFloat, after: CGFloat) {
            place = isVertical ? 1 : 0
            size = isVertical ? 3 : 2
            position = base + place
            length = base + size
            self.before = Double(before)
            self.after = Double(after)
        }

        /// The start of an item compared with the start of the room.
        func start(
            _ item: Int, _ relation: LinearSystem.Relation, _ system: inout LinearSystem, _ priority: Double = 1000
        ) {
            system.add(item + place, 1)
            system.add(position, -1)
            system.finishRow(relation, before, priority: priority)
        }

        func end(_ item: Int, _ relation: LinearSystem.Relation, _ system: inout LinearSystem) {
            system.add(item + place, 1)
            system.add(item + size, 1)
            system.add(position, -1)
            system.add(length, -1)
            system.finishRow(relation, -after)
        }

        func center(_ item: Int, _ system: inout LinearSystem) {
            system.add(item + place, 1)
            system.add(item + size, 0.5)
            system.add(position, -1)
            system.add(length, -0.5)
            system.finishRow(.equal, (before - after) / 2)
        }
    }

    private func stateGaps(_ views: [UIView], _ items: [Int], _ line: Line, _ system: inout LinearSystem) {
        line.start(items[0], .equal, &system)
        let isReversed = axis == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isElastic = distribution == .equalSpacing || distribution == .equalCentering
        let shared =
            isElastic && views.count > 1
            ? system.makeVariable(isVertical: line.place == 1, isLength: true) : -1
        for index in items.indices.dropFirst() {
            let (a, b) = (items[index - 1], items[index])
            let gap = Double(spacing(after: isReversed ? views[index] : views[index - 1]))
            func distance() {
                system.add(b + line.place, 1)
                system.add(a + line.place, -1)
                system.add(a + line.size, -1)
            }
            switch distribution {
            case .equalSpacing:
                distance()
                system.add(shared, -1)
                system.finishRow(.equal, 0)
                system.add(shared, 1)
                system.finishRow(.atLeast, gap)
            case .equalCentering:
                distance()
                system.finishRow(.atLeast, gap)
                system.add(b + line.place, 1)
                system.add(b + line.size, 0.5)
                system.add(a + line.place, -1)
                system.add(a + line.size, -0.5)
                system.add(shared, -1)
                system.finishRow(.equal, 0, priority: Self.centering)
            default:
                if isBaselineRelativeArrangement, axis == .vertical {
                    stateBaselineGap(views[index - 1], a, views[index], b, gap, &system)
                } else {
                    distance()
                    system.finishRow(.equal, gap)
                }
            }
        }
        line.end(items[items.count - 1], .equal, &system)
    }

    private func stateBaselineGap(
        _ above: UIView, _ a: Int, _ below: UIView, _ b: Int, _ gap: Double, _ system: inout LinearSystem
    ) {
        let last = above.lastBaseline, first = below.firstBaseline
        system.add(b + 1, 1)
        system.add(b + 3, Double(first.share))
        system.add(a + 1, -1)
        system.add(a + 3, -Double(last.share))
        system.finishRow(.equal, gap + Double(last.offset - first.offset))
    }

    private func stateSizes(_ views: [UIView], _ items: [Int], _ line: Line, _ system: inout LinearSystem) {
        switch distribution {
        case .fillEqually:
            for item in items.dropFirst() {
                system.add(item + line.size, 1)
                system.add(items[0] + line.size, -1)
                system.finishRow(.equal, 0)
            }
        case .fillProportionally:
            let scale = system.makeVariable(isVertical: line.place == 1, isLength: true)
            for (view, item) in zip(views, items) {
                let natural = view.stackedSize
                let length = Double(axis == .vertical ? natural.height : natural.width)
                guard length > 0 else { continue }
                system.add(item + line.size, 1)
                system.add(scale, -length)
                system.finishRow(.equal, 0, priority: 999)
            }
        default: break
        }
    }

    private func stateAlignment(_ view: UIView, _ item: Int, _ line: Line, _ system: inout LinearSystem) {
        let isReversed = axis == .vertical && effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch alignment {
        case .fill:
            line.start(item, .equal, &system)
            line.end(item, .equal, &system)
        case .leading, .trailing:
            if (alignment == .leading) != isReversed {
                line.start(item, .equal, &system)
                line.end(item, .atMost, &system)
            } else {
                line.start(item, .atLeast, &system)
                line.end(item, .equal, &system)
            }
        case .center:
            line.center(item, &system)
            line.start(item, .atLeast, &system)
            line.end(item, .atMost, &system)
        case .firstBaseline, .lastBaseline:
            line.start(item, .atLeast, &system)
            line.end(item, .atMost, &system)
            // Vertical stacks have no common baseline: such a view stands at the start.
            line.start(item, .equal, &system, axis == .vertical ? 1000 : Self.fit - 1)
        }
    }

    private func stateBaselines(_ views: [UIView], _ items: [Int], _ system: inout LinearSystem) {
        func baseline(_ view: UIView) -> Baseline {
            alignment == .firstBaseline ? view.firstBaseline : view.lastBaseline
        }
        let first = baseline(views[0])
        for (view, item) in zip(views, items).dropFirst() {
            let other = baseline(view)
            system.add(item + 1, 1)
            system.add(item + 3, Double(other.share))
            system.add(items[0] + 1, -1)
            system.add(items[0] + 3, -Double(first.share))
            system.finishRow(.equal, Double(first.offset - other.offset))
        }
    }
}

extension UIView {
    /// The natural size, or what the constraints inside ask for where there is none.
    var stackedSize: CGSize {
        let natural = intrinsicContentSize
        if natural.width >= 0, natural.height >= 0 { return natural }
        guard layoutState != nil else { return natural }
        let fitted = fittingSize(.zero, .fittingSizeLevel, .fittingSizeLevel)
        return CGSize(
            width: natural.width >= 0 ? natural.width : fitted.width,
            height: natural.height >= 0 ? natural.height : fitted.height)
    }
}
