/// A key path as a value: reading is calling it; writing makes a changed root.
public final class KeyPathObject: FunctionObject {
    public let get: FunctionObject
    /// Takes root and value, returns the changed root; nil for a path that only reads.
    public let set: FunctionObject?
    /// `Person.address.city`
    public let name: String

    public init(get: FunctionObject, set: FunctionObject?, name: String) {
        self.get = get
        self.set = set
        self.name = name
    }
    public override func call(_ arguments: [Value]) throws -> Value { try get.call(arguments) }
    public override func call1(_ a: Value) throws -> Value { try get.call1(a) }

    public func appending(_ other: KeyPathObject) -> KeyPathObject {
        let first = self
        let read = NativeFunction { try other.get.call1(first.get.call1($0[0])) }
        var write: FunctionObject?
        if let inner = other.set, let outer = set {
            write = NativeFunction { arguments in
                let middle = try inner.call2(first.get.call1(arguments[0]), arguments[1])
                return try outer.call2(arguments[0], middle)
            }
        }
        let tail = other.name.split(separator: ".", maxSplits: 1).last.map { "." + $0 } ?? ""
        return KeyPathObject(get: read, set: write, name: name + tail)
    }
}

extension KeyPathObject: NativeHashing {
    public func isEqual(to other: AnyObject) -> Bool { (other as? KeyPathObject)?.name == name }
    public func feed(_ hasher: inout Hasher) { hasher.combine(name) }
}
