/// Stores the fields of a struct, tuple or class instance as consecutive values.
///
/// Up to four values are stored in the object itself, which saves an allocation for most structs.
open class FieldStorage {
    /// The address of the first of `count` initialised values.
    public final let base: UnsafeMutablePointer<Value>
    public final let count: Int
    // The memory of up to four values, used only through `base`.
    private final var inlineValues: (Value, Value, Value, Value) = (.none, .none, .none, .none)

    /// All values start as `.none`.
    @inline(__always) public init(count: Int) {
        self.count = count
        if count <= 4 {
            base = withUnsafeMutablePointer(to: &inlineValues) {
                UnsafeMutableRawPointer($0).assumingMemoryBound(to: Value.self)
            }
        } else {
            base = UnsafeMutablePointer<Value>.allocate(capacity: count)
            base.initialize(repeating: .none, count: count)
        }
    }

    deinit {
        if count > 4 {
            base.deinitialize(count: count)
            base.deallocate()
        }
    }
}

/// A struct or tuple value. A shared record is copied before it is written.
public final class RecordBox: FieldStorage {
    public private(set) final var type: RuntimeType

    @inline(__always) public init(_ type: RuntimeType, count: Int) {
        self.type = type
        super.init(count: count)
    }

    public convenience init(_ type: RuntimeType, _ fields: ContiguousArray<Value>) {
        self.init(type, count: fields.count)
        for (index, field) in fields.enumerated() { base[index] = field }
    }

    public convenience init(_ type: RuntimeType, _ first: Value, _ second: Value) {
        self.init(type, count: 2)
        base[0] = first
        base[1] = second
    }

    deinit {
        if type.recordDeinitializer != nil { runDeinitializer() }
        if Machine.isNativeStackLow { Machine.onOtherStack { base.update(repeating: .none, count: count) } }
    }

    public func copy() -> RecordBox {
        let copy = RecordBox(type, count: count)
        for index in 0..<count { copy.base[index] = base[index] }
        // A noncopyable value has one owner, so the original loses its `deinit` when it is copied.
        if type.recordDeinitializer != nil { discard() }
        return copy
    }

    /// Ends the value without running its `deinit`; its fields are freed as usual.
    public func discard() { type = type.withoutDeinit }

    /// Runs the `deinit` of the value. A new record takes over the fields while `deinit` runs, so that the program
    /// cannot reach freed memory.
    @inline(never) private func runDeinitializer() {
        guard let deinitializer = type.recordDeinitializer else { return }
        let deinitCopy = RecordBox(type.withoutDeinit, count: count)
        for index in 0..<count {
            (deinitCopy.base + index).moveUpdate(from: base + index, count: 1)
            (base + index).initialize(to: .none)
        }
        Machine.withStackSpace { deinitializer(deinitCopy) }
    }

    /// The fields as a collection; writing changes the record in place.
    public var fields: RecordFields {
        get { RecordFields(storage: self) }
        set {}
    }
}

public struct RecordFields: RandomAccessCollection, MutableCollection {
    let storage: FieldStorage
    public var startIndex: Int { 0 }
    public var endIndex: Int { storage.count }
    public subscript(index: Int) -> Value {
        get {
            precondition(index < storage.count)
            return storage.base[index]
        }
        nonmutating set {
            precondition(index < storage.count)
            storage.base[index] = newValue
        }
    }
}

/// An object of a class declared by a program.
///
/// When an object whose class has a `deinit` is freed, another instance takes over its fields during that call, so that
/// a use of `self` there cannot reach freed memory.
public final class Instance: FieldStorage {
    public let type: RuntimeType
    private var isDeinitCopy = false
    /// Set after an initialiser failed: says if the object was fully initialised.
    private var initializationState: InitializationState?

    private enum InitializationState { case whole, abandoned }

    @inline(__always) public init(_ type: RuntimeType, count: Int) {
        self.type = type
        super.init(count: count)
    }

    /// Records that an initialiser failed. The innermost initialiser decides if the object was fully initialised;
    /// otherwise its `deinit` does not run.
    public func initializationFailed(isWhole: Bool) {
        if initializationState == nil { initializationState = isWhole ? .whole : .abandoned }
    }

    deinit {
        if !isDeinitCopy, initializationState != .abandoned, let deinitializer = type.deinitializer {
            if let stack = Machine.halfUsedStack {
                var deinitCopy: Instance? = makeDeinitCopy()
                DeinitQueue.runDeinitializers(&deinitCopy, stack)
            } else {
                deinitializer(makeDeinitCopy())
            }
        }
        // Frees stored properties in order, like a tuple.
        if DeferredFree.defersLongLists { return DeferredFree.queueFields(base, count) }
        Machine.withStackSpace {
            for index in 0..<count { base[index] = .none }
        }
    }

    @inline(__always) private func makeDeinitCopy() -> Instance {
        let deinitCopy = Instance(type, count: count)
        deinitCopy.isDeinitCopy = true
        for index in 0..<count {
            (deinitCopy.base + index).moveUpdate(from: base + index, count: 1)
            (base + index).initialize(to: .none)
        }
        return deinitCopy
    }
}

/// A variable that closures share.
public final class Box {
    public final var value: Value
    @inlinable public init(_ value: Value) { self.value = value }
    /// The address of the value, which is valid as long as the box lives.
    @inline(__always) public var address: UnsafeMutablePointer<Value> { withUnsafeMutablePointer(to: &value) { $0 } }
}

/// The content of a `weak` or `unowned` variable.
public final class WeakBox {
    public private(set) weak var object: AnyObject?
    /// The dynamic type of the object, if the variable is an existential.
    private let type: RuntimeType?
    public init(_ object: AnyObject?, as type: RuntimeType? = nil) {
        self.object = object
        self.type = type
    }
    /// A reference to the object of a value. A class-bound existential contains its object in a temporary box.
    public convenience init(to value: Value) {
        guard case .object(let object) = value else {
            self.init(nil)
            return
        }
        if let box = object as? AnyBox, case .object(let inner) = box.value {
            self.init(inner, as: box.type)
        } else {
            self.init(object)
        }
    }
    public var value: Value { object.map { value(of: $0) } ?? .none }

    /// Returns the object with the type of the variable.
    public func value(of object: AnyObject) -> Value {
        if let type { return .object(AnyBox(type, .object(object))) }
        return .object(object)
    }
}
