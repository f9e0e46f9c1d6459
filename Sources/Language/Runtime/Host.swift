import Diagnostics

/// The state of one interpreter that natives need: failures, memory limit, recorder hooks, questions about types.
/// Several interpreters may take turns in one process; the one of the `current` host runs. Guarded by the world lock;
/// other threads use `Interrupt` and `Brake`.
open class Host {
    // The host whose interpreter runs; guarded by the world lock.
    nonisolated(unsafe) public private(set) static var current = Host()

    /// The error that waits to be rethrown: see `Unwinding`.
    final var pending: Error?
    final var stopEverything: () -> Void = {}
    /// The memory limit in bytes: see `MemoryCeiling`.
    final var ceiling = 2 << 30
    final var memoryUsed: () -> Int = { 0 }

    /// The recorder's replacement for observables: see `StageHook`.
    final var tap: ((Value, Span, RuntimeType) -> Value)?
    final var onCreated: ((Value, _ isNew: Bool) -> Value)?
    final var reveal: ((Value) -> Value)?
    final var callSite: Span?
    final var currentSubscribeCall: SubscribeCall?
    final var onSubscribed: (SubscribeCall) -> Void = { _ in }
    final var notesSends = false
    final var sendSite: Span?
    final var moduleSite: Span?
    final var source: ((AnyObject, _ origin: AnyObject, RuntimeType?) -> AnyObject)?
    final var currentLane: () -> (name: String, place: Span?)? = { nil }
    final var sites: [Span] = []
    final var originOfEvent: (_ of: Int) -> Int = { $0 }
    final var task: ((AnyObject, TaskStep) -> Void)?

    /// Answers questions about types (`RuntimeType`).
    final var types = TypeAnswers()

    public init() {}

    /// Makes this the current host.
    public final func enter() {
        guard Host.current !== self else { return }
        Host.current.willResignCurrent()
        Host.current = self
        didBecomeCurrent()
    }

    /// The function is called when another host becomes current. It saves process-wide state, which `didBecomeCurrent`
    /// restores.
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
    var extensions = 0
}
