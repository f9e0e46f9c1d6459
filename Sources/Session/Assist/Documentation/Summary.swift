import Declarations
import Syntax
import TypeModel

extension Checker {
    /// Returns a short form of a declaration: `func double(_:) -> Int` or `struct Point`.
    package func summary(of symbol: Symbol) -> String {
        switch symbol {
        case let function as FunctionSymbol:
            let labels = function.parameters.map { ($0.label?.text ?? "_") + ":" }.joined()
            let result = function.result.map { describe($0) } ?? "()"
            let arrow = result == "()" || result == "Void" ? "" : " -> \(result)"
            return "func \(function.name.text)(\(labels))\(function.effects.sourceText)\(arrow)"
        case let nominal as NominalSymbol: return "\(nominal.kind) \(nominal.name.sourceName.text)"
        case is TypealiasSymbol: return "typealias \(describe(symbol))"
        default: return describe(symbol)
        }
    }
}
