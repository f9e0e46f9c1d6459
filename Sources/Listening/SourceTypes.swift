import Rill
import Runtime

/// The element types of the program's subjects and relays. An operator that receives a subject or relay as an
/// `Observable`, such as the result of a closure, does not know the element type.
struct SourceTypes {
    private struct NamedStream {
        weak var object: AnyObject?
        var type: RuntimeType
    }

    private var knownStreams: [ObjectIdentifier: NamedStream] = [:]
    private var maxKnownStreams = 1_000

    mutating func noteType(_ object: AnyObject, _ type: RuntimeType) {
        if knownStreams.count >= maxKnownStreams {
            knownStreams = knownStreams.filter { $0.value.object != nil }
            maxKnownStreams = max(1_000, knownStreams.count * 2)
        }
        knownStreams[ObjectIdentifier(object)] = NamedStream(object: object, type: type)
    }

    func type(of object: AnyObject) -> RuntimeType? {
        guard let found = knownStreams[ObjectIdentifier(object)], found.object === object else { return nil }
        return found.type
    }
}
