import Syntax

/// Finds classes for which the library needs a list of their methods: subclasses of a library class that has a member
/// for this list. Methods cannot be found by name at run time, so the list is generated before checking.
struct ClassesWithMember {
    /// The member that subclasses override to return the list.
    let member: Name
    private var listedClasses: Set<Name> = []
    /// Type aliases that name classes: `typealias Screen = UIViewController`.
    private var aliases: [Name: Name] = [:]

    init(by member: Name) { self.member = member }

    /// Records the aliases of a text.
    mutating func recordClasses(_ statements: [Stmt]) {
        for case .decl(let decl) in statements.map(\.kind) {
            guard case .typealias_(let alias) = decl.kind, let target = alias.type.simpleName else { continue }
            aliases[alias.name] = aliases[target] ?? target
        }
    }

    /// Returns the name of the superclass; an alias is replaced by the class that it names.
    func parent(of type: TypeDecl) -> Name? { type.inherited.first?.simpleName.map { aliases[$0] ?? $0 } }

    /// Returns those types of a text that are subclasses of a suitable library class. `hasMember` returns true if the
    /// library has a class of this name with this member.
    mutating func classes(among types: [TypeDecl], hasMember: (_ parent: Name, _ member: Name) -> Bool) -> [TypeDecl] {
        lazy var own = Set(types.lazy.filter { $0.kind != .extension }.map(\.name))
        return types.filter { type in
            guard type.kind == .class, let parent = parent(of: type),
                listedClasses.contains(parent) || !own.contains(parent) && hasMember(parent, member)
            else { return false }
            listedClasses.insert(type.name)
            return true
        }
    }
}

extension TypeRef {
    /// The name of the type without its generic arguments.
    var simpleName: Name? {
        guard case .named(let components) = kind, components.count == 1 else { return nil }
        return components[0].name
    }
}
