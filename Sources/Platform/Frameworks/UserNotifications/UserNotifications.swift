/// Notifications for apps that import them by this name: the notification centre is part of UIKit here, which talks to the
/// desktop.
@_exported import UIKit
