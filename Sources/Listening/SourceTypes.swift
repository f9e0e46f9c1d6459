import Rill
import Runtime

/// The element types of the program's subjects and relays. An operator that receives a subject or relay as an
/// `Observable`, such as the result of a closure, does not know the element type.
struct SourceTypes {
    private struct NamedStream {
        weak var object: AnyObject?
        var type: RuntimeType
    }

    private var known: [ObjectIdentifier: NamedStream] = [:]
    private var mostKnown = 1_000

    mutating func note(_ object: AnyObject, _ type: RuntimeType) {
        if known.count >= mostKnown {
            known = known.filter { $0.value.object != nil }
            mostKnown = max(1_000, known.count * 2)
        }
        known[ObjectIdentifier(object)] = NamedStream(object: object, type: type)
    }

    func type(of object: AnyObject) -> RuntimeType? {
        guard let found = known[ObjectIdentifier(object)], found.object === object else { return nil }
        return found.type
    }
}
