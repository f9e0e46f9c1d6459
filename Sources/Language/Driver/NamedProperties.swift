import Syntax

/// The properties of classes that a program can set by name: `setValue(2, forKey: "position")`. Each class gets a member
/// that sets its properties marked `@objc` or `dynamic`.
struct NamedProperties {
    struct Row {
        let type: TypeDecl
        let member: String
        /// The extension that adds the protocol; empty for subclasses of the kit's classes, which conform to it.
        let conformance: String
        var declaration: String { "class \(type.name.text) {\n    \(member)\n}" }
    }
    private var knownNames: Set<Name> = []
    /// Objects of databases set their properties themselves.
    private static let selfNotifyingTypes: Set<Name> = ["Object", "EmbeddedObject", "ObservableObject"]

    mutating func rows(among types: [TypeDecl], beside responders: [TypeDecl]) -> [Row] {
        var rows: [Row] = []
        for type in types where type.kind == .class {
            guard let parent = type.inherited.first?.simpleName, !NamedProperties.selfNotifyingTypes.contains(parent)
            else {
                continue
            }
            let isResponder = responders.contains { $0 === type }
            let isInherited = isResponder || knownNames.contains(parent)
            let names = type.members.flatMap(\.namedProperties)
            if isInherited || !names.isEmpty { knownNames.insert(type.name) }
            guard !names.isEmpty else { continue }
            let sets = names.map {
                "if key == \"\($0)\" { self.\($0) = KeyValues.converted(value, like: self.\($0), key); return true }; "
            }.joined()
            let end = isInherited ? "super.setNamed(key, value)" : "false"
            let start = isInherited ? "override func" : "func"
            rows.append(
                Row(
                    type: type,
                    member: "\(start) setNamed(_ key: String, _ value: Any?) -> Bool { \(sets)return \(end) }",
                    conformance: isInherited ? "" : "extension \(type.name.text): KeyValueCoded {}"))
        }
        return rows
    }
}

extension Decl {
    /// The variables marked `@objc` or `dynamic` that can be set.
    fileprivate var namedProperties: [String] {
        guard case .variable(let variable) = kind, !variable.isLet, !modifiers.has("static"), !modifiers.has("class"),
            !modifiers.has("override"), modifiers.hasAttribute("objc") || modifiers.has("dynamic")
        else { return [] }
        return variable.bindings.filter { binding in
            let kinds = binding.accessors.map(\.kind)
            return !kinds.contains(.get) || kinds.contains(.set)
        }.map(\.pattern.span.text).filter { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
    }
}
