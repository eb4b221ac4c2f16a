import Crypto
import Dispatch

/// Password hashing takes tens of milliseconds on purpose, so it runs on threads of its own, two at a time: a flood of
/// logins must not hold up messages.
final class PasswordHasher: Sendable {
    private let cost: PasswordHash.Cost
    private let threads = DispatchQueue(label: "parlor.homeserver.passwords", attributes: .concurrent)
    private let places = DispatchSemaphore(value: 2)

    init(_ strength: Homeserver.PasswordStrength) {
        cost = strength == .standard ? .standard : .testing
    }

    func hash(_ password: String) async -> String {
        await run { [cost] in PasswordHash.make(password, cost: cost) }
    }

    func verify(_ password: String, against hash: String) async -> Bool {
        await run { PasswordHash.verify(password, against: hash) }
    }

    private func run<T: Sendable>(_ work: @escaping @Sendable () -> T) async -> T {
        await withCheckedContinuation { continuation in
            threads.async { [places] in
                places.wait()
                defer { places.signal() }
                continuation.resume(returning: work())
            }
        }
    }
}
