import Diagnostics
import Syntax

// What to write instead, where a value of one type stands in the place of another.

extension CheckDiagnostic {
    /// How one writes the conversion of a value of `found` to `wanted`; the value stands at `span`.
    static func conversionHelp(_ found: Type, as wanted: Type, _ span: Span, _ checker: Checker) -> String? {
        if found.asVariable?.literal == .nilLiteral {
            return wanted.isOpen ? nil : "only an optional can be nil: write its type '\(checker.describe(wanted))?'"
        }
        let given = checker.usual(found)
        let target = checker.wrapped(wanted) ?? wanted
        if given.isOpen || target.isOpen { return nil }
        if let function = given.asFunction, checker.conversion(from: function.result, to: wanted) != nil {
            let call = function.parameters.isEmpty ? "()" : "(…)"
            return "call it: write '\(call)' behind it"
        }
        if given.isVoid { return nothingGiven(span) }
        return textHelp(given, as: target, span, checker) ?? rawValueHelp(given, as: target, checker)
            ?? castHelp(given, as: target, checker) ?? elementHelp(given, as: target, span, checker)
    }

    private static func isNumber(_ type: Type) -> Bool {
        Checker.integerRange(type) != nil || Checker.isFloating(type)
    }

    /// Between texts and numbers, and between a text and its parts.
    private static func textHelp(_ found: Type, as wanted: Type, _ span: Span, _ checker: Checker) -> String? {
        let name = checker.describe(wanted)
        if Checker.isText(wanted) {
            if isNumber(found) {
                let isLiteral = span.text.allSatisfy { $0.isNumber || $0 == "." }
                return isLiteral ? "in quotes it is a text: \"\(span.text)\"" : "write String(…), or \"\\(value)\""
            }
            return Checker.isText(found) ? "convert it: \(name)(…)" : nil
        }
        guard Checker.isText(found), isNumber(wanted) else { return nil }
        return "'\(name)(…)' reads a number from a text, and is nil where there is none"
    }

    /// Between an enum and what its cases stand for.
    private static func rawValueHelp(_ found: Type, as wanted: Type, _ checker: Checker) -> String? {
        if let raw = wanted.nominal?.rawType, raw === found {
            return "'\(checker.describe(wanted))(rawValue: …)' makes one of it, and is nil where no case has it"
        }
        if let raw = found.nominal?.rawType, raw === wanted { return "take what the case stands for: '.rawValue'" }
        return nil
    }

    /// From what a value is known as to what it may be.
    private static func castHelp(_ found: Type, as wanted: Type, _ checker: Checker) -> String? {
        guard found.isExistential || found.nominal?.kind == .class, wanted.nominal != nil,
            !Checker.isReactive(wanted), checker.conversion(from: wanted, to: found) != nil
        else { return nil }
        let name = checker.describe(wanted)
        return "ask whether it is one: 'as? \(name)', or 'as! \(name)' where it cannot be another"
    }

    /// One value where a collection, or an observable, of such values is wanted.
    private static func elementHelp(_ found: Type, as wanted: Type, _ span: Span, _ checker: Checker) -> String? {
        guard let symbol = wanted.nominal, symbol.isLibrary, wanted.arguments.count == 1,
            wanted.arguments[0] === found
        else { return nil }
        if symbol === checker.arraySymbol || symbol === checker.setSymbol {
            let text = span.text.count < 30 && !span.text.contains("\n") ? span.text : "…"
            return "put it in brackets: [\(text)]"
        }
        return symbol.advice(.element)?.text
    }

    /// `numbers.sort()` where a value is wanted.
    private static func nothingGiven(_ span: Span) -> String {
        let text = span.text
        for (changing, giving) in [("sort", "sorted"), ("reverse", "reversed"), ("shuffle", "shuffled")]
        where text.contains(".\(changing)(") || text.contains(".\(changing) {") {
            return "'\(changing)' changes the variable itself and gives nothing: '\(giving)' gives the new one"
        }
        return "this does its work and gives no value"
    }

    // MARK: - Operators

    static func operatorHelp(_ name: Name, _ left: Type, _ right: Type, _ checker: Checker) -> String? {
        if checker.wrapped(left) != nil || checker.wrapped(right) != nil {
            return "unwrap the optional first: 'if let', or '??' with a default"
        }
        if Checker.integerRange(left) != nil && Checker.isFloating(right)
            || Checker.isFloating(left) && Checker.integerRange(right) != nil
        {
            let wanted = checker.describe(Checker.isFloating(left) ? left : right)
            return "numbers do not convert by themselves: write \(wanted)(…)"
        }
        if Checker.isText(left) && isNumber(right) || Checker.isText(right) && isNumber(left) {
            if name == "*" { return "a text is repeated by String(repeating: \"…\", count: 3)" }
            if name == "+" || name == "+=" { return "put the number into the text: \"… \\(value)\", or String(value)" }
            let number = checker.describe(isNumber(left) ? left : right)
            return "a text is no number: '\(number)(…)' reads one from it, and is nil where there is none"
        }
        for (function, side) in [(left, "left"), (right, "right")] {
            if let function = function.asFunction, function.parameters.isEmpty {
                return "on the \(side) is a function: call it with '()' behind it"
            }
        }
        for operand in [left, right] {
            if let advice = operand.nominal?.advice(.operand) { return advice.text }
        }
        for (own, other) in [(left, right), (right, left)] {
            guard let raw = own.nominal?.rawType, raw === other else { continue }
            return "compare what the case stands for: '.rawValue', or with a case"
        }
        if name == "+" || name == "+=", let symbol = left.nominal, symbol.isLibrary, symbol.name == "Array",
            left.arguments[0] === right
        {
            return "an array is added to an array: put the value in brackets, or 'append' it"
        }
        return nil
    }
}
