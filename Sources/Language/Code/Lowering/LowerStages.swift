import Diagnostics
import Runtime
import Syntax
import TypeModel

extension FunctionContext {
    /// Passes the observable that a call of the program returns to the recorder, and records the call that subscribes.
    /// Without a recorder it adds no code. Observables that the library's own code creates are hidden.
    func recordingStage(_ node: Node, _ e: TExpr) -> Node {
        guard linker.programSources.contains(e.span.source.raw) else { return recordingCreation(node, e, isNew: true) }
        if case .call(let callee, _, _) = e.kind,
            callee.function.isOfModule
                || Host.stages.onTaskStep != nil && callee.function.owner?.startsTasks ?? false
        {
            return revealingNode(ModuleEntryNode(node, e.span), e)
        }
        return revealingNode(node, e)
    }

    /// Lowers an assignment to a property of a library module that is written in Swift.
    func recordingModuleEntry(_ node: Node, _ place: Place, _ span: Span) -> Node {
        guard linker.programSources.contains(span.source.raw), place.isOfModule else { return node }
        return ModuleEntryNode(node, span)
    }

    private func revealingNode(_ node: Node, _ e: TExpr) -> Node {
        if e.type.isSubscription { return recordingCallSite(node, e.span) }
        guard Host.stages.tap != nil else { return node }
        let type = concrete(e.type)
        if Host.stages.recordsSends, type === Type.void, e.isSendCall { return recordingSendSite(node, e.span) }
        guard case .nominal(let symbol, _) = type.kind, symbol.isStage || e.makesSubject(symbol) else {
            return revealingRead(node, e)
        }
        let span = e.span
        let described = linker.describe(type)
        return ValueNode { f in
            let value = try node.value(f)
            return Host.stages.tap?(value, span, described) ?? value
        }
    }

    /// Passes observables that are read from a variable or tuple to the recorder: a library object becomes visible when
    /// the program reads it.
    func revealingRead(_ node: Node, _ e: TExpr, from variable: VariableSymbol?) -> Node {
        guard Host.stages.reveal != nil, e.type.isRecorded else { return node }
        guard linker.programSources.contains(e.span.source.raw) else { return recordingCreation(node, e, isNew: false) }
        return variable?.isLibrary ?? false ? revealingRead(node, e) : node
    }

    func revealingRead(_ node: Node, _ e: TExpr) -> Node {
        guard Host.stages.reveal != nil, e.type.isRecorded, linker.programSources.contains(e.span.source.raw) else {
            return node
        }
        return ValueNode { f in
            let value = try node.value(f)
            return Host.stages.reveal?(value) ?? value
        }
    }

    private func recordingCreation(_ node: Node, _ e: TExpr, isNew: Bool) -> Node {
        guard Host.stages.onCreated != nil, e.type.isRecorded else { return node }
        return ValueNode { f in
            let value = try node.value(f)
            return Host.stages.onCreated?(value, isNew) ?? value
        }
    }

    /// Records the position of the call while it runs, for errors that its subscription does not handle and for sources
    /// that send endlessly.
    private func recordingCallSite(_ node: Node, _ span: Span) -> Node {
        let number = Host.stages.number(of: span)
        let isRecorded = Host.stages.tap != nil
        return ValueNode { f in
            let before = Host.stages.callSite
            Host.stages.callSite = span
            let outer = Host.stages.originOfEvent(-number)
            defer {
                Host.stages.callSite = before
                _ = Host.stages.originOfEvent(outer)
            }
            return isRecorded ? try FunctionContext.openingLane(span) { try node.value(f) } : try node.value(f)
        }
    }

    /// Runs a call while the recorder can open a lane for the subscription that the call makes.
    private static func openingLane(_ span: Span, _ body: () throws -> Value) rethrows -> Value {
        let outer = Host.stages.openingCall
        let call = SubscribeCall(span)
        Host.stages.openingCall = call
        defer { Host.stages.openingCall = outer }
        let value = try body()
        if call.lane != nil { Host.stages.onSubscribed(call) }
        return value
    }
}

extension FunctionContext {
    /// Records the position of the call while it sends an event.
    private func recordingSendSite(_ node: Node, _ span: Span) -> Node {
        ValueNode { f in
            let before = Host.stages.sendSite
            Host.stages.sendSite = span
            defer { Host.stages.sendSite = before }
            return try node.value(f)
        }
    }
}

extension TExpr {
    fileprivate var isSendCall: Bool {
        guard case .call(let callee, _, _) = kind else { return false }
        return callee.function.sendsArgument
    }
}

extension Type {
    /// True for observables and subjects.
    fileprivate var isRecorded: Bool {
        guard case .nominal(let symbol, _) = kind else { return false }
        return symbol.isStage || symbol.sendMethod != nil
    }

    fileprivate var isSubscription: Bool {
        guard case .existential(let protocols, _) = kind else { return false }
        return protocols.contains(where: \.isSubscription)
    }
}

extension Place {
    /// The property that the expression reads.
    var readProperty: VariableSymbol? {
        switch self {
        case .instanceField(_, let variable), .staticField(let variable, _), .field(_, let variable): return variable
        default: return nil
        }
    }

    /// True if the target is a property of a library module that is written in Swift.
    fileprivate var isOfModule: Bool {
        switch self {
        case .instanceField(_, let variable), .staticField(let variable, _): return variable.isOfModule
        case .computed(_, let getter, _, _, _): return getter.function.isOfModule
        case .field(let base, _), .tupleField(let base, _), .chainPayload(let base), .forcedPayload(let base, _):
            return base.isOfModule
        case .variable, .keyPath, .referenceKeyPath, .value: return false
        }
    }
}

/// Records the program's position while code of a library module written in Swift runs or a task starts, for warnings
/// and names.
private final class ModuleEntryNode: Node {
    private let node: Node
    private let span: Span

    init(_ node: Node, _ span: Span) { (self.node, self.span) = (node, span) }

    override var isScalar: Bool { node.isScalar }
    override func int(_ f: Frame) throws -> Int { try insideModule { try node.int(f) } }
    override func double(_ f: Frame) throws -> Double { try insideModule { try node.double(f) } }
    override func bool(_ f: Frame) throws -> Bool { try insideModule { try node.bool(f) } }
    override func value(_ f: Frame) throws -> Value { try insideModule { try node.value(f) } }
    override func text(_ f: Frame) throws -> String { try insideModule { try node.text(f) } }
    override func run(_ f: Frame) throws { try insideModule { try node.run(f) } }

    private func insideModule<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = Host.stages.moduleSite
        Host.stages.moduleSite = span
        defer { Host.stages.moduleSite = before }
        return try body()
    }
}

extension TExpr {
    /// Returns true if the call returns a subject, a relay or another object of this class.
    fileprivate func makesSubject(_ symbol: NominalSymbol) -> Bool {
        if case .call = kind { return symbol.sendMethod != nil }
        return false
    }
}
