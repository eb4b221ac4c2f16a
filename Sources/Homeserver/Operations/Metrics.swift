import Foundation
import Synchronization

/// What an operator's monitoring wants to know, in Prometheus' text format.
final class Metrics: Sendable {
    /// A number that is asked for when it is needed.
    struct Gauge: Sendable {
        let name: String
        let help: String
        var isCounter = false
        let value: @Sendable () -> Double
    }

    private let routes = Mutex<[RouteMetrics]>([])
    private let gauges = Mutex<[Gauge]>([])

    func route(_ method: String, _ pattern: String) -> RouteMetrics {
        let metrics = RouteMetrics(method: method, pattern: pattern)
        routes.withLock { $0.append(metrics) }
        return metrics
    }

    func add(_ gauge: Gauge) { gauges.withLock { $0.append(gauge) } }

    var text: String {
        let used = routes.withLock { $0 }.map { ($0, $0.counts) }.filter { $0.1.count > 0 }
        var lines = ["# HELP parlor_requests_total Requests answered.", "# TYPE parlor_requests_total counter"]
        for (route, counts) in used {
            for (status, count) in counts.statuses.sorted(by: { $0.key < $1.key }) {
                lines.append("parlor_requests_total{\(Self.labels(route)),status=\"\(status)\"} \(count)")
            }
        }
        lines += [
            "# HELP parlor_request_seconds Time from a request's last byte to its answer.",
            "# TYPE parlor_request_seconds histogram",
        ]
        for (route, counts) in used { lines += Self.histogram(route, counts) }
        for gauge in gauges.withLock({ $0 }) {
            lines.append("# HELP \(gauge.name) \(gauge.help)")
            lines.append("# TYPE \(gauge.name) \(gauge.isCounter ? "counter" : "gauge")")
            lines.append("\(gauge.name) \(gauge.value())")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func labels(_ route: RouteMetrics) -> String {
        "method=\"\(route.method)\",route=\"\(route.pattern)\""
    }

    private static func histogram(_ route: RouteMetrics, _ counts: RouteMetrics.Counts) -> [String] {
        var sum = 0
        var lines: [String] = []
        for (bound, step) in zip(RouteMetrics.bounds, counts.steps) {
            sum += step
            lines.append("parlor_request_seconds_bucket{\(labels(route)),le=\"\(bound)\"} \(sum)")
        }
        lines.append("parlor_request_seconds_bucket{\(labels(route)),le=\"+Inf\"} \(counts.count)")
        lines.append("parlor_request_seconds_sum{\(labels(route))} \(counts.seconds)")
        lines.append("parlor_request_seconds_count{\(labels(route))} \(counts.count)")
        return lines
    }

    /// Bytes of this process that are in memory.
    static func residentBytes() -> Double {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
        return pages * Double(sysconf(Int32(_SC_PAGESIZE)))
    }
}
