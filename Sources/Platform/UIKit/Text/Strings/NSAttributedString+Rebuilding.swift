import Foundation

// Foundation of this system ends the process when attributes are set over others of the same name whose values are objects
// (it compares them as what they are not). Adding run to run is safe, so strings are changed by building them again.
extension NSAttributedString {
    /// A copy whose attributes are changed in a range.
    func changing(_ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void)
        -> NSMutableAttributedString
    {
        let result = NSMutableAttributedString()
        for run in runs {
            let inside = NSIntersectionRange(run.range, range)
            guard inside.length > 0 else {
                result.append(piece(run.range, run.attributes))
                continue
            }
            var changed = run.attributes
            change(&changed)
            let end = inside.location + inside.length
            let before = NSRange(location: run.range.location, length: inside.location - run.range.location)
            let after = NSRange(location: end, length: run.range.location + run.range.length - end)
            if before.length > 0 { result.append(piece(before, run.attributes)) }
            result.append(piece(inside, changed))
            if after.length > 0 { result.append(piece(after, run.attributes)) }
        }
        return result
    }

    /// A copy with other characters in place of a range.
    func replacing(_ range: NSRange, with other: NSAttributedString) -> NSMutableAttributedString {
        let result = NSMutableAttributedString(), end = range.location + range.length
        append(NSRange(location: 0, length: range.location), to: result)
        other.append(NSRange(location: 0, length: other.length), to: result)
        append(NSRange(location: end, length: length - end), to: result)
        return result
    }

    private func append(_ range: NSRange, to result: NSMutableAttributedString) {
        for run in runs {
            let inside = NSIntersectionRange(run.range, range)
            if inside.length > 0 { result.append(piece(inside, run.attributes)) }
        }
    }

    private var runs: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] {
        var found: [(NSRange, [NSAttributedString.Key: Any])] = []
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            found.append((range, attributes))
        }
        return found
    }

    private func piece(_ range: NSRange, _ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        NSAttributedString(string: (string as NSString).substring(with: range), attributes: attributes)
    }
}
