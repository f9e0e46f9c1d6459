import Declarations
import Diagnostics
import Foundation
import Library
import Syntax
import XCTest

@testable import Checking
@testable import indexer

/// The row of docs/CONTRIBUTING.md about an operator: a file with its declaration is all that the prompt needs to know it.
final class AddingOperatorTests: XCTestCase {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources")
    private var folder: URL?

    /// Returns a folder of sources that has only the table of modules and one file.
    private func library(_ file: String, _ text: String) throws -> LibraryFiles {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("adding-\(UUID().uuidString)")
        self.folder = folder
        let table = "Language/Library/Imports.words"
        for name in [table, file] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name).deletingLastPathComponent(), withIntermediateDirectories: true)
        }
        try FileManager.default.copyItem(
            at: Self.sources.appendingPathComponent(table), to: folder.appendingPathComponent(table))
        try text.write(to: folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
        return try LibraryFiles(folder.path, [file])
    }

    override func tearDown() {
        if let folder { try? FileManager.default.removeItem(at: folder) }
        folder = nil
    }

    func test_declarationInANewFile_isKnownToPrograms() throws {
        let text: StaticString = """
            extension ObservableType {
                /// Sends the first value again at the end.
                public func encircled(by element: Element) -> Observable<Element>
            }
            """
        let page = try XCTUnwrap(
            library("Language/Library/RxSwift/Operators/Circles.swiftinterface", "\(text)").pages.first)
        XCTAssertEqual([page.module, page.name, page.kind], ["RxSwift", "Circles", "start"])
        let program = "import RxSwift\n_ = Observable.of(1, 2).encircled(by: 0).map { $0 + 1 }\n"
        XCTAssertTrue(check(program).hasErrors)
        let circles = indexedInterface(page.name, module: page.module, isCompiled: false, text)
        let checker = Checker(pages: LibraryText.pages.map(\.entry) + [circles])
        XCTAssertEqual(check(program, with: checker).diagnostics.map(\.message), [])
    }

    /// The line `Usage:` is all that completion needs to sort a name.
    func test_usageInAComment_isARow() throws {
        let text = """
            extension ObservableType {
                /// Sends the first value again at the end.
                /// Usage: 7
                public func encircled(by element: Element) -> Observable<Element>
                /// Usage: 8
                public static func circle() -> Observable<Element>
                /// Usage: often
                public func ignored()
            }
            /// A ring.
            /// Usage: 2
            @stage
            public enum Ring {
                /// Usage: 9
                case round
            }
            """
        let rows = try PageIndexer(Source(name: "Circles.swift", text: text)).usage.rows
        XCTAssertEqual(rows, ["member encircled(by: 7", "static circle() 8", "type Ring 2", "static round 9"])
    }

    /// A declaration with `@forwards` is all that a program needs to call the engine's function.
    func test_forwardingDeclarations_getTheirNatives() throws {
        let text = """
            extension ObservableType {
                @forwards public func encircled<Other: ObservableType>(
                    by elements: Element..., other: Other, when test: @escaping (Element) throws -> Bool
                ) -> Observable<Element>
                @forwards @bind("ObservableType.circle") public static func circle(size: Int) -> Observable<Element>
                @forwards public func spread<Source: ObservableConvertibleType>(
                    _ selector: @escaping (Element) throws -> Source
                ) -> Observable<Source.Element>
            }
            public final class Ring<Element> {
                @forwards public init(_ first: Element, onEnd: (() -> Void)? = nil)
                @forwards public var count: Int { get }
                @forwards public var isOpen: Bool { get set }
            }
            public struct Sign<Element> {
                @forwards public func show(_ element: Element)
            }
            extension ObservableType where Element: FixedWidthInteger {
                @forwards public static func count(to end: Element) -> Observable<Element>
            }
            extension ObservableType {
                @forwards public func pass<O: ObserverType>(to observer: O) -> Disposable
                @forwards public static func all(_ sources: Observable<Element>...) -> Observable<Element>
                @forwards(combine) public static func both<A: ObservableType, B: ObservableType>(_ a: A, _ b: B) \
                    -> Observable<(A.Element, B.Element)>
            }
            """
        let natives = """
            all.append(Binding("ObservableType.encircled(by:other:when:)") { context in
            let type = context.selfType
            let type1 = context.parameters[1]
            return .many { values in let argument0: [Value] = Rx.argument(values[1]); \
            let argument2: (Value) throws -> Bool = Rx.argument(values[3]); \
            let result = Rx.source(values[0], type).encircled(by: argument0, other: Rx.source(values[2], type1), \
            when: argument2); return Rx.result(result) }
            })
            all.append(Binding("ObservableType.circle", .one { Rx.result(Stream.circle(size: \
            Rx.argument($0) as Int)) }))
            all.append(rxFlattening("ObservableType.spread(_:)") { $0.spread($1) })
            all.append(Binding("Ring.init(_:onEnd:)", .two { .object(Ring<Value>(Rx.argument($0) as Value, \
            onEnd: Rx.argument($1) as (() -> Void)?)) }))
            all.append(Binding("Ring.count", .one { Rx.result(try $0.instance(of: Ring<Value>.self).count) }))
            all.append(Binding("Ring.isOpen", .one { Rx.result(try $0.instance(of: Ring<Value>.self).isOpen) }))
            all.append(Binding("Ring.isOpen=", .two { try $0.instance(of: Ring<Value>.self).isOpen = \
            Rx.argument($1) as Bool; return .unit }))
            all.append(Binding("Sign.show(_:)", .two { Rx.result((Rx.argument($0) as Sign<Value>).show(Rx.argument($1) \
            as Value)) }))
            all.append(Binding("ObservableType.count(to:)", .one { Rx.result(Observable<Int>.count(to: Rx.argument($0) \
            as Int)) }))
            all.append(Binding("ObservableType.pass(to:)") { context in
            let type = context.selfType
            let type0 = context.parameters[0]
            return .two { Rx.result(Rx.source($0, type).pass(to: Rx.observer($1, type0))) }
            })
            all.append(Binding("ObservableType.all(_:)") { context in
            let type0 = context.parameters[0]
            return .one { Rx.result(Stream.all(Rx.sources($0, type0))) }
            })
            all.append(Binding("ObservableType.both(_:_:)") { context in
            let type0 = context.parameters[0]
            let type1 = context.parameters[1]
            let tuple = context.result.arguments.last!
            return .two { Rx.result(Stream.both(Rx.source($0, type0), Rx.source($1, type1), combine: \
            Rx.makeTuple(tuple) as (Value, Value) -> Value)) }
            })

            """
        let written = try ThunkWriter(Source(name: "Circles.swift", text: text)).bindings.joined()
        XCTAssertEqual(written.split(separator: "\n").map { $0.drop { $0 == " " } + "\n" }.joined(), natives)
    }

    /// The row as a whole: an operator in the engine and its declaration. The native that the build writes compiles, and does not
    /// without the operator.
    func test_forwardedNative_compilesWithTheOperatorOnly() throws {
        let declaration = """
            extension ObservableType {
                /// Sends an element before and after the others.
                @forwards public func encircled(by element: Element, times: Int = 1) -> Observable<Element>
            }
            """
        let operators = """
            extension ObservableType {
                func encircled(by element: Element, times: Int = 1) -> Observable<Element> {
                    let circle = Observable.repeatElement(element).take(times)
                    return circle.concat(self).concat(circle)
                }
            }

            """
        let natives = try ThunkWriter(Source(name: "Circles.swift", text: declaration)).bindings.joined()
        let function = "func natives() -> [Binding] {\nvar all: [Binding] = []\n\(natives)return all\n}\n"
        XCTAssertEqual(try checked(operators + function), "")
        let refused = try checked(function)
        XCTAssertTrue(refused.contains("has no member 'encircled'"), refused)
    }

    /// Checks a file of the module Library with swiftc; returns its messages.
    private func checked(_ text: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("adding-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Circles.swift")
        try ("import Rill\nimport Runtime\n@testable import Library\n\n" + text).write(
            to: file, atomically: true, encoding: .utf8)
        let build = Self.sources.deletingLastPathComponent().appendingPathComponent(".build/debug").path
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swiftc", "-typecheck", "-swift-version", "5", "-I", build + "/Modules",
            "-Xcc", "-fmodule-map-file=\(build)/Texts.build/module.modulemap", file.path,
        ]
        process.standardError = pipe
        try process.run()
        let messages = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return messages
    }

    func test_forwardingDeclaration_withoutFormInTheEngine_endsTheBuildWithItsLine() {
        let text =
            "extension ObservableType {\n    @forwards public func pairs(_ pair: (Int, Int)) -> Observable<Int>\n}\n"
        XCTAssertThrowsError(try ThunkWriter(Source(name: "Pairs.swift", text: text))) {
            XCTAssertEqual(
                ($0 as? IndexingError)?.message,
                "Pairs.swift:2: error: @forwards: no type of the engine for '(Int, Int)'")
        }
    }

    func test_plainSwiftInANewFile_belongsToTheModuleOfItsFolder() throws {
        let text = "extension ObservableType { public func twice() -> Observable<Element> { concat(self) } }\n"
        for (file, expected) in [
            ("RillExt/RxSwiftExt/Twice.swift", ["RxSwiftExt", "Twice", "added"]),
            ("RillKit/Controls/Twice.swift", ["UIKit", "Twice", "imported"]),
            ("RillKit/Moya/Twice.swift", ["Moya", "Twice", "imported"]),
            ("RillKit/Database/Realm+RxTwice.swift", ["RxRealm", "Realm+RxTwice", "imported"]),
        ] {
            let page = try XCTUnwrap(library(file, text).pages.first)
            XCTAssertEqual([page.module, page.name, page.kind], expected)
        }
    }

    func test_fileOfNoModule_andMistakes_areRefused() throws {
        XCTAssertThrowsError(try library("RillExt/Elsewhere/Twice.swift", "")) {
            XCTAssertEqual(
                ($0 as? IndexingError)?.message,
                "RillExt/Elsewhere/Twice.swift: error: Library/Imports.words has no module 'Elsewhere'")
        }
        XCTAssertThrowsError(try PageIndexer(Source(name: "Twice.swift", text: "struct A {\n    func b( {\n}\n"))) {
            XCTAssertTrue((($0 as? IndexingError)?.message ?? "").hasPrefix("Twice.swift:2: error: "))
        }
    }
}
