@_exported import Parlor
@_exported import ParlorUI
@_exported import UIKit
