import Syntax

/// Classes of a session that the library asks for a list of their methods: those that inherit from a class of the library which has
/// a member for it. Nothing finds methods by their names while a program runs, so the list is written before it is checked.
struct ListedClasses {
    /// The member that subclasses override with their list.
    let member: Name
    private var known: Set<Name> = []

    init(by member: Name) { self.member = member }

    /// The classes among the types of a text. `asks` says whether a name means a class of the library that has such a member.
    mutating func found(among types: [TypeDecl], asks: (_ parent: Name, _ member: Name) -> Bool) -> [TypeDecl] {
        lazy var own = Set(types.lazy.filter { $0.kind != .extension }.map(\.name))
        return types.filter { type in
            guard type.kind == .class, let parent = type.inherited.first?.simpleName,
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
