import TypeModel
import XCTest

final class InferenceTests: XCTestCase {
    private let types: [(text: String, type: String)] = [
        ("let x = 1 + 2", "Int"),
        ("let y = 2\nlet x = 1.5 * Double(y)", "Double"),
        ("let y = 2.0\nlet x = 1 + 2 * y", "Double"),
        ("let x = [1, 2.5]", "[Double]"),
        ("let x = [1, nil]", "[Int?]"),
        ("let x = [\"a\": 1]", "[String: Int]"),
        ("let x = [1, 2, 3].map { $0 * 2 }.filter { $0 > 1 }", "[Int]"),
        ("let x = [1, 2].map { \"\\($0)\" }", "[String]"),
        ("let x = [1, 2].map(String.init)", "[String]"),
        ("let x = [1, 2, 3].reduce(0, +)", "Int"),
        ("let x = [1.5, 2].reduce(0) { $0 + $1 }", "Double"),
        ("let x = [\"a\", \"b\"].reduce(into: [:]) { $0[$1, default: 0] += 1 } as [String: Int]", "[String: Int]"),
        ("let x = zip([1, 2], [3, 1]).map(>)", "[Bool]"),
        ("let x = [3, 1].sorted(by: >).first", "Int?"),
        ("let x = Int(\"4\") ?? 0", "Int"),
        ("let x = true ? 1 : nil", "Int?"),
        ("let x = max(1, 2.5)", "Double"),
        ("let x = { (n: Int) in n * 2 }", "(Int) -> Int"),
        ("let x = { () -> String in \"a\" }()", "String"),
        ("let x = (1...3).map { n in (n, n * n) }", "[(Int, Int)]"),
        ("let x = [\"a\", \"bb\"].map(\\.count)", "[Int]"),
        ("let x = stride(from: 0, to: 1, by: 0.5).map { $0 }", "[Double]"),
        ("let x = [[1], [2]].flatMap { $0 }", "[Int]"),
        ("let x = [1, 2].first.map { $0 + 1 }", "Int?"),
        ("let x = try? Int(\"1\")", "Int?"),
        ("let x = type(of: 1)", "Int.Type"),
        ("let x = [1, 2].lazy.map { $0 * 2 }.first", "Int?"),
        ("class A {}\nclass B: A {}\nclass C: A {}\nlet x = [B(), C()]", "[A]"),
        ("let x = [1, \"a\"] as [Any]", "[Any]"),
        ("let x = Dictionary(grouping: [1, 2]) { $0 % 2 == 0 }", "[Bool: [Int]]"),
        ("let x = [1, 2].enumerated().map { $0.offset + $0.element }", "[Int]"),
        ("let x = [1, 2].map { n -> String in if n > 1 { return \"a\" }\nreturn \"b\" }", "[String]"),
        ("let x = [1, 2].map { n in\n let m = n * 2\n return Double(m) }", "[Double]"),
    ]

    private let streams: [(text: String, type: String)] = [
        ("let x = Observable.of(1, 2).map { \"\\($0)\" }", "Observable<String>"),
        ("let x = Observable.combineLatest(Observable.of(1), Observable.of(\"a\"))", "Observable<(Int, String)>"),
        (
            "let x = Observable.combineLatest(Observable.of(1), Observable.of(\"a\")) { \"\\($0)\\($1)\" }",
            "Observable<String>"
        ),
        ("let x: Observable<Double> = .just(1)", "Observable<Double>"),
        ("let x = Observable.of(1, 2).scan(0, accumulator: +)", "Observable<Int>"),
        ("let x = Observable.from([1, 2])", "Observable<Int>"),
        ("let x = Observable.of(1).flatMap { n in Observable.of(\"\\(n)\") }", "Observable<String>"),
        ("let x = Observable<Int>.create { o in o.onNext(1); return Disposables.create() }", "Observable<Int>"),
        ("let x = PublishSubject<Int>().asObservable().toArray()", "Single<[Int]>"),
        ("let s = BehaviorRelay(value: [1])\nlet x = s.map { $0.count }.distinctUntilChanged()", "Observable<Int>"),
        ("let x = Observable.of(1).withLatestFrom(Observable.of(\"a\")) { ($0, $1) }", "Observable<(Int, String)>"),
        ("let x = Observable.merge(Observable.of(1), .empty())", "Observable<Int>"),
    ]

    func testInfersTypes() {
        for (text, type) in types { XCTAssertEqual(typeOfLast(text), type, text) }
    }

    func testInfersStreams() {
        for (text, type) in streams {
            XCTAssertEqual(typeOfLast("import RxSwift\nimport RxCocoa\n" + text), type, text)
        }
    }

    func testAcceptsAgainWithTheTypeWrittenOut() {
        for (text, type) in types where !text.contains("class ") && !text.contains(" as ") {
            guard let range = text.range(of: "let x =", options: .backwards) else { continue }
            let written = text.replacingCharacters(in: range, with: "let x: \(type) =")
            XCTAssertEqual(typeOfLast(written), type, written)
        }
    }
}

/// Types have the names that users know.
final class SpokenNameTests: XCTestCase {
    private static let imports = "import RxSwift; import RxCocoa; "

    func testSharedSequencesAndTraitsGoByTheirNames() {
        let shared = "Observable.of(\"a\").asDriver(onErrorJustReturn: \"\")"
        XCTAssertEqual(typeOfLast(Self.imports + "let d = \(shared)"), "Driver<String>")
        XCTAssertEqual(typeOfLast(Self.imports + "let d = \(shared).map { $0.count }"), "Driver<Int>")
        XCTAssertEqual(typeOfLast(Self.imports + "let d: [Signal<Int>?] = []"), "[Signal<Int>?]")
        XCTAssertEqual(typeOfLast(Self.imports + "let s = Single.just(1)"), "Single<Int>")
        XCTAssertEqual(typeOfLast(Self.imports + "let m = Single.just(1).filter { $0 > 1 }"), "Maybe<Int>")
        XCTAssertEqual(
            typeOfLast(Self.imports + "let c = Observable.of(1).ignoreElements().asCompletable()"), "Completable")
        XCTAssertEqual(
            typeOfLast(
                Self.imports
                    + "func f<T>(_ x: PrimitiveSequence<T, Int>) -> PrimitiveSequence<T, Int> { x }; let g = { f(Single.just(1)) }"
            ),
            "() -> Single<Int>")
    }

    func testProblemsCallThemSoToo() {
        let problem = check(Self.imports + "let x: Int = Single.just(\"a\").map { $0.count }").diagnostics.first
        XCTAssertEqual(problem?.message, "value of type 'Single<Int>' does not fit a variable of type 'Int'")
    }
}
