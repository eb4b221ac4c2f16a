/// Views that play, for apps that import AVKit.
@_exported import AVFoundation
@_exported import UIKit
