import Diagnostics
import Syntax

/// Finds the declarations of one library interface and their members.
struct PageIndexer {
    private(set) var index = IndexWriter()
    /// The names of types, aliases, associated types and operators that are nested in types.
    private(set) var innerNames: Set<String> = []
    private(set) var usage = UsageReader()
    private let source: Source

    init(_ source: Source) throws {
        self.source = source
        let file = parse(source)
        if let mistake = file.diagnostics.first {
            let line = source.position(of: Int(mistake.primary.start)).line
            throw IndexingError("\(source.name):\(line): error: \(mistake.message)")
        }
        for statement in file.statements {
            guard case .decl(let decl) = statement.kind else { continue }
            try add(decl)
            usage.read(decl)
        }
    }

    private mutating func add(_ decl: Decl) throws {
        if case .import_ = decl.kind { return }
        guard let (keyword, name) = Self.keywordAndName(decl), let number = Keywords.all.firstIndex(of: Name(keyword))
        else {
            throw IndexingError("\(source.name): error: no library declaration: \(decl.span.text)")
        }
        let range = lineRange(of: decl)
        var members: IndexedMembers?
        if case .type(let type) = decl.kind {
            recordInnerNames(type.members)
            members = try self.members(of: type, decl)
        }
        index.write(
            IndexedDeclaration(keyword: number, name: try nameRange(of: name, in: decl), range: range),
            members)
    }

    /// Returns the members of a type or extension; nil if it is on a single line.
    private func members(of type: TypeDecl, _ decl: Decl) throws -> IndexedMembers? {
        let bytes = source.utf8
        let first = type.members.first.map { lineRange(of: $0).lowerBound } ?? Int(decl.span.end)
        guard first > decl.span.start,
            let brace = bytes[Int(decl.span.start)..<first].lastIndex(of: UInt8(ascii: "{")),
            let lineEnd = bytes[brace..<first].firstIndex(of: UInt8(ascii: "\n"))
        else { return nil }
        let hasState = type.kind != .extension && type.kind != .protocol
        var found = IndexedMembers()
        found.headerEnd = lineEnd + 1
        found.inherits = !type.inherited.isEmpty
        for member in type.members {
            guard let (keyword, name) = Self.keywordAndName(member), !(hasState && Self.isStoredOrOverriding(member))
            else {
                found.earlyMembers.append(lineRange(of: member))
                continue
            }
            if hasState, case .initializer = member.kind, !member.modifiers.has("convenience") {
                found.hasDesignatedInitializer = true
            }
            found.members.append(
                IndexedMembers.Member(
                    name: try nameRange(of: name, in: member), range: lineRange(of: member),
                    isValue: ["func", "var", "init", "subscript"].contains(keyword)))
        }
        return found
    }

    private mutating func recordInnerNames(_ members: [Decl]) {
        for member in members {
            switch member.kind {
            case .type(let type):
                innerNames.insert(type.name.text)
                recordInnerNames(type.members)
            case .typealias_(let alias): innerNames.insert(alias.name.text)
            case .associatedType(let associated): innerNames.insert(associated.name.text)
            case .function(let function) where function.isOperator: innerNames.insert(function.name.text)
            default: break
            }
        }
    }

    /// Returns the keyword and the name; nil for a declaration with several names or none.
    private static func keywordAndName(_ decl: Decl) -> (keyword: String, name: String)? {
        switch decl.kind {
        case .type(let type):
            guard type.kind == .extension else { return (type.isActor ? "class" : "\(type.kind)", type.name.text) }
            guard case .named(let parts)? = type.extended?.kind else { return nil }
            return ("extension", parts.map(\.name.text).joined(separator: "."))
        case .function(let function): return ("func", function.name.text)
        case .initializer: return ("init", "init")
        case .subscript: return ("subscript", "subscript")
        case .typealias_(let alias): return ("typealias", alias.name.text)
        case .operator_(let symbol): return ("operator", symbol.name.text)
        case .precedenceGroup(let group): return ("precedencegroup", group.name.text)
        case .variable(let variable):
            guard variable.bindings.count == 1, case .name(let name) = variable.bindings[0].pattern.kind else {
                return nil
            }
            return ("var", name.text)
        default: return nil
        }
    }

    private static func isStoredOrOverriding(_ decl: Decl) -> Bool {
        guard case .variable(let variable) = decl.kind else { return false }
        if decl.modifiers.has("override") { return true }
        if decl.modifiers.has("static") || decl.modifiers.has("class") { return false }
        return !variable.bindings[0].accessors.contains { $0.kind == .get || $0.kind == .set }
    }

    // MARK: - Places

    /// Returns the range of the declaration, including the comment above it and the rest of its last line.
    private func lineRange(of decl: Decl) -> Range<Int> {
        let bytes = source.utf8
        var start = lineStart(Int(decl.span.start))
        while start > 0 {
            let above = lineStart(start - 1)
            guard bytes[above..<start].drop(while: { $0 == UInt8(ascii: " ") }).starts(with: "//".utf8) else { break }
            start = above
        }
        let rest = bytes[(Int(decl.span.end) - 1)...]
        return start..<(rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count)
    }

    private func lineStart(_ place: Int) -> Int {
        source.utf8[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    }

    /// Returns the range of the first occurrence of the name in the declaration.
    private func nameRange(of name: String, in decl: Decl) throws -> Range<Int> {
        let word = Array(name.utf8)
        let places = Int(decl.span.start)...max(Int(decl.span.start), Int(decl.span.end) - word.count)
        guard let start = places.first(where: { source.utf8[$0...].starts(with: word) }) else {
            throw IndexingError("\(source.name): error: the name \(name) is not in: \(decl.span.text)")
        }
        return start..<start + word.count
    }
}

struct IndexingError: Error {
    let message: String
    init(_ message: String) { self.message = message }
}
