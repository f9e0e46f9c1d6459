import Diagnostics
import Dispatch
import Foundation
import Language
import XCTest

/// Endless recursion traps, whatever its form and however large native frames are.
final class RecursionTests: XCTestCase {
    private func run(_ text: String, stack: Int? = nil) -> (printed: String, trap: String?) {
        var printed = ""
        var options = RunConfiguration()
        if let stack { options.stackBytes = stack }
        let interpreter = Interpreter(options: options) { printed += $0 }
        defer { interpreter.close() }
        let outcome = interpreter.run(Source(name: "test", text: text), mode: .script)
        return (printed, outcome.failure?.id)
    }

    func testEndless() {
        let programs = [
            "func f(_ n: Int) -> Int { n < 0 ? 0 : 1 + f(n + 1) }\nprint(f(0))",
            "class C { func depth(_ n: Int) -> Int { let k = n + 1; if k < 0 { return 0 }; return depth(k) + 1 } }\nprint(C().depth(0))",
            "struct S { var x = 0; mutating func go() { x += 1; go(); x -= 1 } }\nvar s = S(); s.go()",
            "var g: (Int) -> Int = { $0 }\ng = { x in [x].map { g($0 + 1) + 1 }.reduce(0, +) }\nprint(g(0))",
            "struct K: CustomStringConvertible { var n: Int; var description: String { \"\\(K(n: n + 1))\" } }\nprint(K(n: 0))",
        ]
        // The first program runs with the usual stack; the others with a smaller one, to be faster.
        for (index, program) in programs.enumerated() {
            XCTAssertEqual(run(program, stack: index == 0 ? nil : 64 << 20).trap, "stack-overflow", program)
        }
    }

    func testDeepRecursion_thatEnds_runs() {
        XCTAssertEqual(
            run("func f(_ n: Int) -> Int { n == 0 ? 0 : 1 + f(n - 1) }\nprint(f(10_000))").printed, "10000\n")
    }

    /// Cycles inside the engine, without code of the program: events, subscriptions and disposals that cause
    /// themselves.
    func testEndlessInTheEngine() {
        let head = "import RxSwift\nimport RxRelay\nimport RxCocoa\nstruct E: Error {}\n"
        for program in [
            "let s = PublishSubject<Int>()\n_ = s.subscribe(s)\ns.onNext(0)",
            "let s = BehaviorSubject(value: 0)\n_ = s.subscribe(s)\ns.onNext(0)",
            "let s = ReplaySubject<Int>.create(bufferSize: 1)\n_ = s.subscribe(s)\ns.onNext(0)",
            "let s = PublishSubject<Int>()\n_ = s.map { $0 }.share().subscribe(s)\ns.onNext(0)",
            "func f() -> Observable<Int> { Observable.deferred { f() } }\n_ = f().subscribe()",
            "func f(_ n: Int) -> Observable<Int> { Observable.just(n).flatMap { f($0 + 1) } }\n_ = f(0).subscribe()",
            "func f(_ n: Int) -> Single<Int> { Single.just(n).flatMap { f($0 + 1) } }\n_ = f(0).subscribe()",
            "func f() -> Observable<Int> { Observable.error(E()).catch { _ in f() } }\n_ = f().subscribe()",
            "func f() -> Observable<Int> { Observable.empty().ifEmpty(switchTo: .deferred { f() }) }\n_ = f().subscribe()",
            "let a = PublishRelay<Int>(), b = PublishRelay<Int>()\n_ = a.bind(to: b)\n_ = b.bind(to: a)\na.accept(1)",
        ] {
            XCTAssertEqual(run(head + program, stack: 32 << 20).trap, "stack-overflow", program)
        }
    }

    /// The stack per stage depends on the build of the engine, so a million stages may or may not fit.
    func testAVeryLongChainEndsOrTraps() {
        let program =
            "import RxSwift\nvar o = Observable.just(1)\nfor _ in 0..<1_000_000 { o = o.map { $0 } }\n"
            + "_ = o.subscribe(onNext: { print($0) })"
        let (printed, trap) = run(program)
        XCTAssertTrue(trap == "stack-overflow" || trap == nil && printed == "1\n", "\(trap ?? "nil") \(printed)")
    }

    /// Lists deeper than any stack are freed, compared and hashed.
    func testListsAreDeeperThanAnyStack() {
        let count = 60_000
        let list =
            "indirect enum L: Hashable { case end; case node(Int, L) }\n"
            + "func make() -> L { var l = L.end; for i in 0..<\(count) { l = .node(i, l) }; return l }\n"
        for (program, printed) in [
            (
                "class N { var next: N?; init(_ n: N?) { next = n } }\nvar n: N?\nfor _ in 0..<\(count) { n = N(n) }\nn = nil",
                ""
            ),
            (
                "struct A { var all: [A] }\nvar a = A(all: [])\nfor _ in 0..<\(count) { a = A(all: [a]) }\na.all = []",
                ""
            ),
            ("var a: Any = 0\nfor _ in 0..<\(count) { a = [a] }\na = 0", ""),
            (
                "class N { var all: [String: N] = [:] }\nvar n = N()\nfor _ in 0..<\(count) { let m = N(); m.all[\"a\"] = n; n = m }\nn = N()",
                ""
            ),
            ("var f: () -> Int = { 0 }\nfor _ in 0..<\(count) { let g = f; f = { g() } }\nf = { 1 }", ""),
            (list + "print(make() == make())", "true\n"),
            (list + "print(Set([make(), make()]).count)", "1\n"),
        ] {
            let outcome = run(program, stack: 8 << 20)
            XCTAssertNil(outcome.trap, program)
            XCTAssertEqual(outcome.printed, printed, program)
        }
    }

    /// Nested values of the same kind: sources, sequences, optionals.
    func testNesting_ofOneKind_isFreedIteratively() {
        let chains = [
            "var a: Any = 0\nfor _ in 0..<N { a = Observable<Any>.just(a) }\na = 0",
            "var a: Any = 0\nfor _ in 0..<N { a = Observable<Any>.of(a, 1) }\na = 0",
            "var a: Any = 0\nfor _ in 0..<N { a = BehaviorSubject<Any>(value: a) }\na = 0",
            "var a: Any = 0\nfor _ in 0..<N { a = BehaviorRelay<Any>(value: a) }\na = 0",
            "var a: Any = 0\nfor _ in 0..<N { let s = ReplaySubject<Any>.createUnbounded(); s.onNext(a); a = s }\na = 0",
            "struct E: Error { let held: Any }\nvar a: Any = 0\nfor _ in 0..<N { a = Observable<Int>.error(E(held: a)) }\na = 0",
            "var a: Any = 0\nfor _ in 0..<N { a = Optional<Any>.some(a) as Any }\na = 0",
            "var a: Any = 0\nfor _ in 0..<N { a = (a, 1) }\na = 0",
            "var a = AnySequence([1])\nfor _ in 0..<N { a = AnySequence(a.lazy.map { $0 + 1 }) }\na = AnySequence([1])",
            "var a = AnySequence([1])\nfor _ in 0..<N { a = AnySequence(a) }\na = AnySequence([1])",
            "var a = AnyIterator([1].makeIterator())\nfor _ in 0..<N { a = AnyIterator(a) }\na = AnyIterator([1].makeIterator())",
            "var o = Observable.just(1)\nfor _ in 0..<N { let p = o; o = Observable.just(1).flatMap { _ in p } }\no = .just(1)",
            "var o = Observable.just(1)\nfor _ in 0..<N { let p = o; o = Observable.deferred { p } }\no = .just(1)",
            "var o = Observable.just(1)\nfor _ in 0..<N { o = Observable.merge(o, .just(1)) }\no = .just(1)",
            "var o = Completable.empty()\nfor _ in 0..<N { o = o.andThen(Completable.empty()) }\no = .empty()",
            "var o = Completable.empty()\nfor _ in 0..<N { o = Completable.empty().andThen(o) }\no = .empty()",
            "var o = Driver.just(1)\nfor _ in 0..<N { o = o.map { $0 + 1 } }\no = .just(1)",
            "var d = Disposables.create()\nfor _ in 0..<N { let e = d; d = Disposables.create { e.dispose() } }\nd = Disposables.create()",
        ]
        for chain in chains {
            let program =
                "import RxSwift\nimport RxRelay\nimport RxCocoa\n"
                + chain.replacingOccurrences(of: "<N", with: "<100_000")
            let outcome = run(program + "\nprint(\"let go\")", stack: 8 << 20)
            XCTAssertNil(outcome.trap, program)
            XCTAssertEqual(outcome.printed, "let go\n", program)
        }
    }

    /// The `deinit`s of a list run one after the other, in order, where compiled code would run one inside the other.
    func testDeinitialisersOfALongList() {
        let head = """
            var count = 0
            class N {
                let id: Int; var next: N?; var other: N?
                init(_ id: Int, _ next: N?, _ other: N? = nil) { (self.id, self.next, self.other) = (id, next, other) }
                deinit { if count >= 99_990 { print(id) }; count += 1 }
            }
            func make(_ n: Int) -> N? {
                var list: N?
                for i in 0..<n { list = N(n - i, list, i == 1 ? N(-1, nil, N(-2, nil)) : nil) }
                return list
            }

            """
        let last = (99_991...100_000).map { "\($0)\n" }.joined()
        for (program, printed) in [
            ("var list = make(100_000)\nlist = nil\nprint(\"let go\", count)", last + "-1\n-2\nlet go 100002\n"),
            ("func f() { let list = make(100_000); _ = list?.id }\nf()\nprint(count)", last + "-1\n-2\n100002\n"),
            ("_ = [make(100_000), make(3)]\nprint(count)", last + "-1\n-2\n1\n2\n3\n-1\n-2\n100007\n"),
        ] {
            let outcome = run(head + program, stack: 4 << 20)
            XCTAssertNil(outcome.trap, program)
            XCTAssertEqual(outcome.printed, printed, program)
        }
        // With so large a native stack, the value stack is exhausted first.
        XCTAssertEqual(
            run(head + "count = -400_000\n_ = make(200_000)\nprint(count)", stack: 2 << 30).printed, "-199998\n")
    }

    /// Tests the middle of a long list: a trap is reported, and Ctrl-C takes effect before the rest is freed.
    func testDeinit_inALongList_trapIsReported() {
        let list = """
            var count = 0
            class N {
                var next: N?
                init(_ next: N?) { self.next = next }
                deinit { count += 1; if count == 90_000 { STOP } }
            }
            var list: N?
            for _ in 0..<100_000 { list = N(list) }
            list = nil
            """
        XCTAssertEqual(
            run(list.replacingOccurrences(of: "STOP", with: "fatalError()"), stack: 4 << 20).trap, "fatal-error")
        XCTAssertEqual(
            run(list.replacingOccurrences(of: "STOP", with: "func f() { f() }; f()"), stack: 4 << 20).trap,
            "stack-overflow")
        var options = RunConfiguration()
        options.stackBytes = 4 << 20
        let interpreter = Interpreter(options: options) { _ in }
        defer { interpreter.close() }
        func entry(_ text: String) -> Outcome { interpreter.run(Source(name: "entry", text: text), mode: .entry) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 3) { interpreter.interrupt() }
        XCTAssertEqual(entry(list.replacingOccurrences(of: "STOP", with: "while true {}")).end, .interrupted)
        XCTAssertNil(entry("print(1)").failure)
    }

    /// The session continues unchanged, and its subscriptions still receive events.
    func testSession_afterAnOverflow_continues() {
        var printed = ""
        let interpreter = Interpreter { printed += $0 }
        defer { interpreter.close() }
        func entry(_ text: String) -> Outcome { interpreter.run(Source(name: "entry", text: text), mode: .entry) }
        _ = entry(
            "import RxSwift\nlet s = PublishSubject<Int>()\nlet d = s.subscribe(onNext: { print(\"heard\", $0) })")
        XCTAssertEqual(
            entry("let t = PublishSubject<Int>()\n_ = t.subscribe(t)\nt.onNext(0)").failure?.id, "stack-overflow")
        XCTAssertNil(entry("s.onNext(7)").failure)
        XCTAssertEqual(printed, "heard 7\n")
    }
}
