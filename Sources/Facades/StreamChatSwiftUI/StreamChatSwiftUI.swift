@_exported import ParlorSwiftUI
