import Diagnostics

/// The state of one interpreter that natives need: failures, memory limit, recorder hooks, questions about types.
/// Several interpreters may take turns in one process; the one of the `current` host runs. Guarded by the world lock;
/// other threads use `Interrupt` and `Brake`.
open class Host {
    // The host that entered last and has not left; guarded by the world lock.
    nonisolated(unsafe) public private(set) static var current = Host()

    /// The error that waits to be rethrown: see `Unwinding`.
    final var pendingError: Error?
    final var stopEverything: () -> Void = {}
    /// The memory limit in bytes: see `MemoryCeiling`.
    final var memoryLimit = 2 << 30
    final var memoryUsed: () -> Int = { 0 }

    /// The recorder's hooks.
    public final let stages = StageHook()
    /// The hooks of the current host.
    @inlinable public static var stages: StageHook { current.stages }

    /// Answers questions about types (`RuntimeType`).
    final var typeAnswers = TypeAnswers()

    public init() {}

    /// The host that was current before; the next one when this leaves.
    private final weak var outerHost: Host?
    private final var isEntered = false

    /// Makes this the current host, until it leaves or another one enters.
    public final func enter() {
        isEntered = true
        guard Host.current !== self else { return }
        outerHost = Host.current
        Host.makeCurrent(self)
    }

    /// Ends the use of this host; the one that was current before is current again, or an idle host.
    public final func leave() {
        isEntered = false
        defer { outerHost = nil }
        guard Host.current === self else { return }
        var next = outerHost
        while let host = next, !host.isEntered { next = host.outerHost }
        Host.makeCurrent(next ?? makeIdleHost())
    }

    private static func makeCurrent(_ host: Host) {
        current.willResignCurrent()
        current = host
        host.didBecomeCurrent()
    }

    /// Returns a host without a program, which is current until the next program begins; objects of stopped runs are
    /// freed meanwhile.
    open func makeIdleHost() -> Host { Host() }

    /// Called when another host becomes current: saves process-wide state, which `didBecomeCurrent` restores.
    open func willResignCurrent() {}
    open func didBecomeCurrent() {}

    /// Runs a body on the thread that holds the world lock. The caller waits for its end.
    open func runForLockHolder(to body: () -> Void) { body() }

    /// Continues the calling code on an executor: the given one, or else that of the main actor or of tasks. Returns
    /// the previous executor; nil if the code was already on the wanted one.
    open func enter(_ executor: Value?, isMain: Bool) throws -> AnyObject? { nil }
    open func enter(back: AnyObject) throws {}
    open func mainExecutor() -> Value { .none }

    // Services of the library. Their default implementations apply to programs that do not use the library.

    /// Returns the name of an object's class (`RuntimeType`).
    open func className(_ object: AnyObject) -> String? { nil }
    /// Encodes a value of a type into an encoder: see `Coding`.
    open func encode(_ value: Value, _ type: RuntimeType, _ encoder: Value) throws {
        throw Trap("unsupported", "rill cannot encode a value of type '\(type.name)' here")
    }
    open func decode(_ type: RuntimeType, _ decoder: Value, _ kept: Set<String>) throws -> Value {
        throw Trap("unsupported", "rill cannot decode a value of type '\(type.name)' here")
    }
}

/// Functions that answer questions about the program's types. Code installs them; without a program the defaults apply.
struct TypeAnswers {
    var findWitness: (RuntimeType, _ protocolName: String, _ requirement: String) -> FunctionObject? = { _, _, _ in nil
    }
    var conforms: (RuntimeType, _ protocolName: String) -> Bool = { _, _ in false }
    var named: (String, [RuntimeType]) -> RuntimeType = { _, _ in .unknown }
    var tuple: ([(label: String?, type: RuntimeType)]) -> RuntimeType = { _ in .unknown }
    var associated: (RuntimeType, _ protocolName: String, _ name: String) -> RuntimeType? = { _, _, _ in nil }
    var extensionCount = 0
}
