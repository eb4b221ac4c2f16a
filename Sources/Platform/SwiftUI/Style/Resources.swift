import UIKit

/// A picture of the app's catalogue by its name, as Xcode makes them.
public struct ImageResource: Hashable, @unchecked Sendable {
    let name: String
    let bundle: Bundle
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// A colour of the app's catalogue by its name, as Xcode makes them.
public struct ColorResource: Hashable, @unchecked Sendable {
    let name: String
    let bundle: Bundle
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Image {
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
    /// A symbol that is filled to a part; here it is drawn whole.
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
    }
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(uiImage: UIImage(cgImage: cgImage))
    }
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(uiImage: UIImage(cgImage: cgImage))
    }
    /// How a camera was held; pictures are shown as they are.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
    }
}

extension Color {
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
    public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }
    public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
}

@available(*, unavailable, message: "Fill with a LinearGradient, or lay several RadialGradients over each other")
public struct MeshGradient {}

@available(*, unavailable, message: "Put the picture behind the view with background { Image(…).resizable() }")
public struct ImagePaint {}

@available(*, unavailable, message: "There are no shaders: use the filters of View, or draw in a Canvas")
public enum ShaderLibrary {}

@available(*, unavailable, message: "Draw in a Canvas, or style parts of an AttributedString")
public protocol TextRenderer {}

@available(*, unavailable, message: "Use a DatePicker for each day")
public struct MultiDatePicker<Label> {}

@available(*, unavailable, message: "Use a List with an HStack or a Grid in each row")
public struct Table<Value, Rows, Columns> {}

@available(*, unavailable, message: "Use NavigationSplitView, or an HStack with a Divider")
public struct HSplitView<Content> {}
