/// The picker of pictures for apps that import it by this name: it is part of UIKit here, and opens the desktop's file chooser.
/// There is no library of photos on this system, so there is no `Photos`.
@_exported import UIKit
