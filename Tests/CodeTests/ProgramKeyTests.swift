import Diagnostics
import Language
import XCTest

/// Hash tables of keys whose `==` and `hash(into:)` are inconsistent: the standard library would end the process for
/// some.
final class ProgramKeyTests: XCTestCase {
    private let key = """
        import RxSwift
        struct K: Hashable {
            static func == (a: K, b: K) -> Bool { Bool.random() }
            func hash(into h: inout Hasher) { if Bool.random() { h.combine(Int.random(in: 0..<3)) } }
        }
        var s = Set<K>(), d = [K: Int](), n = 0
        """

    /// Runs a statement many times, with new keys.
    private func run(_ statements: String, file: StaticString = #filePath, line: UInt = #line) {
        let text = key + "\nfor i in 0..<200 { s.insert(K()); d[K()] = i; \(statements) }\nprint(s.isEmpty, d.isEmpty)"
        var printed = ""
        let interpreter = Interpreter { printed += $0 }
        defer { interpreter.close() }
        let outcome = interpreter.run(Source(name: "test", text: text), mode: .script)
        XCTAssertEqual(printed, "false false\n", "\(statements): \(outcome)", file: file, line: line)
    }

    func test_set_randomEquality_survives() {
        run("s.update(with: K()); if i % 3 == 0 { s.remove(K()) }")
        run(
            "if i % 10 == 0 { s.formUnion([K(), K()]); s = s.union(s); s = s.symmetricDifference([K()]); s.insert(K()) }"
        )
        run("if i % 10 == 0 { _ = s.intersection(s); _ = s.subtracting([K()]); _ = s.filter { _ in true } }")
        run("if i % 10 == 0 { _ = Set((0..<40).map { _ in K() }); _ = s == s; _ = s.isSubset(of: s) }")
        run("let t: Set<K> = [K(), K(), K(), K()]; _ = t; _ = s as Set<AnyHashable>; _ = (s as Any) as? Set<K>")
    }

    func test_dictionary_randomEquality_survives() {
        run("d[K(), default: 0] += 1; d.updateValue(i, forKey: K()); d[K()]? += 1; d[K()] = nil; d[K()] = 1")
        run("if i % 10 == 0 { d.merge([K(): 1]) { $0 + $1 }; d = d.merging(d) { a, _ in a } }")
        run("if i % 10 == 0 { d = d.compactMapValues { $0 }.mapValues { $0 }.filter { _ in true }; d[K()] = 1 }")
        run("if i % 10 == 0 { _ = Dictionary(grouping: 0..<40) { _ in K() }; _ = d == d; _ = d.keys == d.keys }")
        run("if i % 10 == 0 { _ = Dictionary((0..<40).map { (K(), $0) }) { a, _ in a } }")
        run("if i % 10 == 0 { _ = d as [AnyHashable: Any]; _ = (d as Any) as? [K: Int] }")
    }

    func test_groupBy_randomEquality_survives() {
        run("if i == 9 { _ = Observable.range(start: 0, count: 300).groupBy { _ in K() }.subscribe { _ in n += 1 } }")
    }

    func test_hash_usesTablesOfItsOwn_findsEqualKeys() {
        let text = """
            struct Inner: Hashable { let n: Int }
            struct Outer: Hashable {
                let n: Int
                func hash(into h: inout Hasher) {
                    var seen = Set<Inner>()
                    for k in [n, n, n] { seen.insert(Inner(n: k)) }
                    h.combine(seen.count == 1 ? n : Int.random(in: 0..<1000))
                }
            }
            var s = Set<Outer>()
            for n in 0..<100 { s.insert(Outer(n: n)); s.insert(Outer(n: n)) }
            print(s.count, s.filter { $0.n < 50 }.count)
            """
        var printed = ""
        let interpreter = Interpreter { printed += $0 }
        defer { interpreter.close() }
        _ = interpreter.run(Source(name: "test", text: text), mode: .script)
        XCTAssertEqual(printed, "100 50\n")
    }
}
