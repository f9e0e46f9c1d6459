import Syntax

/// The members of a type by name. A library member gets its symbol when its name is first looked up.
public final class MemberTable {
    /// The members that have symbols, including all members that programs declare.
    public private(set) var knownMembers: [Name: [Symbol]] = [:]
    /// The members of a library type that have no symbols yet.
    public var unreadMembers: (any UnreadMembers)?

    public subscript(name: Name) -> [Symbol]? {
        get {
            unreadMembers?.read(name)
            return knownMembers[name]
        }
        set {
            unreadMembers?.read(name)
            knownMembers[name] = newValue
        }
    }

    public subscript(name: Name, default fallback: [Symbol]) -> [Symbol] {
        get { self[name] ?? fallback }
        _modify {
            unreadMembers?.read(name)
            yield &knownMembers[name, default: fallback]
        }
    }

    /// The members by name, including those that were not looked up yet.
    public var allMembers: [Name: [Symbol]] {
        unreadMembers?.readAll()
        return knownMembers
    }

    /// The name of every member.
    public var names: [Name] { knownMembers.keys + (unreadMembers?.names ?? []) }

    func breakCycles() { knownMembers = [:] }

    /// Removes members for which `isGone` returns true: those that a reverted extension declared.
    public func remove(_ isGone: (Symbol) -> Bool) {
        for (name, symbols) in knownMembers where symbols.contains(where: isGone) {
            let rest = symbols.filter { !isGone($0) }
            knownMembers[name] = rest.isEmpty ? nil : rest
        }
    }
}

/// The members of a library type that have no symbols yet.
public protocol UnreadMembers: AnyObject {
    var names: [Name] { get }
    /// Declares all members with the name.
    func read(_ name: Name)
    /// Declares the requirements of a protocol that have no symbols yet.
    func readRequirements()
    func readAll()
}

/// A member that a lookup found, and the way by which it was found.
public struct MemberEntry {
    public var symbol: Symbol
    /// The protocol through which the member was found: the type conforms to it.
    public var viaProtocol: NominalSymbol?
    /// True if that conformance has conditions.
    public var isConditional = false
    /// The number of superclasses between the type and the declaring class.
    public var depth: Int

    public init(symbol: Symbol, viaProtocol: NominalSymbol? = nil, isConditional: Bool = false, depth: Int) {
        self.symbol = symbol
        self.viaProtocol = viaProtocol
        self.isConditional = isConditional
        self.depth = depth
    }
}

/// The meaning of a type name in a context.
public enum TypeLookup {
    case symbol(Symbol, base: Type?)
    case type(Type)
}
