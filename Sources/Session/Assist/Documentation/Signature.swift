import Diagnostics
import Syntax

/// The parameters in the text of a declaration.
struct Signature {
    /// The texts of the parameters.
    private(set) var parameters: [String] = []
    /// The labels of the parameters, such as `["_", "latest", "scheduler"]`.
    private(set) var labels: [String] = []

    init(_ declaration: String) {
        let isWhole = ["init", "func ", "static ", "class ", "case "].contains { declaration.hasPrefix($0) }
        Source.withScratchSource("enum Owner { " + (isWhole ? "" : "func ") + declaration + " }") { source in
            guard case .decl(let parent)? = parse(source).statements.first?.kind, case .type(let type) = parent.kind
            else { return }
            switch type.members.first?.kind {
            case .function(let function): readParameters(function.parameters)
            case .initializer(let initializer): readParameters(initializer.parameters)
            case .enumCase(let elements):
                for part in elements[0].payload ?? [] {
                    parameters.append((part.label.map { $0.text + ": " } ?? "") + part.type.span.text)
                    labels.append(part.label?.text ?? "_")
                }
            default: break
            }
        }
    }

    private mutating func readParameters(_ declared: [ParameterDecl]) {
        parameters = declared.map(\.span.text)
        labels = declared.map { $0.label?.text ?? "_" }
    }
}
