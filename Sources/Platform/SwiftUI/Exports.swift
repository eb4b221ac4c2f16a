@_exported import AppleFoundation
@_exported import Combine
@_exported import Foundation
@_exported import Observation
