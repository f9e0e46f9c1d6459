import Diagnostics
import Syntax
import XCTest

@testable import Types

/// What is typed without unknowns has the types that the solver gives.
final class DirectInferenceTests: XCTestCase {
    func testTheCorpusHasTheSameTypesEitherWay() {
        let direct = freshChecker()
        let general = freshChecker()
        general.infersDirectly = false
        var found = 0
        for area in ["language", "operators", "programs", "diagnostics"] {
            for program in corpus(area) {
                let left = Outline(program, direct)
                let right = Outline(program, general)
                found += left.rows.count
                XCTAssertEqual(left.problems, right.problems, program.name)
                for row in left.rows.symmetricDifference(right.rows).sorted().prefix(6) {
                    XCTFail(program.name + ": " + (left.rows.contains(row) ? "direct " : "solved ") + row)
                }
            }
        }
        XCTAssertGreaterThan(found, 10_000)
    }

    /// What the solver would have to look at a second time costs twice.
    func testCommonStatementsNeedNoSolver() {
        let checker = freshChecker()
        for text in [
            "Observable.of(1, 2).map { $0 * 2 }.subscribe(onNext: { print($0) }).disposed(by: DisposeBag())",
            "_ = Completable.empty().subscribe(onCompleted: { print(1) })",
            "PublishSubject<Int>().onError(RxError.unknown)",
            "_ = Observable.just(1).delay(.seconds(1), scheduler: MainScheduler.instance)",
            "print(String(describing: Int.self))",
            "let all: [() -> Int] = [{ 1 }]; print(all[0]())",
            "let add: (inout Int) -> Void = { $0 += 1 }; var n = 1; add(&n)",
        ] {
            let file = parse(Source(name: "text", text: "import RxSwift\n" + text))
            let result = checker.check(file, mode: .script)
            checker.takeBack()
            XCTAssertEqual(result.diagnostics.filter { $0.severity == .error }.map(\.message), [], text)
            let search = Search()
            for statement in file.statements { search.visit(statement) }
            XCTAssertEqual(search.found, [], text)
        }
    }
}

/// Expressions that were left to the solver.
private final class Search: TreeWalker {
    private(set) var found: [String] = []
    override func visit(_ expr: Expr) {
        if expr.needsSolver { found.append(String(expr.span.text)) }
        walk(expr)
    }
}

/// What a program's text means: each call with its arguments for generic parameters, each variable with its type.
private final class Outline: TypedWalker {
    private(set) var rows: Set<String> = []
    private(set) var problems: [String] = []
    private let checker: Checker
    private var seen: Set<ObjectIdentifier> = []

    init(_ program: Program, _ checker: Checker) {
        self.checker = checker
        super.init()
        let result = checker.check(parse(Source(name: program.name, text: program.text)), mode: .script)
        problems = result.diagnostics.map { "\($0.primary.start) \($0.id) \($0.message)" }
        visit(result.statements)
        for symbol in result.declared { add(symbol) }
        checker.takeBack()
    }

    private func add(_ symbol: Symbol?) {
        guard let symbol, !symbol.isLibrary, seen.insert(ObjectIdentifier(symbol)).inserted else { return }
        switch symbol {
        case let function as FunctionSymbol:
            if let body = function.body { visit(body.statements) }
            for parameter in function.parameters { if let value = parameter.defaultValue { visit(value) } }
        case let variable as VariableSymbol:
            note(variable.span, "\(variable.name): \(variable.type.map(checker.describe) ?? "?")")
            if let value = variable.initialValue { visit(value) }
            for accessor in [variable.getter, variable.setter, variable.willSet, variable.didSet] { add(accessor) }
        case let member as SubscriptSymbol:
            add(member.getter)
            add(member.setter)
        case let nominal as NominalSymbol: for member in nominal.members.all.values.joined() { add(member) }
        default: break
        }
    }

    private func note(_ span: Span?, _ text: String) {
        guard let span else { return }
        rows.insert("\(span.position.line):\(span.position.column) \(text)")
    }

    private func note(_ callee: Callee, _ span: Span?) {
        let arguments = callee.substitution.arguments.map(checker.describe).joined(separator: ", ")
        let home = callee.function.parent.map { $0.name.text + "." } ?? ""
        let key = callee.function.bindingKey ?? checker.fullName(callee.function)
        note(span, "\(home)\(key)<\(arguments)> \(callee.dispatch) \(checker.describe(callee.function.result))")
    }

    override func visit(_ expr: TExpr) {
        switch expr.kind {
        case .call(let callee, _, _), .functionRef(let callee, _), .unappliedMethod(let callee):
            note(callee, Span(source: expr.span.source, start: 0, end: 0))
        case .closure(let closure):
            note(expr.span, "closure \(checker.describe(expr.type))")
            for parameter in closure.parameters { note(expr.span, "takes \(checker.describe(parameter.type))") }
        case .convert(let inner, _):
            note(expr.span, "converts \(checker.describe(inner.type)) to \(checker.describe(expr.type))")
        // The list of variadic arguments stands nowhere.
        case .array: rows.insert(checker.describe(expr.type))
        case .ternary, .dictionary, .integer, .double, .nilLiteral, .string, .coalesce, .enumCase, .cast, .tuple,
            .apply:
            note(expr.span, checker.describe(expr.type))
        default: break
        }
        super.visit(expr)
    }

    override func visit(_ place: Place) {
        if case .computed(_, let getter, _, _, _) = place {
            note(getter, Span(source: checker.lastSpan.source, start: 0, end: 0))
        }
        super.visit(place)
    }

    override func visit(_ pattern: TPattern) {
        if case .bind(let variable) = pattern.kind {
            note(variable.span, "\(variable.name): \(checker.describe(variable.type))")
        }
        super.visit(pattern)
    }

    override func visit(_ statement: TStmt) {
        if case .function(let function) = statement.kind { add(function) }
        super.visit(statement)
    }
}
