import Diagnostics
import Syntax

/// Rules for calls and arguments.
enum CallMistakes {
    /// Finds a label without its colon: `subscribe(onNext { … })`, `subscribe(onNext = { … }`.
    static func labelWithoutColon(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard let argument = place.argument, argument.label == nil else { return [] }
        let name: Expr
        let value: Expr
        switch argument.value.kind {
        case .call(let call) where !call.hasParentheses:
            guard let closure = call.trailingClosures.first else { return [] }
            (name, value) = (call.callee, closure.value)
        case .sequence(let items):
            guard items.count == 3, case .operand(let left) = items[0], case .assign = items[1],
                case .operand(let right) = items[2]
            else { return [] }
            (name, value) = (left, right)
        default: return []
        }
        guard case .name(let label) = name.kind else { return [] }
        return [
            Diagnostic.CandidateFix(
                [place.replace(place.span(name.span.end, value.span.start), with: ": ")],
                "'\(label.name.text)' is a label and needs ':' after it", help: "write '\(label.name.text): { … }'")
        ]
    }

    /// Finds a label that is inside of the closure: `subscribe { onNext: { … } }`.
    static func labelInsideClosure(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard let group = Brackets.around(place.start, in: place.source), group.opener == UInt8(ascii: "{"),
            place.problem.primary.text == ":"
        else { return [] }
        let label = place.span(group.start + 1, place.start).text.filter { $0 != " " && $0 != "\n" }
        if label.hasPrefix("\"") {
            return [
                Diagnostic.CandidateFix(
                    [
                        place.replace(place.span(group.start, group.start + 1), with: "["),
                        place.replace(place.span(group.end, group.end + 1), with: "]"),
                    ], "a dictionary literal uses square brackets", help: "write '[\(label): …]'")
            ]
        }
        guard label.allSatisfy({ $0.isLetter }), !label.isEmpty else { return [] }
        var open = group.start
        while open > 0, place.source.utf8[Int(open) - 1] == UInt8(ascii: " ") { open -= 1 }
        return [
            Diagnostic.CandidateFix(
                [
                    place.replace(place.span(open, group.start + 1), with: "("),
                    place.replace(place.span(group.end, group.end + 1), with: ")"),
                ], "'\(label):' is a label; labels go inside parentheses",
                help: "write '(\(label): …)' instead of braces")
        ]
    }

    /// Finds a method that is not called: `source.distinctUntilChanged.subscribe()`.
    static func uncalledMethod(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        var called: Set<UInt32> = []
        var found: [MemberExpr] = []
        func look(_ expr: Expr) {
            switch expr.kind {
            case .call(let call):
                called.insert(call.callee.span.end)
                look(call.callee)
            case .member(let member):
                if let base = member.base {
                    found.append(member)
                    look(base)
                }
            case .sequence(let items):
                for case .operand(let operand) in items { look(operand) }
            default: break
            }
        }
        for expr in place.path { look(expr) }
        var seen: Set<UInt32> = []
        let open = found.filter { !called.contains($0.nameSpan.end) && seen.insert($0.nameSpan.end).inserted }
        return open.sorted { $0.nameSpan.end > $1.nameSpan.end }.prefix(3).map { member in
            let name = member.name.text
            return Diagnostic.CandidateFix(
                [place.insert("()", at: member.nameSpan.end)], "'\(name)' is a method: call it with parentheses",
                help: "write '\(name)()'")
        }
    }

    /// For `subscribe(onNext: print)` or `map(String)`, suggests a closure that passes its argument to the function.
    static func functionAsArgument(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard let argument = place.argument else { return [] }
        let text = argument.value.span.text
        guard case .name(let name) = argument.value.kind else {
            // A parameter that accepts every type would accept a closure too.
            guard place.id == "type-mismatch", place.problem.expectsClosure else { return [] }
            return [
                Diagnostic.CandidateFix(
                    [
                        place.insert("{ _ in ", at: argument.value.span.start),
                        place.insert(" }", at: argument.value.span.end),
                    ],
                    "this parameter needs a closure that returns the value for each element",
                    help: "write '{ _ in \(text) }'")
            ]
        }
        let word = name.name.text
        guard !word.hasPrefix("$") else { return [] }
        return ["{ \(word)($0) }", "\(word).init"].map { text in
            Diagnostic.CandidateFix(
                [place.replace(argument.value.span, with: text)], "'\(word)' by itself does not match the parameter",
                help: "write '\(text)'")
        }
    }

    /// Suggests a value for a type that is used as one: `disposed(by: DisposeBag)`, `error(Oops)`.
    static func typeForValue(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard place.id == "misplaced", let last = place.path.last, case .name(let name) = last.kind,
            name.name.text.first?.isUppercase == true
        else { return [] }
        return [
            Diagnostic.CandidateFix(
                [place.insert("()", at: last.span.end)], help: "create a value: '\(last.span.text)()'")
        ]
    }

    /// Handles `PublishSubject<Int>` at the end of a line, where the lexer reads the last `>` as an operator.
    static func genericTypeForValue(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard place.id == "unknown-operator", place.problem.primary.text == ">",
            let whole = place.path.first(where: { $0.span.end == place.problem.primary.end })
        else { return [] }
        let type = whole.span.text
        return [
            Diagnostic.CandidateFix(
                [place.insert("()", at: place.problem.primary.end)], "'\(type)' is a type, not a value",
                help: "create a value: '\(type)()'")
        ]
    }

    /// Suggests a declaration if `disposed(by: bag)` is called without a bag.
    static func missingBagDeclaration(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard let type = place.problem.expectedType, let statement = place.statement else { return [] }
        let declaration = "let \(place.problem.primary.text) = \(type)()"
        return [
            Diagnostic.CandidateFix(
                [place.insert(declaration + "\n", at: statement.span.start)],
                "'\(place.problem.primary.text)' is not defined yet", help: "define it first: \(declaration)")
        ]
    }
}
