import Declarations
import Diagnostics
import Syntax
import TypeModel
import XCTest

/// Programs that would take forever, and large ones that must not.
final class LimitTests: XCTestCase {
    private func nested(_ call: String, _ depth: Int, _ argument: String) -> String {
        String(repeating: call + "(", count: depth) + argument + String(repeating: ")", count: depth)
    }
    private let twice = "func f<T>(_ t: T) -> (T, T) { (t, t) }\n"

    private func ids(_ text: String) -> [String] { check(text + "\n").diagnostics.map(\.id) }

    func testTypesThatDoubleAreTooLarge() {
        for depth in [24, 60] {
            XCTAssertEqual(ids(twice + "let x = 1\nlet y = " + nested("f", depth, "x")), ["too-complex"])
            XCTAssertEqual(ids(twice + "let y = " + nested("f", depth, "1")), ["too-complex"])
            let closures = "func g<T>(_ t: @escaping () -> T) -> () -> (T, T) { { (t(), t()) } }\nlet y = "
            XCTAssertEqual(ids(closures + nested("g", depth, "{ 1 }")), ["too-complex"])
        }
        XCTAssertEqual(ids(twice + "let y = " + nested("f", 9, "1")), [])
        let aliases = (1..<20).map { "typealias A\($0) = (A\($0 - 1), A\($0 - 1))\n" }.joined()
        XCTAssertEqual(ids("typealias A0 = (Int, Int)\n" + aliases + "let y: A19? = nil").first, "too-complex")
    }

    func testTheNextTextIsNotTouched() {
        let checker = freshChecker()
        XCTAssertTrue(check(twice + "let y = " + nested("f", 30, "1") + "\n", with: checker).hasErrors)
        XCTAssertFalse(check(twice + "let y = " + nested("f", 3, "1") + "\n", with: checker).hasErrors)
    }

    func testLongLiteralsAreNotComplex() {
        // Release builds check the longest programs (Tests/released); a debug build would take a minute.
        #if DEBUG
            let count = 5_000
        #else
            let count = 150_000
        #endif
        for element in ["1", "1 + 2", "\"a\"", "[1, 2]", "(1, \"a\")", "1.5", "-1"] {
            let list = Array(repeating: element, count: count).joined(separator: ", ")
            XCTAssertEqual(ids("let xs = [\(list)]"), [], element)
        }
        let pairs = (0..<count / 2).map { "\"k\($0)\": \($0)" }.joined(separator: ", ")
        XCTAssertEqual(ids("let xs = [\(pairs)]"), [])
        let numbers = Array(repeating: "1", count: count).joined(separator: ", ")
        XCTAssertEqual(ids("let xs: [Double] = [\(numbers)]"), [])
    }

    /// One of 4,096 cases is missing; 16,384 are above the limit of the search.
    func testExhaustiveness_cutShort_isReported() {
        func ids(_ count: Int, missing: Int) -> [String] {
            let all = (0..<1 << count).dropLast(missing).map { number in
                "case (" + (0..<count).map { number & 1 << $0 == 0 ? "false" : "true" }.joined(separator: ", ")
                    + "): return 1\n"
            }
            let subject = Array(repeating: "b", count: count).joined(separator: ", ")
            return self.ids("func f(_ b: Bool) -> Int { switch (\(subject)) {\n" + all.joined() + "} }")
        }
        XCTAssertEqual(ids(12, missing: 0), [])
        XCTAssertEqual(ids(12, missing: 1), ["non-exhaustive-switch"])
        XCTAssertEqual(ids(14, missing: 0), ["too-complex"])
    }

    /// A closure is checked once, however many others in the same call are waiting. Each body tries several overloads.
    func test_closuresOfOneCall_areCheckedOnce() {
        for body in ["print(names[0] ?? \"\")", "let n = names[0] ?? \"\"\nprint(n)"] {
            let calls = Array(repeating: "(\"step\", { \(body) })", count: 24).joined(separator: ",\n")
            let text = "func visit(_ steps: (String, () -> Void)...) {}\nlet names: [String?] = []\nvisit(\n\(calls)\n)"
            XCTAssertEqual(ids(text), [], body)
        }
    }

    /// Each operand is typed once, however deep.
    func testNestedBridges() {
        let text = String(repeating: "(", count: 60) + "1" + String(repeating: " as NSNumber)", count: 60)
        XCTAssertEqual(ids("import Foundation\nlet n = " + text), [])
    }

    /// Twice as many extensions take about twice as long.
    func testExtensionsOfOneType() {
        func seconds(_ count: Int) -> Double {
            let text = (0..<count).map { "extension Int { func m\($0)() -> Int { \($0) } }\n" }.joined()
            let start = ContinuousClock.now
            XCTAssertEqual(ids(text), [])
            let taken = (ContinuousClock.now - start).components
            return Double(taken.seconds) + Double(taken.attoseconds) / 1e18
        }
        _ = seconds(10)
        let (few, many) = (seconds(500), seconds(4000))
        XCTAssertLessThan(many, few * 30)
    }

    func testCheck_stopped_endsEarly() {
        let checker = freshChecker()
        var asked = 0
        checker.isInterrupted = {
            asked += 1
            return asked > 100
        }
        let text = (0..<5000).map { "let a\($0) = [\($0), 2, 3].map { $0 + 1 }\n" }.joined()
        let file = check(text, with: checker)
        XCTAssertTrue(file.wasStopped)
        XCTAssertEqual(file.diagnostics.map(\.id), [])
        XCTAssertEqual(asked, 101)
        checker.isInterrupted = { false }
        XCTAssertFalse(check("let a0 = 1\nlet a1 = a0\n", with: checker).hasErrors)
        XCTAssertTrue(check("print(a4000)\n", with: checker).hasErrors)
    }
}
