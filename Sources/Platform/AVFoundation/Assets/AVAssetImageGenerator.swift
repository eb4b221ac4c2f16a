import Foundation

/// Takes single pictures out of a video.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    // Settings are read when a picture is asked for.
    public let asset: AVAsset
    /// Turned as the camera says; the back end does it always.
    open var appliesPreferredTrackTransform = false
    /// In pixels; zero for the video's own size.
    open var maximumSize = CGSize.zero
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    public init(asset: AVAsset) { self.asset = asset }

    /// The picture at a time. Throws an ``AVError`` when the asset can't be opened or has no pictures.
    @preconcurrency @MainActor open func image(at time: CMTime) async throws -> (image: UIImage, actualTime: CMTime) {
        try await FrameGrabber(url: asset.address, time: time, maximumSize: maximumSize).grab()
    }

    @available(*, unavailable, message: "A picture can't be had without waiting here; use image(at:)")
    open func copyCGImage(at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> Never { fatalError() }
}
