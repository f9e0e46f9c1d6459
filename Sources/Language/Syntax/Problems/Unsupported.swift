import Diagnostics

/// Constructs that rill does not support, with their alternatives.
enum Unsupported {
    case attribute(String)
    case cStyleFor
    case distributed
    case coroutine(beside: String)
    case increment(String)
    case macro
    case parameterPack
    case poundDirective(String)
    case regex
    case suppressedConformance
    case valueGeneric

    /// False for a construct that only earlier versions of Swift had.
    var isInCurrentSwift: Bool {
        switch self {
        case .cStyleFor, .increment: false
        default: true
        }
    }

    var name: String {
        switch self {
        case .attribute(let name): "'@\(name)'"
        case .distributed: "'distributed'"
        case .cStyleFor: "'for' with ';' or '='"
        case .coroutine(let other): "'\(other == "get" ? "_read" : "_modify")' beside '\(other)'"
        case .increment(let text): "'\(text)'"
        case .macro: "a macro declaration"
        case .parameterPack: "a parameter pack"
        case .poundDirective(let name): "'#\(name)'"
        case .regex: "a regex literal without '#'"
        case .suppressedConformance: "'~', a suppressed conformance,"
        case .valueGeneric: "a value as generic parameter"
        }
    }

    var help: String? {
        switch self {
        case .distributed: "remove 'distributed': rill runs only one process"
        case .cStyleFor: "write a range: for i in 0..<10 { … }"
        case .coroutine(let other): "remove one of them: '\(other)' alone does the same here"
        case .increment(let text): "write \(text == "++" ? "+=" : "-=") 1"
        case .poundDirective("keyPath"): "use a closure or a key path: \\.name"
        case .regex: "write #/…/#"
        case .parameterPack: "use an array parameter, or write a function for each number of values"
        case .suppressedConformance: "remove '~' and the protocol: values can be copied here"
        case .attribute, .macro, .poundDirective, .valueGeneric: nil
        }
    }
}
