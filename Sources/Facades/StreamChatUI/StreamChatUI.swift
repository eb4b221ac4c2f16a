@_exported import ParlorUIKit
