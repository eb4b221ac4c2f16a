import Foundation

@available(*, unavailable, message: "There is no colour picker here: offer a row of colours to choose from")
open class UIColorPickerViewController: UIViewController {}

@available(*, unavailable, message: "There is no font picker here: list UIFont.familyNames in a table")
open class UIFontPickerViewController: UIViewController {}

@available(*, unavailable, message: "There is no printing here: save a file, and let the desktop open it")
open class UIPrintInteractionController: NSObject {}
