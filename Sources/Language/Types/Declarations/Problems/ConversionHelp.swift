import Diagnostics
import Syntax
import TypeModel

// Help for a value of one type where another type is expected.

extension CheckDiagnostic {
    /// Returns the conversion code from `found` to `wanted` for the value at `span`.
    static func conversionHelp(_ found: Type, as wanted: Type, _ span: Span, _ checker: Checker) -> String? {
        if found.asVariable?.literal == .nilLiteral {
            return wanted.isOpen ? nil : "only an optional can be nil: write its type '\(checker.describe(wanted))?'"
        }
        let given = LiteralTypes(checker).withDefaultType(found)
        let target = checker.wrapped(wanted) ?? wanted
        if given.isOpen || target.isOpen { return nil }
        if let function = given.asFunction, Conversions(checker).conversion(from: function.result, to: wanted) != nil {
            let call = function.parameters.isEmpty ? "()" : "(…)"
            return "call it: write '\(call)' after it"
        }
        if given.isVoid { return noResultHelp(span) }
        return textHelp(given, as: target, span, checker) ?? rawValueHelp(given, as: target, checker)
            ?? castHelp(given, as: target, checker) ?? elementHelp(given, as: target, span, checker)
    }

    private static func isNumber(_ type: Type) -> Bool {
        LiteralTypes.integerRange(type) != nil || LiteralTypes.isFloating(type)
    }

    /// Help for conversions between strings and numbers, and between a string and its parts.
    private static func textHelp(_ found: Type, as wanted: Type, _ span: Span, _ checker: Checker) -> String? {
        let name = checker.describe(wanted)
        if LiteralTypes.isText(wanted) {
            if isNumber(found) {
                let isLiteral = span.text.allSatisfy { $0.isNumber || $0 == "." }
                return isLiteral ? "did you mean the string \"\(span.text)\"?" : "write String(…), or \"\\(value)\""
            }
            return LiteralTypes.isText(found) ? "convert it: \(name)(…)" : nil
        }
        guard LiteralTypes.isText(found), isNumber(wanted) else { return nil }
        return "'\(name)(…)' reads a number from a string, and returns nil if there is none"
    }

    /// Help for conversions between an enum and its raw values.
    private static func rawValueHelp(_ found: Type, as wanted: Type, _ checker: Checker) -> String? {
        if let raw = wanted.nominal?.rawType, raw === found {
            return "'\(checker.describe(wanted))(rawValue: …)' converts it, and returns nil if no case has that value"
        }
        if let raw = found.nominal?.rawType, raw === wanted { return "use the raw value of the case: '.rawValue'" }
        return nil
    }

    /// Help for a value whose static type is a supertype: a cast.
    private static func castHelp(_ found: Type, as wanted: Type, _ checker: Checker) -> String? {
        guard found.isExistential || found.nominal?.kind == .class, wanted.nominal != nil,
            !Imports.isReactive(wanted), Conversions(checker).conversion(from: wanted, to: found) != nil
        else { return nil }
        let name = checker.describe(wanted)
        return "cast it: 'as? \(name)', or 'as! \(name)' if it cannot be another type"
    }

    /// Help for one value where a collection or an observable is expected.
    private static func elementHelp(_ found: Type, as wanted: Type, _ span: Span, _ checker: Checker) -> String? {
        guard let symbol = wanted.nominal, symbol.isLibrary, wanted.arguments.count == 1,
            wanted.arguments[0] === found
        else { return nil }
        if symbol === checker.arraySymbol || symbol === checker.setSymbol {
            let text = span.text.count < 30 && !span.text.contains("\n") ? span.text : "…"
            return "put it in brackets: [\(text)]"
        }
        return symbol.hint(.element)?.text
    }

    /// Help for a call without a result, such as `numbers.sort()`, that is used as a value.
    private static func noResultHelp(_ span: Span) -> String {
        let text = span.text
        for (changing, giving) in [("sort", "sorted"), ("reverse", "reversed"), ("shuffle", "shuffled")]
        where text.contains(".\(changing)(") || text.contains(".\(changing) {") {
            return "'\(changing)' modifies the variable and returns nothing: '\(giving)' returns a new value"
        }
        return "this returns no value"
    }

    // MARK: - Operators

    static func operatorHelp(_ name: Name, _ left: Type, _ right: Type, _ checker: Checker) -> String? {
        if checker.wrapped(left) != nil || checker.wrapped(right) != nil {
            return "unwrap the optional first: 'if let', or '??' with a default"
        }
        if LiteralTypes.integerRange(left) != nil && LiteralTypes.isFloating(right)
            || LiteralTypes.isFloating(left) && LiteralTypes.integerRange(right) != nil
        {
            let wanted = checker.describe(LiteralTypes.isFloating(left) ? left : right)
            return "numbers do not convert automatically: write \(wanted)(…)"
        }
        if LiteralTypes.isText(left) && isNumber(right) || LiteralTypes.isText(right) && isNumber(left) {
            if name == "*" { return "to repeat a string, use String(repeating: \"…\", count: 3)" }
            if name == "+" || name == "+=" {
                return "put the number into the string: \"… \\(value)\", or String(value)"
            }
            let number = checker.describe(isNumber(left) ? left : right)
            return "a string is not a number: '\(number)(…)' converts it, or returns nil if it is not a number"
        }
        for (function, side) in [(left, "left"), (right, "right")] {
            if let function = function.asFunction, function.parameters.isEmpty {
                return "the \(side) operand is a function: call it with '()'"
            }
        }
        for operand in [left, right] {
            if let advice = operand.nominal?.hint(.operand) { return advice.text }
        }
        for (own, other) in [(left, right), (right, left)] {
            guard let raw = own.nominal?.rawType, raw === other else { continue }
            return "compare its raw value ('.rawValue'), or compare with a case"
        }
        if name == "+" || name == "+=", let symbol = left.nominal, symbol.isLibrary, symbol.name == "Array",
            left.arguments[0] === right
        {
            return "'+' joins two arrays: put the value in brackets, or 'append' it"
        }
        return nil
    }
}
