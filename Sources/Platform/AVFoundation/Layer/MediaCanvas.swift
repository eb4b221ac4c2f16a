import Foundation
internal import CGtk

/// The few drawing calls that video needs, on a `GtkSnapshot`.
enum MediaCanvas {
    static func clipped(_ snapshot: OpaquePointer, to rect: CGRect, _ body: () -> Void) {
        var bounds = graphene_rect_t(
            origin: graphene_point_t(x: Float(rect.minX), y: Float(rect.minY)),
            size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
        gtk_snapshot_push_clip(snapshot, &bounds)
        body()
        gtk_snapshot_pop(snapshot)
    }
}
