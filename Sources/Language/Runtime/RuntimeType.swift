/// Describes a concrete type at run time, for printing, comparing, hashing, casting and decoding its values. Code
/// creates the descriptors from the checker's types. There is one object per type, so types are compared by identity.
public final class RuntimeType {
    public enum Kind {
        case void, bool, string, character, substring, never
        case integer(bits: Int, isSigned: Bool)
        /// A floating-point number. It has 32 bits for Float.
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
        /// `Any`, `any P`, `Error` or `AnyHashable`. The values are `AnyBox`es.
        case existential
        case metatype(RuntimeType)
        /// A library type whose values are native objects: `Native<…>`, or instances of the engine's classes.
        case native
    }

    public struct Field {
        public var name: String
        public var type: RuntimeType
        /// True for a lazy property. Until it is first read, the storage contains `.unit`.
        public var isLazy: Bool
        public init(name: String, type: RuntimeType, isLazy: Bool = false) {
            self.name = name
            self.type = type
            self.isLazy = isLazy
        }

        /// Returns a stored property's label, value and type as a mirror shows them.
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
    /// The name as `print` shows it, such as `Array<Int>` or `Point`.
    public let name: String
    /// The name in nested values: `main.Point`, `Swift.Array<Swift.Int>`.
    public let qualifiedName: String
    public let arguments: [RuntimeType]
    /// The stored properties in order; for a class, those of its superclass come first. Set after the type was created,
    /// because types may be recursive.
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
    /// Creates the fields of a class on first use, because their types are often many more than a program uses.
    public var makeFields: (() -> [Field])?
    public var cases: [Case] = []
    public var superclass: RuntimeType?
    /// The coding keys by stored property, as the program's `CodingKeys` define them; nil if each property's key is its
    /// name.
    public var codingNames: [String: String]?
    /// Runs the `deinit`s of a class in the program, beginning with the most derived class.
    public var deinitializer: ((Instance) -> Void)?
    /// Runs the `deinit` of a struct that cannot be copied.
    public var recordDeinitializer: ((RecordBox) -> Void)?
    /// The same type without a `deinit`, for values whose `deinit` is running or was discarded.
    private(set) lazy var withoutDeinit: RuntimeType = {
        let made = RuntimeType(
            kind: kind, name: name, qualifiedName: qualifiedName, arguments: arguments, checkerType: checkerType)
        (made.fields, made.codingNames, made.codeCache, made.libraryCache) = (
            fields, codingNames, codeCache, libraryCache
        )
        return made
    }()
    /// Data that Code caches for the type, such as shared enum values and methods by requirement.
    public var codeCache: AnyObject?
    /// Data that Library caches for the type, such as the access to elements.
    public var libraryCache: AnyObject?
    /// The identity of the checker's type; types live as long as the process.
    public let checkerType: UnsafeRawPointer?
    /// The traits, after they were computed: see `retentionTraits`.
    var cachedTraits: RetentionTraits?

    public init(
        kind: Kind, name: String, qualifiedName: String, arguments: [RuntimeType] = [],
        checkerType: UnsafeRawPointer? = nil
    ) {
        self.kind = kind
        self.name = name
        self.qualifiedName = qualifiedName
        self.arguments = arguments
        self.checkerType = checkerType
    }

    /// Returns the witness of a protocol requirement, such as `("Hashable", "hash(into:)")`; nil if the type does not
    /// conform, or conforms natively. Installed by Code. The witness takes `self` first.
    public static var findWitness: (RuntimeType, _ protocolName: String, _ requirement: String) -> FunctionObject? {
        get { Host.current.typeAnswers.findWitness }
        set { Host.current.typeAnswers.findWitness = newValue }
    }
    /// Returns true if a type conforms to a protocol, given by name. Installed by Code.
    public static var conforms: (RuntimeType, _ protocolName: String) -> Bool {
        get { Host.current.typeAnswers.conforms }
        set { Host.current.typeAnswers.conforms = newValue }
    }
    /// Returns the library class of a native object if it may differ from the static one.
    public static func className(_ object: AnyObject) -> String? { Host.current.className(object) }
    /// Returns the descriptor of a library type by its name and arguments, such as `("Array", [int])`. Installed by
    /// Code.
    public static var named: (String, [RuntimeType]) -> RuntimeType {
        get { Host.current.typeAnswers.named }
        set { Host.current.typeAnswers.named = newValue }
    }

    /// Returns the descriptor of a tuple type. Installed by Code.
    public static var tuple: ([(label: String?, type: RuntimeType)]) -> RuntimeType {
        get { Host.current.typeAnswers.tuple }
        set { Host.current.typeAnswers.tuple = newValue }
    }
    /// Returns an associated type of a conforming type, such as that of `(type, "Sequence", "Element")`. Installed by
    /// Code.
    public static var associated: (RuntimeType, _ protocolName: String, _ name: String) -> RuntimeType? {
        get { Host.current.typeAnswers.associated }
        set { Host.current.typeAnswers.associated = newValue }
    }

    private struct WitnessKey: Hashable {
        let protocolName: String
        let requirement: String
    }

    private var witnesses: [WitnessKey: FunctionObject?] = [:]
    /// The value of `extensionCount` when `witnesses` was last used.
    private var seenExtensionCount = 0
    /// Counts the extensions that programs have declared, because after an extension a type may conform to more
    /// protocols.
    public static var extensionCount: Int {
        get { Host.current.typeAnswers.extensionCount }
        set { Host.current.typeAnswers.extensionCount = newValue }
    }

    public func witness(_ protocolName: String, _ requirement: String) -> FunctionObject? {
        if seenExtensionCount != RuntimeType.extensionCount {
            seenExtensionCount = RuntimeType.extensionCount
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
    public func releaseCode() {
        (deinitializer, recordDeinitializer, codeCache, libraryCache, witnesses) = (nil, nil, nil, nil, [:])
    }
}

/// A value as a key of a dictionary or member of a set. Keys are compared and hashed by their dynamic contents, with
/// the program's own `==` and `hash(into:)` if there are any.
public struct HashKey: Hashable {
    public let value: Value
    @inlinable public init(_ value: Value) { self.value = value }

    @inline(__always) public static func == (left: HashKey, right: HashKey) -> Bool {
        if case .int(let a) = left.value, case .int(let b) = right.value { return a == b }
        return !areKeysDistinct && Equality.areEqual(left.value, right.value)
    }
    public func hash(into hasher: inout Hasher) { HashKey.feedHasher(value, &hasher) }

    /// True while keys that are known to be distinct are moved (`whileDistinct`). Only the thread with the world lock
    /// reads it.
    @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) static var areKeysDistinct = false

    /// The function is not inlined, because hashing code of the program may itself use hash tables.
    private static func feedHasher(_ value: Value, _ hasher: inout Hasher) {
        let before = areKeysDistinct
        areKeysDistinct = false
        Equality.hash(value, into: &hasher)
        areKeysDistinct = before
    }

    /// The hash for dictionaries and sets. Integers, the most frequent keys, are mixed by one multiplication.
    @inline(__always) public func _rawHashValue(seed: Int) -> Int {
        guard case .int(let number) = value else { return Plain(value: value)._rawHashValue(seed: seed) }
        let mixed = UInt(bitPattern: number ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return Int(bitPattern: mixed.high ^ mixed.low)
    }

    /// Hashes a number as the standard library does.
    private struct Plain: Hashable {
        let value: Value
        func hash(into hasher: inout Hasher) { HashKey.feedHasher(value, &hasher) }
    }
}
