import TypeModel
import XCTest

final class RefusalTests: XCTestCase {
    private let programs: [(text: String, id: String)] = [
        ("func f() {\n let a = 1\n a = 2\n}", "immutable"),
        ("let a = [1]\na.append(2)", "immutable"),
        ("struct E: Error {}\nfunc f() throws {}\nfunc g() { f() }", "unhandled-throw"),
        ("func f() throws {}\nfunc g() { try f() }", "unhandled-throw"),
        ("struct E: Error {}\nlet c: () -> Void = { throw E() }", "unhandled-throw"),
        ("func f(_ x: Int) -> Int { if x > 0 { return 1 } }", "missing-return"),
        (
            "enum A { case x, y(Int) }\nfunc f(_ a: A) { switch a { case .x: break\n case .y(1): break } }",
            "non-exhaustive-switch"
        ),
        ("struct S { let a: Int\n init() {} }", "uninitialized"),
        ("func f() {\n let a: Int\n print(a)\n}", "uninitialized"),
        ("protocol P { func f() -> Int }\nstruct S: P { func f() -> String { \"\" } }", "incomplete-conformance"),
        ("struct S {}\nlet s: Set<S> = []", "does-not-conform"),
        ("struct S {}\nprint(S() == S())", "type-mismatch"),
        ("let r: Result<Int, Error> = .success(1)\nprint(r == r)", "type-mismatch"),
        ("let x: Int? = 1\nlet y: Int = x", "type-mismatch"),
        ("let a = 1\nlet b = 2.5\nprint(a * b)", "type-mismatch"),
        ("let a = nil", "cannot-infer"),
        ("let a = []", "cannot-infer"),
        ("let a: Foo = 1", "unknown-type"),
        ("print(a)", "unknown-name"),
        ("import Combine", "unknown-module"),
        ("func f(a: Int) {}\nf(1)", "wrong-label"),
        ("func f(a: Int) {}\nf()", "missing-argument"),
        ("func f(a: Int) {}\nf(a: 1, b: 2)", "extra-argument"),
        ("func f(_ a: inout Int) {}\nvar x = 1\nf(x)", "invalid-inout"),
        ("class A { func f() {} }\nclass B: A { func f() {} }", "invalid-override"),
        ("let a = 1\nlet a = 2", "redeclared"),
        ("let a: Int8 = 300", "integer-overflow"),
        ("let a = 1\na()", "not-callable"),
        ("return 1", "invalid-return"),
        ("break", "misplaced"),
        ("protocol P {\n private func f()\n}", "invalid-modifier"),
        ("protocol P {\n public var n: Int { get }\n}", "invalid-modifier"),
        ("typealias T = (Int, Int)\nextension T {}", "cannot-extend"),
        ("struct A: Int {}", "not-a-protocol"),
        ("class C: Equatable {}", "cannot-synthesize"),
        ("import RxSwift\n_ = Observable.of(1).concat(Observable.of(\"x\"))", "type-mismatch"),
        ("import RxSwift\n_ = Observable.of(1).flatMap { $0 + 1 }", "does-not-conform"),
        ("import RxCocoa\nPublishRelay<Int>().onCompleted()", "unknown-member"),
    ]

    func testRefusesWithTheRightId() {
        for (text, id) in programs { XCTAssertEqual(problems(text).first, id, text) }
    }

    func testReportsIndependentErrorsInOrder() {
        XCTAssertEqual(
            problems("let a: Int = \"x\"\nprint(b)\nlet c = [1].foo\n"),
            ["type-mismatch", "unknown-name", "unknown-member"])
    }

    func testAnErrorIsReportedOnce() {
        XCTAssertEqual(problems("let a = b.c.d(1) { $0 + 1 }\nprint(a + 1)"), ["unknown-name"])
    }

    func testReportsAtMostTen() {
        XCTAssertEqual(problems((1...30).map { "print(name\($0))" }.joined(separator: "\n")).count, 10)
    }

    func testUnknownSuperclass_membersAreNotReported() {
        let text = """
            class Screen: Panel {
              let bag = 1
              override func show() { super.show(); title = view.name }
            }
            let screen = Screen()
            screen.title = "a"
            Screen.make().run()
            let label: Label! = nil
            label.text.count
            let n: Int = screen.bag.more
            """
        let found = check(text).diagnostics.filter { $0.severity == .error }
        XCTAssertEqual(found.map(\.id), ["unknown-type", "unknown-type", "unknown-member"])
        XCTAssertEqual(found.map(\.primary.position.line), [1, 8, 10])
    }

    func testFactory_withoutElementType_helpShowsItsPlace() {
        let found = check("import RxSwift\n_ = Observable.empty().subscribe()").diagnostics.first
        XCTAssertEqual(found?.id, "cannot-infer")
        XCTAssertEqual(found?.help, "write the type: 'Observable<…>', for example 'Observable<Int>'")
        XCTAssertEqual(check("_ = Dictionary()").diagnostics.first?.help, "write the type")
    }

    func testMembersOfAConditionalConformanceNeedItsCondition() {
        let box = """
            protocol P {}
            extension P {
              var tag: Int { 1 }
              static var kind: Int { 2 }
            }
            struct Box<T> { let t: T }
            extension Box: Equatable where T: Equatable {}
            extension Box: P where T: Equatable {}
            struct N {}
            let box = Box(t: N())

            """
        let missing = "'N' does not conform to 'Equatable'"
        for (use, id, message) in [
            ("_ = box.tag", "does-not-conform", missing),
            ("_ = Box<N>.kind", "does-not-conform", missing),
            ("_ = [box].contains(box)", "does-not-conform", missing),
            ("_ = box == box", "type-mismatch", "operator '==' does not take 'Box<N>' and 'Box<N>'"),
            ("_ = box != box", "type-mismatch", "operator '!=' does not take 'Box<N>' and 'Box<N>'"),
        ] {
            let found = check(box + use).diagnostics.filter { $0.severity == .error }
            XCTAssertEqual(found.map(\.id), [id], use)
            XCTAssertEqual(found.first?.message, message, use)
            XCTAssertTrue(found.first?.notes.contains { $0.message.hasPrefix("so 'Box<N>' does not") } ?? false, use)
        }
        XCTAssertEqual(problems(box + "let b = Box(t: 1)\nprint(b == b, b.tag, Box<Int>.kind)"), [])
    }

    func testNil_withoutType_isReported() {
        for use in ["nil.count", "nil()", "nil[0]", "nil[nil]", "nil.map { $0 }"] {
            let found = check("print(\(use))").diagnostics
            XCTAssertEqual(found.map(\.id), ["cannot-infer"], use)
            XCTAssertEqual(found.first?.primary.text, "nil", use)
        }
    }

    func testDefaultValue_mismatched_isReportedOnce() {
        for (declaration, call) in [
            ("func f(x: Int = \"a\") -> Int { x }", "f()"), ("func f(x: Int = unknown) -> Int { x }", "f()"),
            ("struct S { init(x: Int = \"a\" + 1) {} }", "S()"),
            ("struct S { subscript(x: Int = \"a\") -> Int { x } }\nlet s = S()", "s[]"),
            ("struct S { var x: Int = \"a\"; var y = 1 }", "S(y: 2)"),
        ] {
            let alone = problems(declaration)
            XCTAssertEqual(alone.count, 1, declaration)
            for use in [
                "_ = \(call)", "print(\(call))", "let a = \(call)", "func g() { _ = \(call) }",
                "_ = [1].map { _ in \(call) }",
            ] {
                XCTAssertEqual(problems(declaration + "\n" + use), alone, declaration + "\n" + use)
                XCTAssertEqual(problems(use + "\n" + declaration).first, alone.first, use + "\n" + declaration)
            }
        }
    }

    func testDiagnostic_ofALoop_namesTheSequenceType() {
        let any = "func any<T>() -> T { fatalError() }\n"
        for subject in ["nil", "[]", "[:]", "any()", "[any()]"] {
            for use in [
                "switch \(subject) { case 1: break; case .b, []: break; default: break }",
                "for x in \(subject) { if case 1 = x {} }",
            ] {
                // The elements of an empty list are any values, as in Swift; a number is no pattern for one.
                let isEmptyList = use.hasPrefix("for") && (subject == "[]" || subject == "[:]")
                for text in [use, "func f() {\n\(use)\n}"] {
                    let found = check(any + text).diagnostics
                    XCTAssertEqual(found.map(\.id), [isEmptyList ? "type-mismatch" : "cannot-infer"], text)
                    XCTAssertEqual(found.first?.primary.text, isEmptyList ? "1" : subject, text)
                }
            }
        }
    }

    func testBranchWithAValue_isOneExpression() {
        for branches in ["case 1: print(1); 2; default: 3", "case 1: break; default: 3"] {
            let found = check("let v = 1\nlet x: Int = switch v {\n\(branches)\n}").diagnostics
            XCTAssertEqual(found.map(\.id), ["misplaced"], branches)
        }
        XCTAssertEqual(problems("let x = if true { } else { 3 }"), ["misplaced"])
        // The common type of the branches is unknown when the first is checked.
        XCTAssertEqual(
            problems("func f(_ v: Int) { _ = switch v { case 1: .a; default: 2 } }"), ["unknown-member"])
        let fine = """
            struct E: Error {}
            func f(_ v: Int) throws -> Int {
              _ = switch v { case 1: "a"; default: "b" }
              let next = switch v + 1 { case 1: 2; default: 3 }
              return if v > 1 { next } else { print(v); throw E() }
            }
            """
        XCTAssertEqual(problems(fine.replacingOccurrences(of: "{ print(v); throw", with: "{\nprint(v)\nthrow")), [])
    }

    func testMissingConformance_isReportedOnce() {
        let found = check("struct N {}\nlet ns = [N()]\nlet s = Set(ns)").diagnostics
        XCTAssertEqual(found.map(\.id), ["does-not-conform"])
        XCTAssertEqual(found.map(\.primary.position.line), [3])
    }

    func testInvalidArgument_selectsNoOverload() {
        XCTAssertEqual(
            problems("var d: [String: Int] = [:]\nlet n: Foo = 1\nd[n] = 2\nprint(n, d[n] + 1)\nmax(n, 3)"),
            ["unknown-type"])
    }
}
