import Diagnostics
import Runtime

/// A call with `inout` arguments. Their values are moved into the callee's frame and back.
final class InoutCall: CallNode {
    private let parts: [FunctionContext.LoweredPart]
    private let captures: [(from: Int, to: Int, kind: Shape)]
    private let fixedFunction: CodeFunction?
    private let findFunction: ((RuntimeType) throws -> CodeFunction)?
    private let unwraps: Bool
    /// The index of the argument whose type determines the callee.
    private let dispatchArgument: Int
    private let placeIndices: [Int]
    /// The places of the arguments; nil if one of them has no address.
    private lazy var storage: [PlaceNode]? = {
        let places = placeIndices.compactMap { index -> PlaceNode? in
            guard case .place(let place) = parts[index], place.isAddressable else { return nil }
            return place
        }
        return places.count == placeIndices.count ? places : nil
    }()

    init(
        _ code: CodeFunction, _ parts: [FunctionContext.LoweredPart], _ captures: [(from: Int, to: Int, kind: Shape)],
        _ span: Span
    ) {
        self.parts = parts
        self.captures = captures
        fixedFunction = code
        findFunction = nil
        unwraps = false
        dispatchArgument = 0
        placeIndices = InoutCall.places(parts)
        super.init(name: code.name, span: span)
    }

    init(
        _ name: String, _ parts: [FunctionContext.LoweredPart], unwraps: Bool, opens: Int = 0, _ span: Span,
        _ find: @escaping (RuntimeType) throws -> CodeFunction
    ) {
        self.parts = parts
        captures = []
        fixedFunction = nil
        self.findFunction = find
        self.unwraps = unwraps
        self.dispatchArgument = opens
        placeIndices = InoutCall.places(parts)
        super.init(name: name, span: span)
    }

    private static func places(_ parts: [FunctionContext.LoweredPart]) -> [Int] {
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
            result = try place.access(f) { p in try callFunction(f, &values, [(index, p)]) }
        } else if let storage {
            result = try accessAll(storage, f, span) { pointers in
                try callFunction(f, &values, Array(zip(placeIndices, pointers)))
            }
        } else {
            var pointers: [(Int, UnsafeMutablePointer<Value>)] = []
            try openPlaces(0, f, &pointers) { result = try callFunction(f, &values, $0) }
        }
        return result
    }
    override func int(_ f: Frame) throws -> Int { try value(f).asInt }

    private func openPlaces(
        _ index: Int, _ f: Frame, _ pointers: inout [(Int, UnsafeMutablePointer<Value>)],
        _ body: ([(Int, UnsafeMutablePointer<Value>)]) throws -> Void
    ) throws {
        guard index < placeIndices.count else { return try body(pointers) }
        guard case .place(let place) = parts[placeIndices[index]] else { return }
        var collected = pointers
        try place.modify(f) { p in
            collected.append((placeIndices[index], p))
            try openPlaces(index + 1, f, &collected, body)
        }
    }

    private func callFunction(
        _ f: Frame, _ values: inout ContiguousArray<Value>, _ pointers: [(Int, UnsafeMutablePointer<Value>)]
    ) throws -> Value {
        let n = f + frameSize
        do {
            try checkStackAndStop(n)
            var box: AnyBox?
            let function = try calleeFunction(values, pointers, &box)
            for index in values.indices { (n + index).initialize(to: values[index]) }
            let passed = values.indices
            values = []
            for (index, p) in pointers {
                (n + index).initialize(to: p.move())
                p.initialize(to: .none)
            }
            if let box { n[dispatchArgument] = box.value }
            for capture in captures {
                if capture.kind == .value {
                    n.copyUnretained(capture.to, f, capture.from)
                } else {
                    (n + capture.to).initialize(to: f.taggedValue(capture.from, capture.kind))
                }
            }
            defer {
                for index in passed where !placeIndices.contains(index) { (n + index).deinitialize(count: 1) }
                for (index, p) in pointers {
                    let value = (n + index).move()
                    p.pointee = index == dispatchArgument && box != nil ? .object(AnyBox(box!.type, value)) : value
                }
            }
            return try function.value(n)
        } catch {
            throw addingCallSite(error)
        }
    }

    /// Returns the function to call, and the existential to open for it.
    private func calleeFunction(
        _ values: ContiguousArray<Value>, _ pointers: [(Int, UnsafeMutablePointer<Value>)], _ box: inout AnyBox?
    ) throws -> CodeFunction {
        if let fixedFunction { return fixedFunction }
        let receiver = pointers.first { $0.0 == dispatchArgument }?.1.pointee ?? values[dispatchArgument]
        guard case .object(let object) = receiver else { throw overlapTrap(span) }
        if unwraps, let existential = object as? AnyBox {
            box = existential
            return try findFunction!(existential.type)
        }
        if unwraps, let metatype = object as? MetatypeBox { return try findFunction!(metatype.type) }
        guard let instance = object as? Instance else { throw overlapTrap(span) }
        return try findFunction!(instance.type)
    }
}

/// A call of a mutating method of a stored struct: evaluates the arguments, accesses the place, and calls with the
/// value in the callee's frame. Finding the place must run no code of the program, because the arguments are already in
/// that frame.
final class MutatingCall: CallNode {
    private let function: CodeFunction
    private let place: PlaceNode
    private let isUnreachableForCallee: Bool
    private let arguments: Arguments
    init(_ function: CodeFunction, _ place: PlaceNode, _ arguments: Arguments, _ span: Span) {
        self.function = function
        self.place = place
        isUnreachableForCallee = place.isAddressable && place.isExclusiveToFrame
        self.arguments = arguments
        super.init(name: function.name, span: span)
    }

    @inline(__always) private func call<Result>(
        _ f: Frame, _ body: (CodeFunction, Frame) throws -> Result
    ) throws -> Result {
        let n = f + frameSize
        do {
            try checkStackAndStop(n)
            try arguments.storeArguments(n + 1, f)
        } catch { throw addingCallSite(error) }
        let result: Result
        do {
            if isUnreachableForCallee {
                // The call does not access the place, so the value's memory is copied before the call and copied back
                // after it.
                let p = try place.address(f)
                n.copyUnretained(0, p, 0)
                do { result = try body(function, n) } catch {
                    p.copyUnretained(0, n, 0)
                    throw error
                }
                p.copyUnretained(0, n, 0)
            } else {
                result = try place.access(f) { try withMovedReceiver(n, $0, body) }
            }
        } catch { throw failed(error, n) }
        arguments.release(n + 1)
        return result
    }
    @inline(never) private func failed(_ error: Error, _ n: Frame) -> Error {
        arguments.release(n + 1)
        return addingCallSite(error)
    }
    @inline(__always) private func withMovedReceiver<Result>(
        _ n: Frame, _ p: UnsafeMutablePointer<Value>, _ body: (CodeFunction, Frame) throws -> Result
    ) throws -> Result {
        try emptyWhileModifying(p, span) { held in
            n.initialize(to: held.move())
            defer { held.initialize(to: n.move()) }
            return try body(function, n)
        }
    }
    override func int(_ f: Frame) throws -> Int { try call(f) { try $0.int($1) } }
    override func double(_ f: Frame) throws -> Double { try call(f) { try $0.double($1) } }
    override func bool(_ f: Frame) throws -> Bool { try call(f) { try $0.bool($1) } }
    override func value(_ f: Frame) throws -> Value { try call(f) { try $0.value($1) } }
    override func run(_ f: Frame) throws { try call(f) { try $0.run($1) } }
}

/// A call of a static member on a metatype value.
final class MetatypeCall: CallNode {
    private let metatype: Node
    private let arguments: [Node]
    private let opened: [ExistentialOpening]
    /// Returns the code for the metatype's type and the types of the opened arguments. `create` is true if the call
    /// needs a new object.
    private let findFunction: ([RuntimeType]) throws -> (CodeFunction, create: Bool)
    /// The types of the last call, to reuse its code.
    private var types: [RuntimeType] = []
    private var cachedFunction: (CodeFunction, create: Bool)?
    init(
        _ name: String, _ metatype: Node, _ arguments: [Node], _ opened: [ExistentialOpening], _ span: Span,
        findFunction: @escaping ([RuntimeType]) throws -> (CodeFunction, create: Bool)
    ) {
        self.metatype = metatype
        self.arguments = arguments
        self.opened = opened
        self.findFunction = findFunction
        super.init(name: name, span: span)
    }
    override func value(_ f: Frame) throws -> Value {
        do {
            let type = try metatype.value(f).exactly(MetatypeBox.self).type
            var values = ContiguousArray<Value>()
            for node in arguments { values.append(try node.value(f)) }
            let wanted = [type] + opened.map { $0.type(of: values[$0.argumentIndex], .unknown) }
            if !wanted.elementsEqual(types, by: ===) {
                cachedFunction = try findFunction(wanted)
                types = wanted
            }
            guard let (function, create) = cachedFunction else { return .none }
            for opening in opened {
                if let value = opening.unboxed(values[opening.argumentIndex]) { values[opening.argumentIndex] = value }
            }
            if create { values.insert(NewInstance.make(type, type.record.initialFields), at: 0) }
            let n = f + frameSize
            try checkStackAndStop(n)
            for index in values.indices { (n + index).initialize(to: values[index]) }
            defer { (n).deinitialize(count: values.count) }
            return try function.value(n)
        } catch {
            throw addingCallSite(error)
        }
    }
}

/// Passes each `inout` argument of a native function in a box.
final class BoxedInouts: Node {
    private let call: Node
    private let places: [(place: PlaceNode, slot: Int)]
    init(_ call: Node, _ places: [(place: PlaceNode, slot: Int)]) {
        self.call = call
        self.places = places
    }
    override func value(_ f: Frame) throws -> Value {
        for (place, slot) in places { f[slot] = .object(Box(try place.value(f))) }
        let result = Result { try call.value(f) }
        for (place, slot) in places {
            if case .object(let object) = f[slot], let box = object as? Box { try place.set(f, box.value) }
            f[slot] = .none
        }
        return try result.get()
    }
}

/// A call of a function value with `inout` arguments, each in a box.
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
        return try openPlaces(0, f, &values, function)
    }
    private func openPlaces(_ index: Int, _ f: Frame, _ values: inout [Value], _ function: FunctionObject) throws
        -> Value
    {
        guard index < places.count else {
            Machine.publishTop(f + frameSize)
            do { return try function.call(values) } catch { throw addingCallSite(error) }
        }
        var result = Value.none
        var copy = values
        try places[index].place.modify(f) { p in
            try emptyWhileModifying(p, span) { held in
                let box = Box(held.pointee)
                held.pointee = .none
                defer { held.pointee = box.value }
                copy[places[index].index] = .object(box)
                result = try openPlaces(index + 1, f, &copy, function)
            }
        }
        return result
    }
}

/// A native function that modifies its receiver or its first `inout` argument in place.
final class NativeMutating: NativeCall {
    private let place: PlaceNode
    private let code: (inout Value) throws -> Value
    init(_ name: String, _ span: Span, _ place: PlaceNode, _ code: @escaping (inout Value) throws -> Value) {
        self.place = place
        self.code = code
        super.init(name: name, span: span)
    }
    override func value(_ f: Frame) throws -> Value {
        try place.access(f) { p in try changingPlace(f, p) { try code(&$0) } }
    }
}

/// A native that modifies a place, with one argument that is evaluated before the access.
final class NativeMutating1: NativeCall {
    private let place: PlaceNode
    private let a: Node
    private let code: (inout Value, Value) throws -> Value
    init(
        _ name: String, _ span: Span, _ place: PlaceNode, _ a: Node,
        _ code: @escaping (inout Value, Value) throws -> Value
    ) {
        self.place = place
        self.a = a
        self.code = code
        super.init(name: name, span: span)
    }
    override func value(_ f: Frame) throws -> Value {
        let a = try a.value(f)
        return try place.access(f) { p in try changingPlace(f, p) { try code(&$0, a) } }
    }
}

final class NativeMutating2: NativeCall {
    private let place: PlaceNode
    private let a: Node
    private let b: Node
    private let code: (inout Value, Value, Value) throws -> Value
    init(
        _ name: String, _ span: Span, _ place: PlaceNode, _ a: Node, _ b: Node,
        _ code: @escaping (inout Value, Value, Value) throws -> Value
    ) {
        self.place = place
        self.a = a
        self.b = b
        self.code = code
        super.init(name: name, span: span)
    }
    override func value(_ f: Frame) throws -> Value {
        let a = try a.value(f)
        let b = try b.value(f)
        return try place.access(f) { p in try changingPlace(f, p) { try code(&$0, a, b) } }
    }
}

final class NativeMutatingMany: NativeCall {
    private let place: PlaceNode
    private let arguments: [Node]
    private let code: (inout Value, [Value]) throws -> Value
    init(
        _ name: String, _ span: Span, _ place: PlaceNode, _ arguments: [Node],
        _ code: @escaping (inout Value, [Value]) throws -> Value
    ) {
        self.place = place
        self.arguments = arguments
        self.code = code
        super.init(name: name, span: span)
    }
    override func value(_ f: Frame) throws -> Value {
        let values = try arguments.map { try $0.value(f) }
        return try place.access(f) { p in try changingPlace(f, p) { try code(&$0, values) } }
    }
}

final class NativeMutatingBoth: NativeCall {
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
        if first.isAddressable, second.isAddressable {
            return try accessAll([first, second], f, span) { p in
                try changingPlace(f, p[0]) { a in try changingPlace(f, p[1]) { b in try code(&a, &b) } }
            }
        }
        var result = Value.unit
        try first.modify(f) { a in
            try second.modify(f) { b in
                if a == b { throw overlapTrap(span) }
                result = try changingPlace(f, a) { a in try changingPlace(f, b) { b in try code(&a, &b) } }
            }
        }
        return result
    }
}

/// Accesses several places at once, which may be different parts of one variable. Their indices are evaluated already
/// (see `callEvaluatingPartsFirst`).
private func accessAll<Answer>(
    _ places: [PlaceNode], _ f: Frame, _ span: Span, _ body: ([UnsafeMutablePointer<Value>]) throws -> Answer
) throws -> Answer {
    let pointers = try places.map { try $0.address(f) }
    for (index, pointer) in pointers.enumerated() where pointers[..<index].contains(pointer) { throw overlapTrap(span) }
    var containers: [UnsafeMutablePointer<Value>] = []
    for place in places {
        guard let whole = try place.container?.address(f), !containers.contains(whole) else { continue }
        // If a variable and a part of it are accessed at once, the accesses overlap, which is a trap.
        if pointers.contains(whole) { throw overlapTrap(span) }
        containers.append(whole)
    }
    let movedValues = containers.map { whole in
        let value = whole.move()
        whole.initialize(to: .none)
        return value
    }
    var isOverlapped = false
    let result = Result { try body(pointers) }
    for (whole, value) in zip(containers, movedValues) {
        if case .none = whole.pointee {} else { isOverlapped = true }
        whole.pointee = value
    }
    let answer = try result.get()
    if isOverlapped { throw overlapTrap(span) }
    return answer
}
