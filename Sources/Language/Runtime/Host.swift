import Diagnostics

/// What the process is for one interpreter while that runs: where failures go, how much memory it may have, who hears the
/// stages of its chains, what its types answer. Each interpreter has a host of its own, and several may take turns in one
/// process: whichever is `current` runs. Only the holder of the baton looks here; other threads use `Interrupt` and `Brake`.
open class Host {
    nonisolated(unsafe) public private(set) static var current = Host()

    /// See `Unwinding`.
    final var pending: Error?
    final var stopEverything: () -> Void = {}
    /// See `Ceiling`.
    final var ceiling = 2 << 30
    final var memoryUsed: () -> Int = { 0 }

    /// See `StageHook`.
    final var tap: ((Value, Span, RuntimeType) -> Value)?
    final var made: ((Value, _ isNew: Bool) -> Value)?
    final var shown: ((Value) -> Value)?
    final var callSite: Span?
    final var notesSends = false
    final var sendSite: Span?
    final var moduleSite: Span?
    final var source: ((AnyObject, _ origin: AnyObject, RuntimeType?) -> AnyObject)?
    final var lane: () -> (name: String, place: Span?)? = { nil }
    final var sites: [Span] = []
    final var comes: (_ of: Int) -> Int = { $0 }

    /// See `RuntimeType`.
    final var types = TypeAnswers()

    public init() {}

    /// Makes this the host of what runs from now on.
    public final func enter() {
        guard Host.current !== self else { return }
        Host.current.isLeft()
        Host.current = self
        isEntered()
    }

    /// What belongs to the process beside the host is put aside here, and taken up again.
    open func isLeft() {}
    open func isEntered() {}

    /// Does what another thread has to do for the holder of the baton, who waits for it.
    open func lend(to body: () -> Void) { body() }

    /// Goes on with the calling code on an actor's executor: the one given, else that of the main actor or of tasks. Returns the
    /// executor that the code comes from; nil if it was there already.
    open func enter(_ executor: Value?, isMain: Bool) throws -> AnyObject? { nil }
    open func enter(back: AnyObject) throws {}
    open func mainExecutor() -> Value { .none }

    // What the library knows and this room asks for; nothing, where there is none.

    /// See `RuntimeType`.
    open func className(_ object: AnyObject) -> String? { nil }
    /// See `Coding`.
    open func encode(_ value: Value, _ type: RuntimeType, _ encoder: Value) throws {
        throw Trap("unsupported", "'\(type.name)' cannot be encoded here")
    }
    open func decode(_ type: RuntimeType, _ decoder: Value, _ kept: Set<String>) throws -> Value {
        throw Trap("unsupported", "'\(type.name)' cannot be decoded here")
    }
}

/// What Code answers of the types of a program; nothing, as long as there is none.
struct TypeAnswers {
    var findWitness: (RuntimeType, _ protocolName: String, _ requirement: String) -> FunctionObject? = { _, _, _ in nil
    }
    var conforms: (RuntimeType, _ protocolName: String) -> Bool = { _, _ in false }
    var named: (String, [RuntimeType]) -> RuntimeType = { _, _ in .unknown }
    var tuple: ([(label: String?, type: RuntimeType)]) -> RuntimeType = { _ in .unknown }
    var associated: (RuntimeType, _ protocolName: String, _ name: String) -> RuntimeType? = { _, _, _ in nil }
    var extensions = 0
}
