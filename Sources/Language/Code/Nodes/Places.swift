import Diagnostics
import Runtime

/// A location that code can read, replace or modify.
class PlaceNode {
    final let kind: Shape
    /// True if the value has an address that can be taken without running user code.
    final let isAddressable: Bool
    /// The variable that contains the place, if the place is a part of it.
    final let container: PlaceNode?

    init(_ kind: Shape, isAddressable: Bool = false, container: PlaceNode? = nil, isExclusiveToFrame: Bool = false) {
        self.kind = kind
        self.isAddressable = isAddressable
        self.container = container
        self.isExclusiveToFrame = isExclusiveToFrame
    }
    /// Creates the place of a part of another place.
    init(_ kind: Shape, partOf base: PlaceNode) {
        self.kind = kind
        isAddressable = base.isAddressable
        container = base.isAddressable ? base.container ?? base : nil
        isExclusiveToFrame = base.isExclusiveToFrame
    }
    /// True if no other code can reach the variable during an access, because it is in a frame slot and no closure
    /// shares it.
    final let isExclusiveToFrame: Bool

    func value(_ f: Frame) throws -> Value { throw missingNode() }
    func set(_ f: Frame, _ value: Value) throws { try modify(f) { $0.pointee = value } }
    /// Calls the body with a pointer that is valid until the body returns; a scalar is tagged. While the body runs
    /// other code, the variable is empty, so an access by that code traps instead of reaching moved memory.
    func modify(_ f: Frame, _ body: (UnsafeMutablePointer<Value>) throws -> Void) throws {
        if isAddressable { return try withExclusiveAccess(f, body) }
        var copy = try value(f)
        // If the body fails, the changes made so far are kept, as for `inout`.
        do { try body(&copy) } catch {
            try set(f, copy)
            throw error
        }
        try set(f, copy)
    }

    /// True if finding the storage runs no code of the program.
    var runsNoUserCode: Bool { isAddressable }
    /// Returns the address of uniquely referenced storage; evaluates the indices first. The address is valid until
    /// other code of the program runs.
    func address(_ f: Frame) throws -> UnsafeMutablePointer<Value> { throw missingNode() }

    /// Works like `modify`, but returns a result, and needs no closure call for values in storage. No other code of
    /// this frame may run meanwhile, because a variable that only the frame can reach is not emptied.
    @inline(__always) final func access<Result>(
        _ f: Frame, _ body: (UnsafeMutablePointer<Value>) throws -> Result
    ) throws -> Result {
        if isAddressable {
            let p = try address(f)
            guard let container, !isExclusiveToFrame else { return try body(p) }
            return try emptyWhileModifying(container.address(f)) { _ in try body(p) }
        }
        var result: Result?
        try modify(f) { result = try body($0) }
        guard let result else { throw missingNode() }
        return result
    }

    /// Accesses the place while other code of the frame runs, such as an access to another place.
    @inline(__always) final func withExclusiveAccess<Result>(
        _ f: Frame, _ body: (UnsafeMutablePointer<Value>) throws -> Result
    ) throws -> Result {
        guard isAddressable, isExclusiveToFrame, let container else { return try access(f, body) }
        let p = try address(f)
        return try emptyWhileModifying(container.address(f)) { _ in try body(p) }
    }

    // MARK: Numbers

    /// Applies `place op= operand` to an integer.
    func changeInt(_ f: Frame, _ operation: IntChange, _ operand: Int, _ span: Span) throws {
        if isAddressable {
            let p = try address(f)
            p.put(0, try operation.apply(p.int(0), operand, span))
        } else {
            try modify(f) { p in p.pointee = .int(try operation.apply(p.pointee.asInt, operand, span)) }
        }
    }
    func changeDouble(_ f: Frame, _ operation: DoubleChange, _ operand: Double) throws {
        if isAddressable {
            let p = try address(f)
            p.put(0, operation.apply(p.double(0), operand))
        } else {
            try modify(f) { p in p.pointee = .double(operation.apply(p.pointee.asDouble, operand)) }
        }
    }

    // MARK: Nodes

    /// A node that reads the place.
    var load: Node { PlaceLoad(self) }
    func store(_ source: Node) -> Node { PlaceStore(self, source) }
}

/// Empties a variable while its value is modified. A value found in it afterwards means an overlapping access.
@inline(__always) func emptyWhileModifying<Result>(
    _ p: UnsafeMutablePointer<Value>, _ span: Span? = nil, _ body: (UnsafeMutablePointer<Value>) throws -> Result
) throws -> Result {
    var movedValue = p.move()
    p.initialize(to: .none)
    let result: Result
    do { result = try body(&movedValue) } catch {
        p.pointee = movedValue
        throw error
    }
    if case .none = p.pointee {
        p.initialize(to: movedValue)
        return result
    }
    p.pointee = movedValue
    throw overlapTrap(span)
}

private final class PlaceLoad: Node {
    let place: PlaceNode
    init(_ place: PlaceNode) { self.place = place }
    override func value(_ f: Frame) throws -> Value { try place.value(f) }
}

final class PlaceStore: EffectNode {
    let place: PlaceNode
    let source: Node
    init(_ place: PlaceNode, _ source: Node) {
        self.place = place
        self.source = source
    }
    override func run(_ f: Frame) throws { try place.set(f, try source.value(f)) }
}
