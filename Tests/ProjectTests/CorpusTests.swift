import Foundation
import XCTest

/// The first line of a program of the corpus that uses Rx states the origin of its expectation: RxSwift, whose output
/// proves the engine, or a compilation against our own modules, which does not. `Tests/Corpus/compile` compares the
/// expectations of the first kind with the recorded ones. Programs of `apps` are all of the second kind
/// (Tests/Corpus/README.md).
final class CorpusTests: XCTestCase {
    func testEveryProgram_namesTheOriginOfItsExpectation() throws {
        let importsRx = try NSRegularExpression(
            pattern: #"^(?:@\w+ )*import (?:Rx|Action|Rill)\w*"#, options: .anchorsMatchLines)
        let recorded = try String(
            contentsOf: ImportTests.root.appendingPathComponent("Tests/Corpus/recorded"), encoding: .utf8
        )
        .split(separator: "\n").filter { !$0.hasPrefix("#") }.map { String($0.split(separator: " ")[0]) }
        var fromRxSwift: Set<String> = []
        for area in ["language", "operators", "programs", "diagnostics"] {
            let folder = ImportTests.root.appendingPathComponent("Tests/Corpus/\(area)")
            for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.hasSuffix(".swift")
            {
                let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
                guard importsRx.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil else {
                    continue
                }
                let first = text.prefix { $0 != "\n" }
                if first.hasSuffix("// from RxSwift") {
                    fromRxSwift.insert("\(area)/\(file.dropLast(6))")
                } else {
                    XCTAssertTrue(
                        first.hasSuffix("// from our engine"), "\(area)/\(file): 'from RxSwift' or 'from our engine'?")
                }
            }
        }
        XCTAssertEqual(fromRxSwift, Set(recorded))
    }
}
