/// Carries a closure to where a scheduler runs it.
///
/// Combine's closures predate `Sendable`; a scheduler runs each of them in one place at a time, which is the promise that
/// the compiler can't see.
struct ScheduledWork: @unchecked Sendable {
    let run: () -> Void
}
