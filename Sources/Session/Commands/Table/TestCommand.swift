import Language
import SessionCore
import StyledText
import Timeline
import TypeModel

let testCommand = Command(
    name: "test", usage: "[CLASS | TEST | CLASS/TEST]", topic: .code, summary: "runs XCTest classes of the session",
    details: "':test' runs all of them, ':test DebounceTests' one class, ':test testDropsEarly' one test.",
    run: { try $0.runTests($1) })

extension ReplSession {
    fileprivate func runTests(_ argument: String) throws {
        let known = knownTests
        guard !known.isEmpty else {
            throw CommandError("no test class is defined.   Paste a class that inherits from XCTestCase")
        }
        guard !chosenTests(argument).classes.isEmpty else {
            let names = known.keys.sorted().map { "\($0): \(known[$0]!.joined(separator: ", "))" }
            throw CommandError("no test '\(argument)'.   \(names.joined(separator: "; "))")
        }
        catchUpWithWall()
        apply(.test(argument))
    }
}
