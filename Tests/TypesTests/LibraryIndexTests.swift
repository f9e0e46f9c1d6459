import Diagnostics
import Library
import Syntax
import XCTest

@testable import Types

/// The index reads only the margin of the pages: it must find what the parser finds.
final class LibraryIndexTests: XCTestCase {
    private let pages = LibraryText.pages.map { (name: $0.name, module: $0.module, text: $0.text) }

    func testIndexFindsWhatTheParserFinds() {
        let index = LibraryIndex(pages: pages)
        for (number, page) in pages.enumerated() {
            var declarations: [Name: Int] = [:]
            var extensions: [String: Int] = [:]
            for statement in parse(Source(name: page.name, text: page.text)).statements {
                guard case .decl(let decl) = statement.kind else {
                    XCTFail("\(page.name): something that is no declaration")
                    continue
                }
                switch decl.kind {
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

    func testMarginOfAPage() {
        let text = """
            /// Documentation
            @discardableResult
            func f() -> Int

            // Detached

            @bind("a(b") func g<T>(x: T)
            where T: Equatable
            extension Outer.Inner {
                func inside() {}
            }
            func == (lhs: Int, rhs: Int) -> Bool
            func <<T>(lhs: T, rhs: T) -> Bool
            final class `class` {}
            """
        let index = LibraryIndex(pages: [(name: "Page", module: "Test", text: text)])
        XCTAssertEqual(index.names.map(\.text), ["f", "g", "==", "<", "class"])
        XCTAssertEqual(index.extensions(of: "Outer.Inner").count, 1)
        XCTAssertTrue(index.source(of: index.declarations(of: "f")[0]).text.hasPrefix("/// Documentation"))
        XCTAssertTrue(index.source(of: index.declarations(of: "g")[0]).text.hasSuffix("where T: Equatable\n"))
    }

    private func path(_ type: TypeDecl) -> String {
        guard case .named(let parts)? = type.extended?.kind else { return type.name.text }
        return parts.map(\.name.text).joined(separator: ".")
    }
}
