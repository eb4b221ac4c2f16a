@_exported import ParlorMedia
@_exported import ParlorUI
@_exported import Parlor
