import StyledText
import Types

let testCommand = Command(
    name: "test", usage: "[CLASS | TEST | CLASS/TEST]", topic: .code, summary: "runs XCTest classes of the session",
    details: "':test' runs all of them, ':test DebounceTests' one class, ':test testDropsEarly' one test.",
    run: { try $0.runTests($1) })

extension ReplSession {
    /// Lists the test classes that an entry has declared, with the command that runs them.
    func sayTests(of declared: [Symbol]) {
        guard let known = program?.interpreter.testsByClass, !known.isEmpty else { return }
        for case let type as NominalSymbol in declared {
            guard let tests = known[type.name.text], !tests.isEmpty else { continue }
            talk(
                "(\(type.name.text): \(counted(tests.count, "test")). :test runs \(tests.count == 1 ? "it" : "them"))",
                .dim)
        }
    }

    fileprivate func runTests(_ argument: String) throws -> [Effect] {
        let known = (program?.interpreter.testsByClass ?? [:]).filter { journal.definition(named: $0.key) != nil }
        guard !known.isEmpty else {
            throw CommandError("no test class is defined.   Paste a class that inherits from XCTestCase")
        }
        let parts = argument.split(separator: "/", maxSplits: 1).map { String($0) }
        let test = parts.count == 2 ? parts[1] : argument.isEmpty || known[argument] != nil ? nil : argument
        let classes = known.filter { name, tests in
            (parts.count < 2 || parts[0] == name) && (argument == name || test.map(tests.contains) ?? argument.isEmpty)
        }
        guard !classes.isEmpty else {
            let names = known.keys.sorted().map { "\($0): \(known[$0]!.joined(separator: ", "))" }
            throw CommandError("no test '\(argument)'.   \(names.joined(separator: "; "))")
        }
        let suites = classes.keys.sorted().map { "\($0).defaultTestSuite" }.joined(separator: ", ")
        let wanted = test.map { "\"\($0)\"" } ?? "nil"
        // Test runs are no part of the session: `:undo` and a saved session do not repeat them.
        let entry = Journal.Entry(
            text: "_xctRun([\(suites)], \(wanted))", number: journal.latest + 1, time: follow(), isHeld: pace == .step)
        if case .stopped = perform(entry, named: "tests", limit: 3, isAnswered: false) { restore() }
        return []
    }
}
