/// A length that grows with the size of text: with the desktop's text scaling.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.textScaling) private var scale
    private let length: Value

    public var wrappedValue: Value { length * Value(scale) }

    public init(wrappedValue: Value) { length = wrappedValue }

    /// - Parameter textStyle: All styles grow alike here.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.init(wrappedValue: wrappedValue) }
}

private struct TextScalingKey: EnvironmentKey { static var defaultValue: Double { 1 } }

extension EnvironmentValues {
    /// How much larger than usual the desktop wants text.
    var textScaling: Double {
        get { self[TextScalingKey.self] }
        set { self[TextScalingKey.self] = newValue }
    }
}
