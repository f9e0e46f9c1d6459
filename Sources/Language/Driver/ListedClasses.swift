import Syntax

/// Classes of a session that need a list of their methods for the library: subclasses of a library class with a member
/// for it. Methods cannot be found by name at run time, so the list is generated before checking.
struct ClassesWithMember {
    /// The member that subclasses override to return the list.
    let member: Name
    private var listedClasses: Set<Name> = []
    /// Type aliases that name classes: `typealias Screen = UIViewController`.
    private var aliases: [Name: Name] = [:]

    init(by member: Name) { self.member = member }

    /// Records the aliases of a text.
    mutating func note(_ statements: [Stmt]) {
        for case .decl(let decl) in statements.map(\.kind) {
            guard case .typealias_(let alias) = decl.kind, let target = alias.type.simpleName else { continue }
            aliases[alias.name] = aliases[target] ?? target
        }
    }

    /// Returns the superclass with aliases resolved.
    func parent(of type: TypeDecl) -> Name? { type.inherited.first?.simpleName.map { aliases[$0] ?? $0 } }

    /// Returns the classes among the types of a text. `asks` returns true if a name is a library class with the member
    /// that lists the methods.
    mutating func classes(among types: [TypeDecl], asks: (_ parent: Name, _ member: Name) -> Bool) -> [TypeDecl] {
        lazy var own = Set(types.lazy.filter { $0.kind != .extension }.map(\.name))
        return types.filter { type in
            guard type.kind == .class, let parent = parent(of: type),
                listedClasses.contains(parent) || !own.contains(parent) && asks(parent, member)
            else { return false }
            listedClasses.insert(type.name)
            return true
        }
    }
}

extension TypeRef {
    /// The name without arguments.
    var simpleName: Name? {
        guard case .named(let components) = kind, components.count == 1 else { return nil }
        return components[0].name
    }
}
