/// Previews for apps that import it: `QLPreviewController` comes with UIKit here, and opens the desktop's app for a file.
@_exported import UIKit
