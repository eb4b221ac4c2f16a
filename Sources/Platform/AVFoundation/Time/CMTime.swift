import Foundation

/// A moment or a length of time as a fraction: `value` divided by `timescale` is seconds.
public struct CMTime: Sendable {
    public var value: CMTimeValue
    public var timescale: CMTimeScale
    public var flags: CMTimeFlags
    public var epoch: CMTimeEpoch

    /// Invalid, as Apple's.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        self.value = value
        self.timescale = timescale
        self.flags = flags
        self.epoch = epoch
    }

    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// The nearest time that the timescale can express.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard !seconds.isNaN else { self = .invalid; return }
        guard seconds.isFinite else { self = seconds > 0 ? .positiveInfinity : .negativeInfinity; return }
        let exact = seconds * Double(preferredTimescale)
        guard abs(exact) < Double(Int64.max) else { self = seconds > 0 ? .positiveInfinity : .negativeInfinity; return }
        self.init(value: Int64(exact.rounded()), timescale: preferredTimescale)
        if exact != exact.rounded() { flags.insert(.hasBeenRounded) }
    }

    public static let invalid = CMTime()
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
    public static let zero = CMTime(value: 0, timescale: 1)

    /// `nan` for an invalid or indefinite time.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return .nan
    }

    public var isValid: Bool { flags.contains(.valid) }
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// The same time in another timescale, to the nearest.
    public func convertScale(_ timescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric else { return self }
        let exact = Double(value) * Double(timescale) / Double(self.timescale)
        let rounded =
            switch method {
            case .roundHalfAwayFromZero: exact.rounded()
            case .roundTowardZero, .quickTime: exact.rounded(.towardZero)
            case .roundAwayFromZero: exact.rounded(.awayFromZero)
            case .roundTowardPositiveInfinity: exact.rounded(.up)
            case .roundTowardNegativeInfinity: exact.rounded(.down)
            }
        return CMTime(value: Int64(rounded), timescale: timescale)
    }
}

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

/// What kind of time a ``CMTime`` is.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public static let valid = CMTimeFlags(rawValue: 1)
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    public static let indefinite = CMTimeFlags(rawValue: 16)
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]

    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1
    case roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity, roundTowardNegativeInfinity

    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}
