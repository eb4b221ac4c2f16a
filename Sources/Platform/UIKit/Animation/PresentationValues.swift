import Foundation

/// What an animation shows instead of the model's values; nil where nothing is animated.
struct PresentationValues {
    var geometry: ShownGeometry?
    var alpha: CGFloat?
    var backgroundColor: RGBA?
}
