import Foundation
import Synchronization

/// A pipe whose ends a child gets by being given them only. To be made under ``Spawn/lock``.
struct Channel {
    let reading: Int32
    let writing: Int32

    init() throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw SpawnError(code: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }
}

enum Spawn {
    /// A program that is started between another's pipe being made and being marked would hold that pipe open.
    static let lock = Mutex(())

    /// Closes every descriptor from a number on. Glibc has it since 2.34, but its header hides it from Swift.
    private typealias AddCloseFrom = @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
    private static let addCloseFrom: AddCloseFrom = {
        unsafeBitCast(dlsym(nil, "posix_spawn_file_actions_addclosefrom_np")!, to: AddCloseFrom.self)
    }()

    /// Starts a program with these descriptors as its 0, 1 and 2, no other open file, and no signal blocked.
    ///
    /// A file that is just being written by another thread must not stay open in the child: it could not be executed then.
    static func start(
        _ program: String, _ arguments: [String], environment: [String], descriptors: [Int32]
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (target, descriptor) in descriptors.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target))
        }
        _ = addCloseFrom(&actions, Int32(descriptors.count))
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        var id = pid_t()
        let code = withCStrings([program] + arguments) { arguments in
            withCStrings(environment) { environment in
                posix_spawn(&id, program, &actions, &attributes, arguments, environment)
            }
        }
        guard code == 0 else { throw SpawnError(code: code) }
        return id
    }

    private static func withCStrings<T>(
        _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> T
    ) -> T {
        var pointers = strings.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        return pointers.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
    }
}

struct SpawnError: Error, CustomStringConvertible {
    let code: Int32
    var description: String { "the program can't be started: \(String(cString: strerror(code)))" }
}
