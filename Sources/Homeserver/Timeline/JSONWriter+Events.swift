import JSON

extension JSONWriter {
    /// A field that holds events, each with what is bundled with it.
    mutating func write(_ key: String, _ events: [Event], _ bundles: Bundles = [:], for device: Int) {
        array(key) { json in
            for event in events {
                event.write(to: &json, .standalone, for: device, relations: bundles[event.position])
            }
        }
    }
}
