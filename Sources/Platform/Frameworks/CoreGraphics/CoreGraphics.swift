/// Core Graphics for apps that import it: paths, colours, transforms, pictures and contexts are part of UIKit here, and sizes,
/// points and rectangles of Foundation. All of UIKit comes along; a list of names would have to follow each addition.
@_exported import UIKit
