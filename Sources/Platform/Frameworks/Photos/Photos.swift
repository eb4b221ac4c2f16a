/// The photo library for apps that import it. A desktop has none: who may see it is always answered with yes, and pictures are files.
@_exported import UIKit
