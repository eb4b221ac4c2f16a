import Foundation

/// A part of a track: where it goes, and how long it takes.
public struct _KeyframeSegment<Value: Animatable> {
    let value: Value
    let duration: Double
    let progress: (Double) -> Double
}

/// The steps of one property.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    var _segments: [_KeyframeSegment<Value>] { get }
}

/// Goes at an even pace, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _segments: [_KeyframeSegment<Value>]
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _segments = [_KeyframeSegment(value: to, duration: duration) { timingCurve.value(at: $0) }]
    }
}

/// Eases out of the step before and into the one after.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _segments: [_KeyframeSegment<Value>]
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _segments = [_KeyframeSegment(value: to, duration: duration) { UnitCurve.easeInOut.value(at: $0) }]
    }
}

/// Goes like a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _segments: [_KeyframeSegment<Value>]
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        let time = duration ?? spring.settlingTime
        _segments = [
            _KeyframeSegment(value: to, duration: time) { spring.progress($0 * time / max(spring.duration, 0.001)) }
        ]
    }
}

/// Is there at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _segments: [_KeyframeSegment<Value>]
    public init(_ to: Value) { _segments = [_KeyframeSegment(value: to, duration: 0) { _ in 1 }] }
}

/// Several steps.
public struct _KeyframeSegments<Value: Animatable>: KeyframeTrackContent {
    public let _segments: [_KeyframeSegment<Value>]
}

@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ step: K) -> _KeyframeSegments<Value> {
        _KeyframeSegments(_segments: step._segments)
    }
    public static func buildBlock(_ steps: _KeyframeSegments<Value>...) -> _KeyframeSegments<Value> {
        _KeyframeSegments(_segments: steps.flatMap(\._segments))
    }
    public static func buildArray(_ steps: [_KeyframeSegments<Value>]) -> _KeyframeSegments<Value> {
        _KeyframeSegments(_segments: steps.flatMap(\._segments))
    }
    public static func buildOptional(_ steps: _KeyframeSegments<Value>?) -> _KeyframeSegments<Value> {
        steps ?? _KeyframeSegments(_segments: [])
    }
    public static func buildEither(first: _KeyframeSegments<Value>) -> _KeyframeSegments<Value> { first }
    public static func buildEither(second: _KeyframeSegments<Value>) -> _KeyframeSegments<Value> { second }
}

/// The tracks of a value.
public protocol Keyframes<Value> {
    associatedtype Value
    var _tracks: [_KeyframeTracks<Value>.Track] { get }
}

public struct _KeyframeTracks<Value>: Keyframes {
    /// Sets one property as it is at a time.
    public struct Track {
        let duration: Double
        let apply: (inout Value, Double) -> Void
    }
    public let _tracks: [Track]
}

/// The steps of one property of a value, or of the value itself.
public struct KeyframeTrack<Root, Value: Animatable>: Keyframes {
    public let _tracks: [_KeyframeTracks<Root>.Track]

    public init<Content: KeyframeTrackContent<Value>>(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        let segments = content()._segments
        _tracks = [
            _KeyframeTracks<Root>.Track(duration: segments.reduce(0) { $0 + $1.duration }) { root, time in
                root[keyPath: keyPath] = Self.value(from: root[keyPath: keyPath], segments, time)
            }
        ]
    }

    public init<Content: KeyframeTrackContent<Value>>(
        @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) where Root == Value { self.init(\Root.self, content: content) }

    private static func value(from start: Value, _ segments: [_KeyframeSegment<Value>], _ time: Double) -> Value {
        var from = start
        var left = time
        for segment in segments {
            guard left < segment.duration else {
                left -= segment.duration
                from = segment.value
                continue
            }
            var moved = segment.value
            moved.animatableData = from.animatableData.mixed(
                with: segment.value.animatableData, segment.progress(left / segment.duration))
            return moved
        }
        return from
    }
}

@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes<Value>>(_ track: K) -> _KeyframeTracks<Value> {
        _KeyframeTracks(_tracks: track._tracks)
    }
    public static func buildBlock(_ tracks: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
        _KeyframeTracks(_tracks: tracks.flatMap(\._tracks))
    }
}

/// What keyframes come to at a time.
public struct KeyframeTimeline<Value> {
    private let start: Value
    private let tracks: [_KeyframeTracks<Value>.Track]
    public let duration: TimeInterval

    public init<Content: Keyframes<Value>>(
        initialValue: Value, @KeyframesBuilder<Value> content: () -> Content
    ) { self.init(initialValue: initialValue, content()) }

    init(initialValue: Value, _ content: some Keyframes<Value>) {
        start = initialValue
        tracks = content._tracks
        duration = tracks.map(\.duration).max() ?? 0
    }

    public func value(time: TimeInterval) -> Value {
        var value = start
        for track in tracks { track.apply(&value, time) }
        return value
    }
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
