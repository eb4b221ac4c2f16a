import CGtk
import Foundation

/// The colours of a PNG, for tests that look.
public struct Pixels: Equatable, CustomStringConvertible {
    public let width: Int
    public let height: Int
    private let bytes: [UInt8]

    /// Short: a failed comparison would print every byte.
    public var description: String { "\(width) × \(height) pixels" }

    /// `nil` for what is no picture.
    public init?(_ png: [UInt8]) {
        let loader = gdk_pixbuf_loader_new()!
        defer { g_object_unref(loader) }
        let written = gdk_pixbuf_loader_write(loader, png, gsize(png.count), nil) != 0
        guard gdk_pixbuf_loader_close(loader, nil) != 0, written,
            let loaded = gdk_pixbuf_loader_get_pixbuf(loader),
            let pixbuf = gdk_pixbuf_add_alpha(loaded, 0, 0, 0, 0)
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        width = Int(gdk_pixbuf_get_width(pixbuf))
        height = Int(gdk_pixbuf_get_height(pixbuf))
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        let start = gdk_pixbuf_read_pixels(pixbuf)!
        var bytes: [UInt8] = []
        for row in 0..<height { bytes += UnsafeBufferPointer(start: start + row * stride, count: width * 4) }
        self.bytes = bytes
    }

    /// The colour at a place, each component from 0 to 255.
    public subscript(x: Int, y: Int) -> Color {
        let index = (y * width + x) * 4
        return Color(red: Int(bytes[index]), green: Int(bytes[index + 1]), blue: Int(bytes[index + 2]))
    }

    public struct Color: Equatable {
        public var red: Int
        public var green: Int
        public var blue: Int

        public var isRed: Bool { red > 180 && green < 80 && blue < 80 }
        public var isGreen: Bool { green > 180 && red < 80 && blue < 80 }
        public var isBlue: Bool { blue > 180 && red < 80 && green < 80 }
    }
}
