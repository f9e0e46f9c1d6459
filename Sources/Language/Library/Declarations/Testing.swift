import Runtime

/// XCTest's assertions; each prints whether it holds.
let testingPage = LibraryPage(
    name: "Testing", module: "XCTest",
    text: #"""
        func _xctReport(_ name: String, _ holds: Bool, _ detail: String, _ message: String, _ line: UInt) {
            let note = message.isEmpty ? "" : " - \(message)"
            if holds { return print("pass: \(name)\(note)") }
            _XCTCount.failures += 1
            print("fail: \(name)\(detail)\(note) (line \(line))")
        }
        enum _XCTCount {
            static var failures = 0
            static var unexpected = 0
        }
        /// Checks that two values are equal.
        func XCTAssertEqual<T: Equatable>(
            _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
            _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
        ) {
            do {
                let (a, b) = (try expression1(), try expression2())
                _xctReport("XCTAssertEqual", a == b, ": (\"\(a)\") is not equal to (\"\(b)\")", message(), line)
            } catch { _xctReport("XCTAssertEqual", false, ": threw error \(error)", message(), line) }
        }
        /// Checks that two numbers are nearly equal.
        func XCTAssertEqual<T: FloatingPoint>(
            _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T,
            _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
        ) {
            do {
                let (a, b) = (try expression1(), try expression2())
                let distance = a > b ? a - b : b - a
                _xctReport("XCTAssertEqual", distance <= accuracy, ": (\"\(a)\") is not equal to (\"\(b)\")", message(), line)
            } catch { _xctReport("XCTAssertEqual", false, ": threw error \(error)", message(), line) }
        }
        /// Checks that two values differ.
        func XCTAssertNotEqual<T: Equatable>(
            _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
            _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
        ) {
            do {
                let (a, b) = (try expression1(), try expression2())
                _xctReport("XCTAssertNotEqual", a != b, ": (\"\(a)\") is equal to (\"\(b)\")", message(), line)
            } catch { _xctReport("XCTAssertNotEqual", false, ": threw error \(error)", message(), line) }
        }
        /// Checks a condition.
        func XCTAssert(
            _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
            file: StaticString = #file, line: UInt = #line
        ) { _xctTest("XCTAssert", expression, true, message(), line) }
        func XCTAssertTrue(
            _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
            file: StaticString = #file, line: UInt = #line
        ) { _xctTest("XCTAssertTrue", expression, true, message(), line) }
        func XCTAssertFalse(
            _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
            file: StaticString = #file, line: UInt = #line
        ) { _xctTest("XCTAssertFalse", expression, false, message(), line) }
        func _xctTest(_ name: String, _ test: () throws -> Bool, _ expected: Bool, _ message: String, _ line: UInt) {
            do { _xctReport(name, try test() == expected, "", message, line) }
            catch { _xctReport(name, false, ": threw error \(error)", message, line) }
        }
        /// Checks that there is no value.
        func XCTAssertNil(
            _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
            file: StaticString = #file, line: UInt = #line
        ) {
            do {
                let value = try expression()
                _xctReport("XCTAssertNil", value == nil, value == nil ? "" : ": \"\(value!)\"", message(), line)
            } catch { _xctReport("XCTAssertNil", false, ": threw error \(error)", message(), line) }
        }
        /// Checks that there is a value.
        func XCTAssertNotNil(
            _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
            file: StaticString = #file, line: UInt = #line
        ) { _xctTest("XCTAssertNotNil", { try expression() != nil }, true, message(), line) }
        func XCTAssertGreaterThan<T: Comparable>(
            _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
            _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
        ) { _xctTest("XCTAssertGreaterThan", { try expression1() > expression2() }, true, message(), line) }
        func XCTAssertGreaterThanOrEqual<T: Comparable>(
            _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
            _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
        ) { _xctTest("XCTAssertGreaterThanOrEqual", { try expression1() >= expression2() }, true, message(), line) }
        func XCTAssertLessThan<T: Comparable>(
            _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
            _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
        ) { _xctTest("XCTAssertLessThan", { try expression1() < expression2() }, true, message(), line) }
        func XCTAssertLessThanOrEqual<T: Comparable>(
            _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
            _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
        ) { _xctTest("XCTAssertLessThanOrEqual", { try expression1() <= expression2() }, true, message(), line) }
        /// Checks that something throws.
        func XCTAssertThrowsError<T>(
            _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
            file: StaticString = #file, line: UInt = #line, _ errorHandler: (_ error: Error) -> Void = { _ in }
        ) {
            do {
                _ = try expression()
                _xctReport("XCTAssertThrowsError", false, ": did not throw an error", message(), line)
            } catch {
                _xctReport("XCTAssertThrowsError", true, "", message(), line)
                errorHandler(error)
            }
        }
        func XCTAssertNoThrow<T>(
            _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
            file: StaticString = #file, line: UInt = #line
        ) {
            do {
                _ = try expression()
                _xctReport("XCTAssertNoThrow", true, "", message(), line)
            } catch { _xctReport("XCTAssertNoThrow", false, ": threw error \(error)", message(), line) }
        }
        /// A failure in any case.
        func XCTFail(_ message: String = "", file: StaticString = #file, line: UInt = #line) {
            _xctReport("XCTFail", false, "", message, line)
        }
        struct XCTUnwrapError: Error {}
        /// The value, or a failure.
        func XCTUnwrap<T>(
            _ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "",
            file: StaticString = #file, line: UInt = #line
        ) throws -> T {
            guard let value = try expression() else {
                _xctReport("XCTUnwrap", false, ": expected a value, found nil", message(), line)
                throw XCTUnwrapError()
            }
            return value
        }
        /// Something that should happen.
        class XCTestExpectation: NSObject {
            let expectationDescription: String
            var expectedFulfillmentCount = 1
            var isInverted = false
            private(set) var _count = 0
            init(description: String) { expectationDescription = description }
            func fulfill() { _count += 1 }
            var _isFulfilled: Bool { _count >= expectedFulfillmentCount }
        }
        /// The outcome of waiting.
        class XCTWaiter: NSObject {
            enum Result: Int { case completed = 1, timedOut, incorrectOrder, invertedFulfillment, interrupted }
            override init() {}
            static func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) -> Result {
                let end = Date(timeIntervalSinceNow: timeout)
                while Date() < end && !expectations.allSatisfy({ $0._isFulfilled && !$0.isInverted }) {
                    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.001))
                }
                for expectation in expectations where expectation._isFulfilled == expectation.isInverted {
                    return expectation.isInverted ? .invertedFulfillment : .timedOut
                }
                return .completed
            }
            func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) -> Result {
                XCTWaiter.wait(for: expectations, timeout: timeout)
            }
        }
        /// Skips the test that throws it.
        struct XCTSkip: Error {
            let message: String?
            init(_ message: @autoclosure () -> String? = nil, file: StaticString = #file, line: UInt = #line) {
                self.message = message()
            }
        }
        /// Skips the test where a condition holds.
        func XCTSkipIf(
            _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
            file: StaticString = #file, line: UInt = #line
        ) throws { if try expression() { throw XCTSkip(message()) } }
        /// Skips the test where a condition does not hold.
        func XCTSkipUnless(
            _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
            file: StaticString = #file, line: UInt = #line
        ) throws { if try !expression() { throw XCTSkip(message()) } }
        /// A group of tests.
        class XCTestCase: NSObject {
            private var _expectations: [XCTestExpectation] = []
            private var _teardown: [() -> Void] = []
            var continueAfterFailure = true
            override init() {}
            class func setUp() {}
            class func tearDown() {}
            func setUp() {}
            func tearDown() {}
            func setUpWithError() throws {}
            func tearDownWithError() throws {}
            /// The tests of the class, to be run.
            class var defaultTestSuite: XCTestSuite { XCTestSuite(self) }
            class func _tests() -> [(String, (XCTestCase) throws -> Void)] { [] }
            class func _make() -> XCTestCase { XCTestCase() }
            class func _className() -> String { "XCTestCase" }
            /// Runs a block after the test.
            func addTeardownBlock(_ block: @escaping () -> Void) { _teardown.append(block) }
            /// Runs a block; how long it takes is not measured.
            func measure(_ block: () -> Void) { block() }
            func expectation(description: String) -> XCTestExpectation {
                let expectation = XCTestExpectation(description: description)
                _expectations.append(expectation)
                return expectation
            }
            func waitForExpectations(timeout: TimeInterval, handler: ((Error?) -> Void)? = nil) {
                wait(for: _expectations, timeout: timeout)
                _expectations = []
                handler?(nil)
            }
            func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) {
                if XCTWaiter.wait(for: expectations, timeout: timeout) == .completed { return }
                for expectation in expectations where expectation._isFulfilled == expectation.isInverted {
                    _xctReport("expectation", false, ": \(expectation.expectationDescription)", "", 0)
                }
            }
            /// Sets up, runs one test, tears down.
            func _run(_ test: (XCTestCase) throws -> Void) {
                do {
                    try setUpWithError()
                    setUp()
                    try test(self)
                } catch {
                    _xctCaught(error)
                }
                for block in _teardown.reversed() { block() }
                tearDown()
                do { try tearDownWithError() } catch { _xctCaught(error) }
            }
        }
        func _xctCaught(_ error: Error) {
            if let skip = error as? XCTSkip { return print("skipped" + (skip.message.map { ": \($0)" } ?? "")) }
            _XCTCount.failures += 1
            _XCTCount.unexpected += 1
            print("fail: threw error \"\(error)\"")
        }
        /// The tests of a class.
        class XCTestSuite: NSObject {
            private let _class: XCTestCase.Type
            init(_ testClass: XCTestCase.Type) { _class = testClass }
            var name: String { _class._className() }
            var testCaseCount: Int { _class._tests().count }
            /// Runs the tests in order of their names and prints how each went.
            func run() {
                let (before, unexpected, start) = (_XCTCount.failures, _XCTCount.unexpected, Date())
                print("Test Suite '\(name)' started")
                _class.setUp()
                for (test, body) in _class._tests() {
                    let (failures, begin) = (_XCTCount.failures, Date())
                    print("Test Case '\(name).\(test)' started")
                    _class._make()._run(body)
                    let outcome = _XCTCount.failures == failures ? "passed" : "failed"
                    print("Test Case '\(name).\(test)' \(outcome) (\(_xctSeconds(since: begin)) seconds)")
                }
                _class.tearDown()
                let failures = _XCTCount.failures - before
                print("Test Suite '\(name)' \(failures == 0 ? "passed" : "failed")")
                let tests = testCaseCount
                print("\t Executed \(tests) test\(tests == 1 ? "" : "s"), with \(failures) failure\(failures == 1 ? "" : "s") (\(_XCTCount.unexpected - unexpected) unexpected) in \(_xctSeconds(since: start)) seconds")
            }
        }
        func _xctSeconds(since start: Date) -> Double { (Date().timeIntervalSince(start) * 1000).rounded() / 1000 }
        func _xctMain(_ suites: [XCTestSuite]) {
            for suite in suites { suite.run() }
            if _XCTCount.failures > 0 { exit(1) }
        }
        """#)

/// What tutorials define for themselves; a program's own definition takes the place of ours.
let promptPage = LibraryPage(
    name: "Prompt", module: "Prompt",
    text: #"""
        /// Prints a heading and runs an example.
        func example(of description: String, action: () -> Void) {
            print("\n--- Example of:", description, "---")
            action()
        }
        /// Prints a heading and runs an example.
        func example(_ description: String, action: () -> Void) {
            print("\n--- \(description) example ---")
            action()
        }
        /// Runs a function after so many seconds.
        func delay(_ delay: Double, closure: @escaping () -> Void) {
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) { closure() }
        }
        /// Sessions always go on until nothing is left to do.
        func playgroundShouldContinueIndefinitely() {}
        /// The page of a playground, which here always goes on until nothing is left to do.
        final class PlaygroundPage {
            static let current = PlaygroundPage()
            var needsIndefiniteExecution = false
            private init() {}
        }
        """#)
