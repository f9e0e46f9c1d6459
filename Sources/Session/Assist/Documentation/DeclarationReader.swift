import Diagnostics
import Library
import Syntax

/// Reads the declarations of a library interface with their documentation.
struct DeclarationReader {
    private(set) var entries: [DocIndex.Entry] = []
    private let interface: LibraryInterface

    init(_ interface: LibraryInterface) {
        self.interface = interface
        Source.withScratchSource(interface.text) { source in
            for case .decl(let declaration) in parse(source).statements.map(\.kind) { read(declaration, in: nil, "") }
        }
    }

    private mutating func read(_ declaration: Decl, in owner: TypeDecl?, _ ownerName: String) {
        if !isInternal(declaration, in: owner), !ownerName.hasPrefix("_"), let name = declaration.documentedName,
            !name.hasPrefix("_")
        {
            entries.append(entry(name, declaration, in: ownerName))
        }
        guard case .type(let type) = declaration.kind else { return }
        let name = type.listedName
        for member in type.members { read(member, in: type, name) }
    }

    /// Cases and requirements have the access level of their type.
    private func isInternal(_ declaration: Decl, in owner: TypeDecl?) -> Bool {
        if ["internal", "private", "fileprivate"].contains(where: declaration.modifiers.has) { return true }
        if case .enumCase = declaration.kind { return false }
        let isPublic = declaration.modifiers.has("public") || declaration.modifiers.has("open")
        // Programs can see only the public declarations of a compiled module.
        return interface.isCompiled && owner?.kind != .protocol && !isPublic
    }

    private func entry(_ name: String, _ declaration: Decl, in owner: String) -> DocIndex.Entry {
        let labels = declaration.parameters?.map { $0.label?.text ?? "_" }.filter { $0 == "_" || !$0.hasPrefix("_") }
        let range = Int(declaration.span.start)..<Int(declaration.span.end)
        var isType = false
        switch declaration.kind {
        case .type, .typealias_: isType = true
        default: break
        }
        return DocIndex.Entry(
            owner: owner, name: name,
            title: labels.map { "\(name)(\($0.map { $0 + ":" }.joined()))" } ?? name,
            text: UnsafeBufferPointer(rebasing: interface.utf8[range]), told: LazyDocumentation(declaration.comment),
            labels: labels ?? [], isType: isType, isDeprecated: declaration.modifiers.deprecation != nil)
    }
}

extension TypeDecl {
    /// The name of the type under which its members are listed.
    fileprivate var listedName: String {
        extended.map { String($0.span.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) }
            ?? name.text
    }
}

extension Pattern {
    fileprivate var name: String? {
        if case .name(let name) = kind { return name.text }
        return nil
    }
}

extension Decl {
    /// The parameters of a function or an initialiser.
    fileprivate var parameters: [ParameterDecl]? {
        switch kind {
        case .function(let function): function.parameters
        case .initializer(let initializer): initializer.parameters
        default: nil
        }
    }

    /// The name under which a declaration is documented; nil for extensions, operators and other declarations without
    /// one.
    package var documentedName: String? {
        switch kind {
        case .function(let function): function.isOperator ? nil : function.name.text
        case .initializer: "init"
        case .variable(let variable): variable.bindings.first?.pattern.name
        case .enumCase(let elements): elements.first?.name.text
        case .type(let type): type.kind == .extension ? nil : type.name.text
        case .typealias_(let alias): alias.name.text
        default: nil
        }
    }
}
