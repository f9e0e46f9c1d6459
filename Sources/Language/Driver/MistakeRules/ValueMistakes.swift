import Diagnostics
import Syntax

/// Rules for values and names.
enum ValueMistakes {
    /// Handles an observable that is used like its elements: `source + 1`, `relay > 2`.
    static func streamForValue(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard place.problem.isStreamUsedAsValue else { return [] }
        for expr in place.path {
            guard case .sequence(let items) = expr.kind, items.count == 3, case .operand(let left) = items[0],
                case .binary(let sign) = items[1], case .operand(let right) = items[2]
            else { continue }
            let (first, second) = (left.span.text, right.span.text)
            let values = [
                (left, "\(first).value"), (right, "\(second).value"),
                (left, "(try \(first).value())"), (right, "(try \(second).value())"),
            ].map { operand, text in
                Diagnostic.CandidateFix(
                    [place.replace(operand.span, with: text)],
                    "'\(operand.span.text)' is an object that holds a value, not the value itself",
                    help: "write '\(text)'")
            }
            let maps = [
                "\(first).map { $0 \(sign.name.text) \(second) }", "\(second).map { \(first) \(sign.name.text) $0 }",
            ].map { text in
                Diagnostic.CandidateFix(
                    [place.replace(expr.span, with: text)],
                    "an observable is not a value: its elements arrive one by one",
                    help: "write '\(text)'")
            }
            return values + maps
        }
        return []
    }

    /// `.seconds(0.5)`
    static func fractionOfSecond(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        for expr in place.path.reversed() {
            guard case .call(let call) = expr.kind, case .member(let member) = call.callee.kind,
                let number = call.arguments.first, case .float(let value) = number.value.kind,
                let factor = ["seconds": 1_000.0, "milliseconds": 1.0][member.name.text]
            else { continue }
            let whole = ".milliseconds(\(Int.saturating((value * factor).rounded())))"
            return [
                Diagnostic.CandidateFix(
                    [place.replace(expr.span, with: whole)], "a time interval takes whole \(member.name.text)",
                    help: "write '\(whole)'")
            ]
        }
        return []
    }

    /// `take("2")`
    static func quotedNumber(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard let last = place.path.last, case .string = last.kind else { return [] }
        let number = last.span.text.dropFirst().dropLast()
        guard Double(number) != nil else { return [] }
        return [
            Diagnostic.CandidateFix(
                [place.replace(last.span, with: String(number))], "write a number without quotes",
                help: "write '\(number)'")
        ]
    }

    /// For a binding of other values to a text, as in `numbers.bind(to: label.rx.text)`, suggests a conversion.
    static func textForBinding(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard place.id == "type-mismatch", place.problem.help == nil, let call = place.calls.first,
            case .member(let member) = call.callee.kind, let base = member.base,
            ["bind", "drive", "emit"].contains(member.name.text)
        else { return [] }
        return [
            Diagnostic.CandidateFix(
                [place.insert(".map { String($0) }", at: base.span.end)], "the property takes a string",
                help: "write '.map { String($0) }' before '.\(member.name.text)'")
        ]
    }

    /// Handles a remainder that is used as a condition: `filter { $0 % 2 }`.
    static func remainderForCondition(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard place.id == "type-mismatch", place.problem.primary.text.contains("%") else { return [] }
        let text = place.problem.primary.text + " == 0"
        return [
            Diagnostic.CandidateFix(
                [place.insert(" == 0", at: place.problem.primary.end)], "a number is not a condition: compare it",
                help: "write '\(text)'")
        ]
    }

    /// Handles the difference of two dates: `end - start`.
    static func differenceOfDates(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard place.problem.primary.text == "-" else { return [] }
        for expr in place.path.reversed() {
            guard case .sequence(let items) = expr.kind, items.count == 3, case .operand(let left) = items[0],
                case .operand(let right) = items[2]
            else { continue }
            let text = "\(left.span.text).timeIntervalSince(\(right.span.text))"
            return [
                Diagnostic.CandidateFix(
                    [place.replace(expr.span, with: text)], "a method returns the time between two dates",
                    help: "write '\(text)'")
            ]
        }
        return []
    }

    /// Handles a loop in the style of C: `for (int i = 0; i < 5; i++) { … }`.
    static func loopWithCounter(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        let line = place.source.line(place.problem.primary.position.line)
        guard let start = line.firstIndex(where: { $0 != " " }), line[start...].hasPrefix("for"),
            let brace = line.firstIndex(of: "{")
        else { return [] }
        let parts = line[start..<brace].dropFirst(3).filter { !"() ".contains($0) }.split(separator: ";")
        guard parts.count == 3, let sign = parts[0].firstIndex(of: "="), let less = parts[1].firstIndex(of: "<") else {
            return []
        }
        let name = parts[1][..<less]
        let first = parts[0][sign...].dropFirst()
        let limit = parts[1][less...].dropFirst()
        let range = limit.hasPrefix("=") ? "\(first)...\(limit.dropFirst())" : "\(first)..<\(limit)"
        guard parts[0][..<sign].hasSuffix(name), parts[2].contains("++") || parts[2].hasSuffix("+=1") else { return [] }
        let text = "for \(name) in \(range) "
        let begin = place.start - UInt32(line.prefix(place.problem.primary.position.column - 1).utf8.count)
        let from = begin + UInt32(line[..<start].utf8.count)
        return [
            Diagnostic.CandidateFix(
                [place.replace(place.span(from, begin + UInt32(line[..<brace].utf8.count)), with: text)],
                "Swift has no 'for' with ';': loop over a range", help: "write '\(text){ … }'")
        ]
    }

    /// Suggests a declaration for `x = 5` if no variable `x` exists.
    static func undeclaredVariable(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard let statement = place.statement, statement.span.start == place.start,
            case .expr(let value) = statement.kind,
            case .sequence(let items) = value.kind, items.count > 2, case .assign = items[1]
        else { return [] }
        let name = place.problem.primary.text
        return [
            Diagnostic.CandidateFix(
                [place.insert("var ", at: statement.span.start)], "'\(name)' is not defined yet",
                help: "write 'let \(name) = …', or 'var' if it will change")
        ]
    }

    /// Suggests `accept` for an assignment to a relay's value: `relay.value = 3`.
    static func valueOfRelay(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        for expr in place.path {
            guard case .sequence(let items) = expr.kind, items.count == 3, case .operand(let left) = items[0],
                case .assign = items[1], case .operand(let right) = items[2], case .member(let member) = left.kind,
                let base = member.base
            else { continue }
            let text = "\(base.span.text).accept(\(right.span.text))"
            return [
                Diagnostic.CandidateFix(
                    [place.replace(expr.span, with: text)],
                    "a relay's 'value' is read-only; send a new value with 'accept'",
                    help: "write '\(text)'")
            ]
        }
        return []
    }

    /// Removes a keyword of another language, as in `new Thing()`.
    static func foreignKeyword(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        let word = place.problem.primary.text
        guard word == "new" else { return [] }
        let end = place.problem.primary.end
        return [
            Diagnostic.CandidateFix(
                [place.replace(place.span(place.start, end + 1), with: "")], "Swift does not use '\(word)' here",
                help: "call the type to create an object: 'Thing()'")
        ]
    }

    /// Suggests parentheses: `print "a"`.
    static func missingParentheses(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        let line = place.source.line(place.problem.primary.position.line)
        let column = place.problem.primary.position.column - 1
        let head = line.prefix(column).split(separator: " ")
        guard head.count == 1, let name = head.first, name.allSatisfy(\.isLetter), column < line.count else {
            return []
        }
        let rest = String(line.dropFirst(column))
        let word = name == "echo" || name == "puts" ? "print" : String(name)
        let start = place.start - UInt32(line.prefix(column).utf8.count)
        return [
            Diagnostic.CandidateFix(
                [place.replace(place.span(start, place.start + UInt32(rest.utf8.count)), with: "\(word)(\(rest))")],
                "put the arguments of a function in parentheses", help: "write '\(word)(\(rest))'")
        ]
    }

    /// Replaces a wrong method or case: `subject.accept(1)`, `relay.onNext(1)`, `.next(1)` for a `Result`.
    static func wrongMemberName(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        let words = [
            "onNext": ["accept", "onSuccess"], "accept": ["onNext"], "next": ["success"], "error": ["failure"],
        ]
        guard place.id == "unknown-member" else { return [] }
        return (words[place.problem.primary.text] ?? []).map { other in
            Diagnostic.CandidateFix([place.replace(place.problem.primary, with: other)], help: "write '\(other)(…)'")
        }
    }
}
