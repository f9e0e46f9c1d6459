import Diagnostics
import Syntax

// What to write instead, where values of the reactive library do not fit.

extension CheckDiagnostic {
    /// For a value whose type lacks a conformance that an operator asks for; `span` is the operator's name.
    static func reactiveHelp(_ type: Type, lacks symbol: NominalSymbol, _ span: Span, _ checker: Checker) -> String? {
        let name = type.nominal?.name.text ?? ""
        switch symbol.name.text {
        case "ObservableConvertibleType", "ObservableType":
            let inner: Set<String> = ["merge", "concat", "switchLatest"]
            if inner.contains(span.text) {
                return
                    "without arguments '\(span.text)' wants a sequence of observables: 'map' its values to some first"
            }
            let plain: Set<String> = [
                "bind", "sample", "amb", "zip", "combineLatest", "withLatestFrom", "take", "skip",
            ]
            if plain.contains(span.text) { return "give it an observable, for example Observable.just(…)" }
            return "the closure must return an observable, for example Observable.just(…)"
        case "ObserverType" where name.hasSuffix("Relay"):
            guard let element = type.arguments.last else { return nil }
            let wanted = checker.describe(element)
            return "this relay takes values of type '\(wanted)': 'map' the others to '\(wanted)' before"
        case "ObserverType": return "values go into a subject or a relay; an observable only tells them"
        default: return nil
        }
    }

    /// For a closure that gives something else than the library wants of it.
    static func reactiveHelp(_ found: Type, whereClosureGives wanted: Type, _ checker: Checker) -> String? {
        if isExistential(wanted, "Disposable") {
            return "give back what ends the work: 'return Disposables.create()' if nothing does"
        }
        guard let symbol = wanted.nominal, symbol.moduleName == "RxSwift", found.nominal?.moduleName != "RxSwift"
        else { return nil }
        if symbol.name.text == "Observable" || symbol.name.text == "Infallible" {
            return "return a sequence, for example \(symbol.name.text).just(…)"
        }
        return nil
    }

    /// For a queue where a scheduler is wanted.
    static func reactiveHelp(_ found: Type, as wanted: Type) -> String? {
        guard found.nominal?.name.text == "DispatchQueue",
            isExistential(wanted, "SchedulerType") || isExistential(wanted, "ImmediateSchedulerType")
        else { return nil }
        return "a queue is no scheduler: write MainScheduler.instance, "
            + "or ConcurrentDispatchQueueScheduler(queue: …) for another queue"
    }

    /// `numbers | map { … }`: an operator is a method of an observable.
    static func operatorHelp(_ name: Name, _ span: Span, _ checker: Checker) -> String? {
        guard let observable = checker.knownNominal(named: "ObservableType"), checker.isVisible(observable) else {
            return nil
        }
        checker.collectMembers(observable)
        let isOperator = observable.members[name]?.contains { $0 is FunctionSymbol && $0.isLibrary } ?? false
        guard isOperator, let source = Source.named(span.source) else { return nil }
        let line = source.line(span.position.line)
        let behind = line.utf8.dropFirst(Int(span.position.column) - 1 + name.text.utf8.count).first
        guard behind == UInt8(ascii: "(") || behind == UInt8(ascii: " ") || behind == UInt8(ascii: "{") else {
            return nil
        }
        // What stands in front of it, where another sign than a dot joins them.
        let words = line.prefix(max(0, span.position.column - 1)).split(separator: " ")
        let base =
            words.count > 1 && !(words[words.count - 1].contains { $0.isLetter }) ? words[words.count - 2] : "source"
        let isName = base.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return "'\(name.text)' is an operator of observables: write '\(isName ? base : "source").\(name.text)…'"
    }

    private static func isExistential(_ type: Type, _ name: String) -> Bool {
        guard case .existential(let protocols, _) = type.kind, protocols.count == 1 else { return false }
        return protocols[0].name.text == name
    }
}
