import Diagnostics
import Library
import Syntax
import XCTest

@testable import Checking
@testable import Declarations
@testable import TypeModel

/// The index contains the declarations that the parser finds.
final class LibraryIndexTests: XCTestCase {
    private let index = LibraryIndex(
        pages: LibraryText.pages.map(\.entry))

    func testIndex_equalsTheParsedDeclarations() {
        for (number, page) in LibraryText.pages.enumerated() {
            var declarations: [Name: Int] = [:]
            var extensions: [String: Int] = [:]
            for statement in parse(Source(name: page.name, text: page.text)).statements {
                guard case .decl(let decl) = statement.kind else {
                    XCTFail("\(page.name): something that is no declaration")
                    continue
                }
                switch decl.kind {
                case .import_ where page.isCompiled: break
                case .type(let type) where type.kind == .extension: extensions[path(type), default: 0] += 1
                case .type(let type): declarations[type.name, default: 0] += 1
                case .function(let function): declarations[function.name, default: 0] += 1
                case .typealias_(let alias): declarations[alias.name, default: 0] += 1
                case .variable(let variable):
                    XCTAssertEqual(variable.bindings.count, 1, "\(page.name): one variable a declaration")
                    guard case .name(let name)? = variable.bindings.first?.pattern.kind else { continue }
                    declarations[name, default: 0] += 1
                case .operator_, .precedenceGroup: break
                default: XCTFail("\(page.name): a declaration that the index does not know")
                }
            }
            for (name, count) in declarations {
                let found = index.declarations(of: name).filter { $0.page == number }
                XCTAssertEqual(found.count, count, "\(page.name): \(name)")
                for entry in found {
                    XCTAssertEqual(parse(index.source(of: entry)).statements.count, 1, "\(page.name): \(name)")
                }
            }
            for (name, count) in extensions {
                let found = index.extensions(of: Name(name)).filter { $0.page == number }
                XCTAssertEqual(found.count, count, "\(page.name): extension \(name)")
            }
            let all = index.names.reduce(0) { sum, name in
                sum + index.declarations(of: name).filter { $0.page == number }.count
            }
            XCTAssertEqual(all, declarations.values.reduce(0, +), "\(page.name): the index finds more than there is")
        }
    }

    /// A name that is not in the table is not searched among the members of a type.
    func testTableNamesTypesAndOperatorsInsideOfTypes() {
        // Synthesised for coded types.
        var names: Set<Name> = ["CodingKeys"]
        func look(_ members: [Decl]) {
            for member in members {
                switch member.kind {
                case .type(let type):
                    look(type.members)
                    names.insert(type.name)
                case .typealias_(let alias): names.insert(alias.name)
                case .associatedType(let associated): names.insert(associated.name)
                case .function(let function) where function.isOperator: names.insert(function.name)
                default: continue
                }
            }
        }
        for page in LibraryText.pages + LibraryText.compiledInterfaces {
            for statement in parse(Source(name: page.name, text: page.text)).statements {
                if case .decl(let decl) = statement.kind, case .type(let type) = decl.kind { look(type.members) }
            }
        }
        XCTAssertEqual(
            LibraryIndex.innerNames.map(\.text).sorted(), names.map(\.text).sorted(),
            "types, aliases and operators inside of types")
    }

    func testDeclarationsOfAPage() {
        let text: StaticString = """
            /// Documentation
            @discardableResult
            func f() -> Int

            // Detached

            @bind("a(b") func g<T>(x: T)
            where T: Equatable
            func h<T>(x: T)
            where
                T: Equatable, T: Comparable
            extension Outer.Inner {
                func inside() {}
            }
            func == (lhs: Int, rhs: Int) -> Bool
            func <<T>(lhs: T, rhs: T) -> Bool
            final class `class` {}
            """
        let index = index(of: text)
        XCTAssertEqual(index.names.map(\.text), ["f", "g", "h", "==", "<", "class"])
        XCTAssertEqual(index.extensions(of: "Outer.Inner").count, 1)
        XCTAssertTrue(index.source(of: index.declarations(of: "f")[0]).text.hasPrefix("/// Documentation"))
        XCTAssertTrue(index.source(of: index.declarations(of: "g")[0]).text.hasSuffix("where T: Equatable\n"))
    }

    func testMembersOfATypeArePartedByName() throws {
        let text: StaticString = """
            final class Box<T: Equatable>: Base,
                Second
            where T: Hashable {
                /// Stored
                let a: Int
                var b = { 1 }
                var watched: Int { didSet {} }
                private(set) var c: Int { get }
                @bind("x{")
                init(a: Int)
                init?<S: Sequence>(
                    _ values: S
                )
                where S.Element == T { nil }
                override var d: Int { 1 }
                override func e() {}
                class func make() {
                    let inside = 1
                }
                static func == (lhs: Box, rhs: Box) -> Bool
                enum `default` { case one }
                subscript(index: Int) -> T { get }
                // The end
            }

            // Outside
            extension Box where T: Comparable {
                func c() {}
            }
            extension Box: Equatable {}
            """
        let index = index(of: text)
        let entry = index.declarations(of: "Box")[0]
        let split = try XCTUnwrap(index.split(entry))
        XCTAssertEqual(
            split.members.map(\.name.text), ["c", "init", "init", "e", "make", "==", "default", "subscript"])
        XCTAssertTrue(split.hasDesignatedInitializer)
        XCTAssertTrue(split.inherits)
        XCTAssertEqual(
            members(index.requiredMembers(of: entry, split)).map(described), ["var a", "var b", "var watched", "var d"])
        let extensions = index.extensions(of: "Box")
        XCTAssertFalse(try XCTUnwrap(index.split(extensions[0])).inherits)
        XCTAssertNil(index.split(extensions[1]))
    }

    func testMembersReadByNameAreThoseOfTheWholeText() {
        for entry in everyEntry() {
            guard let split = index.split(entry) else { continue }
            let whole = members(index.source(of: entry))
            let place = whole.first.map { "\(index.pages[entry.page].name): \($0.span.text)" } ?? ""
            let kept = members(index.requiredMembers(of: entry, split))
            XCTAssertEqual(index.header(of: entry).flatMap(type)?.members.count, 0, place)
            var parts: [Name: [Decl]] = [:]
            for member in split.members {
                let text = Array("extension Any {\n".utf8) + index.bytes(member.range, of: entry.page) + Array("}".utf8)
                let read = members(index.source(page: entry.page, utf8: text))
                XCTAssertEqual(read.count, 1, "\(place): \(member.name)")
                parts[member.name, default: []] += read
                XCTAssertEqual(read.first.map { $0.declaredName != nil }, member.isValue, "\(place): \(member.name)")
            }
            XCTAssertEqual(
                kept.map(\.span.text) + parts.values.joined().map(\.span.text).sorted(),
                whole.filter { isKept($0, in: entry) }.map(\.span.text)
                    + whole.filter { !isKept($0, in: entry) }.map(\.span.text).sorted(), place)
            for (name, read) in parts {
                XCTAssertEqual(
                    read.map(described),
                    whole.filter { !isKept($0, in: entry) && names($0) == name.text }.map(described),
                    place)
            }
            let makers = whole.filter {
                guard case .initializer = $0.kind else { return false }
                return !$0.modifiers.has("convenience")
            }
            XCTAssertEqual(
                split.hasDesignatedInitializer,
                entry.keyword != Keywords.extension_ && entry.keyword != Keywords.protocol_ && !makers.isEmpty, place)
            XCTAssertEqual(split.inherits, type(index.source(of: entry))?.inherited.isEmpty == false, place)
        }
    }

    func testRevertedExtension_keepsLibraryMembers() {
        let checker = Checker(pages: LibraryText.pages.map(\.entry))
        func run(_ text: String) -> Bool {
            !checker.check(parse(Source(name: "entry", text: text)), mode: .entry).hasErrors
        }
        // `suffix` is first used in a refused text, with an overload of it.
        XCTAssertFalse(
            run(
                """
                extension Array { func suffix(of n: Int) -> Int { suffix(n).count } }
                let a: Int = [1].suffix(of: true)
                """))
        XCTAssertFalse(run("print([1].suffix(of: 1))"), "it was taken back")
        XCTAssertTrue(run("let b: ArraySlice<Int> = [1].suffix(1)"))
        XCTAssertTrue(run("extension Array { func suffix(of n: Int) -> Int { suffix(n).count } }"))
        XCTAssertTrue(run("let c: Int = [1].suffix(of: 1); let d: ArraySlice<Int> = [1].suffix(1)"))
        checker.forgetPrograms()
        XCTAssertFalse(run("print([1].suffix(of: 1))"), "the next program starts anew")
        XCTAssertTrue(run("let b: ArraySlice<Int> = [1].suffix(1)"))
    }

    // MARK: - Help

    private func index(of text: StaticString) -> LibraryIndex {
        LibraryIndex(pages: [indexedInterface("Page", module: "Test", isCompiled: false, text)])
    }

    private func everyEntry() -> [LibraryIndex.Entry] {
        var extended: Set<String> = []
        for page in LibraryText.pages {
            for statement in parse(Source(name: page.name, text: page.text)).statements {
                guard case .decl(let decl) = statement.kind, case .type(let type) = decl.kind, type.kind == .extension
                else { continue }
                extended.insert(path(type))
            }
        }
        return index.names.flatMap { index.declarations(of: $0) }
            + extended.sorted().flatMap { index.extensions(of: Name($0)) }
    }

    private func type(_ source: Source) -> TypeDecl? {
        let statements = parse(source).statements
        guard statements.count == 1, case .decl(let decl) = statements[0].kind, case .type(let type) = decl.kind else {
            return nil
        }
        return type
    }

    private func members(_ source: Source) -> [Decl] { type(source)?.members ?? [] }

    /// Returns true for members read with the type: cases, stored properties, overriding properties, associated types.
    private func isKept(_ decl: Decl, in entry: LibraryIndex.Entry) -> Bool {
        switch decl.kind {
        case .enumCase, .deinitializer, .associatedType: return true
        case _ where entry.keyword == Keywords.extension_ || entry.keyword == Keywords.protocol_: return false
        case .variable(let variable):
            let isStatic = decl.modifiers.has("static") || decl.modifiers.has("class")
            return decl.modifiers.has("override")
                || !isStatic && !variable.bindings[0].accessors.contains { $0.kind == .get || $0.kind == .set }
        default: return false
        }
    }

    private func described(_ decl: Decl) -> String {
        if case .variable = decl.kind { return "var " + names(decl) }
        return decl.span.text
    }

    private func names(_ decl: Decl) -> String {
        switch decl.kind {
        case .type(let type): return type.name.text
        case .typealias_(let alias): return alias.name.text
        case .enumCase(let elements): return elements.map(\.name.text).joined(separator: ",")
        case .deinitializer: return "deinit"
        case .variable(let variable):
            return variable.bindings.flatMap { $0.pattern.names.map(\.0.text) }.joined(separator: ",")
        default: return decl.declaredName?.text ?? "?"
        }
    }

    private func path(_ type: TypeDecl) -> String {
        guard case .named(let parts)? = type.extended?.kind else { return type.name.text }
        return parts.map(\.name.text).joined(separator: ".")
    }
}
