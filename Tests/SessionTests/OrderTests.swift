import Rill
import XCTest
@testable import Assist
@testable import Commands
@testable import Export
@testable import SessionCore

/// `rill run --orders`: programs with a race have several outcomes, the corrected ones have one.
final class OrderTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Orders")

    private func text(_ name: String) throws -> String {
        try String(contentsOf: Self.folder.appendingPathComponent(name + ".swift"), encoding: .utf8)
    }

    /// Returns the status and the lines of a search.
    private func search(_ text: String, limit: Int = 60, configure: (OrderRuns) -> Void = { _ in }) -> (Int32, String) {
        var (lines, talk) = ("", "")
        var program = ProgramRun(
            name: "race.swift", text: text, presentation: Presentation(isTerminal: false), output: { _ in },
            report: { talk += $0.plainText })
        program.draw = { lines += $0.plainText + "\n" }
        let runs = OrderRuns(program)
        runs.limit = limit
        configure(runs)
        let status = runs.run()
        return (status, lines + talk)
    }

    private func output(_ text: String, in order: String) throws -> String {
        var output = ""
        var program = ProgramRun(
            name: "race.swift", text: text, presentation: Presentation(isTerminal: false), output: { output += $0 },
            report: { _ in })
        program.options.orderPlan = OrderPlan(try XCTUnwrap(OrderPlan.Source(name: order)))
        _ = program.run()
        return output
    }

    func testKnownRaces_defaultSettings_haveSeveralOutcomesUntilMended() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("-mended.swift") }.map { String($0.dropLast(6)) }
        XCTAssertGreaterThanOrEqual(names.count, 13)
        for name in names {
            // A third of the default number finds each outcome in a released build too; a debug build takes longer.
            let limit = 60
            let (raced, report) = search(try text(name), limit: limit)
            XCTAssertEqual(raced, 1, "\(name): \(report)")
            XCTAssertTrue(report.contains("first difference"), "\(name): \(report)")
            XCTAssertTrue(report.contains("because "), "\(name): \(report)")
            let (mended, rest) = search(try text(name + "-mended"), limit: limit)
            XCTAssertEqual(mended, 0, "\(name)-mended: \(rest)")
            XCTAssertTrue(rest.hasPrefix("1 outcome in "), "\(name)-mended: \(rest)")
        }
    }

    func testLostUpdate_report_namesVariableAndLine() throws {
        let (_, report) = search(try text("lost-update"))
        XCTAssertTrue(
            report.contains("was interrupted at line 6 between reading and writing 'visits'"), report)
        XCTAssertTrue(report.contains("A printed  2─→") && report.contains("B printed  1─→"), report)
    }

    func testFieldsOfOneStruct_fromTwoQueues_loseNothing() {
        let program = """
            import Foundation
            struct State { var first = 0; var second = 0 }
            var state = State()
            let group = DispatchGroup()
            DispatchQueue.global().async(group: group) { state.first += 1 }
            DispatchQueue.global().async(group: group) { state.second += 1 }
            group.wait()
            print(state.first, state.second)
            """
        XCTAssertEqual(search(program).0, 0)
    }

    func testStaleReply_report_namesBothQueriesAndDrawsTheDifference() throws {
        let (_, report) = search(try text("stale-search"))
        XCTAssertTrue(report.contains("because the reply for 'r' came after the one for 'rx' (0.3 s later)"), report)
        XCTAssertTrue(report.contains("A query.flatMap…  ─"), report)
        XCTAssertTrue(
            report.contains("first difference in event 1: A sends \"results for r\", B sends \"results for rx\""),
            report)
    }

    func testTasks_search_areNamedAsTasks() throws {
        let (_, report) = search(try text("task-race"))
        XCTAssertTrue(report.contains("a task was interrupted at line 9"), report)
    }

    func testLateness_ofPhotosAndDatabase_isNamed() throws {
        XCTAssertTrue(
            search(try text("photos"), limit: 6).1.contains("because news of the photo library arrived 0.3 s later"))
        XCTAssertTrue(
            search(try text("database"), limit: 12).1.contains("because news of the database arrived 0.3 s later"))
    }

    func testJitter_given_isPartOfTheRepetition() throws {
        let (_, report) = search(try text("photos"), limit: 6) { $0.jitter = 20_000_000...250_000_000 }
        XCTAssertTrue(report.contains("arrived 250 ms later"), report)
        XCTAssertTrue(report.contains("--order 0b --jitter 20ms...250ms"), report)
    }

    func testPrompt_ordersWithFlags_searchesTheEntries() {
        let session = SessionTests.session { $0.style = .prompt }
        let collector = Collector()
        func answer(_ line: String) -> String {
            _ = session.submit(line, at: 0, to: collector)
            return collector.take()
        }
        _ = answer("import Foundation")
        _ = answer("var visits = 0")
        _ = answer(
            """
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { visits += 1 }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { print(visits) }
            """)
        XCTAssertTrue(answer(":orders 20").hasPrefix("2 outcomes in 20 orders"))
        XCTAssertTrue(answer(":orders 20 --jitter 0...10ms").hasPrefix("1 outcome in 20 orders"))
        XCTAssertTrue(answer(":orders 20 --jitter 0...10ms --ignore-times").hasPrefix("1 outcome"))
        XCTAssertTrue(answer(":orders 20 --jitter soon").contains("a range of times such as 0...300ms"))
        XCTAssertTrue(answer(":orders --fast").contains("--jitter, --times, --ignore-times or --order"))
        // The session itself is unchanged.
        XCTAssertTrue(answer("visits").contains("Int = 1"))
    }

    func testPrompt_reportedOrder_isRepeatedByTheCommandItNames() throws {
        let session = SessionTests.session { $0.style = .prompt }
        let collector = Collector()
        func answer(_ line: String) -> String {
            _ = session.submit(line, at: 0, to: collector)
            return collector.take()
        }
        _ = answer("import Foundation")
        let program =
            #"for name in ["a", "b"] { DispatchQueue.global().async { print(name) } }"#
        let report = answer(":orders 20 --jitter 0...10ms " + program)
        XCTAssertTrue(report.hasPrefix("2 outcomes in 20 orders"), report)
        let command = try XCTUnwrap(
            report.components(separatedBy: "repeat it: ").dropFirst().first?.components(separatedBy: "\n").first)
        XCTAssertTrue(command.hasPrefix(":orders --order "), command)
        XCTAssertTrue(command.hasSuffix(" --jitter 0...10ms " + program), command)
        let repeated = answer(command)
        XCTAssertTrue(repeated.contains("has another outcome than the usual order"), repeated)
        XCTAssertTrue(repeated.contains("A  a") && repeated.contains("B  b"), repeated)
        XCTAssertTrue(repeated.contains("because "), repeated)
        XCTAssertTrue(
            answer(":orders --order usual " + program).hasPrefix("order usual has the same outcome as the usual order"))
        XCTAssertTrue(answer(":orders --order 7").contains("the name of an order such as 12b or s7f"))
    }

    func testReportedOrder_runAgain_repeatsTheOtherOutcome() throws {
        let (_, report) = search(try text("captured-var"))
        let order = try XCTUnwrap(
            report.components(separatedBy: "--order ").dropFirst().first?.prefix { !$0.isNewline })
        XCTAssertEqual(try output(text("captured-var"), in: "usual"), "[\"a\", \"b\"]\n")
        for _ in 0..<3 {
            XCTAssertEqual(try output(text("captured-var"), in: String(order)), "[\"b\", \"a\"]\n")
        }
    }

    func testProgramOfOneThread_search_hasOneOrder() {
        let timers = """
            import RxSwift
            let bag = DisposeBag()
            let a = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(3)
            let b = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(3)
            a.subscribe(onNext: { print("a", $0) }).disposed(by: bag)
            b.subscribe(onNext: { print("b", $0) }).disposed(by: bag)
            """
        let (status, report) = search(timers)
        XCTAssertEqual(status, 0)
        XCTAssertEqual(report, "1 outcome: the program has only one possible order\n")
    }

    func testBarriersAndSerialQueues_everyOrder_keepTheirPromises() {
        let program = """
            import Foundation
            let queue = DispatchQueue(label: "work", attributes: .concurrent)
            let serial = DispatchQueue(label: "serial")
            // Two blocks of a concurrent queue must not change an array at once.
            let lock = NSLock()
            var seen: [Int] = []
            func note(_ number: Int) {
                lock.lock()
                seen.append(number)
                lock.unlock()
            }
            queue.async { note(1) }
            queue.async { note(1) }
            queue.async(flags: .barrier) { note(2) }
            queue.async { note(3) }
            queue.async { note(3) }
            queue.sync(flags: .barrier) {}
            print(seen)
            var order: [Int] = []
            serial.async { order.append(1) }
            serial.async { order.append(2) }
            serial.sync { order.append(3) }
            print(order)
            """
        let (status, report) = search(program, limit: 300)
        XCTAssertEqual(status, 0, report)
        XCTAssertTrue(report.hasPrefix("1 outcome in 300 orders"), report)
    }

    func testWatchedLanes_otherOrder_areComparedWithTimesOnlyIfAsked() {
        let program = """
            import Foundation
            import RxSwift
            let answers = PublishSubject<Int>()
            _ = answers.watch("answers").subscribe()
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { answers.onNext(1) }
            """
        XCTAssertEqual(search(program).0, 0)
        let (status, report) = search(program) { $0.comparesTimes = true }
        XCTAssertEqual(status, 1)
        XCTAssertTrue(report.contains("first difference on 'answers', event 1"), report)
        XCTAssertEqual(search(program) { ($0.comparesTimes, $0.jitter) = (true, 0...0) }.0, 0)
    }

    func testRefusedProgram_search_isReportedOnce() {
        let (status, report) = search("let x: Int = \"a\"")
        XCTAssertEqual(status, 1)
        XCTAssertEqual(report.components(separatedBy: "error:").count, 2, report)
    }

    func testTrapInOneOrder_search_isAnOutcome() {
        let program = """
            import Foundation
            var list: [Int] = []
            let group = DispatchGroup()
            DispatchQueue.global().async(group: group) { list.append(1) }
            DispatchQueue.global().async(group: group) { print(list[0]) }
            group.wait()
            """
        let (status, report) = search(program)
        XCTAssertEqual(status, 1)
        XCTAssertTrue(report.contains("2 outcomes"), report)
    }

    func testOrderNames_readAndWritten_areTheSame() {
        for name in ["usual", "0b", "12b30c", "s7f"] {
            XCTAssertEqual(OrderPlan.Source(name: name)?.name, name)
        }
        for wrong in ["", "12", "b", "12a", "sxyz", "1b2", "-1b"] {
            XCTAssertNil(OrderPlan.Source(name: wrong), wrong)
        }
    }
}
