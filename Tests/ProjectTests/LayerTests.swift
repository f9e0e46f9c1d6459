import Foundation
import XCTest

/// `Types` is one target, so the compiler lets every file see every other. Its folders are layers all the same: a file names
/// types of its own layer and of those before it. (All of it extends `Checker`: what a layer does is called on it.)
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

        var names: Set<Substring> { Set(text.matches(of: #/\b[A-Z]\w*\b/#).map(\.output)) }

        /// Types at the left margin that other files can see.
        var declared: [Substring] {
            text.matches(of: #/(?m)^(?:(?:public|final|indirect) )*(?:class|struct|enum|protocol|typealias) (\w+)/#)
                .map(\.output.1)
        }
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
            let text = try String(contentsOf: ImportTests.root.appendingPathComponent(path), encoding: .utf8)
            return File(path: path, layer: layer, text: text)
        }
    }
}
