import Diagnostics
import Runtime
import TypeModel

/// The points inside of statements at which a search for orders may run other threads: before a variable that threads
/// can share gets a new value. A thread that has read the old value then overwrites what the others have written.
public enum SwitchPoint {
    /// Returns whether another thread could run now; nil outside of a search.
    nonisolated(unsafe) public static var isOpen: (() -> Bool)?
    /// Lets other threads run before the caller writes a variable, if the order wants that.
    nonisolated(unsafe) public static var offer: ((_ variable: String, _ line: Int) -> Void)?
}

/// A variable or property that threads can share, in a program whose orders are searched: changes in place read, compute
/// and write, with a switch point before the write.
final class SwitchingPlace: PlaceNode {
    let base: PlaceNode
    private let name: String
    private let line: Int

    init(_ base: PlaceNode, _ name: String, _ line: Int) {
        (self.base, self.name, self.line) = (base, name, line)
        super.init(base.kind)
    }

    /// The place of a field of the struct here.
    func with(_ field: PlaceNode) -> PlaceNode { SwitchingPlace(field, name, line) }

    override func value(_ f: Frame) throws -> Value { try base.value(f) }
    override func set(_ f: Frame, _ value: Value) throws {
        SwitchPoint.offer?(name, line)
        try base.set(f, value)
    }
    override func modify(_ f: Frame, _ body: (UnsafeMutablePointer<Value>) throws -> Void) throws {
        // Without another thread the value is changed where it is: copying a long array for each element takes long.
        guard SwitchPoint.isOpen?() ?? false else { return try base.modify(f, body) }
        try super.modify(f, body)
    }
    override var load: Node { base.load }
}

extension FunctionContext {
    /// A place of the program that other threads may reach, with a switch point where orders are searched.
    func switching(_ place: PlaceNode, _ variable: VariableSymbol, _ span: Span) -> PlaceNode {
        guard SwitchPoint.offer != nil, !variable.isLet, linker.programs.contains(span.source.raw) else { return place }
        return SwitchingPlace(place, variable.name.text, span.position.line)
    }
}
