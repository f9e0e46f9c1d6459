/// The run-time descriptor of a concrete type, sufficient to print, compare, hash, cast and decode its values. Created
/// by Code from the checker's types, one object per type, so types compare by identity.
public final class RuntimeType {
    public enum Kind {
        case void, bool, string, character, substring, never
        case integer(bits: Int, isSigned: Bool)
        /// A floating-point number; 32 bits for Float.
        case floating(bits: Int)
        case optional(RuntimeType)
        case array(RuntimeType)
        case slice(RuntimeType)
        case dictionary(RuntimeType, RuntimeType)
        case set(RuntimeType)
        case tuple([(label: String?, type: RuntimeType)])
        case function
        case structure
        case enumeration
        case classType
        /// `Any`, `any P`, `Error`, `AnyHashable`: values are `AnyBox`es
        case existential
        case metatype(RuntimeType)
        /// A library type whose values are native objects (`Native<…>`, the engine's classes, …)
        case native
    }

    public struct Field {
        public var name: String
        public var type: RuntimeType
        /// Computed when first read; until then the storage holds `.unit`.
        public var isLazy: Bool
        public init(name: String, type: RuntimeType, isLazy: Bool = false) {
            self.name = name
            self.type = type
            self.isLazy = isLazy
        }

        /// Returns the stored property as a mirror shows it.
        public func shown(_ stored: Value) -> (label: String?, value: Value, type: RuntimeType) {
            if isLazy {
                let optional = RuntimeType.named("Optional", [type])
                let value: Value = if case .unit = stored { .none } else { stored.wrapped }
                return ("$__lazy_storage_$_" + name, value, optional)
            }
            if case .object(let object) = stored, let reference = object as? WeakBox {
                return (name, reference.value, type)
            }
            return (name, stored, type)
        }
    }

    public struct Case {
        public var name: String
        public var payload: [(label: String?, type: RuntimeType)]
        public init(name: String, payload: [(label: String?, type: RuntimeType)]) {
            self.name = name
            self.payload = payload
        }
    }

    public let kind: Kind
    /// The name as `print` shows it: `Array<Int>`, `Point`.
    public let name: String
    /// The name in nested values: `main.Point`, `Swift.Array<Swift.Int>`.
    public let qualifiedName: String
    public let arguments: [RuntimeType]
    /// Stored properties in order, for a class those of its superclass first. Set after creation, because types may be
    /// recursive.
    public var fields: [Field] {
        get {
            if let make = makeFields {
                makeFields = nil
                knownFields = make()
            }
            return knownFields
        }
        set { knownFields = newValue }
    }
    private var knownFields: [Field] = []
    /// Creates the fields of a class on first use, because their types are often much more than a program uses.
    public var makeFields: (() -> [Field])?
    public var cases: [Case] = []
    public var superclass: RuntimeType?
    /// Coding keys by stored property, from the program's `CodingKeys`; nil if all properties use their own names.
    public var codingNames: [String: String]?
    /// Runs the program's `deinit`s of a class, most derived first.
    public var deinitializer: ((Instance) -> Void)?
    /// Runs the `deinit` of a struct that cannot be copied.
    public var recordDeinitializer: ((RecordBox) -> Void)?
    /// The same type without `deinit`, for values whose `deinit` is running or was discarded.
    private(set) lazy var withoutDeinit: RuntimeType = {
        let made = RuntimeType(
            kind: kind, name: name, qualifiedName: qualifiedName, arguments: arguments, source: source)
        (made.fields, made.codingNames, made.dispatch, made.access) = (fields, codingNames, dispatch, access)
        return made
    }()
    /// Data that Code caches per type: shared enum values, methods by requirement.
    public var dispatch: AnyObject?
    /// Data that Library caches per type: element access.
    public var access: AnyObject?
    /// The identity of the checker's type; types live as long as the process.
    public let source: UnsafeRawPointer?
    /// The traits, once they were computed: see `retentionTraits`.
    var cachedTraits: RetentionTraits?

    public init(
        kind: Kind, name: String, qualifiedName: String, arguments: [RuntimeType] = [], source: UnsafeRawPointer? = nil
    ) {
        self.kind = kind
        self.name = name
        self.qualifiedName = qualifiedName
        self.arguments = arguments
        self.source = source
    }

    /// Returns the witness of a protocol requirement, such as `("Hashable", "hash(into:)")`; nil if the type does not
    /// conform, or conforms natively. Installed by Code. The witness takes `self` first.
    public static var findWitness: (RuntimeType, _ protocolName: String, _ requirement: String) -> FunctionObject? {
        get { Host.current.types.findWitness }
        set { Host.current.types.findWitness = newValue }
    }
    /// Returns true if a type conforms to a protocol, given by name. Installed by Code.
    public static var conforms: (RuntimeType, _ protocolName: String) -> Bool {
        get { Host.current.types.conforms }
        set { Host.current.types.conforms = newValue }
    }
    /// Returns the library class of a native object if it may differ from the static one.
    public static func className(_ object: AnyObject) -> String? { Host.current.className(object) }
    /// Returns the descriptor of a library type by name and arguments (`("Array", [int])`). Installed by Code.
    public static var named: (String, [RuntimeType]) -> RuntimeType {
        get { Host.current.types.named }
        set { Host.current.types.named = newValue }
    }

    /// Returns the descriptor of a tuple type. Installed by Code.
    public static var tuple: ([(label: String?, type: RuntimeType)]) -> RuntimeType {
        get { Host.current.types.tuple }
        set { Host.current.types.tuple = newValue }
    }
    /// Returns the associated type of a conforming type: `(type, "Sequence", "Element")`. Installed by Code.
    public static var associated: (RuntimeType, _ protocolName: String, _ name: String) -> RuntimeType? {
        get { Host.current.types.associated }
        set { Host.current.types.associated = newValue }
    }

    private struct WitnessKey: Hashable {
        let protocolName: String
        let requirement: String
    }

    private var witnesses: [WitnessKey: FunctionObject?] = [:]
    /// The value of `extensions` at the last lookup of `witnesses`.
    private var seenExtensions = 0
    /// Counts the extensions of types by programs, because a type may conform to a protocol from then on.
    public static var extensions: Int {
        get { Host.current.types.extensions }
        set { Host.current.types.extensions = newValue }
    }

    public func witness(_ protocolName: String, _ requirement: String) -> FunctionObject? {
        if seenExtensions != RuntimeType.extensions {
            seenExtensions = RuntimeType.extensions
            witnesses = [:]
            cachedTraits = nil
        }
        let key = WitnessKey(protocolName: protocolName, requirement: requirement)
        if let known = witnesses[key] { return known }
        let found = RuntimeType.findWitness(self, protocolName, requirement)
        witnesses[key] = .some(found)
        return found
    }

    /// Releases the code of the type at the end of its session: `deinit`s no longer run.
    public func forgetCode() {
        (deinitializer, recordDeinitializer, dispatch, access, witnesses) = (nil, nil, nil, nil, [:])
    }
}

/// A value as a key of a dictionary or member of a set: equality and hash by the dynamic contents, using a program's
/// own `==` and `hash(into:)`.
public struct HashKey: Hashable {
    public let value: Value
    @inlinable public init(_ value: Value) { self.value = value }

    @inline(__always) public static func == (left: HashKey, right: HashKey) -> Bool {
        if case .int(let a) = left.value, case .int(let b) = right.value { return a == b }
        return !areDistinct && Equality.areEqual(left.value, right.value)
    }
    public func hash(into hasher: inout Hasher) { HashKey.feedHasher(value, &hasher) }

    /// True while keys known to be distinct are moved (`whileDistinct`). Read only by the thread with the world lock.
    @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) static var areDistinct = false

    /// Not inlined, because the program's hashing code may use tables itself.
    private static func feedHasher(_ value: Value, _ hasher: inout Hasher) {
        let before = areDistinct
        areDistinct = false
        Equality.hash(value, into: &hasher)
        areDistinct = before
    }

    /// The hash for dictionaries and sets. Integers, the most frequent keys, are mixed by one multiplication.
    @inline(__always) public func _rawHashValue(seed: Int) -> Int {
        guard case .int(let number) = value else { return Plain(value: value)._rawHashValue(seed: seed) }
        let mixed = UInt(bitPattern: number ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return Int(bitPattern: mixed.high ^ mixed.low)
    }

    /// Hashed as in the standard library.
    private struct Plain: Hashable {
        let value: Value
        func hash(into hasher: inout Hasher) { HashKey.feedHasher(value, &hasher) }
    }
}
