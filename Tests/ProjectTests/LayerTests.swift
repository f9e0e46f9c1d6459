import Foundation
import XCTest

/// `Types` is one target, so the compiler lets every file see every other. Its folders are layers all the same: a file names
/// types and members of its own layer and of those below. All of them extend `Checker`, so members are known by their names
/// alone: one is looked for if only layers above declare the name. `Tests/layers` asks the compiler, which knows for certain.
final class LayerTests: XCTestCase {
    static let room = "Sources/Language/Types"
    /// From the bottom: what is known; what is declared, looked up and remembered; expressions and statements; what is asked of
    /// the typed tree; the walk of a text through all of them.
    static let layers = ["Model", "Declared", "Inference", "Analysis", "Checking"]

    func testTypesAreNamedDownwardsOnly() throws {
        let files = try Self.files()
        let homes = Self.homes(of: files)
        XCTAssertGreaterThan(homes.count, 100)
        for file in files {
            for name in file.names {
                guard let home = homes[name], home.layer > file.layer else { continue }
                XCTFail("\(file.path) names '\(name)', which lies in \(Self.layers[home.layer]) (\(home.path))")
            }
        }
    }

    func testMembersAreCalledDownwardsOnly() throws {
        let files = try Self.files()
        let members = Members(of: files, below: try Self.namesBelow())
        XCTAssertGreaterThan(members.homes.count, 600)
        for file in files {
            for use in members.upwards(from: file) {
                let layer = Self.layers[use.home.layer]
                XCTFail("\(file.path) uses '\(use.name)', which lies in \(layer) (\(use.home.path))")
            }
        }
    }

    func testACallUpwardsIsFound() {
        let high = File(
            path: "Analysis/High.swift", layer: 3,
            text: """
                extension Checker {
                    func rule(_ name: Name) -> Bool { name.isEmpty }
                    static var limit: Int { 3 }
                    private func helper() {}
                    func reduce() {}
                }
                """)
        func found(_ text: String) -> [Substring] {
            let low = File(path: "Declared/Low.swift", layer: 1, text: text)
            return Members(of: [low, high], below: ["reduce"]).upwards(from: low).map(\.name)
        }
        XCTAssertEqual(found("extension Checker { func a() { _ = rule(name) } }"), ["rule"])
        XCTAssertEqual(found("extension Checker { func a() { _ = names.filter(checker.rule) } }"), ["rule"])
        XCTAssertEqual(found("extension Checker { func a() { _ = Self.limit } }"), ["limit"])
        XCTAssertEqual(found("extension Checker { func a() { above.rule(self, name) } }"), [], "asked by the table")
        XCTAssertEqual(found("extension Checker { func a(rule: Bool) { helper(); names.reduce() } }"), [])
        XCTAssertEqual(found("extension Checker { func rule() { rule() } }"), [], "its own layer declares the name too")
    }

    func testAnArrowUpwardsIsFound() {
        let low = File(path: "Model/Low.swift", layer: 0, text: "struct Low { let above: High }")
        let high = File(path: "Inference/High.swift", layer: 2, text: "/// Names Low.\nfinal class High {}\n")
        let homes = Self.homes(of: [low, high])
        XCTAssertEqual(homes["High"]?.layer, 2)
        XCTAssertTrue(low.names.contains("High"))
        XCTAssertFalse(high.names.contains("Low"), "comments and texts name nothing")
    }

    struct File {
        let path: String
        let layer: Int
        /// Without comments and literals.
        let text: String

        init(path: String, layer: Int, text: String) {
            self.path = path
            self.layer = layer
            self.text = text.replacing(#/"""(?s:.*?)"""/#, with: "\"\"")
                .replacing(#/"(\\.|[^"\\\n])*"/#, with: "\"\"").replacing(#/\/\/.*/#, with: "")
        }

        /// Called functions and accessed members, except those in the table of calls to upper layers.
        var uses: Set<Substring> {
            let words = #/(?<before>above\.|\.)?\b(?<name>[a-z]\w*)(?<call>\()?/#.wordBoundaryKind(.simple)
            let matches = text.matches(of: words).filter { match in
                match.before.map { $0 == "." } ?? (match.call != nil)
            }
            return Set(matches.map(\.name))
        }

        /// Every name that is given to something here: functions, variables, cases.
        var spoken: Set<Substring> {
            let plain = text.matches(of: #/\b(?:func|var|let|case)\s+(\w+)/#.wordBoundaryKind(.simple)).map(\.output.1)
            let lists = text.matches(of: #/\bcase ((?:\w+(?:\([^()\n]*\))?, )+\w+)/#).flatMap { list in
                list.output.1.matches(of: #/(?:^|, )(\w+)/#).map(\.output.1)
            }
            return Set(plain + lists)
        }

        /// Functions and variables of the file and of its types and extensions, but not what they keep to themselves.
        var members: Set<Substring> {
            let lines = text.matches(
                of: #/(?m)^(?: {4})?((?:@?\w+(?:\([^)\n]*\))? )*)(?:func|var|let) (\w+)/#)
            return Set(lines.filter { !isPrivate($0.output.1) }.map(\.output.2))
        }

        private func isPrivate(_ modifiers: Substring) -> Bool {
            modifiers.split(separator: " ").contains { $0 == "private" || $0 == "fileprivate" }
        }

        var names: Set<Substring> { Set(text.matches(of: #/\b[A-Z]\w*\b/#.wordBoundaryKind(.simple)).map(\.output)) }

        /// Types at the left margin that other files can see.
        var declared: [Substring] {
            text.matches(of: #/(?m)^(?:(?:public|final|indirect) )*(?:class|struct|enum|protocol|typealias) (\w+)/#)
                .map(\.output.1)
        }
    }

    /// Functions and properties that other files can see, by name: those that one layer declares and none below.
    struct Members {
        private(set) var homes: [Substring: (layer: Int, path: String)] = [:]

        /// `below` are names of the rooms under this one, and of Swift's own library.
        init(of files: [File], below: Set<Substring>) {
            for file in files {
                for name in file.members where !below.contains(name) {
                    if let known = homes[name], known.layer <= file.layer { continue }
                    homes[name] = (file.layer, file.path)
                }
            }
            // A name that a lower layer has for something else (a case, a local variable) says nothing.
            for file in files {
                for name in file.spoken {
                    if let home = homes[name], home.layer > file.layer { homes[name] = nil }
                }
            }
        }

        func upwards(from file: File) -> [(name: Substring, home: (layer: Int, path: String))] {
            file.uses.compactMap { name in
                guard let home = homes[name], home.layer > file.layer else { return nil }
                return (name, home)
            }
        }
    }

    /// The names declared in `Syntax`, `Diagnostics` and Swift's library.
    private static func namesBelow() throws -> Set<Substring> {
        let rooms = ["Syntax", "Diagnostics"].map { "Sources/Language/\($0)" }
        var names: Set<Substring> = []
        for room in rooms {
            for path in try ImportTests.swiftFiles(under: room) { names.formUnion(try file(path, layer: 0).spoken) }
        }
        let pages = "Sources/Language/Library/Swift"
        let walk = try XCTUnwrap(
            FileManager.default.enumerator(atPath: ImportTests.root.appendingPathComponent(pages).path))
        for case let page as String in walk where page.hasSuffix(".swiftinterface") {
            names.formUnion(try file("\(pages)/\(page)", layer: 0).spoken)
        }
        XCTAssertTrue(names.isSuperset(of: ["reduce", "sorted", "report"]))
        return names
    }

    private static func homes(of files: [File]) -> [Substring: (layer: Int, path: String)] {
        var homes: [Substring: (layer: Int, path: String)] = [:]
        for file in files {
            for name in file.declared { homes[name] = (file.layer, file.path) }
        }
        return homes
    }

    private static func files() throws -> [File] {
        try ImportTests.swiftFiles(under: room).map { path in
            let folder = path.dropFirst(room.count + 1).prefix { $0 != "/" }
            let layer = try XCTUnwrap(layers.firstIndex(of: String(folder)), "\(path) lies in no layer")
            return try file(path, layer: layer)
        }
    }

    private static func file(_ path: String, layer: Int) throws -> File {
        let text = try String(contentsOf: ImportTests.root.appendingPathComponent(path), encoding: .utf8)
        return File(path: path, layer: layer, text: text)
    }
}
