/// What synthesised `encode(to:)` and `init(from:)` do. The library installs it, code calls it from those functions.
public enum Coding {
    /// One stored property that takes part, with the name that its coding key gives it.
    public struct Field {
        public var name: String
        /// Position among the stored properties.
        public var index: Int
        public var type: RuntimeType
        /// Whether the property's type is optional, so that it may be absent.
        public var isOptional: Bool {
            if case .optional = type.kind { return true }
            return false
        }
        public init(name: String, index: Int, type: RuntimeType) {
            self.name = name
            self.index = index
            self.type = type
        }
    }

    /// Writes a struct's or an object's fields, or an enum's case, to an encoder (an existential of `Encoder`).
    nonisolated(unsafe) public static var encode: (Value, RuntimeType, [Field], _ encoder: Value) throws -> Void = { _, _, _, _ in }
    /// Reads the fields of a struct or object from a decoder (an existential of `Decoder`), in the order given.
    nonisolated(unsafe) public static var decode: ([Field], _ decoder: Value) throws -> [Value] = { _, _ in [] }
    /// Reads an enum with payloads.
    nonisolated(unsafe) public static var decodeCase: (RuntimeType, _ decoder: Value) throws -> Value = { _, _ in .none }
}
