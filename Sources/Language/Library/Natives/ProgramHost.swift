import Diagnostics
import Rill
import Runtime

/// The host of a program that uses the library: its output, input and arguments, the recorder's hooks, and the engine's
/// hooks as the program has set them.
public final class ProgramHost: Host {
    public var write: (String) -> Void
    /// Receives the program's output to standard error. By default it is added to the other output.
    public lazy var complain: (String) -> Void = { [unowned self] in write($0) }
    /// The arguments of the command line. The first is the program's name.
    public var arguments: [String]
    /// The files that the program can see.
    public let files: FileAccess
    /// The program's network requests and their answers.
    public let correspondence: RequestCache
    public var readLine: () -> String? = { nil }
    private weak var world: World?

    /// The recorder's hook for `watch`: see `RxWatch` and `RxHooks`.
    var observe: RxWatch.Observe?
    var onUnhandled: ((Span) -> Void)?
    /// Receives the warnings of the app kit: see `KitWarning`.
    var onKitWarning: ((KitWarning) -> Void)?
    /// While an unhandled error is reported: the call whose subscription did not handle it.
    var failingCall: Span?

    /// The object of `DispatchQueue.main`, as long as it is retained.
    weak var mainQueue: WorldQueue?
    /// The types of disposed subjects by object: see `RxBridge`.
    var typesOfDisposed: [ObjectIdentifier: RuntimeType] = [:]

    /// The engine's hooks of this host while another host runs; nil before this host has run.
    private var hooks: EngineHooks?

    public init(
        world: World?, files: FileAccess, correspondence: RequestCache, arguments: [String] = ["main"],
        write: @escaping (String) -> Void
    ) {
        (self.world, self.files, self.correspondence) = (world, files, correspondence)
        (self.arguments, self.write) = (arguments, write)
    }

    /// The current host. If natives are called without an interpreter, it is a host that prints to standard output.
    static var here: ProgramHost {
        if let host = Host.current as? ProgramHost { return host }
        let host = ProgramHost(
            world: nil, files: FileAccess(FileGrant()), correspondence: RequestCache(),
            write: { Swift.print($0, terminator: "") })
        host.enter()
        return host
    }

    public override func willResignCurrent() { hooks = EngineHooks() }

    public override func didBecomeCurrent() {
        world?.install()
        if let hooks { return hooks.restore() }
        EngineHooks.ordinary.restore()
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
        try settled(world.move(to: wanted), "await")
        return here
    }

    public override func enter(back outer: AnyObject) throws {
        guard let world = World.current, let executor = outer as? Executor else { return }
        try settled(world.move(to: executor), "await")
    }

    public override func mainExecutor() -> Value { World.current.map { .object($0.main) } ?? .none }

    public override func className(_ object: AnyObject) -> String? { RxHooks.className(object) }
    public override func encode(_ value: Value, _ type: RuntimeType, _ encoder: Value) throws {
        try FieldCoding.encode(value, type, encoder)
    }
    public override func decode(_ type: RuntimeType, _ decoder: Value, _ kept: Set<String>) throws -> Value {
        try FieldCoding.decode(type, decoder, kept)
    }
}

/// The settings of the engine that a program can change.
private struct EngineHooks {
    /// The settings before any program has run.
    static let ordinary = EngineHooks()

    private let errorHandler = Hooks.defaultErrorHandler
    private let capture = Hooks.customCaptureSubscriptionCallstack
    private let records = Hooks.recordCallStackOnError

    func restore() {
        Hooks.defaultErrorHandler = errorHandler
        Hooks.customCaptureSubscriptionCallstack = capture
        Hooks.recordCallStackOnError = records
    }
}
