import Foundation
import XCTest
@testable import Language
@testable import SessionCore

/// A closed session frees its program, whose code refers to itself.
final class ClosedSessionTests: XCTestCase {
    private let programs = [
        "a variable": ["var x = 1"],
        "a recursive function": ["func f(_ n: Int) -> Int { n == 0 ? 0 : f(n - 1) }", "print(f(3))"],
        "local functions": [
            "func g() -> Int { func h(_ n: Int) -> Int { n == 0 ? 0 : h(n - 1) }; return h(3) }", "print(g())",
        ],
        "a recursive class": [
            "final class Node { var next: Node?; deinit { print(1) } }", "let node = Node(); node.next = node",
            "struct Pair<T: Hashable> { static var made = 0; let a: T; lazy var b = [a] }", "var p = Pair(a: 1); p.b",
        ],
        "values of any type": [
            "func same<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T) == a }",
            "let values: [any Hashable] = [1, \"a\"]; for value in values { print(same(value, 1)) }",
        ],
        "a pipeline": [
            "let s = PublishSubject<Int>()", "s.map { $0 * 2 }.watch(\"w\").subscribe(onNext: { print($0) })",
            "s.onNext(1)", "Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(2)",
        ],
        "a task": ["Task { try? await Task.sleep(for: .seconds(1)); print(1) }"],
        "a refused and a failed entry": ["nonsense(", "let q: String = 1", "[1][2]"],
    ]

    func testClosedSession_freesItsProgram() {
        for (name, entries) in programs {
            weak var program: LiveProgram?
            weak var interpreter: Interpreter?
            weak var linker: AnyObject?
            do {
                let session = SessionTests.session()
                for entry in entries { _ = session.submit(entry, at: 0, to: Collector()) }
                program = session.program
                interpreter = session.program?.interpreter
                linker = session.program?.interpreter.linker
                XCTAssertNotNil(linker, name)
                session.close()
            }
            XCTAssertNil(program, name)
            XCTAssertNil(interpreter, name)
            XCTAssertNil(linker, name)
        }
    }

    /// Replaced programs of a session that continues are freed, too.
    func testUndoneEntries_freeTheirProgram() {
        let session = SessionTests.session()
        for entry in ["var x = 1", "func f() -> Int { x }", "f()"] { _ = session.submit(entry, at: 0, to: Collector()) }
        for command in [":undo", ":edit 1 var x = 2", ":drop 2", ":reset", ":undo"] {
            weak let linker: AnyObject? = session.program?.interpreter.linker
            _ = session.submit(command, at: 0, to: Collector())
            XCTAssertNil(linker, command)
        }
        session.close()
    }
}
