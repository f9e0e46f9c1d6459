import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Checks string literals in marble notation before the program runs. The characters determine the element type if the
/// context does not.
struct MarbleLiterals: BodyService {
    let body: BodyChecker

    func readMarbles(_ given: [CallArgument], _ match: ArgumentMatch, _ result: Type) {
        for argument in given where argument.label == nil {
            guard case .string(let literal) = argument.expr.kind, let text = literal.plainText else { continue }
            let span = argument.expr.span
            if !solver.isQuiet, let mistake = checker.marbleMistake(text) {
                checker.report(CheckDiagnostic.invalidMarbles(mistake, in: text, at: span))
            }
            defaultElement(of: result, to: MarbleLetters(text).areDigits ? checker.intType : checker.stringType)
        }
    }

    /// Sets the default element type: `Int` if all values are digits, `String` otherwise.
    private func defaultElement(of result: Type, to type: Type) {
        guard case .nominal(_, let arguments) = result.kind, let element = arguments.first, solver.isUnknown(element)
        else { return }
        solver.add(
            SolverTask(.fallback, isReady: { [self] in !solver.isUnknown(element) }) { [self] _ in
                if solver.isUnknown(element) { _ = solver.unify(element, type) }
            })
    }
}

/// Finds out which kinds of values a marble string contains.
private struct MarbleLetters {
    let areDigits: Bool

    init(_ text: String) {
        // Durations such as `30ms` are separate words; a name after `#` is the name of an error.
        let words = text.split(separator: " ").filter { word in
            !(word.first!.isNumber && (word.hasSuffix("s") || word.hasSuffix("m")))
        }
        var isName = false
        let values = words.joined(separator: " ").filter { character in
            if character == "#" { isName = true }
            defer { if !character.isLetter, character != "#" { isName = false } }
            return !isName && (character.isLetter || character.isNumber || !character.isASCII)
        }
        areDigits = !values.isEmpty && values.allSatisfy(\.isNumber)
    }
}

extension StringLiteral {
    /// The value of a string literal; nil if it has interpolations.
    var plainText: String? {
        var text = ""
        for part in parts {
            guard case .text(let piece) = part else { return nil }
            text += piece
        }
        return text
    }
}
