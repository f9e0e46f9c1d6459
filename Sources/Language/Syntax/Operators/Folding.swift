import Diagnostics

/// Replaces every flat `.sequence` in the file by nested operator expressions, in place.
public func foldOperators(_ file: ParsedFile, table: OperatorTable) -> [Diagnostic] {
    if file.needsNoFolding { return [] }
    let folder = OperatorFolder(table, file.statements)
    for statement in file.statements { folder.checkDeclaration(statement) }
    if let exprs = file.operatorExprs {
        for expr in ReadingStop.untilStopped(exprs) { folder.foldSequence(expr) }
    } else {
        for statement in file.statements { folder.visit(statement) }
    }
    return Array(folder.diagnostics.sorted { $0.primary.start < $1.primary.start }.prefix(Parser.diagnosticLimit))
}

extension ParsedFile {
    /// True if the file has neither operator expressions nor operator declarations. Most files of the library have
    /// none.
    fileprivate var needsNoFolding: Bool {
        guard let operatorExprs, operatorExprs.isEmpty else { return false }
        return !statements.contains { statement in
            guard case .decl(let declaration) = statement.kind else { return false }
            switch declaration.kind {
            case .operator_, .precedenceGroup: return true
            default: return false
            }
        }
    }
}

private final class OperatorFolder: TreeWalker {
    private let table: OperatorTable
    private let statements: [Stmt]
    private(set) var diagnostics: [Diagnostic] = []

    init(_ table: OperatorTable, _ statements: [Stmt]) {
        self.table = table
        self.statements = statements
    }

    func checkDeclaration(_ statement: Stmt) {
        guard case .decl(let declaration) = statement.kind else { return }
        switch declaration.kind {
        case .operator_(let node):
            guard let group = node.group, !table.hasGroup(group) else { return }
            reportUnknownGroup(group, in: declaration)
        case .precedenceGroup(let node):
            for group in node.higherThan + node.lowerThan where !table.hasGroup(group) {
                reportUnknownGroup(group, in: declaration)
            }
        default: break
        }
    }

    override func visit(_ expr: Expr) {
        walk(expr)
        foldSequence(expr)
    }

    func foldSequence(_ expr: Expr) {
        switch expr.kind {
        case .sequence(let items): expr.kind = fold(items).kind
        case .prefix(let name, _) where name.name == "/" && !table.isPrefix(name.name):
            diagnostics.append(SyntaxDiagnostics.unsupported(.regex, at: name.span))
        case .prefix(let name, _) where !table.isPrefix(name.name):
            let help =
                name.name == "|" ? OperatorFolder.closureHelp : "declare it: prefix operator \(name.name.text)"
            diagnostics.append(SyntaxDiagnostics.unknownOperator(name, "prefix", help: help))
        case .postfix(let name, _) where !table.isPostfix(name.name):
            reportUnknownPostfix(name)
        default: break
        }
    }

    private func reportUnknownPostfix(_ name: OperatorName) {
        let text = name.name.text
        if text == "++" || text == "--" {
            return diagnostics.append(SyntaxDiagnostics.unsupported(.increment(text), at: name.span))
        }
        let help = "declare it: postfix operator \(text)"
        diagnostics.append(SyntaxDiagnostics.unknownOperator(name, "postfix", help: help))
    }

    private func reportUnknownGroup(_ group: Name, in declaration: Decl) {
        let meant = nearestNames(to: group.text, among: table.groups.map(\.name.text), limit: 1).first
        diagnostics.append(
            SyntaxDiagnostics.unknownPrecedenceGroup(group, at: declaration.span.span(of: group), meant: meant))
    }

    // MARK: - Precedence climbing

    /// The lowest precedence of operators that are folded into the right operand.
    private struct Bound {
        var group: Int
        var allowsSame: Bool
    }

    private struct Step {
        var item: SequenceItem
        var group: Int
        var name: OperatorName
    }

    private func fold(_ items: [SequenceItem]) -> Expr {
        guard case .operand(let first) = items[0] else {
            return Expr(.error, Span.unknown)
        }
        var place = 1
        return foldByPrecedence(first, nil, items, &place)
    }

    private func foldByPrecedence(_ first: Expr, _ bound: Bound?, _ items: [SequenceItem], _ index: inout Int) -> Expr {
        var left = first
        while index < items.count {
            let step = self.operatorStep(items[index])
            if let bound, !isWithin(step.group, bound) { break }
            index += 1
            if case .cast(let kind, let type, _) = step.item {
                left = Expr(.cast(left, kind, type), Span(left.span, type.span))
                checkNeighbour(of: step, items, index)
                continue
            }
            guard index < items.count, case .operand(var right) = items[index] else { break }
            index += 1
            checkTry(right, after: step)
            while index < items.count {
                let following = self.operatorStep(items[index])
                let relation = table.relation(following.group, step.group)
                let isRight = relation == .same && table.groups[step.group].associativity == .right
                guard relation == .higher || isRight else { break }
                right = foldByPrecedence(right, Bound(group: step.group, allowsSame: isRight), items, &index)
            }
            checkNeighbour(of: step, items, index)
            left = combine(step, left, right)
        }
        return left
    }

    private func isWithin(_ group: Int, _ bound: Bound) -> Bool {
        switch table.relation(group, bound.group) {
        case .higher: true
        case .same: bound.allowsSame
        case .lower, .none: false
        }
    }

    private func operatorStep(_ item: SequenceItem) -> Step {
        switch item {
        case .binary(let name): return Step(item: item, group: group(of: name), name: name)
        case .ternary(let middle):
            return Step(item: item, group: table.ternaryGroup, name: OperatorName("?:", middle.span))
        case .assign(let span): return Step(item: item, group: table.assignmentGroup, name: OperatorName("=", span))
        case .cast(let kind, _, let span):
            return Step(item: item, group: table.castingGroup, name: OperatorName(kind == .is ? "is" : "as", span))
        case .operand(let operand):
            return Step(item: item, group: table.castingGroup, name: OperatorName("", operand.span))
        }
    }

    private var reportedOffsets: Set<UInt32> = []

    private func group(of name: OperatorName) -> Int {
        if let known = table.group(of: name.name) { return known }
        // The same position may be visited repeatedly, but is reported once.
        if reportedOffsets.insert(name.span.start).inserted { reportUnknown(name) }
        return table.groupNumber(of: "DefaultPrecedence")
    }

    private static let closureHelp = "Closure parameters go inside the braces: { x in … }."

    private static let foreignOperators = [
        "<>": "!=", "**": "pow(_:_:)", "=<": "<=", "=!": "!=", "<=>": "<",
    ]

    private func reportUnknown(_ name: OperatorName) {
        var help = OperatorFolder.foreignOperators[name.name.text].map { "did you mean '\($0)'?" }
        if name.name == "=>" { help = OperatorFolder.closureHelp + ". \"Greater than or equal\" is '>='" }
        if implements(name.name) { help = "declare it first: infix operator \(name.name.text)" }
        if help == nil {
            help = nearestNames(to: name.name.text, among: table.infixNames.map(\.text), limit: 1).first.map {
                "did you mean '\($0)'?"
            }
        }
        diagnostics.append(SyntaxDiagnostics.unknownOperator(name, "infix", help: help))
    }

    /// Returns true if the file implements the operator, at the top level or in a type.
    private func implements(_ name: Name) -> Bool {
        func isMeant(_ declaration: Decl) -> Bool {
            switch declaration.kind {
            case .function(let function): function.name == name
            case .type(let type): type.members.contains(where: isMeant)
            default: false
            }
        }
        return statements.contains { statement in
            if case .decl(let declaration) = statement.kind { return isMeant(declaration) }
            return false
        }
    }

    private func combine(_ step: Step, _ left: Expr, _ right: Expr) -> Expr {
        let span = Span(left.span, right.span)
        switch step.item {
        case .binary(let name): return Expr(.binary(name, left, right), span)
        case .ternary(let middle): return Expr(.ternary(left, middle, right), span)
        case .assign: return Expr(.assign(left, right), span)
        case .cast, .operand: return left
        }
    }

    // MARK: - Invalid neighbours

    private func checkNeighbour(of step: Step, _ items: [SequenceItem], _ index: Int) {
        guard index < items.count else { return }
        let following = self.operatorStep(items[index])
        let isSame: Bool
        switch table.relation(step.group, following.group) {
        case .same:
            guard table.groups[step.group].associativity == .none else { return }
            // Casts may follow each other: `x as A as B` is a chain.
            if step.group == table.castingGroup { return }
            isSame = true
        case .none: isSame = false
        case .higher, .lower: return
        }
        guard !reportedOffsets.contains(following.name.span.start) else { return }
        reportedOffsets.insert(following.name.span.start)
        diagnostics.append(SyntaxDiagnostics.mixedOperators(step.name, following.name, isSame: isSame))
    }

    private func checkTry(_ right: Expr, after step: Step) {
        let width: UInt32
        switch right.kind {
        case .tryExpr(let kind, _): width = kind == .try ? 3 : 4
        case .awaitExpr: width = 5
        default: return
        }
        guard step.group != table.ternaryGroup, !table.groups[step.group].isAssignment else { return }
        let word = Span(source: right.span.source, start: right.span.start, end: right.span.start + width)
        diagnostics.append(SyntaxDiagnostics.tryOnRightSide(of: step.name, at: word))
    }
}
