import Diagnostics
import Runtime

/// An object of a program's class that is alive although no path leads to it from a variable of the program.
public struct Leak {
    /// One link in the chain from the object to its owner, beginning at the object.
    public enum Owner {
        /// A field of another object: that object's class, and the path from it through fields.
        case field(of: String, path: String)
        /// A closure that captures the previous link.
        case closure(Span?)
    }

    public let typeName: String
    /// The names of the object's stored properties.
    public let fields: [String]
    public let owners: [Owner]
    /// True if the chain leads back to the object; otherwise the last link is held by an owner that the search cannot
    /// see.
    public let isCycle: Bool
    /// The classes of objects that are alive only because this object is alive.
    public internal(set) var dependents: [String] = []
    /// The identity of the object, which is valid as long as the leak exists.
    public let object: ObjectIdentifier
    /// The positions of other closures that hold the object and that no visible object owns.
    public internal(set) var otherHolders: [Span] = []
    /// True if another owner holds the object that the search cannot name.
    public internal(set) var hasUnknownHolder = false
}

extension Linker {
    /// Returns the objects of the program's classes that are held only by each other, by closures, or by native objects
    /// such as subscriptions.
    public func leaks(in census: Census) -> [Leak] {
        var search = LeakSearch(census)
        for (variable, cell) in variables where variable.span != nil { search.markReachable(cell.pointer.pointee) }
        return search.run()
    }

    /// Searches like `leaks(in:)`, but returns nothing if the program's variables reach too many objects for a fast
    /// search.
    public func quickLeaks(in census: Census) -> [Leak] {
        guard census.hasObjects else { return [] }
        var search = LeakSearch(census)
        search.budget = 100_000
        for (variable, cell) in variables where variable.span != nil { search.markReachable(cell.pointer.pointee) }
        return search.budget > 0 ? search.run() : []
    }
}

private struct LeakSearch {
    private struct OwnerLink {
        let owner: AnyObject
        let path: String
        let closure: Span?
    }

    private let census: Census
    private var reachedObjects: Set<ObjectIdentifier> = []
    private var owners: [ObjectIdentifier: [OwnerLink]] = [:]
    /// The maximum number of objects that the search visits.
    var budget = Int.max

    init(_ census: Census) { self.census = census }

    /// Marks all objects reachable from a variable.
    mutating func markReachable(_ value: Value) {
        guard case .object(let first) = value else { return }
        var open = [first]
        while budget > 0, let object = open.popLast() {
            budget -= 1
            guard reachedObjects.insert(ObjectIdentifier(object)).inserted else { continue }
            ObjectGraph.forEachPart(of: object) { value, _, _ in
                if case .object(let part) = value { open.append(part) }
            }
        }
    }

    mutating func run() -> [Leak] {
        let left = census.liveObjects.filter { !reachedObjects.contains(ObjectIdentifier($0)) }
        for object in left { recordParts(of: object) }
        let chains = left.filter(census.belongsToProgram).map { ($0 as! Instance, chain(from: $0)) }
        var leaks: [(root: AnyObject, leak: Leak)] = []
        for (object, chain) in chains where !isDependent(chain) {
            // Objects of one cycle are one leak.
            if leaks.contains(where: { leak in chain.members.contains { $0 === leak.root } }) { continue }
            var leak = Leak(
                typeName: object.type.name, fields: object.type.fields.map(\.name), owners: chain.links,
                isCycle: chain.isCycle, object: ObjectIdentifier(object))
            recordHolders(of: object, in: &leak)
            leaks.append((object, leak))
        }
        for (object, chain) in chains {
            for index in leaks.indices where leaks[index].root !== object {
                guard chain.members.contains(where: { $0 === leaks[index].root }) else { continue }
                leaks[index].leak.dependents.append(object.type.name)
                break
            }
        }
        return leaks.map(\.leak)
    }

    /// Records that an object owns its parts. Values that are no objects of the program are skipped, and their parts
    /// recorded instead.
    private mutating func recordParts(of owner: AnyObject) {
        var open: [(AnyObject, String, Span?)] = [(owner, "", nil)]
        var seen: Set<ObjectIdentifier> = []
        while let (object, path, closure) = open.popLast() {
            guard seen.insert(ObjectIdentifier(object)).inserted else { continue }
            ObjectGraph.forEachPart(of: object) { value, suffix, place in
                guard case .object(let part) = value else { return }
                let way = (path + suffix, closure ?? place)
                if part is Instance || part is Closure {
                    owners[ObjectIdentifier(part), default: []].append(
                        OwnerLink(owner: owner, path: way.0, closure: way.1))
                } else {
                    open.append((part, way.0, way.1))
                }
            }
        }
    }

    private struct Chain {
        var links: [Leak.Owner] = []
        var isCycle = false
        /// The objects of the program on the chain, without the first one.
        var members: [AnyObject] = []
    }

    /// Returns the shortest chain from an object back to itself. If there is none, returns the shortest chain to an
    /// owner that no visible object owns.
    private func chain(from object: AnyObject) -> Chain {
        var (open, next) = ([(object, Chain())], 0)
        var seen: Set<ObjectIdentifier> = []
        var end: Chain?
        while next < open.count {
            let (current, chain) = open[next]
            next += 1
            let links = owners[ObjectIdentifier(current)] ?? []
            if links.isEmpty, end == nil { end = chain }
            for link in links {
                var longer = chain
                if let instance = link.owner as? Instance {
                    longer.links.append(.field(of: instance.type.name, path: link.path))
                    if instance !== object, census.belongsToProgram(instance) { longer.members.append(instance) }
                } else {
                    longer.links.append(.closure((link.owner as? Closure)?.function.span))
                }
                if link.owner === object {
                    longer.isCycle = true
                    return longer
                }
                if seen.insert(ObjectIdentifier(link.owner)).inserted { open.append((link.owner, longer)) }
            }
        }
        return end ?? Chain()
    }

    /// Adds to the leak the other objects and closures that hold an object, directly or through others.
    private func recordHolders(of object: AnyObject, in leak: inout Leak) {
        var (open, seen): ([AnyObject], Set<ObjectIdentifier>) = ([object], [])
        while let current = open.popLast() {
            guard seen.insert(ObjectIdentifier(current)).inserted else { continue }
            let links = owners[ObjectIdentifier(current)] ?? []
            open += links.map(\.owner)
            guard links.isEmpty else { continue }
            if let span = (current as? Closure)?.function.span {
                leak.otherHolders.append(span)
            } else {
                leak.hasUnknownHolder = true
            }
        }
    }

    /// Returns true if another leaked object of the program keeps this one.
    private func isDependent(_ chain: Chain) -> Bool { !chain.members.isEmpty && !chain.isCycle }
}
