import Declarations
import Diagnostics
import Syntax
import TypeModel

/// The path to a part of a variable, as far as it is known statically.
private struct PartPath {
    enum Step {
        case stored(VariableSymbol)
        case part(Int)
        /// The path goes into the value of an optional.
        case through
        /// An element or a computed property. It may overlap with any other part.
        case any
    }
    let root: VariableSymbol
    let steps: [Step]

    init?(_ place: Place) {
        var steps: [Step] = []
        var place = place
        while true {
            switch place {
            case .variable(let variable):
                root = variable
                self.steps = steps.reversed()
                return
            case .field(let base, let field):
                steps.append(.stored(field))
                place = base
            case .tupleField(let base, let index):
                steps.append(.part(index))
                place = base
            case .chainPayload(let base), .forcedPayload(let base, _):
                steps.append(.through)
                place = base
            case .computed(.place(let base), _, _, _, _):
                steps.append(.any)
                place = base
            default: return nil
            }
        }
    }

    func overlaps(_ other: PartPath) -> Bool {
        guard root === other.root else { return false }
        for (mine, theirs) in zip(steps, other.steps) {
            switch (mine, theirs) {
            case (.stored(let a), .stored(let b)) where a !== b: return false
            case (.part(let a), .part(let b)) where a != b: return false
            case (.any, _), (_, .any): return true
            default: continue
            }
        }
        return true
    }
}

/// Checks that a call does not modify the same storage through two arguments.
struct ExclusivityRules {
    let problems: any Reporting
    init(_ problems: any Reporting) { self.problems = problems }

    /// Checks that a call does not modify the same storage through two arguments.
    func check(_ receiver: Receiver, _ arguments: [TArgument], _ span: Span) {
        var paths: [PartPath] = []
        func add(_ place: Place) {
            guard let path = PartPath(place) else { return }
            if let other = paths.first(where: { $0.overlaps(path) }) {
                problems.report(CheckDiagnostic.overlapping(other.root.name, span))
            } else {
                paths.append(path)
            }
        }
        if case .place(let place) = receiver { add(place) }
        for case .inout_(let place) in arguments { add(place) }
    }
}

extension CheckDiagnostic {
    static func overlapping(_ name: Name, _ span: Span) -> Diagnostic {
        let swaps = span.text.hasPrefix("swap(")
        return make(
            .invalidInout, "'\(name.text)' is modified in two places at once", span,
            notes: ["while a call modifies a variable, no other code may access it"],
            help: swaps ? "write '\(name.text).swapAt(…, …)'" : "copy one of them into a variable of its own first")
    }
}
