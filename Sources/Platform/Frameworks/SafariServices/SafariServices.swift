/// Web pages for apps that import it: `SFSafariViewController` comes with UIKit here, and opens the reader's browser.
@_exported import UIKit
