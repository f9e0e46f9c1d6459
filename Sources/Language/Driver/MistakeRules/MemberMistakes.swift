import Diagnostics
import Syntax

/// Rules for members and subscripts.
enum MemberMistakes {
    /// Suggests the operator for a subscript of an observable or a tuple: `source[0]`, `pair[0]`.
    static func subscriptOfObservable(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        for expr in place.path {
            guard case .subscript(let call) = expr.kind, call.arguments.count == 1, let argument = call.arguments.first,
                case .integer = argument.value.kind
            else { continue }
            let (base, number) = (call.base.span.text, argument.value.span.text)
            return [
                Diagnostic.CandidateFix(
                    [place.replace(expr.span, with: "\(base).\(number)")], "write a dot before the element of a tuple",
                    help: "write '\(base).\(number)'"),
                Diagnostic.CandidateFix(
                    [place.replace(expr.span, with: "\(base).element(at: \(number))")],
                    "an observable has no subscript: its elements arrive one by one",
                    help: "write '\(base).element(at: \(number))'"),
            ]
        }
        return []
    }

    /// Suggests a subscript for a member access on a dictionary: `prices.apple`.
    static func memberForDictionaryKey(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard place.id == "unknown-member", place.start > 0 else { return [] }
        let key = place.problem.primary.text
        return [
            Diagnostic.CandidateFix(
                [place.replace(place.span(place.start - 1, place.problem.primary.end), with: "[\"\(key)\"]")],
                "put dictionary keys in square brackets", help: "write '[\"\(key)\"]'")
        ]
    }

    /// Suggests a call that is missing in between: `source.disposed(by: bag)`, `source.drive(…)`.
    static func missingIntermediateCall(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard place.id == "unknown-member", place.start > 0 else { return [] }
        let word = place.problem.primary.text
        return (intermediateCalls[word] ?? []).map { step, reason in
            Diagnostic.CandidateFix(
                [place.insert("." + step, at: place.start - 1)], reason, help: "write '.\(step)' before '.\(word)'"
            )
        }
    }

    private static let intermediateCalls: [String: [(String, String)]] = [
        "disposed": [("subscribe()", "you dispose a subscription, not an observable")],
        "dispose": [("subscribe()", "you dispose a subscription, not an observable")],
        "drive": [("asDriver(onErrorDriveWith: .empty())", "only a Driver has 'drive'")],
        "emit": [("asSignal(onErrorSignalWith: .empty())", "only a Signal has 'emit'")],
        "connect": [("publish()", "only a connectable observable has 'connect()'")],
    ]

    /// Suggests the reactive property for a plain one: `bind(to: label.text)`.
    static func reactiveProperty(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard place.id == "does-not-conform" || place.id == "type-mismatch",
            let argument = place.path.reversed().lazy
                .compactMap({ Self.firstArgument(of: $0) }).first, case .member(let member) = argument.kind,
            let base = member.base
        else { return [] }
        let text = "\(base.span.text).rx.\(member.name.text)"
        return [
            Diagnostic.CandidateFix(
                [place.replace(argument.span, with: text)],
                "'\(argument.span.text)' is a plain value; bind to the property of 'rx' instead",
                help: "write '\(text)'")
        ]
    }

    private static func firstArgument(of expr: Expr) -> Expr? {
        guard case .call(let call) = expr.kind else { return nil }
        return call.arguments.first?.value
    }

    /// Handles `Single.create { observer in observer.onNext(1) … }`: the observer of a trait is a function.
    static func observerThatIsCalled(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard place.id == "unknown-member", let call = place.calls.first, case .member(let member) = call.callee.kind,
            let base = member.base, let events = traitEvents[member.name.text]
        else { return [] }
        let value = call.arguments.first.map { "(\($0.value.span.text))" } ?? ""
        let whole = place.span(
            base.span.start, call.arguments.isEmpty ? call.callee.span.end + 2 : call.arguments[0].value.span.end + 1)
        return events.map { event in
            let text = "\(base.span.text)(.\(event)\(value))"
            return Diagnostic.CandidateFix(
                [place.replace(whole, with: text)],
                "the observer of a trait is a function: call it with the event",
                help: "write '\(text)'")
        }
    }

    private static let traitEvents = [
        "onNext": ["success", "next"], "onSuccess": ["success"], "onError": ["failure", "error"],
        "onFailure": ["failure", "error"], "onCompleted": ["completed"],
    ]

    /// Handles `let sorted = numbers.sort()`, where the method that returns a copy is meant.
    static func mutatingMethodForValue(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        let word = place.problem.primary.text
        guard place.id == "immutable", let other = nonmutatingNames[word] else { return [] }
        return [
            Diagnostic.CandidateFix(
                [place.replace(place.problem.primary, with: other)],
                "'\(word)' changes a variable and returns nothing; '\(other)' returns a new value",
                help: "write '\(other)'")
        ]
    }

    private static let nonmutatingNames = [
        "sort": "sorted", "reverse": "reversed", "shuffle": "shuffled", "formUnion": "union",
        "formIntersection": "intersection", "subtract": "subtracting",
        "merge": "merging", "append": "appending",
    ]

    /// Suggests the dot before a case of an enum: `let e: E = north`.
    static func missingDotOfCase(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard place.id == "unknown-name" else { return [] }
        let name = place.problem.primary.text
        return [
            Diagnostic.CandidateFix(
                [place.insert(".", at: place.start)], "'\(name)' is not defined. Did you mean the case '.\(name)'?",
                help: "write '.\(name)'")
        ]
    }

    /// Corrects the number of dots: `source..map`, `0..3`.
    static func wrongDotCount(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard place.problem.primary.text == ".." else { return [] }
        return [(".", "write one dot before a member"), ("..<", "a range operator has three characters")].map {
            dots, reason in
            Diagnostic.CandidateFix([place.replace(place.problem.primary, with: dots)], reason, help: "write '\(dots)'")
        }
    }

    /// Suggests the missing keyword in declarations: `struct P { x: Int }`, `enum E { a, b }`, `func f { }`.
    static func missingKeyword(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        let begin = [("var ", "a property begins with 'var' or 'let'"), ("case ", "a case begins with 'case'")].map {
            Diagnostic.CandidateFix([place.insert($0, at: place.start)], $1, help: "write '\($0)' before it")
        }
        let parameters = Diagnostic.CandidateFix(
            [place.insert("() ", at: place.start)], "a function needs parentheses, even without parameters",
            help: "write '()' after its name")
        switch place.id {
        case "expected-declaration", "statement-in-type": return begin
        case "expected-token" where place.problem.primary.text == "{": return [parameters]
        default: return []
        }
    }
}
