@_exported import Parlor
@_exported import UIKit
