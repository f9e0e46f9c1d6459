import Diagnostics
import Language
import StyledText
import Syntax
import Types

/// What a call still takes: labels, and values of the type that is wanted.
extension ReplSession {
    struct Parameter {
        var label: String?
        /// `Bool = true`
        var text: String
        var type: Type?
        var hasDefault = false
        var isVariadic = false
    }

    /// The parameters of everything that a call may mean; nil where nobody knows what it means.
    func signatures(of call: Call, in text: String) -> [[Parameter]]? {
        let checker = openProgram().interpreter.checker
        var symbols: [Symbol] = []
        var owner: Type?
        if let base = call.base {
            guard let type = type(of: base, in: text) else { return nil }
            owner = type.instance ?? type
            symbols = checker.members(of: type).filter { $0.isStatic == type.isMetatype }.map(\.symbol)
                .filter { $0.name.text == call.name.prefix { $0 != "<" } && !$0.isDeprecated }
        } else if call.name.first?.isUppercase == true {
            guard let type = type(of: call.name, in: text), let instance = type.instance else { return nil }
            owner = instance
            symbols = checker.members(of: instance).map(\.symbol).filter { $0.name.text == "init" && !$0.isDeprecated }
        } else {
            symbols = journal.definitions.filter { $0.name.text == call.name }
            if symbols.isEmpty { return known(call.name) }
        }
        let found = symbols.compactMap { symbol in (symbol as? FunctionSymbol).map { parameters(of: $0, on: owner) } }
        return found.isEmpty ? nil : found
    }

    private func parameters(of function: FunctionSymbol, on owner: Type?) -> [Parameter] {
        let checker = openProgram().interpreter.checker
        let texts = Signature.parameters(of: declaration(of: function, owner.map(meaning) ?? [:]))
        return function.parameters.enumerated().map { index, parameter in
            let text = index < texts.count ? behindColon(texts[index]) : checker.describe(parameter.type)
            let type = owner.map { checker.type(parameter.type, of: function, on: $0) } ?? parameter.type
            return Parameter(
                label: parameter.label?.text, text: text, type: type, hasDefault: parameter.hasDefault,
                isVariadic: parameter.isVariadic)
        }
    }

    /// Functions of the library, by their texts.
    private func known(_ name: String) -> [[Parameter]]? {
        let entries = DocIndex.shared.entries(named: name).filter(\.owner.isEmpty)
        guard !entries.isEmpty else { return nil }
        return entries.map { entry in
            zip(entry.labels, Signature.parameters(of: entry.signature)).map { label, text in
                Parameter(
                    label: label == "_" ? nil : label, text: behindColon(text), hasDefault: text.contains(" = "),
                    isVariadic: text.contains("..."))
            }
        }
    }

    private func behindColon(_ parameter: String) -> String {
        parameter.firstIndex(of: ":").map { String(parameter[parameter.index(after: $0)...]).trimmed } ?? parameter
    }

    /// A name, or whatever else an argument can begin with.
    func arguments(at place: CursorPlace, in text: String) -> [Completions.Candidate] {
        let names = place.word.isEmpty ? shortNames(at: place) + ownNames() : names()
        // Behind the beginning of a value stands whatever continues it.
        guard let call = place.call, call.arguments.last?.isEmpty == true || call.arguments.last?.isOnlyLabel == true,
            let signatures = signatures(of: call, in: text)
        else { return names }
        let wanted = signatures.map { call.next(of: $0) }
        if call.arguments.last?.label != nil {
            return values(wanted.flatMap { $0 }, names, typed: place.word)
        }
        let labels = wanted.joined().compactMap { parameter in
            parameter.label.map {
                Completions.Candidate(title: "\($0):", insertion: "\($0): ", summary: parameter.text)
            }
        }
        let bare = wanted.joined().filter { $0.label == nil }
        return bare.isEmpty ? labels : values(Array(bare), names, typed: place.word, labels: labels)
    }

    // MARK: Values

    /// What people write for arguments of some types.
    private static let customary: [String: [String]] = [
        "ImmediateSchedulerType": schedulers, "SchedulerType": schedulers, "Bool": ["true", "false"],
    ]
    private static let schedulers = [
        "MainScheduler.instance", "ConcurrentDispatchQueueScheduler(qos: .background)",
        "SerialDispatchQueueScheduler(qos: .default)",
    ]

    /// Those first that have a wanted type, then what is customary for it, then what the type has itself, labels that may come
    /// instead; the rest may begin an expression that has the type.
    private func values(
        _ wanted: [Parameter], _ names: [Completions.Candidate], typed word: String,
        labels: [Completions.Candidate] = []
    ) -> [Completions.Candidate] {
        let checker = openProgram().interpreter.checker
        let types = wanted.compactMap(\.type).filter { !$0.isOpen }
        if types.isEmpty { return labels + names }
        let usual = types.flatMap { $0.protocolNames + [$0.symbol?.name.text ?? ""] }
            .flatMap { ReplSession.customary[$0] ?? [] }
            .map { Completions.Candidate(title: $0, insertion: $0) }
        let fits = ownNames().filter { candidate in
            guard let type = (journal.definition(named: candidate.title) as? VariableSymbol)?.type else { return false }
            return types.contains { checker.fits(type, $0) }
        }
        let own = word.isEmpty ? types.flatMap(implied) : []
        let right = fits + usual + own + labels
        let isRight = right.contains { $0.insertion.hasPrefix(word) }
        let others = names.map { name in
            var name = name
            // A letter that nothing of the wanted type has is not put in.
            name.fits = !isRight && !word.isEmpty
            return name
        }
        return right + others
    }

    /// `.seconds(_:)` where a time is wanted. Numbers and texts are written otherwise.
    private func implied(by type: Type) -> [Completions.Candidate] {
        let checker = openProgram().interpreter.checker
        let type = checker.unwrapped(type)
        guard let nominal = type.symbol, !checker.isWrittenAsLiteral(nominal) else { return [] }
        return members(makingOne: type).map { member in
            var member = member
            member.title = "." + member.title
            member.insertion = "." + member.insertion
            return member
        }
    }

    /// What is called on a type and gives one of it.
    private func members(makingOne type: Type) -> [Completions.Candidate] {
        candidates(
            membersOf: .metatype(type),
            where: { symbol in
                if symbol is TypealiasSymbol || symbol is NominalSymbol { return false }
                return symbol is EnumCaseSymbol || symbol.resultType?.symbol === type.symbol
            })
    }

    // MARK: Behind a leading dot

    /// What the parameter's type has.
    func implicitMembers(_ call: Call?, in text: String) -> [Completions.Candidate] {
        guard let call, let signatures = signatures(of: call, in: text) else { return [] }
        let types = signatures.flatMap { call.next(of: $0) }.filter { $0.label == call.arguments.last?.label }
        return implicitMembers(ofAll: types.compactMap(\.type))
    }

    /// Anywhere else: what the checker would have expected there.
    func implicitMembers(at place: CursorPlace, in text: String) -> [Completions.Candidate] {
        let compared = place.compared.flatMap { type(of: $0, in: text) }
        let head = String(decoding: Array(text.utf8)[..<place.start], as: UTF8.self)
        return implicitMembers(ofAll: [compared ?? ownerOfProbe(in: head)].compactMap { $0 })
    }

    private func implicitMembers(ofAll types: [Type]) -> [Completions.Candidate] {
        let checker = openProgram().interpreter.checker
        return types.flatMap { type in
            candidates(
                membersOf: .metatype(checker.unwrapped(type)),
                where: { !($0 is TypealiasSymbol || $0 is NominalSymbol) })
        }
    }

    /// The type that is asked for a member when a name that nobody has stands behind a text which ends in a dot.
    func ownerOfProbe(in text: String) -> Type? {
        let checker = openProgram().interpreter.checker
        let probe = "rillProbe"
        var found: Type?
        checker.onUnknownMember = { if $0 == probe { found = $1 } }
        defer { checker.onUnknownMember = nil }
        let start = text + probe
        // What may have to follow, so that the text so far is a whole: nothing, the body of `if`, of `case`, an alternative.
        for rest in ["", " {}", ": break", " : .\(probe)"] where found == nil {
            let whole = start + rest + Words.closers(of: start)
            _ = checker.type(of: parse(Source(name: "completion", text: whole)))
        }
        return found
    }
}

extension Call {
    /// The parameters that the argument at the cursor may be for: those with its label or, where it has none yet, all up
    /// to the first that has to be given.
    func next(of parameters: [ReplSession.Parameter]) -> [ReplSession.Parameter] {
        let rest = remaining(of: parameters)
        if let label = arguments.last?.label { return rest.first { $0.label == label }.map { [$0] } ?? [] }
        let end = rest.firstIndex { !$0.hasDefault && !$0.isVariadic } ?? rest.endIndex - 1
        return rest.isEmpty ? [] : Array(rest[...end])
    }

    /// Parameters that the arguments before the last one leave. Of a variadic one there may be more.
    private func remaining(of parameters: [ReplSession.Parameter]) -> ArraySlice<ReplSession.Parameter> {
        var rest = parameters[...]
        for argument in arguments.dropLast() {
            guard let place = rest.firstIndex(where: { $0.label == argument.label }) else { return [] }
            rest = rest[(rest[place].isVariadic ? place : place + 1)...]
        }
        return rest
    }
}

extension Type {
    /// `any SchedulerType`: the protocols that a value has to conform to.
    fileprivate var protocols: [NominalSymbol] {
        if case .existential(let protocols, _) = kind { return protocols }
        return []
    }

    fileprivate var protocolNames: [String] { protocols.map(\.name.text) }
}

extension Checker {
    /// Whether a value of a type can be given where another is wanted, as far as that is plain.
    fileprivate func fits(_ type: Type, _ wanted: Type) -> Bool {
        if type == wanted { return true }
        return !wanted.protocols.isEmpty && wanted.protocols.allSatisfy { conforms(type, to: $0) }
    }

    /// What an optional holds; any other type itself.
    fileprivate func unwrapped(_ type: Type) -> Type {
        guard case .nominal(let symbol, let arguments) = type.kind, symbol.name.text == "Optional",
            let payload = arguments.first
        else { return type }
        return payload
    }
}
