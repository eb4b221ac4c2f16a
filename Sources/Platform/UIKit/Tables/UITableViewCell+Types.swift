import Foundation

extension UITableViewCell {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    public enum FocusStyle: Int, Sendable { case `default`, custom }
    public enum DragState: Int, Sendable { case none, lifting, dragging }

    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    // Not marked `@MainActor`: in a preconcurrency class the symbol's name would differ from file to file (Swift 6.3).
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
}
