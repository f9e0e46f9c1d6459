import Syntax

/// Finds type names that the text uses like numeric types: `let t: RxTimeInterval = 4`, `RxTimeInterval(1.0 / 3)`. The
/// text is scanned on first use, because only aliases that had another type in older releases need it.
final class NumberNames {
    private let file: ParsedFile?
    private lazy var names: Set<Name> = {
        let scan = NumberScan()
        for statement in file?.statements ?? [] { scan.visit(statement) }
        return scan.names
    }()

    init(of file: ParsedFile?) { self.file = file }

    func contains(_ name: Name) -> Bool { names.contains(name) }
}

private final class NumberScan: TreeWalker {
    var names: Set<Name> = []

    override func visit(_ declaration: Decl) {
        if case .variable(let variable) = declaration.kind {
            for binding in variable.bindings {
                note(binding.type ?? binding.pattern.typeAnnotation, binding.initializer)
            }
        }
        if case .function(let function) = declaration.kind {
            for parameter in function.parameters { note(parameter.type, parameter.defaultValue) }
        }
        walk(declaration)
    }

    override func visit(_ expr: Expr) {
        if case .call(let call) = expr.kind, case .name(let callee) = call.callee.kind, call.arguments.count == 1,
            call.arguments[0].label == nil
        {
            names.insert(callee.name)
        }
        walk(expr)
    }

    private func note(_ type: TypeRef?, _ value: Expr?) {
        guard let name = type?.plainName, let value, isNumber(value) else { return }
        names.insert(name)
    }

    private func isNumber(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .integer, .float: return true
        case .paren(let inner), .prefix(_, let inner): return isNumber(inner)
        case .binary(_, let left, let right): return isNumber(left) || isNumber(right)
        default: return false
        }
    }
}
