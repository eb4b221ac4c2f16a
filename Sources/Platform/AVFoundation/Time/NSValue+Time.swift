import Foundation

// The calls that Apple's API makes with arrays of `NSValue`. Foundation's `NSValue` here wraps only the structures it knows,
// and can't be subclassed, so a time travels as a range (value, timescale) and a time range as a rectangle of two times.
extension NSValue {
    /// A time in an object. Infinite and indefinite times arrive as invalid ones.
    public convenience init(time: CMTime) {
        let isNumber = time.isNumeric
        self.init(range: NSRange(location: isNumber ? Int(time.value) : 0, length: isNumber ? Int(time.timescale) : 0))
    }

    public var timeValue: CMTime {
        let range = rangeValue
        return range.length > 0 ? CMTime(value: Int64(range.location), timescale: Int32(range.length)) : .invalid
    }

    /// A time range in an object. Exact while both values are below 2⁵³.
    public convenience init(timeRange: CMTimeRange) {
        self.init(
            rect: CGRect(
                x: CGFloat(timeRange.start.value), y: CGFloat(timeRange.start.timescale),
                width: CGFloat(timeRange.duration.value), height: CGFloat(timeRange.duration.timescale)))
    }

    public var timeRangeValue: CMTimeRange {
        let rect = rectValue
        return CMTimeRange(
            start: CMTime(value: Int64(rect.origin.x), timescale: Int32(rect.origin.y)),
            duration: CMTime(value: Int64(rect.size.width), timescale: Int32(rect.size.height)))
    }
}
