import Diagnostics
import Library
import Syntax
import XCTest

@testable import Checking
@testable import Declarations
@testable import TypeModel

/// Library declarations are read on demand.
final class LibraryReadingTests: XCTestCase {
    private let checker = freshChecker()

    private func check(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        let checked = checker.check(parse(Source(name: "entry", text: text)), mode: .script)
        XCTAssertEqual(checked.diagnostics.map(\.id), [], file: file, line: line)
    }

    private func nominal(_ name: Name) throws -> NominalSymbol { try XCTUnwrap(checker.libraryNominal(name)) }

    func testARequirementIsReadByItsNameAndAllKeepTheirOrder() throws {
        let algebra = try nominal("SetAlgebra")
        checker.collectMembers(algebra)
        XCTAssertEqual(algebra.members["intersection"]?.count, 1)
        XCTAssertEqual(algebra.members["contains"]?.count, 1)
        XCTAssertNil(algebra.members.knownMembers["insert"], "nobody has asked for it")
        let names = algebra.requirements.map(\.name.text)
        let whole = freshChecker()
        let other = try XCTUnwrap(whole.libraryNominal("SetAlgebra"))
        whole.collectMembers(other)
        XCTAssertEqual(names, other.requirements.map(\.name.text))
        XCTAssertEqual(
            Set(names).count, Set(algebra.requirements.map(ObjectIdentifier.init)).count, "each is read once")
        XCTAssertLessThan(
            try XCTUnwrap(names.firstIndex(of: "contains")), try XCTUnwrap(names.firstIndex(of: "intersection")))
    }

    func testConformance_isKnownWithoutReadingMembers() throws {
        let float = try nominal("Float")
        XCTAssertTrue(checker.conforms(.nominal(float), to: try nominal("Comparable")))
        XCTAssertEqual(float.collection.conformances, .none)
        XCTAssertEqual(float.collection.members, .none)
        XCTAssertTrue(
            checker.conforms(.nominal(float), to: try nominal("Strideable")), "one that it has through another")
        XCTAssertFalse(checker.conforms(.nominal(float), to: try nominal("Sequence")))
    }

    func testVariable_initiallyNil_needsNoType() throws {
        check("import UIKit\nlet view = UIView()")
        let view = try nominal("UIView")
        CodeAccess(checker).complete(view)
        func property(_ name: Name) throws -> VariableSymbol {
            try XCTUnwrap(view.storedProperties.first { $0.name == name })
        }
        let recognizers = try property("gestureRecognizers")
        XCTAssertTrue(recognizers.beginsAsNil)
        XCTAssertNil(recognizers.type)
        XCTAssertNil(checker.librarySymbols["UIGestureRecognizer"])
        for name in ["untransformedFrame", "tag", "superview", "subviews", "constraints"] as [Name] {
            XCTAssertFalse(try property(name).beginsAsNil, name.text)
            XCTAssertNotNil(try property(name).type, name.text)
        }
        CodeAccess(checker).resolve(recognizers)
        XCTAssertEqual(recognizers.type.map(checker.describe), "[UIGestureRecognizer]?")
    }

    func testMethodsThatOverrideAreReadByTheirNames() throws {
        check("import UIKit\nlet field = UITextField()")
        let field = try nominal("UITextField")
        CodeAccess(checker).complete(field)
        XCTAssertNil(field.members.knownMembers["resignFirstResponder"])
        XCTAssertNotNil(field.members.knownMembers["canBecomeFirstResponder"], "what it overrides might be stored")
        let method = try XCTUnwrap(field.members["resignFirstResponder"]?.first as? FunctionSymbol)
        XCTAssertNil(method.overridden)
        CodeAccess(checker).link(method)
        let base = try XCTUnwrap(method.overridden)
        XCTAssertEqual((base.parent as? NominalSymbol)?.name, "UIResponder")
    }

    func testLabels_equalTheWrittenOnes() throws {
        let rect = try nominal("CGRect")
        checker.collectMembers(rect)
        let made = (rect.members["init"] ?? []).compactMap { $0 as? FunctionSymbol }
        let written = made.map { checker.labels(of: $0).map { $0?.text ?? "_" } }
        XCTAssertTrue(written.contains(["origin", "size"]))
        XCTAssertTrue(made.contains { $0.declaration?.state == .unresolved })
        made.forEach(checker.resolve)
        XCTAssertEqual(made.map { checker.labels(of: $0).map { $0?.text ?? "_" } }, written)
    }
}
