import Foundation
import XCTest
@testable import Commands
@testable import Export
@testable import SessionCore

/// Common mistakes with their replies: `Tests/MistakeRules/slips.txt`.
final class SlipTests: XCTestCase {
    private static let file = SessionTests.root.appendingPathComponent("Tests/Slips/slips.txt")

    /// The declarations that the mistakes use.
    private static let session = """
        struct Oops: Error {}
        let source = Observable.of(1, 2, 3)
        let words = Observable.of("a", "b")
        let subject = PublishSubject<Int>()
        let state = BehaviorSubject(value: 1)
        let relay = BehaviorRelay(value: 0)
        let bag = DisposeBag()
        let main = MainScheduler.instance
        """

    private struct Mistake {
        var text: String
        var answer: String
    }

    /// A slip begins with `> `, continues with `. `, and has its reply below; `# ` begins a group.
    private static func slips(in text: String) -> [(heading: String?, slips: [Mistake])] {
        var groups: [(heading: String?, slips: [Mistake])] = [(nil, [])]
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("# ") {
                groups.append((String(line), []))
            } else if line.hasPrefix("> ") {
                groups[groups.count - 1].slips.append(Mistake(text: String(line.dropFirst(2)), answer: ""))
            } else if let last = groups[groups.count - 1].slips.indices.last, !line.isEmpty {
                if line.hasPrefix(". ") {
                    groups[groups.count - 1].slips[last].text += "\n" + line.dropFirst(2)
                } else {
                    groups[groups.count - 1].slips[last].answer += line + "\n"
                }
            }
        }
        return groups
    }

    private func answer(to slip: String) -> String {
        let session = SessionTests.session { $0.style = .prompt }
        defer { session.close() }
        session.presentation = Presentation(isTerminal: false, width: 400)
        let collector = Collector()
        _ = session.submit(Self.session, at: 0, to: collector)
        _ = collector.take()
        _ = session.submit(slip, at: 0, to: collector)
        return Self.words(of: collector.take())
    }

    /// Returns the message alone, without the source frame and the id.
    private static func words(of text: String) -> String {
        text.split(separator: "\n").filter { line in
            let rest = line.drop { $0 == " " || $0.isNumber }
            return !rest.hasPrefix("┌") && !rest.hasPrefix("│") && !rest.hasPrefix("·")
        }.map { line in
            let bare = line.hasPrefix("error:") ? line.prefix(upTo: line.lastIndex(of: "[") ?? line.endIndex) : line
            return bare.reversed().drop { $0 == " " }.reversed().map(String.init).joined() + "\n"
        }.joined()
    }

    func testEachIsAnsweredAsATeacherWould() throws {
        let groups = Self.slips(in: try String(contentsOf: Self.file, encoding: .utf8))
        XCTAssertGreaterThanOrEqual(groups.reduce(0) { $0 + $1.slips.count }, 400)
        let several = groups.first { $0.heading == "# Several mistakes in one statement" }
        XCTAssertGreaterThanOrEqual(several?.slips.count ?? 0, 150)
        var now = ""
        for group in groups {
            if let heading = group.heading { now += heading + "\n\n" }
            for slip in group.slips {
                let answer = answer(to: slip.text)
                XCTAssertEqual(answer, slip.answer, slip.text)
                now += "> " + slip.text.replacingOccurrences(of: "\n", with: "\n. ") + "\n" + answer + "\n"
            }
        }
        if ProcessInfo.processInfo.environment["RILL_ACCEPT"] == "slips" {
            try now.write(to: Self.file, atomically: true, encoding: .utf8)
        }
    }
}
