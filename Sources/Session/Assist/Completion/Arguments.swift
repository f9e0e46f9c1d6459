import Declarations
import Diagnostics
import Language
import StyledText
import Syntax
import TypeModel

/// A parameter of a function that a call may refer to.
struct Parameter {
    var label: String?
    /// The text of the parameter, such as `Bool = true`.
    var declarationText: String
    var type: Type?
    var hasDefault = false
    var isVariadic = false
}

/// Methods for the completion of arguments, which are labels and values of the parameter's type.
extension Assistant {
    /// Returns the parameters of every function that a call may refer to; nil if it is unknown.
    func signatures(of call: Call, in text: String) -> [[Parameter]]? {
        let checker = openChecker()
        var symbols: [Symbol] = []
        var owner: Type?
        if let base = call.baseExpression {
            guard let type = type(of: base, in: text) else { return nil }
            owner = type.instanceType ?? type
            symbols = checker.members(of: type).filter { $0.isStatic == type.isMetatype }.map(\.symbol)
                .filter { $0.name.text == call.name.prefix { $0 != "<" } && !$0.isDeprecated }
        } else if call.name.first?.isUppercase == true {
            guard let type = type(of: call.name, in: text), let instance = type.instanceType else { return nil }
            owner = instance
            symbols = checker.members(of: instance).map(\.symbol).filter { $0.name.text == "init" && !$0.isDeprecated }
        } else {
            symbols = definitions.filter { $0.name.text == call.name }
            if symbols.isEmpty { return knownSignatures(call.name) }
        }
        let found = symbols.compactMap { symbol in (symbol as? FunctionSymbol).map { parameters(of: $0, on: owner) } }
        return found.isEmpty ? nil : found
    }

    private func parameters(of function: FunctionSymbol, on owner: Type?) -> [Parameter] {
        let checker = openChecker()
        let texts = Signature(declaration(of: function, owner.map(genericArguments) ?? [:])).parameters
        return function.parameters.enumerated().map { index, parameter in
            let text = index < texts.count ? typeAfterColon(texts[index]) : checker.describe(parameter.type)
            let type = owner.map { checker.type(parameter.type, of: function, on: $0) } ?? parameter.type
            return Parameter(
                label: parameter.label?.text, declarationText: text, type: type, hasDefault: parameter.hasDefault,
                isVariadic: parameter.isVariadic)
        }
    }

    /// Returns the parameters of library functions, from their declarations.
    private func knownSignatures(_ name: String) -> [[Parameter]]? {
        let entries = DocIndex.shared.entries(named: name).filter(\.owner.isEmpty)
        guard !entries.isEmpty else { return nil }
        return entries.map { entry in
            zip(entry.labels, Signature(entry.signature).parameters).map { label, text in
                Parameter(
                    label: label == "_" ? nil : label, declarationText: typeAfterColon(text),
                    hasDefault: text.contains(" = "),
                    isVariadic: text.contains("..."))
            }
        }
    }

    private func typeAfterColon(_ parameter: String) -> String {
        parameter.firstIndex(of: ":").map { String(parameter[parameter.index(after: $0)...]).trimmingSpaces }
            ?? parameter
    }

    /// Returns names and other texts that can begin an argument.
    func arguments(at place: CursorContext, in text: String) -> [Completions.Candidate] {
        let names = place.typedWord.isEmpty ? implicitMemberNames(at: place) + declaredNames() : visibleNames()
        // After the beginning of a value, only a continuation of that value fits.
        guard let call = place.call, call.arguments.last?.isEmpty == true || call.arguments.last?.isOnlyLabel == true,
            let signatures = signatures(of: call, in: text)
        else { return names }
        let wanted = signatures.map { call.nextParameters(of: $0) }
        if call.arguments.last?.label != nil {
            return argumentValues(wanted.flatMap { $0 }, names, typed: place.typedWord)
        }
        let labels = wanted.joined().compactMap { parameter in
            parameter.label.map {
                Completions.Candidate(title: "\($0):", insertion: "\($0): ", summary: parameter.declarationText)
            }
        }
        let bare = wanted.joined().filter { $0.label == nil }
        return bare.isEmpty ? labels : argumentValues(Array(bare), names, typed: place.typedWord, labels: labels)
    }

    // MARK: Values

    /// Common values for some parameter types.
    private static let commonArgumentValues: [String: [String]] = [
        "ImmediateSchedulerType": schedulerExpressions, "SchedulerType": schedulerExpressions,
        "Bool": ["true", "false"],
    ]
    private static let schedulerExpressions = [
        "MainScheduler.instance", "ConcurrentDispatchQueueScheduler(qos: .background)",
        "SerialDispatchQueueScheduler(qos: .default)",
    ]

    /// Returns the completions for an argument in this order: values of the parameter's type, common values, members of
    /// the type, labels, and then names with which an expression of the type may begin.
    private func argumentValues(
        _ wanted: [Parameter], _ names: [Completions.Candidate], typed word: String,
        labels: [Completions.Candidate] = []
    ) -> [Completions.Candidate] {
        let checker = openChecker()
        let types = wanted.compactMap(\.type).filter { !$0.hasUnknownArguments }
        if types.isEmpty { return labels + names }
        let usual = types.flatMap { $0.protocolNames + [$0.nominalSymbol?.name.text ?? ""] }
            .flatMap { Assistant.commonArgumentValues[$0] ?? [] }
            .map { Completions.Candidate(title: $0, insertion: $0) }
        let fits = declaredNames().filter { candidate in
            guard let type = (definition(named: candidate.title) as? VariableSymbol)?.type else { return false }
            return types.contains { checker.fits(type, $0) }
        }
        let own = word.isEmpty ? types.flatMap(implicitMembersForArgument) : []
        let right = fits + usual + own + labels
        let isRight = right.contains { $0.insertion.hasPrefix(word) }
        let others = names.map { name in
            var name = name
            // If no value of the type begins with the typed letter, no completion is inserted automatically.
            name.fits = !isRight && !word.isEmpty
            return name
        }
        return right + others
    }

    /// Returns implicit members such as `.seconds(_:)` for a duration. Number and string types have none.
    private func implicitMembersForArgument(by type: Type) -> [Completions.Candidate] {
        let checker = openChecker()
        let type = checker.unwrappedType(type)
        guard let nominal = type.nominalSymbol, !checker.isWrittenAsLiteral(nominal) else { return [] }
        return membersReturningInstance(makingOne: type).map { member in
            var member = member
            member.title = "." + member.title
            member.insertion = "." + member.insertion
            return member
        }
    }

    /// Returns static members of a type that return an instance.
    private func membersReturningInstance(makingOne type: Type) -> [Completions.Candidate] {
        candidates(
            membersOf: .metatype(type),
            where: { symbol in
                if symbol is TypealiasSymbol || symbol is NominalSymbol { return false }
                return symbol is EnumCaseSymbol || symbol.chainResultType?.nominalSymbol === type.nominalSymbol
            })
    }

    // MARK: Behind a leading dot

    /// After a leading dot, returns the members of the parameter's type.
    func implicitMembers(_ call: Call?, in text: String) -> [Completions.Candidate] {
        guard let call, let signatures = signatures(of: call, in: text) else { return [] }
        let types = signatures.flatMap { call.nextParameters(of: $0) }.filter { $0.label == call.arguments.last?.label }
        return implicitMembers(ofAll: types.compactMap(\.type))
    }

    /// Returns the members of the type that the checker expects at the cursor.
    func implicitMembers(at place: CursorContext, in text: String) -> [Completions.Candidate] {
        let compared = place.comparedExpression.flatMap { type(of: $0, in: text) }
        let head = String(decoding: Array(text.utf8)[..<place.start], as: UTF8.self)
        return implicitMembers(ofAll: [compared ?? typeOwningPlaceholder(in: head)].compactMap { $0 })
    }

    private func implicitMembers(ofAll types: [Type]) -> [Completions.Candidate] {
        let checker = openChecker()
        return types.flatMap { type in
            candidates(
                membersOf: .metatype(checker.unwrappedType(type)),
                where: { !($0 is TypealiasSymbol || $0 is NominalSymbol) })
        }
    }

    /// Returns the type in which the checker looked up a placeholder name after a trailing dot.
    func typeOwningPlaceholder(in text: String) -> Type? {
        let checker = openChecker()
        let probe = "rillProbe"
        var found: Type?
        checker.onUnknownMember = { if $0 == probe { found = $1 } }
        defer { checker.onUnknownMember = nil }
        let start = text + probe
        // Texts that may make the typed text complete: none, a body for `if`, the end of a `case`, the alternative of
        // `? :`.
        for rest in ["", " {}", ": break", " : .\(probe)"] where found == nil {
            let whole = start + rest + SourceWords(start).closers
            _ = checker.type(ofScratch: whole)
        }
        return found
    }
}

extension Call {
    /// Returns the parameters to which the current argument may belong. If the argument has a label, these are the
    /// parameters with that label; otherwise all parameters up to and including the first required one.
    func nextParameters(of parameters: [Parameter]) -> [Parameter] {
        let rest = remainingParameters(of: parameters)
        if let label = arguments.last?.label { return rest.first { $0.label == label }.map { [$0] } ?? [] }
        let end = rest.firstIndex { !$0.hasDefault && !$0.isVariadic } ?? rest.endIndex - 1
        return rest.isEmpty ? [] : Array(rest[...end])
    }

    /// Returns the parameters that follow the previous arguments. A variadic parameter may occur again.
    private func remainingParameters(of parameters: [Parameter]) -> ArraySlice<Parameter> {
        var rest = parameters[...]
        for argument in arguments.dropLast() {
            guard let place = rest.firstIndex(where: { $0.label == argument.label }) else { return [] }
            rest = rest[(rest[place].isVariadic ? place : place + 1)...]
        }
        return rest
    }
}

extension Type {
    /// Returns the protocols that a value must conform to, as in `any SchedulerType`.
    fileprivate var conformedProtocols: [NominalSymbol] {
        if case .existential(let protocols, _) = kind { return protocols }
        return []
    }

    fileprivate var protocolNames: [String] { conformedProtocols.map(\.name.text) }
}

extension Checker {
    /// Returns true if a value of the type can be used where the other type is expected, without a complicated
    /// conversion.
    fileprivate func fits(_ type: Type, _ wanted: Type) -> Bool {
        if type == wanted { return true }
        return !wanted.conformedProtocols.isEmpty && wanted.conformedProtocols.allSatisfy { conforms(type, to: $0) }
    }

    /// Returns the type inside an optional; returns other types unchanged.
    fileprivate func unwrappedType(_ type: Type) -> Type {
        guard case .nominal(let symbol, let arguments) = type.kind, symbol.name.text == "Optional",
            let payload = arguments.first
        else { return type }
        return payload
    }
}
