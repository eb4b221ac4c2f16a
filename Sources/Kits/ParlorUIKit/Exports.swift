@_exported import Parlor
@_exported import ParlorMedia
@_exported import ParlorUI
@_exported import UIKit
