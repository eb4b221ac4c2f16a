/// Times of media for apps that import them by this name: `CMTime` and its relatives are part of AVFoundation here.
@_exported import AVFoundation
