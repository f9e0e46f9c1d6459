import Diagnostics
import Runtime

/// A call with arguments in place: their values move into the callee's frame and back.
final class PlacesCall: CallNode {
    private let parts: [FunctionContext.Part]
    private let captures: [(from: Int, to: Int, kind: Shape)]
    private let fixed: CodeFunction?
    private let find: ((RuntimeType) throws -> CodeFunction)?
    private let unwraps: Bool
    private let placeIndices: [Int]

    init(
        _ code: CodeFunction, _ parts: [FunctionContext.Part], _ captures: [(from: Int, to: Int, kind: Shape)],
        _ span: Span
    ) {
        self.parts = parts
        self.captures = captures
        fixed = code
        find = nil
        unwraps = false
        placeIndices = PlacesCall.places(parts)
        super.init(name: code.name, span: span)
    }

    init(
        _ name: String, _ parts: [FunctionContext.Part], unwraps: Bool, _ span: Span,
        _ find: @escaping (RuntimeType) throws -> CodeFunction
    ) {
        self.parts = parts
        captures = []
        fixed = nil
        self.find = find
        self.unwraps = unwraps
        placeIndices = PlacesCall.places(parts)
        super.init(name: name, span: span)
    }

    private static func places(_ parts: [FunctionContext.Part]) -> [Int] {
        parts.indices.filter {
            if case .place = parts[$0] { return true }
            return false
        }
    }

    override func value(_ f: Frame) throws -> Value {
        var values = ContiguousArray<Value>()
        values.reserveCapacity(parts.count)
        for part in parts {
            if case .value(let node) = part { values.append(try node.value(f)) } else { values.append(.none) }
        }
        var result = Value.none
        if placeIndices.count == 1, case .place(let place) = parts[placeIndices[0]] {
            let index = placeIndices[0]
            try place.modify(f) { p in result = try perform(f, &values, [(index, p)]) }
        } else {
            var pointers: [(Int, UnsafeMutablePointer<Value>)] = []
            try open(0, f, &pointers) { result = try perform(f, &values, $0) }
        }
        return result
    }
    override func int(_ f: Frame) throws -> Int { try value(f).asInt }

    private func open(
        _ index: Int, _ f: Frame, _ pointers: inout [(Int, UnsafeMutablePointer<Value>)],
        _ body: ([(Int, UnsafeMutablePointer<Value>)]) throws -> Void
    ) throws {
        guard index < placeIndices.count else { return try body(pointers) }
        guard case .place(let place) = parts[placeIndices[index]] else { return }
        var collected = pointers
        try place.modify(f) { p in
            collected.append((placeIndices[index], p))
            try open(index + 1, f, &collected, body)
        }
    }

    private func perform(
        _ f: Frame, _ values: inout ContiguousArray<Value>, _ pointers: [(Int, UnsafeMutablePointer<Value>)]
    ) throws -> Value {
        let n = f + size
        do {
            try checkEntry(n)
            var box: AnyBox?
            let function = try callee(values, pointers, &box)
            for index in values.indices { (n + index).initialize(to: values[index]) }
            values = []
            for (index, p) in pointers {
                (n + index).initialize(to: p.move())
                p.initialize(to: .none)
            }
            if let box { n.pointee = box.value }
            for capture in captures { (n + capture.to).initialize(to: f.tagged(capture.from, capture.kind)) }
            defer {
                for (index, p) in pointers {
                    let value = (n + index).move()
                    p.pointee = index == 0 && box != nil ? .object(AnyBox(box!.type, value)) : value
                }
            }
            return try function.value(n)
        } catch {
            throw passing(error)
        }
    }

    /// The function, and the existential that must be opened for it.
    private func callee(
        _ values: ContiguousArray<Value>, _ pointers: [(Int, UnsafeMutablePointer<Value>)], _ box: inout AnyBox?
    ) throws -> CodeFunction {
        if let fixed { return fixed }
        let receiver = pointers.first { $0.0 == 0 }?.1.pointee ?? values[0]
        guard case .object(let object) = receiver else { throw overlapTrap(span) }
        if unwraps, let existential = object as? AnyBox {
            box = existential
            return try find!(existential.type)
        }
        guard let instance = object as? Instance else { throw overlapTrap(span) }
        return try find!(instance.type)
    }
}

/// A mutating method of a struct in a place, with up to two arguments: no lists on the way.
final class MutatingCall: CallNode {
    private let function: CodeFunction
    private let place: PlaceNode
    private let slot: Int
    private let count: Int
    private let first: Node
    private let second: Node
    init(_ function: CodeFunction, _ place: PlaceNode, _ nodes: [Node], _ span: Span) {
        self.function = function
        self.place = place
        slot = (place as? SlotPlace).map { $0.kind == .value ? $0.slot : -1 } ?? -1
        count = nodes.count
        let filler = Constant(.unit)
        first = nodes.count > 0 ? nodes[0] : filler
        second = nodes.count > 1 ? nodes[1] : filler
        super.init(name: function.name, span: span)
    }
    override func value(_ f: Frame) throws -> Value {
        let a = try first.value(f)
        let b = try second.value(f)
        if slot >= 0 { return try perform(f, f + slot, a, b) }
        var result = Value.none
        try place.modify(f) { result = try perform(f, $0, a, b) }
        return result
    }
    @inline(__always) private func perform(
        _ f: Frame, _ p: UnsafeMutablePointer<Value>, _ a: Value, _ b: Value
    ) throws -> Value {
        let n = f + size
        do {
            try checkEntry(n)
            n.moveInitialize(from: p, count: 1)
            p.initialize(to: .none)
            if count > 0 { (n + 1).initialize(to: a) }
            if count > 1 { (n + 2).initialize(to: b) }
            defer {
                p.deinitialize(count: 1)
                p.moveInitialize(from: n, count: 1)
            }
            return try function.value(n)
        } catch {
            throw passing(error)
        }
    }
}

/// A static member called through a metatype value.
final class MetatypeCall: CallNode {
    private let metatype: Node
    private let arguments: [Node]
    /// The code, and what creates the object that an initialiser fills.
    private let find: (RuntimeType) throws -> (CodeFunction, create: Bool)
    init(
        _ name: String, _ metatype: Node, _ arguments: [Node], _ span: Span,
        find: @escaping (RuntimeType) throws -> (CodeFunction, create: Bool)
    ) {
        self.metatype = metatype
        self.arguments = arguments
        self.find = find
        super.init(name: name, span: span)
    }
    override func value(_ f: Frame) throws -> Value {
        do {
            let type = try metatype.value(f).exactly(MetatypeBox.self).type
            let (function, create) = try find(type)
            var values = ContiguousArray<Value>()
            if create { values.append(NewInstance.make(type, type.record.template)) }
            for node in arguments { values.append(try node.value(f)) }
            let n = f + size
            try checkEntry(n)
            for index in values.indices { (n + index).initialize(to: values[index]) }
            return try function.value(n)
        } catch {
            throw passing(error)
        }
    }
}

/// Call of a function value with `inout` arguments: each travels in a box.
final class ApplyInPlace: CallNode {
    private let callee: Node
    private let arguments: [Node]
    private let places: [(index: Int, place: PlaceNode)]
    init(_ callee: Node, _ arguments: [Node], _ places: [(index: Int, place: PlaceNode)], _ span: Span) {
        self.callee = callee
        self.arguments = arguments
        self.places = places
        super.init(name: "closure", span: span)
    }
    override func value(_ f: Frame) throws -> Value {
        let function = try callee.value(f).asFunction
        var values = try arguments.map { try $0.value(f) }
        return try open(0, f, &values, function)
    }
    private func open(_ index: Int, _ f: Frame, _ values: inout [Value], _ function: FunctionObject) throws -> Value {
        guard index < places.count else {
            Machine.publish(f + size)
            do { return try function.call(values) } catch { throw passing(error) }
        }
        var result = Value.none
        var copy = values
        try places[index].place.modify(f) { p in
            let box = Box(p.move())
            p.initialize(to: .none)
            defer { p.pointee = box.value }
            copy[places[index].index] = .object(box)
            result = try open(index + 1, f, &copy, function)
        }
        return result
    }
}

/// A native function that changes its receiver, or its first `inout` argument, in place.
final class NativeMutating: NativeCall {
    private let place: PlaceNode
    private let arguments: [Node]
    private let code: NativeCode
    init(_ name: String, _ span: Span, _ place: PlaceNode, _ arguments: [Node], _ code: NativeCode) {
        self.place = place
        self.arguments = arguments
        self.code = code
        super.init(name: name, span: span)
    }
    override func value(_ f: Frame) throws -> Value {
        var result = Value.unit
        switch code {
        case .mutatingOne(let code):
            try place.modify(f) { p in result = try guarded(f) { try code(&p.pointee) } }
        case .mutatingTwo(let code):
            let a = try arguments[0].value(f)
            try place.modify(f) { p in result = try guarded(f) { try code(&p.pointee, a) } }
        case .mutatingThree(let code):
            let a = try arguments[0].value(f)
            let b = try arguments[1].value(f)
            try place.modify(f) { p in result = try guarded(f) { try code(&p.pointee, a, b) } }
        case .mutatingMany(let code):
            let values = try arguments.map { try $0.value(f) }
            try place.modify(f) { p in result = try guarded(f) { try code(&p.pointee, values) } }
        default: fatalError("internal: not a mutating native")
        }
        return result
    }
}

final class NativeBoth: NativeCall {
    private let first: PlaceNode
    private let second: PlaceNode
    private let code: (inout Value, inout Value) throws -> Value
    init(
        _ name: String, _ span: Span, _ first: PlaceNode, _ second: PlaceNode,
        _ code: @escaping (inout Value, inout Value) throws -> Value
    ) {
        self.first = first
        self.second = second
        self.code = code
        super.init(name: name, span: span)
    }
    override func value(_ f: Frame) throws -> Value {
        var result = Value.unit
        try first.modify(f) { a in
            try second.modify(f) { b in
                if a == b { throw overlapTrap(span) }
                result = try guarded(f) { try code(&a.pointee, &b.pointee) }
            }
        }
        return result
    }
}
