import Diagnostics
import Language
import XCTest

/// Program code that runs between other calls, as a deinitialiser does: it must not modify the frames of callers.
final class FrameTests: XCTestCase {
    private func printed(_ text: String) -> String {
        var printed = ""
        let interpreter = Interpreter { printed += $0 }
        defer { interpreter.close() }
        _ = interpreter.run(Source(name: "test", text: text), mode: .script)
        return printed
    }

    func testDeinitRunsInsideAnotherFrame() {
        let program = """
            class C {
                let n: Int
                init(_ n: Int) { self.n = n }
                deinit { let a = [n, n + 1, n + 2]; let t = a.map { $0 * 2 }; print(t) }
            }
            func f() -> String {
                let a = "one", b = "two", c = "three"
                do { let x = C(1); _ = x.n }
                let d = "four"
                _ = C(5).n
                return a + b + c + d
            }
            print(f())
            """
        XCTAssertEqual(printed(program), "[2, 4, 6]\n[10, 12, 14]\nonetwothreefour\n")
    }

    func testHashingAndStaticsRunInsideAnotherFrame() {
        let program = """
            struct Key: Hashable {
                let text: String
                static let names = ["x", "y"].map { $0 + "!" }
                static func == (a: Key, b: Key) -> Bool { let l = a.text.lowercased(), r = b.text.lowercased(); return l == r }
                func hash(into hasher: inout Hasher) { let l = text.lowercased(); hasher.combine(l) }
            }
            func f() -> String {
                let a = "a", b = "b"
                let set: Set<Key> = [Key(text: "A"), Key(text: "a"), Key(text: "B")]
                let d = [Key(text: "k"): 1]
                return a + b + String(set.count) + String(d[Key(text: "K")] ?? 0) + Key.names[1]
            }
            print(f())
            """
        XCTAssertEqual(printed(program), "ab21y!\n")
    }
}
