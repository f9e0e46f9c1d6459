import Runtime
import Syntax
import TypeModel

/// Advice for sending events to a watched observable.
package enum StreamAdvice {
    /// Returns a text such as `a PublishSubject, send with taps.onNext("...")`; nil if the program cannot send events
    /// to the observable.
    static func text(for type: RuntimeType, of symbol: VariableSymbol, named name: String) -> String? {
        guard case .nominal(let nominal, _)? = symbol.type?.kind, let send = sendExample(to: symbol) else { return nil }
        let plain = nominal.name.text
        let article = "AEIOU".contains(plain.first ?? "x") ? "an" : "a"
        return "\(article) \(plain), send with \(name).\(send)(\(sampleValue(type.arguments.first)))"
    }

    /// Returns the name of the method that sends events to a subject or relay, `onNext` or `accept`; nil for other
    /// values.
    package static func sendExample(to symbol: Symbol) -> String? {
        guard case .nominal(let nominal, _)? = (symbol as? VariableSymbol)?.type?.kind else { return nil }
        return nominal.sendMethod?.text
    }

    /// Returns an example of an argument.
    private static func sampleValue(_ type: RuntimeType?) -> String {
        switch type?.kind {
        case .string, .substring: return "\"...\""
        case .character: return "\"a\""
        case .integer: return "1"
        case .floating: return "1.5"
        case .bool: return "true"
        case .void: return "()"
        default: return "..."
        }
    }
}
