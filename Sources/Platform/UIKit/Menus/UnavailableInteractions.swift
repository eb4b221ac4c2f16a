import Foundation

@available(
    *, unavailable, message: "The desktop draws the pointer: use UIHoverGestureRecognizer to show what lies under it"
)
open class UIPointerInteraction: NSObject {}

@available(*, unavailable, message: "There is no handwriting here")
open class UIScribbleInteraction: NSObject {}

@available(*, unavailable, message: "Show a UISearchBar above the text, and mark what is found in its attributed text")
open class UIFindInteraction: NSObject {}

@available(
    *, unavailable, message: "A text here has one size, so there is nothing to enlarge: leave the interaction out"
)
open class UILargeContentViewerInteraction: NSObject {}

@available(
    *, unavailable, message: "Use UIDropInteraction on the collection view: its session has the point of the drop"
)
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {}

@available(*, unavailable, message: "Use UIDragInteraction on the cell's content view")
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: AnyObject {}

@available(*, unavailable, message: "Use a UIDatePicker")
open class UICalendarView: UIView {}

@available(*, unavailable, message: "There is no colour picker here: offer a row of colours to choose from")
open class UIColorWell: UIControl {}

@available(*, unavailable, message: "Tokens cannot be shown in the field: use scope buttons, or chips below the bar")
open class UISearchToken: NSObject {}
