import Diagnostics
import Runtime
import Syntax
import Types

// Generic code called with an existential runs for the type of the value in it: `self` of a protocol's extension, and a
// generic parameter that an argument's type is.

extension FunctionContext {
    /// The call, if there is an existential to open in it.
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
            let code = try self.opened(target, inner, local)
            guard let wanted, let result = target.result else { return code }
            return linker.erased(code, from: linker.describe(Specialiser(linker, inner).concrete(result)), to: wanted)
        }
        var nodes: [Node] = []
        for part in parts {
            guard case .value(let node) = part else {
                if local != nil { return nil }
                if opened[0].isOptional { return nil }
                let first = opened[0].part
                let call = PlacesCall(target.displayName, parts, unwraps: true, opens: first, span) { try find([$0]) }
                return track(call)
            }
            nodes.append(node)
        }
        let arguments = Arguments(nodes, nodes.map { _ in .value })
        if let local { arguments.captures = passed(local.plain.captures) }
        return track(
            OpeningCall(target.displayName, arguments, opened.map { ($0.part, $0.isOptional) }, fixed, span, find: find)
        )
    }

    /// The code for the types that were found. A local function gets the variables that it uses where the plain one has them.
    private func opened(
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

    /// The first of them of which neither the result nor another parameter says anything: a native can be made for that type
    /// alone, since nothing that it gives or takes besides is known by it.
    func loneOpening(of target: FunctionSymbol, _ substitution: Substitution) -> (generic: Int, part: Int)? {
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

    /// Which generic parameters stand for existentials, and which part of the call carries the value.
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
            // What an existential fulfils itself it stays: `Any` for a parameter without conditions, `Error`.
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

/// A call of generic code with values of existentials, which it gets without their boxes.
final class OpeningCall: CallNode {
    private let arguments: Arguments
    private let opened: [(slot: Int, isOptional: Bool)]
    private let fixed: [RuntimeType]
    private let find: ([RuntimeType]) throws -> CodeFunction
    // The types met last.
    private var types: [RuntimeType] = []
    private var function: CodeFunction?

    init(
        _ name: String, _ arguments: Arguments, _ opened: [(Int, Bool)], _ fixed: [RuntimeType], _ span: Span,
        find: @escaping ([RuntimeType]) throws -> CodeFunction
    ) {
        self.arguments = arguments
        self.opened = opened.map { (slot: $0.0, isOptional: $0.1) }
        self.fixed = fixed
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

    /// The callee for the types that the frame is filled with, whose values are taken out of their boxes.
    private func prepared(_ n: Frame) throws -> CodeFunction {
        var isKnown = function != nil
        var found: [RuntimeType] = []
        for (index, (slot, isOptional)) in opened.enumerated() {
            let type = dynamicType(isOptional ? n[slot].unwrapped : n[slot], fixed[index])
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
        for (slot, isOptional) in opened {
            guard case .object(let object) = isOptional ? n[slot].unwrapped : n[slot], let box = object as? AnyBox,
                box.type.type != nil
            else { continue }
            let value = isOptional ? box.value.wrapped : box.value
            // A box that is only lent keeps its value.
            if arguments.owns(slot) { n[slot] = value } else { n.lend(slot, value) }
        }
        return function!
    }
}
