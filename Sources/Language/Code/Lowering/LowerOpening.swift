import Diagnostics
import Runtime
import Syntax
import TypeModel

// Generic code called with an existential runs for the dynamic type of its value: for `self` of a protocol extension,
// and for generic parameters bound by an argument.

extension FunctionContext {
    /// Returns the call if an existential is to be opened.
    func openedCall(
        _ target: FunctionSymbol, _ substitution: Substitution, _ receiver: Receiver, _ values: [Part], _ span: Span,
        _ local: (home: FunctionContext, plain: LocalFunctions.Instance)? = nil
    ) throws -> Node? {
        let opened = openings(of: target, substitution)
        guard !opened.isEmpty else { return nil }
        let own = try receiverPart(target, receiver, span)
        let parts = (own.map { [$0] } ?? []) + values
        let linker = linker
        let fixed = opened.map { linker.describe(substitution.arguments[$0.generic]) }
        let wanted = target.result.flatMap { result in
            result.isGeneric ? linker.describe(Specialiser(linker, substitution).concrete(result)) : nil
        }
        let find: ([RuntimeType]) throws -> CodeFunction = { found in
            var inner = substitution
            for (opening, type) in zip(opened, found) {
                if let type = type.type { inner.arguments[opening.generic] = type }
            }
            let code = try self.codeForDynamicTypes(target, inner, local)
            guard let wanted, let result = target.result else { return code }
            return linker.erasingResult(
                code, from: linker.describe(Specialiser(linker, inner).concrete(result)), to: wanted)
        }
        var nodes: [Node] = []
        for part in parts {
            guard case .value(let node) = part else {
                if local != nil { return nil }
                if opened[0].isOptional { return nil }
                let first = opened[0].part
                let call = InoutCall(target.displayName, parts, unwraps: true, opens: first, span) { try find([$0]) }
                return track(call)
            }
            nodes.append(node)
        }
        let arguments = Arguments(nodes, nodes.map { _ in .value })
        if let local { arguments.captures = captureSlots(local.plain.captures) }
        return track(
            OpeningCall(target.displayName, arguments, opened.map { ($0.part, $0.isOptional) }, fixed, span, find: find)
        )
    }

    /// Returns the code for dynamic types. A local function receives its captured variables in the same slots as the
    /// generic one.
    private func codeForDynamicTypes(
        _ target: FunctionSymbol, _ substitution: Substitution,
        _ local: (home: FunctionContext, plain: LocalFunctions.Instance)?
    ) throws -> CodeFunction {
        guard let local else { return linker.function(target, substitution.arguments) }
        let found = try localFunction(target, local.home, substitution.arguments)
        let isAlike = found.captures.elementsEqual(local.plain.captures) {
            $0.variable === $1.variable && $0.slot == $1.slot
        }
        return isAlike ? found.code : local.plain.code
    }

    /// Returns the first opened parameter that occurs neither in the result nor in another parameter; a native can then
    /// be created for that type alone.
    func independentOpening(of target: FunctionSymbol, _ substitution: Substitution) -> (generic: Int, part: Int)? {
        let found = openings(of: target, substitution).first { opening in
            if opening.isOptional { return false }
            let parameter = target.environment.parameters[opening.generic]
            func isSaid(by type: Type) -> Bool {
                type.contains { part in
                    if case .parameter(parameter) = part.kind { return true }
                    return false
                }
            }
            let takers = target.parameters.filter { isSaid(by: $0.type) }
            return !isSaid(by: target.result ?? .void) && takers.count == (parameter.isSelf ? 0 : 1)
        }
        return found.map { ($0.generic, $0.part) }
    }

    /// Returns the generic parameters that stand for existentials, and the argument with each value.
    private func openings(
        of target: FunctionSymbol, _ substitution: Substitution
    ) -> [(generic: Int, part: Int, isOptional: Bool)] {
        let environment = target.environment
        let offset = target.takesSelf ? 1 : 0
        return zip(environment.parameters, substitution.arguments).enumerated().compactMap { index, pair in
            let (parameter, argument) = pair
            guard argument.isExistentialType else { return nil }
            if parameter.isSelf {
                return target.takesSelf && target.owner?.kind == .protocol ? (index, 0, false) : nil
            }
            let own = Type.parameter(parameter)
            // An existential that meets the conditions itself is not opened: `Any` for an unconstrained parameter, or
            // `any Error`.
            guard
                environment.requirements.contains(where: { requirement in
                    if case .conforms(let symbol) = requirement.kind, requirement.subject === own {
                        return !(symbol.isLibrary && symbol.name.text == "Error")
                    }
                    return false
                }),
                let position = target.parameters.firstIndex(where: {
                    $0.variable.type === own || $0.variable.type.optionalPayload === own
                })
            else { return nil }
            return (index, offset + position, target.parameters[position].variable.type !== own)
        }
    }
}

/// A call of generic code with opened existentials, passed without their boxes.
final class OpeningCall: CallNode {
    private let arguments: Arguments
    private let codeForDynamicTypes: [(slot: Int, isOptional: Bool)]
    private let knownTypes: [RuntimeType]
    private let find: ([RuntimeType]) throws -> CodeFunction
    // The types of the last call.
    private var types: [RuntimeType] = []
    private var function: CodeFunction?

    init(
        _ name: String, _ arguments: Arguments, _ opened: [(Int, Bool)], _ fixed: [RuntimeType], _ span: Span,
        find: @escaping ([RuntimeType]) throws -> CodeFunction
    ) {
        self.arguments = arguments
        self.codeForDynamicTypes = opened.map { (slot: $0.0, isOptional: $0.1) }
        self.knownTypes = fixed
        self.find = find
        super.init(name: name, span: span)
    }

    @inline(__always) private func call<Result>(
        _ f: Frame, _ body: (CodeFunction, Frame) throws -> Result
    ) throws -> Result {
        try enter(f, arguments) { try body(prepared($0), $0) }
    }
    override func int(_ f: Frame) throws -> Int { try call(f) { try $0.int($1) } }
    override func double(_ f: Frame) throws -> Double { try call(f) { try $0.double($1) } }
    override func bool(_ f: Frame) throws -> Bool { try call(f) { try $0.bool($1) } }
    override func value(_ f: Frame) throws -> Value { try call(f) { try $0.value($1) } }
    override func run(_ f: Frame) throws { try call(f) { try $0.run($1) } }

    /// Returns the callee for the types in the frame, and unboxes their values.
    private func prepared(_ n: Frame) throws -> CodeFunction {
        var isKnown = function != nil
        var found: [RuntimeType] = []
        for (index, (slot, isOptional)) in codeForDynamicTypes.enumerated() {
            let type = dynamicType(isOptional ? n[slot].unwrapped : n[slot], knownTypes[index])
            if isKnown, types[index] !== type {
                isKnown = false
                found = Array(types[..<index])
            }
            if !isKnown { found.append(type) }
        }
        if !isKnown {
            function = try find(found)
            types = found
        }
        for (slot, isOptional) in codeForDynamicTypes {
            guard case .object(let object) = isOptional ? n[slot].unwrapped : n[slot], let box = object as? AnyBox,
                box.type.type != nil
            else { continue }
            let value = isOptional ? box.value.wrapped : box.value
            // A borrowed box keeps its value.
            if arguments.owns(slot) { n[slot] = value } else { n.copyUnretained(slot, value) }
        }
        return function!
    }
}
