import Foundation
internal import CGtk

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// The desktop's bell, whichever sound is asked for; a vibration is none.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    guard inSystemSoundID != kSystemSoundID_Vibrate else { return }
    DispatchQueue.main.async { if let display = gdk_display_get_default() { gdk_display_beep(display) } }
}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlaySystemSound(inSystemSoundID)
}
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    AudioServicesPlaySystemSound(inSystemSoundID)
    inCompletionBlock?()
}

@available(
    *, unavailable,
    message: "There is no speech here: the desktop's screen reader reads what has an accessibility label"
)
open class AVSpeechSynthesizer: NSObject {}

@available(
    *, unavailable,
    message: "There is no speech here: the desktop's screen reader reads what has an accessibility label"
)
open class AVSpeechUtterance: NSObject {}

@available(*, unavailable, message: "Samples are not within reach; play a file with AVAudioPlayer")
open class AVAudioFile: NSObject {}

@available(*, unavailable, message: "GTK's media back end only plays; let the reader attach a sound file")
public protocol AVAudioRecorderDelegate: AnyObject {}
