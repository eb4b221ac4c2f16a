/// Core Animation for apps that import it: layers and their animations are part of UIKit here, as a layer is drawn by its view.
@_exported import UIKit
