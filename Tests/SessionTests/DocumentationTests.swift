import Language
import Library
import XCTest
@testable import Assist
@testable import Commands
@testable import Diagnostics
@testable import Export
@testable import SessionCore

/// Doc comments of the reactive library: each describes its declaration, and each diagram equals the operator's result.
final class DocumentationTests: XCTestCase {
    private var reactive: [DocIndex.Entry] {
        // Internal declarations need no documentation.
        let kept: Set<String> = ["ActionCore", "AnonymousDisposable"]
        return DocIndex.shared.reactiveEntryIndices.map { DocIndex.shared.entries[$0] }
            .filter { !$0.isDeprecated && !kept.contains($0.owner) }
    }

    func testReading() {
        let documentation = Documentation(comment: [
            "One sentence.", "", "    a:  1-2|", "        a.map { $0 }", "    =>  1-2|", "    // printed", "",
            "Asked as: how; in other words", "Asked as: once more", "Pitfall: none.", "See also: a(_:b:), c().",
        ])
        XCTAssertEqual(documentation.summary, "One sentence.")
        XCTAssertEqual(documentation.examples.count, 1)
        XCTAssertEqual(documentation.examples.first?.lanes, [.init(name: "a", marbles: "1-2|")])
        XCTAssertEqual(documentation.examples.first?.result, "1-2|")
        XCTAssertEqual(documentation.examples.first?.prints, ["printed"])
        XCTAssertEqual(documentation.problemPhrases, ["how", "in other words", "once more"])
        XCTAssertEqual(documentation.pitfalls, ["none."])
        XCTAssertEqual(documentation.relatedNames, ["a(_:b:)", "c()"])
    }

    func testEveryDeclaration_hasADescription() {
        let silent = reactive.filter { !$0.signature.hasPrefix("case ") && $0.documentation.summary.isEmpty }
        XCTAssertEqual(silent.map { "\($0.owner).\($0.title)" }, [])
    }

    /// Operators, factories and types have a diagram, a pitfall and related names: their own, or those of the operator
    /// that they are an alias of.
    func testEveryOperatorHasItsParts() {
        var bare: Set<String> = []
        for entry in reactive where entry.isType || entry.signature.contains("func ") {
            let documentation = entry.documentation
            let parts = [
                documentation.examples.isEmpty, documentation.pitfalls.isEmpty, documentation.relatedNames.isEmpty,
            ]
            if parts.contains(true) { bare.insert(entry.title) }
        }
        let excused = Self.explainedElsewhere.flatMap(\.names)
        XCTAssertEqual(bare.subtracting(excused).sorted(), [], "lack a picture, a pitfall or relatives")
        XCTAssertEqual(Set(excused).subtracting(bare).sorted(), [], "excused, yet they have all or are gone")
        XCTAssertEqual(Set(excused).count, excused.count, "excused twice")
    }

    /// Declarations that need no diagram, pitfall and related names, with the reason.
    private static let explainedElsewhere: [(why: String, names: [String])] = [
        (
            "a part of its type, whose picture shows it",
            [
                "dispose()", "insert(_:)", "insert(builder:)", "remove(for:)", "retain()", "setDisposable(_:)",
                "on(_:)",
                "create()", "create(with:)", "create(_:_:)", "create(_:_:_:)", "create(_:_:_:_:)",
                "onNext(_:)", "onError(_:)", "onCompleted()", "asObserver()", "value()", "DisposeKey",
            ]
        ),
        (
            "a mark, or another name of a type",
            [
                "SingleTrait", "MaybeTrait", "CompletableTrait", "RxTimeInterval", "RxTime", "RxAbstractInteger",
                "RxObservable", "TestTime", "EventHandler", "SingleObserver", "MaybeObserver", "CompletableObserver",
                "InfallibleObserver", "SubjectObserverType", "DefaultErrorHandler",
                "CustomCaptureSubscriptionCallstack", "Element", "Defaults", "RepeatPredicate", "RetryPredicate",
                "OlderSeconds",
            ]
        ),
        (
            "a part of a virtual clock's converter, which is explained as a whole",
            [
                "convertFromVirtualTime(_:)", "convertToVirtualTime(_:)", "convertFromVirtualTimeInterval(_:)",
                "convertToVirtualTimeInterval(_:)", "offsetVirtualTime(_:offset:)", "compareVirtualTime(_:_:)",
                "VirtualTime", "VirtualTimeInterval", "VirtualTimeUnit", "VirtualTimeIntervalUnit",
                "adjustScheduledTime(_:)",
            ]
        ),
        (
            "how the engine calls a program's own types",
            [
                "bridgedSubscribe(_:)", "bridgedSchedule(_:)", "bridgedScheduleRelative(_:_:)",
            ]
        ),
        (
            "a check, or a recorded event",
            [
                "ensureExecutingOnScheduler(errorMessage:)", "ensureRunningOnMainThread(errorMessage:)", "next(_:_:)",
                "completed(_:_:)", "error(_:_:_:)", "events(_:)", "XCTAssertRecordedElements(_:_:file:line:)",
                "XCTAssertEqual(_:_:file:line:)",
            ]
        ),
        (
            "a part of a scheduler, a sharing strategy or a decoder",
            ["TimeInterval", "Time", "share(_:)", "mock(makeScheduler:action:)", "DataDecoder", "decode(_:from:)"]
        ),
    ]

    func testEveryDocumentedPicture_isDrawnByItsExample() {
        var seen: Set<String> = []
        var count = 0
        for entry in reactive {
            for example in entry.documentation.examples where seen.insert(example.program).inserted {
                count += 1
                check(example, "\(entry.owner).\(entry.title)")
            }
        }
        XCTAssertGreaterThan(count, 330)
    }

    private func check(_ example: Documentation.Example, _ name: String) {
        var printed = ""
        let interpreter = Interpreter { printed += $0 }
        defer { interpreter.close() }
        let outcome = interpreter.run(Source(name: name, text: example.program), mode: .script)
        XCTAssertEqual(outcome.end, .done, "\(name): \(outcome.diagnostics.map(\.message))")
        var lines = printed.split(separator: "\n").map(String.init)
        if let result = example.result {
            let verdict = lines.firstIndex(of: "pass: expect \(result)")
            XCTAssertNotNil(verdict, "\(name): \(printed)")
            if let verdict { lines.remove(at: verdict) }
            // `debug` prints the time in its lines.
            if example.prints.isEmpty { return }
        }
        XCTAssertEqual(lines, example.prints, name)
    }

    /// `:doc` shows the current results of the code, not those in the comment.
    func testPictures_areComputedWhenShown() {
        func drawn(_ lines: String...) -> Documentation.Example {
            Documentation(comment: ["Words.", ""] + lines.map { "    " + $0 }).examples[0].withActualResults()
        }
        XCTAssertEqual(drawn("a:  1-2|", "    a.map { $0 * 2 }", "=>  7-9|").result, "2-4|")
        XCTAssertEqual(drawn("print(1 + 1)", "// 3").prints, ["2"])
        let broken = drawn("a:  1-2|", "    a.mop { $0 * 2 }", "=>  7|")
        XCTAssertNil(broken.result)
    }

    /// A session does not change while a diagram is drawn: later output is the same with and without it.
    func testPictures_runBesideTheSession_withoutChangingIt() {
        func session(_ asking: [String]) -> String {
            let session = SessionTests.session { $0.pace = .step }
            let seen = Collector()
            for entry in [
                "enum Oops: Error { case bad }", "let s = PublishSubject<Int>()", "s.map { $0 + 1 }.watch(\"more\")",
                "let main = MainScheduler.instance; s.debounce(.seconds(1), scheduler: main)", "s.onNext(1)",
            ] { _ = session.submit(entry, at: 0, to: seen) }
            for entry in asking { _ = session.submit(entry, at: 0, to: seen) }
            if !asking.isEmpty {
                XCTAssertTrue(seen.text.contains("    =>  -----c--(d|)"), seen.text)
                XCTAssertTrue(seen.text.contains("Pitfall: the completion sends a waiting value at once"), seen.text)
            }
            seen.text = ""
            for entry in [
                ":step", "s.onNext(2)", "Int.random(in: 0..<1_000_000)", "Date()", ":step", ":lanes tree", ":timeline",
                "Observable<Int>.error(Oops.bad).subscribe()", "print(\"x\")",
            ] { _ = session.submit(entry, at: 0, to: seen) }
            _ = session.submit(":reset", at: 0, to: Collector())
            return seen.text
        }
        XCTAssertEqual(session([":doc debounce", ":doc share", ":help map"]), session([]))
    }

    /// A bare name means all declarations with this name, enum cases last.
    func testDoc_enumCasesComeLast() {
        let owners = DocIndex.shared.entries(named: "map").map(\.owner)
        XCTAssertTrue(owners.contains("ObservableType"))
        XCTAssertEqual(owners.last, "FilterMap")
        XCTAssertTrue(DocIndex.shared.entries(named: "Observable").first?.isType == true)
    }

    func testRelativesExist() {
        let titles = Set(DocIndex.shared.entries.flatMap { [$0.title, $0.name] })
        for entry in reactive {
            for relative in entry.documentation.relatedNames {
                XCTAssertTrue(titles.contains(relative), "\(entry.title) sends to \(relative)")
            }
        }
    }

    /// Members of observables come first; forms with more sources come last; types have their usual names.
    func testDoc_beginsWithTheMostProbableDeclaration() {
        for name in ["map", "filter", "flatMap", "debounce", "zip", "combineLatest", "catch"] {
            XCTAssertEqual(DocIndex.shared.entries(named: name).first?.isOfObservables, true, name)
        }
        let zips = DocIndex.shared.entries(named: "zip").map(\.title)
        XCTAssertLessThan(zips.firstIndex(of: "zip(_:_:)")!, 5)
        XCTAssertGreaterThan(zips.firstIndex(of: "zip(_:_:_:)")!, 5)
        for entry in DocIndex.shared.entries where entry.isReactive && !entry.isType {
            for spelling in ["<SingleTrait,", "<MaybeTrait,", "<CompletableTrait,", "<DriverSharingStrategy,"] {
                XCTAssertFalse(entry.declaration.contains("PrimitiveSequence" + spelling), entry.declaration)
                XCTAssertFalse(entry.declaration.contains("SharedSequence" + spelling), entry.declaration)
            }
        }
        let single = DocIndex.shared.entries(named: "asSingle").map(\.declaration)
        XCTAssertTrue(single.contains("asSingle() -> Single<Element>"), "\(single)")
        let spoken = AliasedTypes.shared
        XCTAssertEqual(
            spoken.replacingAliases("f(_: (Int) -> PrimitiveSequence<SingleTrait, [Int]>) -> Int"),
            "f(_: (Int) -> Single<[Int]>) -> Int")
        XCTAssertEqual(
            spoken.replacingAliases("f() -> SharedSequence<DriverSharingStrategy, (Int) -> Int>"),
            "f() -> Driver<(Int) -> Int>")
        XCTAssertEqual(spoken.replacingAliases("PrimitiveSequence<CompletableTrait, Never>"), "Completable")
    }
}
