import Diagnostics
import Runtime
import Syntax
import TypeModel

// Lowers generic code that is called with an existential: it runs for the dynamic type of the value. This applies to
// `self` of a protocol extension, and to generic parameters that an argument binds.

/// A generic parameter to which an existential was bound, and the argument whose dynamic type replaces it.
struct ExistentialOpening {
    enum Form {
        case value, optional
        /// The argument is a type, as for `any P.Type`.
        case metatype

        /// Creates the form for a parameter type that consists of the generic parameter alone; nil for other types.
        init?(_ type: Type, _ generic: Type) {
            if type === generic {
                self = .value
            } else if type.optionalPayload === generic {
                self = .optional
            } else if case .metatype(let instance) = type.kind, instance === generic {
                self = .metatype
            } else {
                return nil
            }
        }
    }
    /// The index of the generic parameter; nil for a receiver whose type only selects the code.
    let genericIndex: Int?
    let argumentIndex: Int
    let form: Form

    /// Returns the dynamic type of the argument.
    func type(of argument: Value, _ fixed: RuntimeType) -> RuntimeType {
        switch form {
        case .value: dynamicType(argument, fixed)
        case .optional: dynamicType(argument.unwrapped, fixed)
        case .metatype: argument.exactly(MetatypeBox.self).type
        }
    }

    /// Returns the argument without its box; nil if the argument has no box.
    func unboxed(_ argument: Value) -> Value? {
        if case .metatype = form { return nil }
        let isOptional = if case .optional = form { true } else { false }
        guard case .object(let object) = isOptional ? argument.unwrapped : argument, let box = object as? AnyBox,
            box.type.type != nil
        else { return nil }
        return isOptional ? box.value.wrapped : box.value
    }
}

extension Substitution {
    /// Returns the substitution with the dynamic types of opened arguments.
    func opening(_ opened: [ExistentialOpening], as types: ArraySlice<RuntimeType>) -> Substitution {
        var inner = self
        for (opening, type) in zip(opened, types) {
            if let generic = opening.genericIndex, let type = type.type { inner.arguments[generic] = type }
        }
        return inner
    }
}

/// How a call finds the code of a generic function for the types that it opens.
enum OpenedCode {
    case direct
    case local(home: FunctionContext, plain: LocalFunctions.Instance)
    /// The class of the receiver, or the type inside its existential, selects the code.
    case ofReceiver((Substitution, RuntimeType) throws -> CodeFunction)
    /// A static member of a class that is known when lowering.
    case ofClass((Substitution) throws -> CodeFunction)
}

extension FunctionContext {
    /// Returns a node for the call if an argument is an existential that must be opened; nil otherwise.
    func openedCall(
        _ target: FunctionSymbol, _ substitution: Substitution, _ receiver: Receiver, _ values: [LoweredPart],
        _ span: Span,
        _ code: OpenedCode = .direct
    ) throws -> Node? {
        var opened = openings(of: target, substitution)
        guard !opened.isEmpty else { return nil }
        let own = try receiverPart(target, receiver, span)
        let parts = (own.map { [$0] } ?? []) + values
        let linker = linker
        var fixed = opened.map { linker.describe(substitution.arguments[$0.genericIndex!]) }
        if case .ofReceiver = code {
            opened.insert(ExistentialOpening(genericIndex: nil, argumentIndex: 0, form: .value), at: 0)
            fixed.insert(.unknown, at: 0)
        }
        let wanted = target.result.flatMap { result in
            result.isGeneric ? linker.describe(Specialiser(linker, substitution).concrete(result)) : nil
        }
        let find: ([RuntimeType]) throws -> CodeFunction = { found in
            let inner = substitution.opening(opened, as: found[...])
            let code = try self.codeForDynamicTypes(target, inner, code, receiver: found[0])
            guard let wanted, let result = target.result else { return code }
            return linker.erasingResult(
                code, from: linker.describe(Specialiser(linker, inner).concrete(result)), to: wanted)
        }
        var nodes: [Node] = []
        for part in parts {
            guard case .value(let node) = part else {
                guard case .direct = code else { return nil }
                if case .optional = opened[0].form { return nil }
                let first = opened[0].argumentIndex
                let call = InoutCall(target.displayName, parts, unwraps: true, opens: first, span) { try find([$0]) }
                return track(call)
            }
            nodes.append(node)
        }
        let arguments = Arguments(nodes, nodes.map { _ in .value })
        if case .local(_, let plain) = code { arguments.captures = captureSlots(plain.captures) }
        return track(OpeningCall(target.displayName, arguments, opened, fixed, span, findCode: find))
    }

    /// Returns the code for dynamic types. A local function receives its captured variables in the same slots as the
    /// generic one.
    private func codeForDynamicTypes(
        _ target: FunctionSymbol, _ substitution: Substitution, _ code: OpenedCode, receiver: RuntimeType
    ) throws -> CodeFunction {
        switch code {
        case .direct: return linker.function(target, substitution.arguments)
        case .ofReceiver(let find): return try find(substitution, receiver)
        case .ofClass(let find): return try find(substitution)
        case .local(let home, let plain):
            let found = try localFunction(target, home, substitution.arguments)
            let isAlike = found.captures.elementsEqual(plain.captures) {
                $0.variable === $1.variable && $0.slot == $1.slot
            }
            return isAlike ? found.code : plain.code
        }
    }

    /// Returns the first opened parameter that occurs in no other parameter, so that a native can be created for its
    /// type alone. The result may contain it only if the argument is the type itself.
    func independentOpening(of target: FunctionSymbol, _ substitution: Substitution) -> ExistentialOpening? {
        openings(of: target, substitution).first { opening in
            if case .optional = opening.form { return false }
            let parameter = target.environment.parameters[opening.genericIndex!]
            func isSaid(by type: Type) -> Bool {
                type.contains { part in
                    if case .parameter(parameter) = part.kind { return true }
                    return false
                }
            }
            let takers = target.parameters.filter { isSaid(by: $0.type) }
            guard takers.count == (parameter.isSelf ? 0 : 1) else { return false }
            if case .metatype = opening.form { return true }
            return !isSaid(by: target.result ?? .void)
        }
    }

    /// Returns the indices of the arguments whose existentials are opened. The receiver does not count.
    func openedArguments(of target: FunctionSymbol, _ substitution: Substitution) -> [ExistentialOpening] {
        let offset = target.takesSelf ? 1 : 0
        return openings(of: target, substitution).compactMap {
            target.environment.parameters[$0.genericIndex!].isSelf
                ? nil
                : ExistentialOpening(
                    genericIndex: $0.genericIndex, argumentIndex: $0.argumentIndex - offset, form: $0.form)
        }
    }

    /// Returns the generic parameters to which existentials are bound, each with the argument that contains the value.
    private func openings(of target: FunctionSymbol, _ substitution: Substitution) -> [ExistentialOpening] {
        let environment = target.environment
        let offset = target.takesSelf ? 1 : 0
        return zip(environment.parameters, substitution.arguments).enumerated().compactMap { index, pair in
            let (parameter, argument) = pair
            guard argument.isExistentialType else { return nil }
            if parameter.isSelf {
                guard target.takesSelf, target.owner?.kind == .protocol else { return nil }
                return ExistentialOpening(genericIndex: index, argumentIndex: 0, form: .value)
            }
            let own = Type.parameter(parameter)
            // An existential that itself meets the conditions is not opened: `Any` for a parameter without constraints,
            // or `any Error`.
            guard
                environment.requirements.contains(where: { requirement in
                    if case .conforms(let symbol) = requirement.kind, requirement.subject === own {
                        return !(symbol.isLibrary && symbol.name.text == "Error")
                    }
                    return false
                }),
                let (position, form) = target.parameters.enumerated().lazy.compactMap({ position, parameter in
                    ExistentialOpening.Form(parameter.variable.type, own).map { (position, $0) }
                }).first
            else { return nil }
            return ExistentialOpening(genericIndex: index, argumentIndex: offset + position, form: form)
        }
    }
}

/// A call of generic code that passes the values of opened existentials without their boxes.
final class OpeningCall: CallNode {
    private let arguments: Arguments
    private let openings: [ExistentialOpening]
    private let knownTypes: [RuntimeType]
    private let findCode: ([RuntimeType]) throws -> CodeFunction
    // The types that the last call opened, to reuse its code.
    private var types: [RuntimeType] = []
    private var function: CodeFunction?

    init(
        _ name: String, _ arguments: Arguments, _ opened: [ExistentialOpening], _ fixed: [RuntimeType], _ span: Span,
        findCode: @escaping ([RuntimeType]) throws -> CodeFunction
    ) {
        self.arguments = arguments
        self.openings = opened
        self.knownTypes = fixed
        self.findCode = findCode
        super.init(name: name, span: span)
    }

    @inline(__always) private func call<Result>(
        _ f: Frame, _ body: (CodeFunction, Frame) throws -> Result
    ) throws -> Result {
        try withArguments(f, arguments) { try body(preparedFunction($0), $0) }
    }
    override func int(_ f: Frame) throws -> Int { try call(f) { try $0.int($1) } }
    override func double(_ f: Frame) throws -> Double { try call(f) { try $0.double($1) } }
    override func bool(_ f: Frame) throws -> Bool { try call(f) { try $0.bool($1) } }
    override func value(_ f: Frame) throws -> Value { try call(f) { try $0.value($1) } }
    override func run(_ f: Frame) throws { try call(f) { try $0.run($1) } }

    /// Returns the code for the types of the values in the frame, and takes these values out of their boxes.
    private func preparedFunction(_ n: Frame) throws -> CodeFunction {
        var isKnown = function != nil
        var found: [RuntimeType] = []
        for (index, opening) in openings.enumerated() {
            let type = opening.type(of: n[opening.argumentIndex], knownTypes[index])
            if isKnown, types[index] !== type {
                isKnown = false
                found = Array(types[..<index])
            }
            if !isKnown { found.append(type) }
        }
        if !isKnown {
            function = try findCode(found)
            types = found
        }
        for opening in openings {
            let slot = opening.argumentIndex
            guard let value = opening.unboxed(n[slot]) else { continue }
            // A box that is only borrowed keeps its value, so the value is not retained here.
            if arguments.owns(slot) { n[slot] = value } else { n.copyUnretained(slot, value) }
        }
        return function!
    }
}
