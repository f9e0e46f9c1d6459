import Diagnostics
import Syntax

/// Rules for members and subscripts.
enum MemberMistakes {
    /// `source[0]`, `pair[0]`
    static func subscripted(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
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

    /// A member access where a dictionary needs a key: `prices.apple`.
    static func keyBehindDot(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard place.id == "unknown-member", place.start > 0 else { return [] }
        let key = place.problem.primary.text
        return [
            Diagnostic.CandidateFix(
                [place.replace(place.span(place.start - 1, place.problem.primary.end), with: "[\"\(key)\"]")],
                "put dictionary keys in square brackets", help: "write '[\"\(key)\"]'")
        ]
    }

    /// A missing call in between: `source.disposed(by: bag)`, `source.drive(…)`.
    static func stepBetween(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard place.id == "unknown-member", place.start > 0 else { return [] }
        let word = place.problem.primary.text
        return (between[word] ?? []).map { step, reason in
            Diagnostic.CandidateFix(
                [place.insert("." + step, at: place.start - 1)], reason, help: "write '.\(step)' before '.\(word)'"
            )
        }
    }

    private static let between: [String: [(String, String)]] = [
        "disposed": [("subscribe()", "you dispose a subscription, not an observable")],
        "dispose": [("subscribe()", "you dispose a subscription, not an observable")],
        "drive": [("asDriver(onErrorDriveWith: .empty())", "only a Driver can drive")],
        "emit": [("asSignal(onErrorSignalWith: .empty())", "only a Signal can emit")],
        "connect": [("publish()", "only a connectable observable has 'connect()'")],
    ]

    /// A case of an enum without its dot: `let e: E = north`.
    static func dotOfCase(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard place.id == "unknown-name" else { return [] }
        let name = place.problem.primary.text
        return [
            Diagnostic.CandidateFix(
                [place.insert(".", at: place.start)], "'\(name)' is not defined. Did you mean the case '.\(name)'?",
                help: "write '.\(name)'")
        ]
    }

    /// `source..map`, `0..3`
    static func dots(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard place.problem.primary.text == ".." else { return [] }
        return [(".", "one dot calls a member"), ("..<", "a range operator has three characters")].map { dots, reason in
            Diagnostic.CandidateFix([place.replace(place.problem.primary, with: dots)], reason, help: "write '\(dots)'")
        }
    }

    /// Declarations with missing keywords: `struct P { x: Int }`, `enum E { a, b }`, `func f { }`.
    static func declaration(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
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
