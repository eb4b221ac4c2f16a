@_exported import ParlorUI
@_exported import Parlor
