import Diagnostics
import Rill
import Runtime

/// The host of a program that uses the library: its output, input and arguments, the recorder's hooks, and the engine's
/// hooks as the program has set them.
public final class ProgramHost: Host {
    public var write: (String) -> Void
    /// Receives the program's output to standard error. By default it is added to the other output.
    public lazy var writeError: (String) -> Void = { [unowned self] in write($0) }
    /// The arguments of the command line. The first is the program's name.
    public var arguments: [String]
    /// The files that the program can see.
    public let files: FileAccess
    /// The program's network requests and their answers.
    public let requestCache: RequestCache
    public var readLine: () -> String? = { nil }
    private weak var world: World?

    /// The recorder's hook for `watch`: see `RxWatch` and `RxHooks`.
    var observe: RxWatch.Observe?
    var onUnhandledError: ((Span) -> Void)?
    /// Receives the warnings of the app kit: see `KitWarning`.
    var onKitWarning: ((KitWarning) -> Void)?
    /// While an unhandled error is reported: the call whose subscription did not handle it.
    var failingCallSpan: Span?

    /// The object of `DispatchQueue.main`, as long as it is retained.
    weak var mainQueue: WorldQueue?
    /// The types of disposed subjects by object: see `RxBridge`.
    var disposedObjectTypes: [ObjectIdentifier: RuntimeType] = [:]

    /// The engine's hooks of this host while another host runs; nil before this host has run.
    private var savedHooks: EngineHooks?

    public init(
        world: World?, files: FileAccess, requestCache: RequestCache, arguments: [String] = ["main"],
        write: @escaping (String) -> Void
    ) {
        (self.world, self.files, self.requestCache) = (world, files, requestCache)
        (self.arguments, self.write) = (arguments, write)
    }

    /// The current host. If natives are called without an interpreter, it is a host that prints to standard output.
    static var currentHost: ProgramHost {
        if let host = Host.current as? ProgramHost { return host }
        let host = ProgramHost(
            world: nil, files: FileAccess(FileGrant()), requestCache: RequestCache(),
            write: { Swift.print($0, terminator: "") })
        host.enter()
        return host
    }

    public override func makeIdleHost() -> Host {
        ProgramHost(world: nil, files: FileAccess(FileGrant()), requestCache: RequestCache(), write: { _ in })
    }

    public override func willResignCurrent() {
        savedHooks = EngineHooks()
        EngineHooks.defaults.restore()
    }

    public override func didBecomeCurrent() {
        world?.install()
        if let savedHooks { return savedHooks.restore() }
        EngineHooks.defaults.restore()
        RxHooks.install()
    }

    public override func runForLockHolder(to body: () -> Void) { World.runForLockHolder(to: body) }

    public override func enter(_ executor: Value?, isMain: Bool) throws -> AnyObject? {
        guard let world = World.current, let here = world.currentExecutor else { return nil }
        let wanted: Executor
        if let executor {
            wanted = executor.exactly(Executor.self)
        } else if isMain {
            wanted = world.main
        } else {
            if here.kind == .concurrent { return nil }
            wanted = world.taskExecutor
        }
        if wanted === here { return nil }
        try checkWait(world.move(to: wanted), "await")
        return here
    }

    public override func enter(back outer: AnyObject) throws {
        guard let world = World.current, let executor = outer as? Executor else { return }
        try checkWait(world.move(to: executor), "await")
    }

    public override func mainExecutor() -> Value { World.current.map { .object($0.main) } ?? .none }

    public override func className(_ object: AnyObject) -> String? { RxHooks.className(object) }
    public override func encode(_ value: Value, _ type: RuntimeType, _ encoder: Value) throws {
        try FieldCoding.encode(value, type, encoder)
    }
    public override func decode(_ type: RuntimeType, _ decoder: Value, _ undecodedNames: Set<String>) throws -> Value {
        try FieldCoding.decode(type, decoder, undecodedNames)
    }
}

/// The settings of the engine that a program can change.
private struct EngineHooks {
    /// The settings while no program runs.
    static let defaults = EngineHooks()

    private let errorHandler = Hooks.defaultErrorHandler
    private let captureHook = Hooks.customCaptureSubscriptionCallstack
    private let recordsCallStack = Hooks.recordCallStackOnError

    func restore() {
        Hooks.defaultErrorHandler = errorHandler
        Hooks.customCaptureSubscriptionCallstack = captureHook
        Hooks.recordCallStackOnError = recordsCallStack
    }
}
