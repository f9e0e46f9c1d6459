import Diagnostics
import Syntax

/// Finds the tests in a program's test classes, which XCTest finds by name at run time. Adds a member to each class
/// that lists its tests. A file that contains only declarations runs its tests, like `swift test`.
struct TestClasses {
    private var testClasses = ClassesWithMember(by: "_tests")
    /// The tests of each class by name, in order.
    private(set) var testsByClass: [String: [String]] = [:]

    /// Adds the list of its tests to each test class. If a file has only declarations, also adds a call that runs the
    /// tests.
    mutating func prepare(_ file: inout ParsedFile, isScript: Bool, hasMember: (Name, Name) -> Bool) {
        let types = file.statements.compactMap(\.type)
        let classes = testClasses.classes(among: types, hasMember: hasMember)
        guard !classes.isEmpty else { return }
        for type in classes {
            let extensions = types.filter { $0.kind == .extension && $0.extended?.simpleName == type.name }
            let tests = ([type] + extensions).flatMap { $0.members.compactMap(\.testName) }.sorted()
            testsByClass[type.name.text] = tests
            add(Self.members(of: type.name.text, tests: tests), to: type, of: &file)
        }
        guard isScript, file.statements.allSatisfy({ $0.isDeclaration }) else { return }
        let suites = classes.map(\.name.text).sorted().map { "\($0).defaultTestSuite" }
        let run = parse(Source(name: "tests", text: "_xctMain([\(suites.joined(separator: ", "))])"))
        file.statements += run.statements
        file.adopt(run)
    }

    private func add(_ text: String, to type: TypeDecl, of file: inout ParsedFile) {
        let made = parse(Source(name: "tests", text: text))
        type.members += made.statements.compactMap(\.type).flatMap(\.members)
        file.adopt(made)
    }

    private static func members(of name: String, tests: [String]) -> String {
        let list = tests.map { "all.append((\"\($0)\", { try ($0 as! \(name)).\($0)() }))" }
        return """
            class \(name) {
                override class func _tests() -> [_Test] {
                    var all = super._tests()
                    \(list.joined(separator: "\n        "))
                    return all
                }
                override class var defaultTestSuite: _TestSuite { _TestSuite(\(name).self) }
                override class func _make() -> _TestCase { \(name)() }
            }
            """
    }
}

extension Stmt {
    fileprivate var isDeclaration: Bool {
        if case .decl = kind { return true }
        return false
    }

    fileprivate var type: TypeDecl? {
        guard case .decl(let decl) = kind, case .type(let type) = decl.kind else { return nil }
        return type
    }
}

extension Decl {
    /// The name of the method if XCTest would run it as a test; nil otherwise.
    fileprivate var testName: String? {
        guard case .function(let function) = kind, function.name.text.hasPrefix("test"), function.parameters.isEmpty,
            function.generics.isEmpty, function.result == nil, !modifiers.has("static"), !modifiers.has("class"),
            !modifiers.has("private")
        else { return nil }
        return function.name.text
    }
}
