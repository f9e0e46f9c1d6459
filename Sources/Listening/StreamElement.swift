import Library
import Rill
import Runtime
import Timeline

/// An element that is an observable. Its text is the key of a group, or the variable that stores the observable, or the
/// lane that subscribes to the observable, such as `key: 1`, `<taps>` and `<window 2>`.
///
/// The element does not keep the observable alive.
final class StreamElement: LazyText {
    private(set) weak var object: AnyObject?
    /// The key of the group, if the observable is a group.
    let key: String?
    let variable: String?
    /// True if a call in the program's code returned the observable; false if an operator made it.
    let isCallResult: Bool
    /// The name of the lane that subscribes to the observable.
    private(set) var laneName: String?
    private let typeName: String

    /// - Parameter variable: the program's name for the observable.
    init(_ element: Value, _ type: RuntimeType, variable: String?) {
        typeName = type.name
        self.variable = variable
        guard case .object(let object) = element else {
            (key, isCallResult) = (nil, false)
            return
        }
        self.object = object
        isCallResult = object is Tap<Value>
        let group = object as? Native<GroupedObservable<HashKey, Value>>
        key = group.flatMap { group in
            type.arguments.first.map { Printing.fieldText(group.value.key.value, $0, limit: Self.maxKeyLength) }
        }
    }

    private static let maxKeyLength = 400

    var payloadBytes: Int { 32 }

    var text: String {
        if let key { return "key: " + key }
        return (variable ?? laneName).map { "<\($0)>" } ?? typeName
    }

    /// Names the element by the first lane that subscribes to it.
    func noteLane(lane name: String) { laneName = laneName ?? name }
}
