import XCTest
@testable import Commands
@testable import SessionCore

/// `rill run --leaks`: objects that no variable references, and the references that keep them.
final class LeakTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Leaks")

    private func report(_ name: String, isUnicode: Bool = true) throws -> (status: Int32, text: String) {
        let url = Self.folder.appendingPathComponent(name + ".swift")
        var lines = ""
        var program = ProgramRun(
            name: name, text: try String(contentsOf: url, encoding: .utf8),
            presentation: Presentation(isTerminal: false, isUnicode: isUnicode), output: { _ in }, report: { _ in })
        program.options.findsLeaks = true
        program.options.runLimit = 5_000_000_000
        program.draw = { lines += $0.plainText + "\n" }
        return (program.run(), lines)
    }

    func testClosureInOwnBag_afterLastVariable_isACycleWithLines() throws {
        let (status, text) = try report("cycle-bag")
        XCTAssertEqual(status, 1)
        XCTAssertEqual(
            text,
            """
            1 leak: a reference cycle
              ViewModel ← closure at 13:32 captures it ← subscribe (13:14) ← ViewModel.bag
                help: write [weak self] in the closure at 13:32
                also kept alive: Service

            """)
    }

    /// `self` is the child in this closure, and the closure holds the parameter.
    func testParameterInAClosure_help_namesIt() throws {
        let (_, text) = try report("cycle-parameter")
        XCTAssertTrue(text.contains("Parent ← closure at 7:53 captures it ← subscribe (7:35)"), text)
        XCTAssertTrue(text.contains("help: write [weak parent] in the closure at 7:53"), text)
    }

    func testChain_withoutUnicode_hasASCIIArrows() throws {
        let (_, text) = try report("cycle-parent", isUnicode: false)
        XCTAssertTrue(text.contains("  Parent <- Child.parent <- Parent.children[0]\n"), text)
        let (_, undisposed) = try report("undisposed", isUnicode: false)
        XCTAssertTrue(undisposed.contains("interval(...) (11:13)"), undisposed)
        XCTAssertTrue(undisposed.utf8.allSatisfy { $0 < 128 }, undisposed)
    }

    func testWeakCapture_afterLastVariable_isNoLeak() throws {
        let (status, text) = try report("cycle-bag-mended")
        XCTAssertEqual(status, 0)
        XCTAssertEqual(text, "no leaks\n")
    }

    func testClosureInOwnProperty_afterScope_isACycle() throws {
        let (_, text) = try report("cycle-closure")
        XCTAssertTrue(text.contains("Counter ← closure at 4:32 captures it ← Counter.onChange"), text)
    }

    func testObjectsThatHoldEachOther_afterScope_areOneLeak() throws {
        let (_, text) = try report("cycle-parent")
        XCTAssertTrue(text.hasPrefix("1 leak: a reference cycle\n  Parent ← Child.parent ← Parent.children[0]\n"), text)
        XCTAssertTrue(text.contains("also kept alive: Child, Child"), text)
    }

    func testSubscriptionThatNothingDisposes_afterScope_isListedApart() throws {
        let (status, text) = try report("kept-timer")
        XCTAssertEqual(status, 1)
        XCTAssertTrue(text.hasPrefix("1 object is kept alive by an active subscription or timer"), text)
        XCTAssertTrue(text.contains("Clock ← closure at 7:32 captures it ← subscribe (7:14)"), text)
    }

    func testSubscriptionsWhoseResultNothingKeeps_atTheEnd_areListedApart() throws {
        let (status, text) = try report("undisposed")
        XCTAssertEqual(status, 1)
        XCTAssertEqual(
            text,
            """
            2 subscriptions without an owner that disposes them
              interval(…) (11:13) is still live
              self.taps (16:44) is still live
                help: store the result of the call and dispose it, for example with disposed(by: bag)

            """)
    }

    func testObjectsOfVariables_atTheEnd_areNoLeaks() throws {
        let (status, text) = try report("none")
        XCTAssertEqual(status, 0)
        XCTAssertEqual(text, "no leaks\n")
    }
}
