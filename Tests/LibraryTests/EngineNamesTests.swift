import Foundation
import Library
import XCTest

/// Every public name of the engine exists in the language, or is listed with a reason.
final class EngineNamesTests: XCTestCase {
    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources")

    private func engine(and others: [String] = []) throws -> PublicNames {
        var texts: [String] = []
        for room in ["Rill", "RillTest/Core", "RillBlocking", "RillExt", "RillNetworking"] + others {
            let files = FileManager.default.enumerator(
                at: Self.sources.appendingPathComponent(room), includingPropertiesForKeys: nil)
            for case let file as URL in try XCTUnwrap(files) where file.pathExtension == "swift" {
                texts.append(try String(contentsOf: file, encoding: .utf8))
            }
        }
        return PublicNames(texts: texts)
    }

    func testEveryPublicNameOfTheEngineIsDeclared() throws {
        let engine = try engine()
        let library = PublicNames(texts: (LibraryText.pages + LibraryText.compiledInterfaces).map(\.text))
        XCTAssertGreaterThan(engine.names.count, 700)
        let missing = engine.names.filter { !library.contains($0) }
        XCTAssertEqual(missing.filter { Self.reason($0) == nil }.sorted(), [], "neither declared nor excused")
        let excused = Self.reasons.flatMap(\.names)
        XCTAssertEqual(Set(excused).count, excused.count, "excused twice")
        let stale = excused.filter { name in !missing.contains { Self.covers(name, $0) } }
        XCTAssertEqual(stale.sorted(), [], "excused, yet declared or gone")
    }

    /// Each overload of a function that both have can be called with the same labels, and both have equally many.
    func testEveryOverloadOfTheEngineIsDeclared() throws {
        let engine = try engine().overloads
        let library = PublicNames(texts: (LibraryText.pages + LibraryText.compiledInterfaces).map(\.text)).overloads
        var missing: Set<String> = []
        for (name, signatures) in engine {
            guard let declared = library[name] else { continue }
            let forms = declared.reduce(into: Set<[String]>()) { $0.formUnion($1.forms) }
            for (labels, same) in Dictionary(grouping: signatures, by: \.labels) {
                let found = declared.filter { $0.labels == labels }.count
                if forms.contains(labels), found == 0 || found >= same.count { continue }
                missing.insert("\(name)(\(labels.map { $0 + ":" }.joined()))")
            }
        }
        let excused = Set(Self.overloadReasons.flatMap(\.names))
        XCTAssertEqual(missing.subtracting(excused).sorted(), [], "neither declared nor excused")
        XCTAssertEqual(excused.subtracting(missing).sorted(), [], "excused, yet declared or gone")
    }

    /// Every reactive declaration of the language exists in compiled programs.
    func testEveryDeclarationIsTheEnginesToo() throws {
        let engine = try engine(and: ["RillTest/XCTest", "RillKit"])
        let pages = (LibraryText.pages + LibraryText.compiledInterfaces).filter {
            $0.module.hasPrefix("Rx") || $0.module == "Action"
        }
        let library = PublicNames(texts: pages.map(\.text))
        XCTAssertGreaterThan(library.names.count, 500)
        let invented = library.names.filter { !engine.contains($0) && !$0.contains("_") }
        let excused = Self.inventions.flatMap(\.names)
        XCTAssertEqual(invented.subtracting(excused).sorted(), [], "no compiled program can name it")
        XCTAssertEqual(Set(excused).subtracting(invented).sorted(), [], "excused, yet the engine's or gone")
    }

    /// Names of the language that the engine does not have, with the reason.
    private static let inventions: [(why: String, names: [String])] = [
        ("what the prompt adds", ["ObservableType.watch"]),
        (
            "how the engine calls a program's own types",
            [
                "ImmediateSchedulerType.bridgedSchedule", "ObservableType.bridgedSubscribe",
                "SchedulerType.bridgedScheduleRelative",
            ]
        ),
        ("synthesised in the engine", ["Recorded.=="]),
    ]

    /// Overloads that the language does not have, with the reason.
    private static let overloadReasons: [(why: String, names: [String])] = [
        (
            "one declaration says both: its condition is the wider one, or its source any convertible type",
            [
                "InfallibleType.skip(until:)", "InfallibleType.take(until:)",
                "PrimitiveSequenceType.concat(_:)",
            ]
        ),
        (
            "queues of the World and of the machine are one type here",
            [
                "ConcurrentDispatchQueueScheduler.init(queue:leeway:)",
                "SerialDispatchQueueScheduler.init(queue:internalSerialQueueName:leeway:)",
                "SerialDispatchQueueScheduler.init(internalSerialQueueName:serialQueueConfiguration:leeway:)",
            ]
        ),
        ("`async` is outside the language", ["PrimitiveSequenceType.create(detached:priority:work:)"]),
        ("what marble literals are made of", ["Subscription.init(marbles:scale:)"]),
        (
            "not for drivers: the engine declares them only to say so",
            [
                "SharedSequenceConvertibleType.withUnretained(_:)",
                "SharedSequenceConvertibleType.withUnretained(_:resultSelector:)",
            ]
        ),
    ]

    func testReadingSignatures() {
        let names = PublicNames(texts: [
            """
            extension A {
                public func f<T>(_ x: T, by y: @escaping (T, Int) -> [T: Int] = { _, _ in [:] }) -> T { x }
                public func f(
                    at index: Int, `in`: Int
                ) {}
            }
            """
        ])
        XCTAssertEqual(names.overloads["A.f"]?.map(\.labels), [["_", "by"], ["at", "in"]])
        XCTAssertEqual(names.overloads["A.f"]?.first?.forms, [["_"], ["_", "by"]])
    }

    func testReadingNames() {
        let names = PublicNames(texts: [
            """
            @available(*, deprecated, message: "use (other)")
            open class A<X: P>: B<X>, C where X: D {
                public init?(_ x: X) { let inner = 1 }
                var hidden = 0
                @inlinable public static func `do`<T>() { func local() {} }
                public enum E { case one }
                public enum F {
                    case two(Int)
                    func three() {}
                }
                public class func made() {}
            }
            public extension A {
                func four() {}
            }
            extension A: Q {
                public static func == (a: A, b: A) -> Bool { true }
            }
            public protocol C {
                func five()
            }
            func six() {}
            """
        ])
        XCTAssertEqual(
            names.names.sorted(),
            ["A", "A.==", "A.E", "A.E.one", "A.F", "A.F.two", "A.do", "A.four", "A.init", "A.made", "C", "C.five"])
        XCTAssertTrue(names.contains("A.five"))
        XCTAssertFalse(names.contains("C.four"))
    }

    private static func reason(_ name: String) -> String? {
        reasons.first { $0.names.contains { covers($0, name) } }?.why
    }

    /// An entry for a type covers all its members.
    private static func covers(_ entry: String, _ name: String) -> Bool {
        entry == name || name.hasPrefix(entry + ".")
    }

    /// Names that the language does not have, with the reason.
    private static let reasons: [(why: String, names: [String])] = [
        (
            "part of the world that programs run in; they see it as Dispatch, Thread, RunLoop and Date",
            [
                "World", "WorldDispatchGroup", "WorldItem", "WorldQueue", "WorldRandom", "WorldRunLoop",
                "WorldSemaphore", "WorldSignal", "WorldThread", "WorldTimerSource", "WorldWorkItem", "Executor",
                "Suspension",
                "Outcome",
                "Pace", "RunLoopWait", "WaitResult",
            ]
        ),
        (
            "how the host watches and stops a program",
            ["Brake", "Tap", "TapListener", "Resources.incrementTotal", "Resources.decrementTotal"]
        ),
        (
            "what marble literals are made of; a program writes `cold`, `hot` and `expect`",
            [
                "MarbleError", "MarbleExpectation", "MarbleFailure.name", "MarbleScale", "Marbles",
                "TestScheduler.marbleScale", "TestScheduler.resolution",
            ]
        ),
        (
            "`async` is outside the language",
            [
                "AsyncSequence.asObservable", "InfallibleType.values", "ObservableConvertibleType.values",
                "PrimitiveSequenceType.value", "SharedSequence.values",
            ]
        ),
        (
            "made inside the engine: programs get these from operators and factories",
            [
                "AnySubscription", "Disposable._subscription", "Infallible.init", "PrimitiveSequence.init",
                "SharedSequence.init",
                "DisposeBag.DisposableBuilder",
                "sameSingleEvent",
            ]
        ),
        (
            "waiting for what can never come is a trap of the program, not an error that it could catch",
            ["BlockingError"]
        ),
        (
            "counts of one kind of queue; `Resources.total` counts all",
            ["Resources.numberOfSerialDispatchQueueObservables"]
        ),
        ("how deep the engine's own loops go, for its tests", ["maxTailRecursiveSinkStackSize"]),
    ]
}
