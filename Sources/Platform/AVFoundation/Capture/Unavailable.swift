import Foundation

@available(
    *, unavailable,
    message: "There is no camera here; let the reader choose a file with UIDocumentPickerViewController"
)
open class AVCaptureSession: NSObject {}

@available(
    *, unavailable,
    message: "There is no camera here; let the reader choose a file with UIDocumentPickerViewController"
)
open class AVCaptureVideoPreviewLayer: CALayer {}

@available(
    *, unavailable,
    message: "There is no camera here; let the reader choose a file with UIDocumentPickerViewController"
)
open class AVCapturePhotoOutput: NSObject {}

@available(
    *, unavailable,
    message: "There is no camera here; let the reader choose a file with UIDocumentPickerViewController"
)
open class AVCaptureDeviceInput: NSObject {}

@available(
    *, unavailable,
    message: "There is no camera here; let the reader choose a file with UIDocumentPickerViewController"
)
open class AVCaptureMetadataOutput: NSObject {}

@available(
    *, unavailable,
    message: "GTK's media back end only plays; let the reader attach a sound file"
)
open class AVAudioRecorder: NSObject {}

@available(
    *, unavailable,
    message: "GTK's media back end only plays whole files; use AVAudioPlayer or AVPlayer"
)
open class AVAudioEngine: NSObject {}

@available(
    *, unavailable,
    message: "Files are sent as they are; there is no transcoding"
)
open class AVAssetExportSession: NSObject {}

@available(
    *, unavailable,
    message: "Samples are not within reach; AVAssetImageGenerator takes single pictures"
)
open class AVAssetReader: NSObject {}

@available(
    *, unavailable,
    message: "Samples are not within reach; AVPlayerLayer shows them"
)
open class AVPlayerItemVideoOutput: NSObject {}
