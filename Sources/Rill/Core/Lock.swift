import Synchronization

/// A short, non-recursive lock around a few fields. Never call foreign code inside.
struct Lock: ~Copyable, @unchecked Sendable {
    private let mutex = Mutex<Void>(())

    borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        mutex._unsafeLock()
        defer { mutex._unsafeUnlock() }
        return try body()
    }
}

/// A value that is only touched under its lock.
final class Guarded<Value>: @unchecked Sendable {
    private var value: Value
    private let lock = Lock()

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&value) }
    }
}
