import Runtime
import XCTest

@testable import Library

/// Natives, called without a program.
final class NativeTests: XCTestCase {
    private func format(_ text: String, _ values: Value...) throws -> String { try Format.apply(text, values) }

    /// A closed interpreter leaves its stop request set.
    override func setUp() { Interrupt.clear() }

    func testLongCallsLookAtTheRequestToStop() {
        func stops<T>(_ what: String, _ body: () throws -> T) {
            Interrupt.request()
            defer { Interrupt.clear() }
            XCTAssertThrowsError(try body(), what) { XCTAssertTrue($0 is Interrupted, what) }
        }
        let int = RuntimeType(kind: .integer(bits: 64, isSigned: true), name: "Int", qualifiedName: "Swift.Int")
        let text = RuntimeType(kind: .string, name: "String", qualifiedName: "Swift.String")
        stops("sorted") { try Ordering.sorted([.int(2), .int(1)], int) }
        stops("sorted text") { try Ordering.sorted([.string("b"), .string("a")], text) }
        stops("sort") { try ArrayBox([.int(2), .int(1)]).sort(int) }
        stops("shuffle") {
            var all = [1, 2, 3]
            var generator = SystemRandomNumberGenerator()
            try all.shuffleStoppably(using: &generator)
        }
        stops("components") { try components("a,b", separatedBy: ",") }
        stops("find") { try TextSearch("b", []).find(in: "ab") }
        stops("replacing") { try TextSearch.replacing("b", with: "", in: "ab", []) }
        stops("JSON") { try JSONReader.read(Array("[1]".utf8)) }
    }

    func testFormat() {
        XCTAssertEqual(
            try format("%d/%05d|%-4d|%+d|% d", .int(1), .int(42), .int(7), .int(3), .int(5)), "1/00042|7   |+3| 5")
        XCTAssertEqual(try format("%x %X %#x %o", .int(255), .int(255), .int(255), .int(8)), "ff FF 0xff 10")
        XCTAssertEqual(
            try format("%.2f|%8.3f|%-8.1f|%e", .double(2.675), .double(1.5), .double(9.9), .double(0.5)),
            "2.67|   1.500|9.9     |5.000000e-01")
        XCTAssertEqual(try format("%@ %5@| %s %%", .string("a"), .string("b"), .string("c")), "a b| c %")
        XCTAssertEqual(try format("%2$d %1$d", .int(1), .int(2)), "2 1")
        XCTAssertEqual(try format("%*d|%d", .int(4), .int(1)), "   1|")
        XCTAssertEqual(try format("%u %lld", .int(-1), .int(Int.min)), "4294967295 -9223372036854775808")
    }

    func testSearch() throws {
        func replaced(_ text: String, _ target: String, _ new: String, _ options: TextOptions = []) throws -> String {
            try TextSearch.replacing(target, with: new, in: Substring(text), options)
        }
        XCTAssertEqual(try replaced("aXbX", "x", "-", .caseInsensitive), "a-b-")
        XCTAssertEqual(try replaced("aaa", "aa", "b"), "ba")
        XCTAssertEqual(try replaced("a1b22", "[0-9]+", "#", .regularExpression), "a#b#")
        XCTAssertEqual(try components("a,,b", separatedBy: ","), ["a", "", "b"])
        XCTAssertEqual(try components("", separatedBy: ","), [""])
        XCTAssertEqual(TextOptions.numeric.comparisonResult("file9", "file10"), -1)
        XCTAssertEqual(TextOptions.caseInsensitive.comparisonResult("ABC", "abc"), 0)
        XCTAssertEqual(capitalized("it's a wild-eyed cat"), "It's A Wild-Eyed Cat")
        XCTAssertEqual(trimmed(" \n x ", TextSet.namedSets["whitespacesAndNewlines"]!()), "x")
    }

    func testBase64() {
        for text in ["", "a", "ab", "abc", "hello"] {
            XCTAssertEqual(try base64Decoded(base64(Array(text.utf8))), Array(text.utf8))
        }
        XCTAssertEqual(try base64(Array("Zoë".utf8)), "Wm/Dqw==")
        XCTAssertNil(try base64Decoded("??"))
        XCTAssertEqual(percentEncoded("a b/ü", TextSet.namedSets["urlPathAllowed"]!().contains), "a%20b/%C3%BC")
        XCTAssertEqual(percentDecoded("a%20b"), "a b")
    }

    func testJSON() throws {
        func again(_ text: String, _ layout: JSONNode.Layout = []) throws -> String {
            try JSONReader.read(Array(text.utf8)).text(layout)
        }
        XCTAssertEqual(
            try again(#" {"b": [1, 2.5, true, null], "a": "x\né"} "#, .sorted), #"{"a":"x\né","b":[1,2.5,true,null]}"#)
        XCTAssertEqual(try again(#"{"a":[1]}"#, .pretty), "{\n  \"a\" : [\n    1\n  ]\n}")
        XCTAssertEqual(try again(#""\ud83d\ude80\/""#), "\"🚀\\/\"")
        XCTAssertEqual(
            try again(#"{"a":[1,],}"#), #"{"a":[1]}"#, "the parser that programs meet here takes a last comma")
        for broken in [
            "", "[1,2", "{\"a\"}", "01", "[,]", "[1,,]", "nul", "\"a", "1 2", "{\"a\":}",
            String(repeating: "[", count: 600),
        ] {
            XCTAssertThrowsError(try again(broken), broken)
        }
    }

    func testKeyStrategies() {
        XCTAssertEqual(["myName", "aURLValue", "id", "x1Y"].map(snakeCase), ["my_name", "a_url_value", "id", "x1_y"])
        XCTAssertEqual(
            ["my_name", "_private_key", "id", "a_b_"].map(camelCase), ["myName", "_privateKey", "id", "aB_"])
    }

    func testBindingsAreFoundByNeed() {
        XCTAssertNotNil(Bindings.find("Array.append(_:)"))
        XCTAssertNotNil(Bindings.find("print(_:separator:terminator:)"))
        XCTAssertNotNil(Bindings.find("Comparable...<(_:_:)"))
        XCTAssertNil(Bindings.find("Array.nothing()"))
    }
}
