import HTTPServer

extension Services {
    /// Tells the metrics where to look.
    func addGauges(_ http: HTTPServer) {
        let (waiters, writes, crowds) = (shard.waiters, shard.writes.statistics, shard.crowdMeter)
        let gauges: [Metrics.Gauge] = [
            .init(name: "parlor_connections", help: "Open connections.") { [weak http] in
                Double(http?.connections ?? 0)
            },
            .init(name: "parlor_parked_syncs", help: "Syncs that wait for news.") { Double(waiters.count) },
            .init(name: "parlor_directory_watchers", help: "Requests that wait for changes of the directory.") {
                Double(crowds.watchers.load(ordering: .relaxed))
            },
            .init(name: "parlor_visits", help: "Memberships that end when nobody is there any more.") {
                Double(crowds.visits.load(ordering: .relaxed))
            },
            .init(
                name: "parlor_messages_held_back_total", help: "Messages told with a beat, above a display rate.",
                isCounter: true
            ) {
                Double(crowds.heldBack.load(ordering: .relaxed))
            },
            .init(name: "parlor_events_stored_total", help: "Events stored since the start.", isCounter: true) {
                Double(writes.counts.events)
            },
            .init(name: "parlor_write_batches_total", help: "Transactions committed.", isCounter: true) {
                Double(writes.counts.batches)
            },
            .init(
                name: "parlor_write_units_total", help: "Changes committed; over batches, the batch size.",
                isCounter: true
            ) {
                Double(writes.counts.units)
            },
            .init(name: "parlor_write_largest_batch", help: "Most changes in one transaction.") {
                Double(writes.counts.largestBatch)
            },
            .init(name: "parlor_write_failures_total", help: "Transactions that failed.", isCounter: true) {
                Double(writes.counts.failures)
            },
            .init(name: "parlor_resident_bytes", help: "Memory of this process.") { Metrics.residentBytes() },
        ]
        for gauge in gauges { metrics.add(gauge) }
    }
}
