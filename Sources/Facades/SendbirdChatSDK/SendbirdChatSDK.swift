@_exported import Parlor
