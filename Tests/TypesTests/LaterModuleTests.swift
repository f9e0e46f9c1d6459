import Diagnostics
import Library
import Syntax
import XCTest

@testable import Checking
@testable import Declarations
@testable import TypeModel

/// A module written in plain Swift is read when a program imports it, and not before.
final class LaterModuleTests: XCTestCase {
    private static let text: StaticString = """
        import Foundation
        import Rill

        // A module as it is compiled.

        /// Something with a title.
        public protocol Titled {
            var title: String { get }
        }

        open class Knob: Titled {
            public private(set) var title = "knob"
            private let turns = PublishSubject<Int>()

            public init() {}

            /// Sends how often it was turned.
            public func turn(_ times: Int) {
                turns.onNext(times)
            }

            public var turned: Observable<Int> {
                turns.map { $0 + Shelf.offset }
            }
        }

        enum Shelf {
            static let offset = 1
        }

        extension Int: Titled {
            public var title: String { "\\(self)" }
        }

        extension Array where Element == Int {
            public var sumOfAll: Int { reduce(0, +) }
            public func sum(with more: Int) -> Int { sumOfAll + more }
        }

        public func describe<T: Titled>(_ value: T) -> String { value.title }
        """

    private func checker() -> Checker {
        Checker(
            pages: LibraryText.pages.map(\.entry),
            later: [indexedInterface("Knobs", module: "RillKit", isCompiled: true, Self.text)])
    }

    /// One module's members of known types may use another module, in any reading order.
    private static let thing: StaticString = "open class Thing { public init() {} }"
    private static let kept: StaticString = """
        public protocol Kept {
            var kept: [Thing] { get }
        }
        extension Array: Kept where Element: Thing {
            public var kept: [Thing] { map { $0 } }
        }
        public func keep<K: Kept>(_ value: K) -> Int { value.kept.count }
        """

    func testModulesOfOneImportSpeakOfEachOther() {
        func page(_ name: String, _ module: String, _ text: StaticString) -> InterfaceText {
            indexedInterface(name, module: module, isCompiled: true, text)
        }
        for modules in [("UIKit", "CoreLocation"), ("CoreLocation", "UIKit")] {
            let checker = Checker(
                pages: LibraryText.pages.map(\.entry),
                later: [page("Thing", modules.0, Self.thing), page("Kept", modules.1, Self.kept)])
            XCTAssertEqual(problems("let a = [1].first!\nprint(a, [2].count, [\"\"].map { $0 })\n", checker), [])
            XCTAssertEqual(
                problems("import \(modules.0)\nimport \(modules.1)\nprint(keep([Thing()]))\n", checker), [])
        }
    }

    /// All frameworks of the kit are visible with any one of them, but read only when a text needs them.
    func testFramework_isReadWithItsDependencies() {
        func page(_ module: String, _ text: StaticString) -> InterfaceText {
            indexedInterface(module, module: module, isCompiled: true, text)
        }
        let checker = Checker(
            pages: LibraryText.pages.map(\.entry),
            later: [
                page("UIKit", Self.thing), page("CoreLocation", "public func here() -> Thing { Thing() }"),
                page("MapKit", "public func map() -> Thing { here() }"),
                page("RealmSwift", "extension Array { public var isStored: Bool { false } }"),
            ])
        XCTAssertEqual(problems("import UIKit\nprint(Thing())\n", checker), [])
        XCTAssertEqual(checker.library.unreadModules, ["CoreLocation", "MapKit", "RealmSwift"])
        XCTAssertEqual(problems("import MapKit\nprint(map())\n", checker), [])
        XCTAssertEqual(checker.library.unreadModules, ["RealmSwift"])
        XCTAssertEqual(problems("import UIKit\nprint([1].isStored)\n", checker), [])
        XCTAssertEqual(checker.library.unreadModules, [])
    }

    /// An interface that belongs to no module is read when a text first uses a name of its first line, and adds
    /// overloads to known types.
    func testInterface_isReadWhenATextUsesItsName() {
        let text: StaticString = """
            // Zorbls, read when a text uses one of: zorbling _zorbl
            struct Zorbl { let size = 1 }
            extension StringProtocol { func contains(_ zorbl: Zorbl) -> Bool { count > zorbl.size } }
            """
        let page = indexedInterface("Zorbls", module: "Swift", isCompiled: false, text)
        let checker = Checker(pages: LibraryText.pages.map(\.entry), later: [page])
        XCTAssertEqual(problems("print(\"ab\".contains(\"a\"))\n", checker), [])
        XCTAssertEqual(checker.library.unreadModules, ["Zorbls"])
        XCTAssertEqual(problems("let zorbling = \"ab\".contains(Zorbl())\n", checker), [])
        XCTAssertEqual(checker.library.unreadModules, [])
        let other = Checker(
            pages: LibraryText.startInterfaces.map(\.entry), later: LibraryText.namedInterfaces.map(\.entry))
        XCTAssertEqual(problems("print(\"ab\".contains(\"a\"))\n", other), [])
        XCTAssertEqual(problems("print(\"ab\".contains(#/a/#), \"ab\".firstMatch(of: #/(b)/#)!.1)\n", other), [])
    }

    /// A program that imports one framework reads only the modules that the table lists for it.
    func testEveryFramework_typeChecksWithItsDependencies() {
        for module in ImportTable.library["kit"].map(\.text).sorted() {
            let checker = Checker(
                pages: LibraryText.pages.map(\.entry), later: LibraryText.compiledInterfaces.map(\.entry))
            _ = checker.check(parse(Source(name: "import", text: "import \(module)\n")), mode: .script)
            let waiting = checker.library.unreadModules
            XCTAssertEqual(LibraryCheck(checker).checkWholeLibrary(of: module).map(\.message), [], module)
            XCTAssertEqual(checker.library.unreadModules, waiting, module)
        }
    }

    private func problems(
        _ text: String, _ checker: Checker, mode: Checker.Mode = .script
    ) -> [String] {
        let result = check(text, mode: mode, with: checker).diagnostics.filter { $0.severity == .error }
        return result.map { "\($0.id): \($0.message)" } + checker.libraryProblems.map(\.message)
    }

    func testOperatorsOfAModule_surviveTheRevertOfATextThatReadIt() {
        let checker = freshChecker()
        XCTAssertNotEqual(problems("print(zorblOfNoModule)\n", checker), [])
        checker.revert()
        let text = """
            import ObjectMapper
            var name = ""
            name <- Map(mappingType: .fromJSON, JSON: ["name": "Otter"])["name"]
            """
        XCTAssertEqual(problems(text, checker), [])
    }

    func testModule_isNotReadBeforeItsImport() {
        let checker = checker()
        XCTAssertEqual(
            problems("import RxSwift\nfunc greet() {}\ngreet()\nprint([1].map { $0 }, Int.max)\n", checker), [])
        XCTAssertEqual(checker.library.unreadModules, ["RillKit"])
        XCTAssertEqual(problems("import RillKit\nprint(Knob().title)\n", checker), [])
        XCTAssertEqual(checker.library.unreadModules, [])
    }

    func testTypesThatAreKnownGetMembersAndConformances() {
        let checker = checker()
        XCTAssertEqual(problems("let a = [1].first!\nprint(a.description, [2].count)\n", checker), [])
        XCTAssertEqual(
            problems("import RillKit\nprint([1].sumOfAll, 1.title, describe(2), describe(Knob()))\n", checker), [])
        // Another script does not import the module.
        XCTAssertEqual(problems("print([1].sumOfAll)\n", checker).count, 1)
    }

    func testThePromptNeedsNoImport() {
        let checker = checker()
        XCTAssertEqual(problems("let x = 1\n", checker, mode: .entry), [])
        XCTAssertEqual(checker.library.unreadModules, ["RillKit"])
        XCTAssertEqual(problems("let k = Knob(); k.turn(2); let o = k.turned\n", checker, mode: .entry), [])
    }

    func testMembersOfKnownTypesNeedNoImportAtThePromptEither() {
        let checker = checker()
        XCTAssertEqual(problems("let a = [1]; print(a.count)\n", checker, mode: .entry), [])
        XCTAssertEqual(problems("print(a.sum(with: 1))\n", checker, mode: .entry), [])
        XCTAssertEqual(problems("print(a.sumOfAll)\n", checker, mode: .entry), [])
    }

    func testScript_missingImport_isNamed() {
        XCTAssertEqual(
            problems("print(Knob().title)\n", checker()),
            ["missing-import: 'Knob' is in RillKit, which is not imported"])
    }

    func testInternalDeclarations_areHiddenFromPrograms() {
        XCTAssertEqual(problems("import RillKit\nprint(Shelf.offset)\n", checker()).count, 1)
        XCTAssertEqual(problems("import RillKit\nenum Shelf { case a }\nprint(Shelf.a)\n", checker()), [])
    }

    func testBodiesSeeWhatTheirModuleImports() {
        let checker = checker()
        let result = check("import UIKit\nprint(Knob().turned)\n", with: checker)
        XCTAssertEqual(result.diagnostics.map(\.message), [])
    }
}
