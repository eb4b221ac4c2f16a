/// Kinds of files for apps that import them by this name: `UTType` is part of UIKit here, whose file choosers take it.
@_exported import UIKit
