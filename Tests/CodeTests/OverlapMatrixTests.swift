import Diagnostics
import Language
import XCTest

/// A collection is inaccessible while it is modified. Tests each operation that modifies a collection while it runs
/// code of the program, for each place of a collection, with closures that access it in every way: the program
/// continues or traps like a compiled one.
final class OverlapMatrixTests: XCTestCase {
    /// A collection: its value, a new element, a statement that empties it, and one that modifies it while BODY runs.
    private struct Collection {
        let type: String
        let value: String
        let touch: [String]
        let operations: [String]
    }
    /// A place: its declaration, its expression, and a statement that removes its container.
    private struct Place {
        let before: String
        let path: String
        let replacing: String
    }

    private let collections = [
        Collection(
            type: "[Int]", value: "[3, 1, 2, 5, 4]",
            touch: ["§P = []", "§P.append(9)", "§P[0] = 7", "§P.removeAll()", "_ = §P.count", "§P.sort()", "§P += §P"],
            operations: [
                "§P.sort { §BODY; return $0 < $1 }", "_ = §P.partition { §BODY; return $0 > 2 }",
                "§P.removeAll { §BODY; return $0 > 2 }", "§P.append({ §BODY; return 1 }())",
                "§P[0] += { §BODY; return 1 }()", "§P.insert(contentsOf: [1, 2].lazy.map { §BODY; return $0 }, at: 0)",
                "§P += [1, 2].lazy.map { §BODY; return $0 }",
                "§P.replaceSubrange(0..<2, with: [7].lazy.map { §BODY; return $0 })",
                "§P[0..<3].sort { §BODY; return $0 < $1 }", "§P[{ §BODY; return 0 }()] = 1",
                "change(&§P) { §BODY }",
            ]),
        Collection(
            type: "[K]", value: "[K(3), K(1), K(2)]",
            touch: ["§P = []", "§P.append(K(9))", "§P[0] = K(7)", "§P.removeAll()", "_ = §P.count", "§P.reverse()"],
            operations: [
                "body = { §BODY }; §P.sort(); body = {}", "body = { §BODY }; §P.removeAll { $0 == K(1) }; body = {}",
                "body = { §BODY }; §P[0].n += 1; body = {}", "body = { §BODY }; §P[0].touch(); body = {}",
                "§P.sort { §BODY; return $0.n < $1.n }",
            ]),
        Collection(
            type: "ArraySlice<Int>", value: "[3, 1, 2, 5, 4][1...]",
            touch: ["§P = []", "§P.append(9)", "§P[1] = 7", "§P.removeAll()", "_ = §P.count", "§P = §P.dropFirst()"],
            operations: [
                "§P.sort { §BODY; return $0 < $1 }", "_ = §P.partition { §BODY; return $0 > 2 }",
                "§P.removeAll { §BODY; return $0 > 2 }", "§P[1] += { §BODY; return 1 }()",
            ]),
        Collection(
            type: "[K: Int]", value: "[K(1): 1, K(2): 2]",
            touch: ["§P = [:]", "§P[K(9)] = 9", "§P[K(1)] = nil", "§P.removeAll()", "_ = §P.count", "§P[K(2)]! += 1"],
            operations: [
                "§P.merge([K(1): 5, K(3): 3]) { §BODY; return $0 + $1 }",
                "§P[K(1), default: { §BODY; return 0 }()] += 1",
                "§P[K(1)]! += { §BODY; return 1 }()", "body = { §BODY }; §P[K(4)] = 4; body = {}",
                "body = { §BODY }; §P.removeValue(forKey: K(1)); body = {}",
                "§P.merge([(K(1), 2), (K(5), 3)].lazy.map { §BODY; return $0 }) { $0 + $1 }",
                "body = { §BODY }; §P.updateValue(5, forKey: K(2)); body = {}",
            ]),
        Collection(
            type: "Set<K>", value: "[K(1), K(2)]",
            touch: [
                "§P = []",
                "§P.insert(K(9))",
                "§P.remove(K(1))",
                "§P.removeAll()",
                "_ = §P.count",
                "§P.formUnion([K(5)])",
            ],
            operations: [
                "body = { §BODY }; §P.insert(K(3)); body = {}", "body = { §BODY }; §P.remove(K(2)); body = {}",
                "§P.formUnion([1, 4].lazy.map { §BODY; return K($0) })",
                "body = { §BODY }; §P.subtract([K(2)]); body = {}",
                "§P.formIntersection([K(1)].lazy.map { §BODY; return $0 })",
            ]),
        Collection(
            type: "String", value: "\"hello\"",
            touch: ["§P = \"\"", "§P.append(\"x\")", "§P.removeAll()", "_ = §P.count", "§P += §P"],
            operations: [
                "§P.removeAll { §BODY; return $0 == \"l\" }",
                "§P.append(contentsOf: [\"a\"].lazy.map { §BODY; return $0 })",
                "§P += { §BODY; return \"x\" }()",
            ]),
    ]

    private let places = [
        Place(before: "var c: §T = §V", path: "c", replacing: "c = §V"),
        Place(before: "struct S { var c: §T = §V; var d: §T = §V }\nvar s = S()", path: "s.c", replacing: "s = S()"),
        Place(before: "final class O { var c: §T = §V }\nvar o = O()", path: "o.c", replacing: "o = O()"),
        Place(
            before: "struct S { var c: §T = §V }\nfinal class O { var s = S() }\nvar o: O! = O()", path: "o.s.c",
            replacing: "o = nil"),
        Place(before: "var a: [§T] = [§V, §V]", path: "a[0]", replacing: "a = []"),
        Place(before: "struct S { var c: §T = §V }\nvar a = [S(), S()]", path: "a[1].c", replacing: "a.removeAll()"),
        Place(before: "var d: [String: §T] = [\"x\": §V]", path: "d[\"x\"]!", replacing: "d = [:]"),
        Place(
            before: "var d: [String: [§T]] = [\"x\": [§V]]", path: "d[\"x\", default: []][0]",
            replacing: "d[\"x\"] = nil"
        ),
        Place(before: "var q: §T? = §V", path: "q!", replacing: "q = nil"),
        Place(before: "var t: (§T, Int) = (§V, 1)", path: "t.0", replacing: "t = (§V, 2)"),
        Place(before: "enum E { static var c: §T = §V }", path: "E.c", replacing: "E.c = §V"),
        Place(
            before: "final class O { var c: §T = §V { didSet { _ = c } } }\nvar o = O()", path: "o.c",
            replacing: "o = O()"),
        Place(
            before: "var hidden: §T = §V\nvar c: §T { get { hidden } set { hidden = newValue } }", path: "c",
            replacing: "hidden = §V"),
        Place(before: "final class O { lazy var c: §T = §V }\nvar o = O()", path: "o.c", replacing: "o = O()"),
        Place(
            before:
                "final class O { var all: [§T] = [§V]\nsubscript(i: Int) -> §T { get { all[i] } set { all[i] = newValue } } }\nvar o = O()",
            path: "o[0]", replacing: "o.all = []"),
    ]

    private static let head = """
        var body: () -> Void = {}
        func change<T>(_ value: inout T, _ other: () -> Void) { let old = value; other(); value = old }
        struct K: Hashable, Comparable, CustomStringConvertible {
            var n: Int { didSet { body() } }
            init(_ n: Int) { self.n = n }
            mutating func touch() { n += 1; body(); n -= 1 }
            var description: String { "K\\(n)" }
            static func == (a: K, b: K) -> Bool { body(); return a.n == b.n }
            static func < (a: K, b: K) -> Bool { body(); return a.n < b.n }
            func hash(into hasher: inout Hasher) { body(); hasher.combine(n) }
        }

        """

    /// Returns all programs: at the top level and, if the place is a variable, in a function whose closures share it.
    private func programs() -> [String] {
        var programs: [String] = []
        for collection in collections {
            for place in places {
                for (number, operation) in collection.operations.enumerated() {
                    for touch in collection.touch + [place.replacing] {
                        func filled(_ text: String) -> String {
                            text.replacingOccurrences(of: "§BODY", with: touch)
                                .replacingOccurrences(of: "§P", with: place.path)
                                .replacingOccurrences(of: "§T", with: collection.type)
                                .replacingOccurrences(of: "§V", with: collection.value)
                        }
                        // An operation may call `body` recursively; one call is enough.
                        let step = filled(operation).replacingOccurrences(
                            of: "body = { ", with: "var goes = true; body = { if !goes { return }; goes = false; ")
                        programs.append("\(filled(place.before))\n\(step)\nprint(\(place.path))\n")
                        // Locals shared with closures have other storage than globals; some operations are enough.
                        if number % 3 != 0 { continue }
                        if !place.before.hasPrefix("var") && !place.before.hasPrefix("struct") { continue }
                        programs.append(
                            "func go() {\n\(filled(place.before))\n\(step)\nprint(\(place.path))\n}\ngo()\n")
                    }
                }
            }
        }
        return programs.filter { !($0.contains("func go() {") && $0.contains("enum E {")) }
    }

    /// Returns one of seventeen programs: 17 is coprime to the lengths of the lists, so that each row is tested.
    /// `make hostile` runs the whole matrix.
    private func chosen() -> [String] {
        if ProcessInfo.processInfo.environment["RILL_MATRIX"] != nil { return programs() }
        return programs().enumerated().filter { $0.offset % 17 == 0 }.map(\.element)
    }

    func testOverlappingAccess_neverReachesMemory() {
        let shows = ProcessInfo.processInfo.environment["RILL_SHOW"] != nil
        var ends: [String: Int] = [:]
        for program in chosen() {
            if shows { FileHandle.standardError.write(Data("----\n\(program)".utf8)) }
            let interpreter = Interpreter(options: .init(memoryLimit: 1 << 30)) { _ in }
            let outcome = interpreter.run(Source(name: "test", text: Self.head + program), mode: .script)
            interpreter.close()
            let id = outcome.failure?.id ?? "\(outcome.end)"
            ends[id, default: 0] += 1
            if id == "internal" { XCTFail("\(outcome.failure?.message ?? "")\n\(program)") }
            if shows, outcome.end == .refused {
                print("REFUSED", outcome.diagnostics.first.map { "\($0.id) \($0.message)" } ?? "", program)
            }
        }
        print(
            "overlap matrix:", ends.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", "))
        XCTAssertGreaterThan(ends["overlapping-access", default: 0], 100)
        XCTAssertLessThan(ends["refused", default: 0], ends.values.reduce(0, +) / 20)
    }
}
