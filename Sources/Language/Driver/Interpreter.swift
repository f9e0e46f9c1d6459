import Checking
import Code
import Declarations
import Diagnostics
import Library
import Rill
import Runtime
import Synchronization
import Syntax
import TypeModel

/// Runs texts as programs and produces their output. Entries run one after the other and see earlier definitions; an
/// entry that fails changes nothing.
package final class Interpreter {
    package let options: RunConfiguration
    /// The requests of the program and their answers.
    package let requests: RequestCache
    /// The sources that the interpreter has read. They are freed when the session ends; if nil, they live as long as
    /// the process.
    private let texts: SourceTexts?
    package let checker: Checker
    package let world: World
    /// The files that the program can access.
    package var files: FileAccess { host.files }
    /// Receives the program's output to standard error.
    package var onErrorOutput: (String) -> Void {
        get { host.writeError }
        set { host.writeError = newValue }
    }
    /// The closure is called on the main executor with the value of each bare expression (`$R0` and so on), in order.
    package var onResult: (VariableSymbol, Value, RuntimeType) -> Void = { _, _, _ in }
    /// The closure is called on the main executor after an entry was checked and before it runs.
    package var onStart: () -> Void = {}

    /// The declarations of the entry that is running.
    package private(set) var symbolsBeingDeclared: [Symbol] = []

    /// The number of the next `$R…`; it never decreases.
    package var nextResultNumber: Int {
        get { checker.resultCount }
        set { checker.resultCount = max(checker.resultCount, newValue) }
    }

    let linker: Linker
    /// The texts that earlier interpreters have checked, if the options provide any.
    private let checkedTexts: CheckedTexts?
    private let semantics: CheckerSemantics
    private let memoryWatch: MemoryWatch
    /// The state that natives use while this interpreter runs.
    private let host: ProgramHost
    private let census: Census?
    private var reportedLeaks: Set<ObjectIdentifier> = []
    private let wasInterrupted = Atomic(false)
    private var tests = TestClasses()
    /// The tests of each declared test class, by class name.
    package var testsByClass: [String: [String]] { tests.testsByClass }
    private var kitClasses = KitClasses()
    /// The position in the world's agenda at which the current run began.
    private var startPosition = 0
    /// The source that ran last.
    private lazy var lastSource: Source = {
        let none = Source(name: "session", text: "")
        texts?.keep(none)
        return none
    }()

    /// Creates an interpreter. `requests` are those of the session that is replayed; `texts` holds the sources of all
    /// programs of the session.
    package init(
        options: RunConfiguration = RunConfiguration(), requests: RequestCache? = nil,
        texts: SourceTexts? = nil, output: @escaping (String) -> Void
    ) {
        self.options = options
        self.requests = requests ?? RequestCache(network: options.network)
        checkedTexts = options.checkedTexts
        self.texts = checkedTexts?.sources ?? texts
        checker = checkedTexts?.checker ?? SpareChecker.take()
        checkedTexts?.begin()
        semantics = CheckerSemantics(checker)
        linker = Linker(semantics: semantics, bindings: Bindings.table)
        world = World(
            pace: options.pace, seed: options.seed, epoch: options.epoch, stackSize: options.stackBytes)
        checker.revertsWhenStopped = !options.endsProcess
        memoryWatch = MemoryWatch(limit: options.memoryLimit)
        census = options.findsLeaks ? Census() : options.noticesLeaks ? Census(recordBudget: 20_000) : nil
        world.orderPlan = options.orderPlan
        host = ProgramHost(
            world: world, files: FileAccess(options.files), requestCache: self.requests,
            arguments: options.arguments, write: output)
        install()
        linker.installHooks()
        MemoryCeiling.bytes = options.memoryLimit
        MemoryCeiling.usedBytes = { [memoryWatch] in memoryWatch.usedBytes }
        Unwinding.stopEverything = { Brake.pull() }
        world.limitInstants(to: options.instantLimit)
        world.endsProcess = options.endsProcess
        world.onRunaway = { [unowned world] in Interpreter.reportInstantLimit(over: $0, in: world) }
        // Effects of a recorded event have that event as their cause, not a call.
        Host.stages.originOfEvent = { [unowned world] number in
            let before = world.cause
            if before <= 0, number <= 0 { world.cause = number }
            return before
        }
    }

    /// `10,000,000`
    private static func digitGroups(_ number: Int) -> String {
        var text = ""
        for (index, digit) in String(number).reversed().enumerated() {
            if index > 0, index % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        return String(text.reversed())
    }

    /// Reports that an instant exceeds a limit, with the lane (if it is known) and the call that started the events.
    private static func reportInstantLimit(over limit: Int, in world: World) {
        let lane = Host.stages.currentLane()
        let what = lane.map { "one instant of '\($0.name)'" } ?? "one instant"
        let number = Interpreter.digitGroups(limit)
        let place = lane?.place ?? Host.stages.site(-world.cause)
        Unwinding.fail(
            Trap("runaway", "\(what) produced more than \(number) events; stopped as a likely endless loop", at: place))
    }

    /// Makes this interpreter the current one of the process. The function is called when the interpreter is created
    /// and before each run, because other interpreters may have run meanwhile.
    package func install() {
        host.enter()
        Census.current = census
        let isSearched = world.orderPlan != nil
        SwitchPoint.canSwitch = isSearched ? { [unowned world] in world.maySwitchExecutor } : nil
        SwitchPoint.offerSwitch = isSearched ? { [unowned world] in world.offerSwitch(before: $0, line: $1) } : nil
        checker.isInterrupted = { [weak self] in self?.wasInterrupted.load(ordering: .relaxed) ?? false }
        ReadingStop.isRequested = checker.isInterrupted
    }

    // A thread of the world may release the last reference, and it cannot close its own world. Callers that need parked
    // stacks to unwind call `close()`.
    deinit { world.uninstall() }

    /// Parses, folds, checks, lowers and runs a text on the main executor. In script mode the world then runs until no
    /// item is scheduled or the limit is reached.
    package func run(_ source: Source, mode: Checker.Mode) -> Outcome {
        let (source, checked) = checkedFile(source, mode)
        var outcome = verdict(on: checked, source, mode)
        guard outcome.end == .done else { return outcome }
        begin()
        lastSource = source
        linker.programSources.insert(source.id.raw)
        symbolsBeingDeclared = checked.declaredSymbols
        defer { symbolsBeingDeclared = [] }
        var failure: Error?
        world.endlessLoopLimit = mode == .script ? options.runLimit : nil
        let drive = world.run { [self] in failure = execute(checked) }
        if failure is EndlessWait, Unwinding.pendingError == nil {
            outcome.end = .limit(live: world.pendingCount)
            memoryWatch.stop()
            return outcome
        }
        if let stopped = endOfRun(failure, drive, source) {
            // If the entry fails, its variables may have no value.
            if mode == .entry, let checkedTexts {
                checkedTexts.revertLatest()
            } else if mode == .entry {
                checker.revert()
            }
            return finish(&outcome, stopped)
        }
        if mode == .script, options.isRunLimitGiven || world.ending != .withText {
            let rest = world.runUntilIdle(limit: world.now.saturatingSum(options.runLimit))
            if let stopped = endOfRun(nil, rest, source) { return finish(&outcome, stopped) }
            if rest == .limit { outcome.end = .limit(live: world.pendingCount) }
        }
        memoryWatch.stop()
        return outcome
    }

    /// Checks a text as `run` does, without running it.
    package func check(_ source: Source, mode: Checker.Mode) -> Outcome {
        let (source, checked) = checkedFile(source, mode)
        return verdict(on: checked, source, mode)
    }

    private func verdict(on checked: CheckedFile, _ source: Source, _ mode: Checker.Mode) -> Outcome {
        var outcome = Outcome(
            diagnostics: checked.diagnostics, failure: nil, declaredSymbols: checked.declaredSymbols, end: .done)
        outcome.olderSpellings = checked.olderSpellings
        if checked.wasStopped {
            forgetInterrupt()
            DeferredFree.enqueue(checked.statements)
            DeferredFree.enqueue(checked.declaredSymbols)
            outcome.end = .interrupted
        } else if checked.hasErrors {
            outcome.end = .refused
            (outcome.diagnostics, outcome.repairs) = verifyFixes(checked.diagnostics, of: source, mode: mode)
        }
        if outcome.end != .done { outcome.declaredSymbols = [] }
        return outcome
    }

    /// Evaluates an expression in the program's scope for its host, such as a screen, a key's action or a judge.
    /// Creates no entry and no `$R…`.
    package func evaluate(_ expression: String, named name: String = "host") -> Evaluation {
        let source = Source(name: name, text: expression)
        texts?.keep(source)
        let checked = checker.check(parse(source), mode: .entry)
        var outcome = Outcome(diagnostics: checked.diagnostics, failure: nil, declaredSymbols: [], end: .done)
        if checked.wasStopped || checked.hasErrors {
            forgetInterrupt()
            outcome.end = checked.wasStopped ? .interrupted : .refused
            return Evaluation(outcome: outcome)
        }
        defer { checker.revert() }
        let wanted: TExpr
        switch checked.statements.first?.kind {
        case .declare(_, let value?) where checked.statements.count == 1 && checked.results.count == 1: wanted = value
        case .expr(let value) where checked.statements.count == 1: wanted = value
        default:
            outcome.end = .refused
            return Evaluation(outcome: outcome)
        }
        begin()
        linker.programSources.insert(source.id.raw)
        var failure: Error?
        var value: Value?
        let drive = world.run { [linker] in
            do { value = try linker.evaluate(wanted) } catch { failure = error }
        }
        if let stopped = endOfRun(failure, drive, source) { return Evaluation(outcome: finish(&outcome, stopped)) }
        memoryWatch.stop()
        return Evaluation(value: value, type: linker.runtimeType(of: wanted.type), outcome: outcome)
    }

    /// Returns the diagnostics of a text with verified fixes, and the corrected texts.
    package func verifyFixes(
        _ diagnostics: [Diagnostic], of source: Source, mode: Checker.Mode
    ) -> (diagnostics: [Diagnostic], repairs: [Repair]) {
        var proof = FixVerifier(checker, source, texts, mode)
        return proof.verifyFixes(diagnostics)
    }

    /// Runs the world between entries: for ticks, steps and skips. Reports failures like a run.
    package func drive(_ body: (World) -> Rill.Outcome) -> Outcome {
        var outcome = Outcome(diagnostics: [], failure: nil, declaredSymbols: [], end: .done)
        begin()
        let drive = body(world)
        if let stopped = endOfRun(nil, drive, lastSource) { return finish(&outcome, stopped) }
        if drive == .limit { outcome.end = .limit(live: world.pendingCount) }
        if drive == .paused { outcome.end = .paused }
        memoryWatch.stop()
        return outcome
    }

    /// Returns the value and type of a global variable that an entry has defined; nil if it has no value.
    package func value(of variable: VariableSymbol) -> (value: Value, type: RuntimeType)? {
        linker.value(of: variable).map { ($0, linker.runtimeType(of: variable.type)) }
    }

    /// Returns the name of the global variable that holds an object; the newest one if there are several.
    package func name(of object: AnyObject) -> String? {
        for case let variable as VariableSymbol in symbolsBeingDeclared.reversed() {
            if case .object(let held)? = value(of: variable)?.value, held === object { return variable.name.text }
        }
        return nil
    }

    /// Returns the shortest path from a variable of the program to an object, such as `model.taps`.
    package func path(to object: AnyObject) -> String? { linker.path(to: object) }

    /// Returns what holds an object that should have been freed: a path that leads to it, or a closure that probably
    /// holds it.
    package func holder(of object: AnyObject) -> (place: Span, label: String)? {
        if let found = linker.retainPath(of: object) {
            if let closure = found.closure, isOfProgram(closure) {
                return (
                    closure, "reference cycle: '\(found.path)' holds this closure, and the closure holds the object"
                )
            }
            if let variable = found.variable, isOfProgram(variable) {
                return (variable, "'\(found.path)' holds the object")
            }
        }
        return kitClasses.retainingClosures.closure(of: object).map { ($0, "this 'self' may hold the object") }
    }

    /// Returns the objects of the program's classes that no variable reaches. The list is empty if the options do not
    /// request the search.
    package func leaks() -> [LeakText] { census.map { linker.leaks(in: $0).map(LeakText.init) } ?? [] }

    /// Returns the objects that only a cycle keeps and that no earlier call has returned. It runs after each entry, so
    /// it gives up if it would have to visit many objects.
    package func newCycles() -> [LeakText] {
        guard let census else { return [] }
        census.resetBudget()
        let found = linker.quickLeaks(in: census).map(LeakText.init)
        return found.filter { $0.isOnlyCycle && reportedLeaks.insert($0.object).inserted }
    }

    /// Returns the number of objects of a class that were freed; they are counted only during a search for leaks.
    package func freedObjects(of className: String) -> Int { census?.freedCount(of: className) ?? 0 }

    private func isOfProgram(_ span: Span) -> Bool { linker.programSources.contains(span.source.raw) }

    /// Stops the running code within 50 ms; if none runs, stops the next run. May be called on any thread.
    package func interrupt() {
        // If the world is closed, the request would stop the interpreter that is current now.
        guard !world.isClosed else { return }
        wasInterrupted.store(true, ordering: .sequentiallyConsistent)
        // The brake is set before the interrupt: code that unwinds releases the brake, which must not happen before it
        // is set.
        world.interrupt()
        Interrupt.request()
        DeinitQueueDriver.setStopPending(true)
    }

    /// Discards an interrupt that has not been delivered.
    package func forgetInterrupt() { wasInterrupted.store(false, ordering: .sequentiallyConsistent) }

    /// Ends the world. Frees the values of global variables without running their `deinit`s, as at the end of a
    /// compiled program.
    package func close() {
        guard !world.isClosed else { return }
        host.write = { _ in }
        files.close()
        Interrupt.request()
        Brake.pull()
        world.close()
        Machine.forgetActiveStack()
        // Long chains and code are freed recursively.
        Machine.onDeepStack { self.linker.close() }
        Brake.release()
        // The request must not stop the next run, or the display of a value.
        Interrupt.clear()
        DeinitQueueDriver.setStopPending(false)
        if checkedTexts == nil { SpareChecker.addSpare(checker) }
        host.leave()
    }

    // MARK: - One run

    /// Returns the source and the result of its check. Both may come from an earlier interpreter.
    private func checkedFile(_ source: Source, _ mode: Checker.Mode) -> (Source, CheckedFile) {
        if let known = checkedTexts?.next(source, mode) {
            (tests, kitClasses) = (known.tests, known.apps)
            return (known.source, known.checked)
        }
        let mark = checker.mark
        var parsed = parse(source)
        let hasMember: (Name, Name) -> Bool = { [checker, parsed] in
            checker.libraryClass($0, has: $1, in: parsed, mode: mode)
        }
        tests.prepare(&parsed, isScript: mode == .script, hasMember: hasMember)
        kitClasses.prepare(&parsed, hasMember: hasMember)
        for source in [source] + parsed.adoptedSources { texts?.keep(source) }
        let checked = checker.check(parsed, mode: mode)
        if checked.wasStopped { DeferredFree.enqueue(parsed.statements) }
        if !checked.wasStopped, !checked.hasErrors {
            checkedTexts?.add(
                CheckedTexts.Text(
                    source, mode, parsed, checked, tests, kitClasses, after: mark, nextResult: checker.resultCount))
        }
        return (source, checked)
    }

    private func begin() {
        install()
        Interrupt.clear()
        // Objects of earlier runs may now be freed in slices.
        DeinitQueueDriver.setStopPending(false)
        _ = DeinitQueueDriver.freeSome()
        Unwinding.pendingError = nil
        linker.forgetFailure()
        Brake.release()
        // An interrupt that arrived before the start stops this run.
        if wasInterrupted.load(ordering: .sequentiallyConsistent) { interrupt() }
        startPosition = world.scheduledCount
        memoryWatch.begin()
    }

    private func execute(_ checked: CheckedFile) -> Error? {
        RuntimeType.extensionCount = checker.memberGeneration
        onStart()
        do {
            var waiting: [TStmt] = []
            for statement in checked.statements {
                waiting.append(statement)
                guard let variable = result(of: statement, checked) else { continue }
                try linker.run(waiting)
                waiting = []
                if let (value, type) = value(of: variable) { onResult(variable, value, type) }
            }
            if !waiting.isEmpty { try linker.run(waiting) }
            return nil
        } catch {
            return error
        }
    }

    /// Returns the `$R…` variable of a statement.
    private func result(of statement: TStmt, _ checked: CheckedFile) -> VariableSymbol? {
        guard case .declare(let pattern, _) = statement.kind, case .bind(let variable) = pattern.kind else {
            return nil
        }
        return checked.results.contains { $0 === variable } ? variable : nil
    }

    private enum RunEnd {
        case trap(Diagnostic)
        case interrupted
        case exited(Int32)
    }

    /// Returns how a run has ended.
    private func endOfRun(_ failure: Error?, _ drive: Rill.Outcome, _ source: Source) -> RunEnd? {
        let start = linker.lastFailureSpan ?? Span(source: source.id, start: 0, end: 0)
        if wasInterrupted.load(ordering: .sequentiallyConsistent) { return .interrupted }
        if memoryWatch.isLimitExceeded {
            let place = ((Unwinding.pendingError ?? failure) as? Interrupted)?.span ?? start
            return .trap(
                Diagnostic("out-of-memory", .trap, "the program needs more memory than its limit", at: place))
        }
        // Threads that waited have unwound; their errors are not the cause.
        if drive == .tooManyStacks {
            let message = "more than \(world.mostParked) tasks and threads of the program wait at the same time"
            return .trap(Diagnostic("out-of-memory", .trap, message, at: start))
        }
        // An error in a callback came first; later errors only result from stopping.
        if let error = Unwinding.pendingError ?? failure { return describe(error, start) }
        switch drive {
        case .runaway:
            return .trap(
                Diagnostic(
                    "runaway", .trap, "one instant produced too many events; stopped as a likely endless loop",
                    at: start))
        case .deadlock(let lanes):
            let message = "the program waits forever: nothing scheduled can wake \(lanes.joined(separator: ", "))"
            return .trap(Diagnostic("deadlock", .trap, message, at: start))
        case .interrupted, .tooManyStacks: return .interrupted
        case .finished, .idle, .limit, .paused: return nil
        }
    }

    private func describe(_ error: Error, _ start: Span) -> RunEnd {
        switch error {
        case let trap as Trap: return .trap(trap.diagnostic(at: start))
        case let thrown as ThrownError:
            let text = Printing.debugDescribe(thrown.value, linker.runtimeType(of: .any))
            let message = "uncaught error: \(text)"
            let origin = linker.lastThrowSpan.map { [Diagnostic.Note("thrown here", at: $0)] } ?? []
            return .trap(
                Diagnostic("uncaught-error", .trap, message, at: start, secondary: origin))
        case is Interrupted: return .interrupted
        case let exit as ExitRequest: return .exited(exit.status)
        default:
            return .trap(Diagnostic("uncaught-error", .trap, "uncaught error: \(error)", at: start))
        }
    }

    private func finish(_ outcome: inout Outcome, _ stopped: RunEnd) -> Outcome {
        memoryWatch.stop()
        forgetInterrupt()
        Brake.pull()
        // Work that earlier entries have scheduled is kept.
        if !options.endsProcess { world.dropPending(since: startPosition) }
        Brake.release()
        Interrupt.clear()
        Unwinding.pendingError = nil
        switch stopped {
        case .trap(let diagnostic):
            outcome.failure = diagnostic.namingOutlet(outlets: kitClasses.outlets).withTrapHelp
            outcome.end = .trapped
        case .interrupted: outcome.end = .interrupted
        case .exited(let status): outcome.end = .exited(status)
        }
        return outcome
    }
}

extension Trap {
    func diagnostic(at fallback: Span) -> Diagnostic {
        var notes: [Diagnostic.Note] = []
        // An error in library code is reported at the program's call.
        let trail = callTrail.filter { !$0.span.isOfLibrary }
        let place = span.flatMap { $0.isOfLibrary ? nil : $0 } ?? trail.first?.span
        // The position of the error is that of the innermost call, unless it was made in another call's argument.
        for (index, call) in trail.enumerated() where call.span != place && index < 6 {
            notes.append(.init("called from here: \(call.name)", at: call.span))
        }
        return Diagnostic(id, .trap, message, at: place ?? fallback, notes: notes)
    }
}
