import Diagnostics
import Runtime
import TypeModel

/// Switches threads inside statements, while orders are searched: before a variable, subject or relay that threads
/// share gets a new value. A thread that has already read the old value then overwrites the values of other threads.
public enum SwitchPoint {
    /// Returns true if another thread could run now; nil if no search runs. Set before a search starts.
    nonisolated(unsafe) public static var canSwitch: (() -> Bool)?
    /// Lets other threads run before the caller writes a variable, if the searched order says so. Set before a search
    /// starts.
    nonisolated(unsafe) public static var offerSwitch: ((_ variable: String, _ line: Int) -> Void)?
}

/// A variable or property that threads can share, while orders are searched. A modification reads, computes and writes,
/// with a switch point before the write.
final class SwitchingPlace: PlaceNode {
    let base: PlaceNode
    private let name: String
    private let line: Int

    init(_ base: PlaceNode, _ name: String, _ line: Int) {
        (self.base, self.name, self.line) = (base, name, line)
        super.init(base.kind)
    }

    /// Returns the place of a field that belongs to the struct in this place.
    func forField(_ field: PlaceNode) -> PlaceNode { SwitchingPlace(field, name, line) }

    override func value(_ f: Frame) throws -> Value { try base.value(f) }
    override func set(_ f: Frame, _ value: Value) throws {
        SwitchPoint.offerSwitch?(name, line)
        try base.set(f, value)
    }
    override func modify(_ f: Frame, _ body: (UnsafeMutablePointer<Value>) throws -> Void) throws {
        // If no other thread can run, the value is modified in place, because copying a long array for each changed
        // element would be slow.
        guard SwitchPoint.canSwitch?() ?? false else { return try base.modify(f, body) }
        try super.modify(f, body)
    }
    override var load: Node { base.load }
}

/// The argument of a send, with a switch point after its computation: it may depend on the value that is replaced.
private final class SwitchingElement: Node {
    let base: Node
    private let name: String
    private let line: Int

    init(_ base: Node, _ name: String, _ line: Int) { (self.base, self.name, self.line) = (base, name, line) }

    private func afterOfferingSwitch<T>(_ value: T) -> T {
        SwitchPoint.offerSwitch?(name, line)
        return value
    }
    override func int(_ f: Frame) throws -> Int { try afterOfferingSwitch(base.int(f)) }
    override func double(_ f: Frame) throws -> Double { try afterOfferingSwitch(base.double(f)) }
    override func bool(_ f: Frame) throws -> Bool { try afterOfferingSwitch(base.bool(f)) }
    override func value(_ f: Frame) throws -> Value { try afterOfferingSwitch(base.value(f)) }
    override func run(_ f: Frame) throws { try afterOfferingSwitch(base.run(f)) }
}

extension FunctionContext {
    /// Returns the arguments of a call. If orders are searched, a call that sends to a subject or relay of the program
    /// gets a switch point.
    func withSwitchPoints(_ parts: [LoweredPart], of symbol: FunctionSymbol, _ receiver: Receiver, _ span: Span)
        -> [LoweredPart]
    {
        guard SwitchPoint.offerSwitch != nil, symbol.sendsArgument, linker.programSources.contains(span.source.raw),
            case .value(let subject) = receiver, concrete(subject.type).nominal?.sendMethod != nil,
            case .value(let element)? = parts.last
        else { return parts }
        return parts.dropLast() + [
            .value(SwitchingElement(element, variableName(of: subject) ?? "a subject", span.position.line))
        ]
    }

    private func variableName(of expression: TExpr) -> String? {
        guard case .load(let place) = expression.kind else { return nil }
        switch place {
        case .variable(let variable), .field(_, let variable): return variable.name.text
        default: return nil
        }
    }

    /// Returns a place of the program that other threads may reach. If orders are searched, it has a switch point.
    func withSwitchPoints(_ place: PlaceNode, _ variable: VariableSymbol, _ span: Span) -> PlaceNode {
        guard SwitchPoint.offerSwitch != nil, !variable.isLet, linker.programSources.contains(span.source.raw) else {
            return place
        }
        return SwitchingPlace(place, variable.name.text, span.position.line)
    }
}
