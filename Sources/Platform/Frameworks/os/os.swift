/// The older name of `OSLog`.
@_exported import OSLog
