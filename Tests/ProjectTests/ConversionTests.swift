import Foundation
import XCTest

/// Swift's own conversion of a fractional number traps outside of the range, and such numbers come from programs. Only
/// `Int.saturating` and `Int.fitting` are used; this test searches the sources for other conversions.
final class ConversionTests: XCTestCase {
    private static let rooms = [
        "Sources/Rill", "Sources/RillExt", "Sources/RillTest", "Sources/RillBlocking", "Sources/RillNetworking",
        "Sources/RillKit", "Sources/Timeline", "Sources/Language/Library", "Sources/Language/Runtime",
        "Sources/Language/Code", "Sources/Language/Driver",
    ]
    /// Arguments of a conversion that involve a fraction: names of times and of rounding, and fractional numbers.
    private static let fractions = try! NSRegularExpression(
        pattern:
            #"rounded|Double\(|asDouble|\.number \?\?|[sS]econds|[iI]nterval|milliseconds|pow\(|floor\(|ceil\(|trunc\(|"#
            + #"\b\d+e\d+\b|\b\d+\.\d+\b|\* ?1000\b|\bspan\b"#)
    private static let conversions = try! NSRegularExpression(
        pattern: #"(?<![A-Za-z.])U?Int(8|16|32|64)?\((?!exactly:|clamping:|truncatingIfNeeded:|bitPattern:|ascii:)"#)
    /// Sums of whole numbers that come from programs. Only `checked`, `moved(by:)` and the wrapping operators are used
    /// for them.
    private static let sums = try! NSRegularExpression(
        pattern: #"asInt [-+*] |[^&] ?[-+*] [\w.$\[\]]*asInt\b"#)
    /// The implementation of the allowed conversions, and natives that check the number themselves.
    private static let known: Set<String> = ["Whole.swift"]

    /// Returns the text between the bracket that ends at `start` and its partner.
    private static func argument(in line: String, from start: String.Index) -> String {
        var depth = 1
        var end = start
        while end < line.endIndex {
            if line[end] == "(" { depth += 1 }
            if line[end] == ")" { depth -= 1 }
            if depth == 0 { break }
            end = line.index(after: end)
        }
        return String(line[start..<end])
    }

    static func unchecked(in line: String) -> [String] {
        conversions.matches(in: line, range: NSRange(line.startIndex..., in: line)).compactMap { match in
            let argument = argument(in: line, from: Range(match.range, in: line)!.upperBound)
            let whole = NSRange(argument.startIndex..., in: argument)
            let isBits = argument.hasSuffix("bitPattern") || argument.hasSuffix("exponent")
            return isBits || fractions.firstMatch(in: argument, range: whole) == nil ? nil : argument
        }
            + sums.matches(in: line, range: NSRange(line.startIndex..., in: line)).map {
                String(line[Range($0.range, in: line)!])
            }
    }

    func testTheTestFindsThem() {
        for line in [
            "let limit = world.now + Int(timeout * 1e9)", "Int((seconds / resolution).rounded())",
            "UInt32($0.asDouble)",
            "number = Int(value.number ?? 0)", "Int64(pow(2, Double(n)))",
            ".int(index.asInt + 1)", "(count - a[1].asInt)",
        ] { XCTAssertEqual(Self.unchecked(in: line).count, 1, line) }
        for line in [
            "Int(text)", "Int(exactly: ticks.rounded())", "Int.saturating(x * 1e9)", "UInt8(bits & 255)",
            "bytes[index.asInt &- offset]", "$0.asInt < 0", "try index.moved(by: 1)",
        ] {
            XCTAssertEqual(Self.unchecked(in: line), [], line)
        }
    }

    func testNativesAndEngineConvertChecked() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var seen = 0
        for room in Self.rooms {
            let folder = FileManager.default.enumerator(
                at: root.appendingPathComponent(room), includingPropertiesForKeys: nil)
            for case let file as URL in folder ?? .init() where file.pathExtension == "swift" {
                if Self.known.contains(file.lastPathComponent) { continue }
                seen += 1
                let text = try String(contentsOf: file, encoding: .utf8)
                for (number, line) in SwiftFile(text: text).codeLines.enumerated() {
                    for found in Self.unchecked(in: String(line)) {
                        XCTFail("\(room)/…/\(file.lastPathComponent):\(number + 1): \(found) is not checked")
                    }
                }
            }
        }
        XCTAssertGreaterThan(seen, 300)
    }
}
