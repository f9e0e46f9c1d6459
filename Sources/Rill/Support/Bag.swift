/// Identifies a member of a `Bag`.
struct BagKey: Hashable {
    fileprivate let rawValue: UInt64
}

/// Members in the order of insertion, which can be removed by key. RxSwift's own tests expect that subjects use it; the
/// engine uses `ObserverList`.
struct Bag<T>: CustomDebugStringConvertible {
    typealias KeyType = BagKey

    private var members: [(key: BagKey, member: T)] = []
    private var lastKey: UInt64 = 0

    init() {}

    var count: Int { members.count }

    var debugDescription: String { "\(count) elements in Bag" }

    mutating func insert(_ element: T) -> BagKey {
        lastKey += 1
        members.append((BagKey(rawValue: lastKey), element))
        return BagKey(rawValue: lastKey)
    }

    mutating func removeKey(_ key: BagKey) -> T? {
        guard let index = members.firstIndex(where: { $0.key == key }) else { return nil }
        return members.remove(at: index).member
    }

    mutating func removeAll() { members = [] }

    func forEach(_ action: (T) -> Void) { for (_, member) in members { action(member) } }
}

/// Disposes every member.
func disposeAll(in bag: Bag<Disposable>) { bag.forEach { $0.dispose() } }

/// Sends an event to every member.
func dispatch<Element>(_ bag: Bag<(Event<Element>) -> Void>, _ event: Event<Element>) { bag.forEach { $0(event) } }
