@_exported import Foundation
import CGtk
import GtkShim
