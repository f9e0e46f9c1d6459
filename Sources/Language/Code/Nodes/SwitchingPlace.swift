import Diagnostics
import Runtime
import TypeModel

/// The points inside statements where a search for orders may switch threads: before a write to a variable that threads
/// share. A thread that has read the old value then overwrites the writes of the others.
public enum SwitchPoint {
    /// Returns true if another thread could run now; nil outside of a search.
    // Set before a search runs.
    nonisolated(unsafe) public static var isOpen: (() -> Bool)?
    /// Lets other threads run before the caller writes a variable, if the searched order says so. Set before a search
    /// starts.
    nonisolated(unsafe) public static var offer: ((_ variable: String, _ line: Int) -> Void)?
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

    /// Returns the place of a field of the struct in this place.
    func with(_ field: PlaceNode) -> PlaceNode { SwitchingPlace(field, name, line) }

    override func value(_ f: Frame) throws -> Value { try base.value(f) }
    override func set(_ f: Frame, _ value: Value) throws {
        SwitchPoint.offer?(name, line)
        try base.set(f, value)
    }
    override func modify(_ f: Frame, _ body: (UnsafeMutablePointer<Value>) throws -> Void) throws {
        // If no other thread can run, the value is modified in place, because copying a long array for each element is
        // slow.
        guard SwitchPoint.isOpen?() ?? false else { return try base.modify(f, body) }
        try super.modify(f, body)
    }
    override var load: Node { base.load }
}

extension FunctionContext {
    /// Returns a place of the program that other threads may reach, with a switch point if orders are searched.
    func switching(_ place: PlaceNode, _ variable: VariableSymbol, _ span: Span) -> PlaceNode {
        guard SwitchPoint.offer != nil, !variable.isLet, linker.programs.contains(span.source.raw) else { return place }
        return SwitchingPlace(place, variable.name.text, span.position.line)
    }
}
