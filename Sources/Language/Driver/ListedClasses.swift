import Syntax

/// Classes of a session that the library asks for a list of their methods: those that inherit from a class of the library which has
/// a member for it. Nothing finds methods by their names while a program runs, so the list is written before it is checked.
struct ListedClasses {
    /// The member that subclasses override with their list.
    let member: Name
    private var known: Set<Name> = []
    /// Names that stand for a class: `typealias Screen = UIViewController`.
    private var aliases: [Name: Name] = [:]

    init(by member: Name) { self.member = member }

    /// Notes the aliases of a text.
    mutating func note(_ statements: [Stmt]) {
        for case .decl(let decl) in statements.map(\.kind) {
            guard case .typealias_(let alias) = decl.kind, let target = alias.type.simpleName else { continue }
            aliases[alias.name] = aliases[target] ?? target
        }
    }

    /// The superclass, with aliases resolved.
    func parent(of type: TypeDecl) -> Name? { type.inherited.first?.simpleName.map { aliases[$0] ?? $0 } }

    /// The classes among the types of a text. `asks` says whether a name means a class of the library that has such a member.
    mutating func found(among types: [TypeDecl], asks: (_ parent: Name, _ member: Name) -> Bool) -> [TypeDecl] {
        lazy var own = Set(types.lazy.filter { $0.kind != .extension }.map(\.name))
        return types.filter { type in
            guard type.kind == .class, let parent = parent(of: type),
                known.contains(parent) || !own.contains(parent) && asks(parent, member)
            else { return false }
            known.insert(type.name)
            return true
        }
    }
}

extension TypeRef {
    /// A name without arguments.
    var simpleName: Name? {
        guard case .named(let components) = kind, components.count == 1 else { return nil }
        return components[0].name
    }
}
