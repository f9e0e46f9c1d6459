/// A key path as a value: calling it reads; writing returns the changed root.
public final class KeyPathObject: FunctionObject {
    public let getter: FunctionObject
    /// A function from a root and a value to the changed root; nil for a read-only path.
    public let setter: FunctionObject?
    /// `Person.address.city`
    public let name: String
    /// The arguments of the subscripts in the key path, which are part of its identity.
    public let arguments: [Value]
    /// The dynamic type, such as `WritableKeyPath<Person, String>`; the static type may be a superclass.
    public let type: RuntimeType

    public init(
        getter: FunctionObject, setter: FunctionObject?, name: String, arguments: [Value] = [], type: RuntimeType
    ) {
        self.getter = getter
        self.setter = setter
        self.name = name
        self.arguments = arguments
        self.type = type
    }
    public override func call(_ arguments: [Value]) throws -> Value { try getter.call(arguments) }
    public override func call1(_ a: Value) throws -> Value { try getter.call1(a) }

    private var isReadOnly: Bool { type.name.hasPrefix("KeyPath") }
    private var changesObject: Bool { type.name.hasPrefix("ReferenceWritableKeyPath") }

    /// Returns true if the root type of the other path is the value type of this path.
    public func leads(to other: KeyPathObject) -> Bool { type.arguments[1] === other.type.arguments[0] }

    public func appending(_ other: KeyPathObject) -> KeyPathObject {
        let first = self
        let read = NativeFunction { try other.getter.call1(first.getter.call1($0[0])) }
        // A change in an object does not change the values on the path before the object.
        let changesObject = other.changesObject
        var write: FunctionObject?
        if let inner = other.setter, changesObject {
            write = NativeFunction { arguments in
                _ = try inner.call2(first.getter.call1(arguments[0]), arguments[1])
                return arguments[0]
            }
        } else if let inner = other.setter, let outer = setter {
            write = NativeFunction { arguments in
                let middle = try inner.call2(first.getter.call1(arguments[0]), arguments[1])
                return try outer.call2(arguments[0], middle)
            }
        }
        let isReadOnly = other.isReadOnly || isReadOnly && !changesObject
        let isReference = changesObject || self.changesObject
        let kind = isReadOnly ? "KeyPath" : isReference ? "ReferenceWritableKeyPath" : "WritableKeyPath"
        let joined = RuntimeType.named(kind, [type.arguments[0], other.type.arguments[1]])
        let tail = other.name.split(separator: ".", maxSplits: 1).last.map { "." + $0 } ?? ""
        return KeyPathObject(
            getter: read, setter: write, name: name + tail, arguments: arguments + other.arguments, type: joined)
    }
}

extension KeyPathObject: NativeHashing {
    public func isEqual(to other: AnyObject) -> Bool {
        guard let other = other as? KeyPathObject, other.name == name, other.arguments.count == arguments.count else {
            return false
        }
        return zip(arguments, other.arguments).allSatisfy { Equality.areEqual($0, $1) }
    }
    public func feedHasher(_ hasher: inout Hasher) { hasher.combine(name) }
}
