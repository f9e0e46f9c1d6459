/// Connects the library's coders with types of programs: a synthesised `encode(to:)` or `init(from:)`.
///
/// The host does both; it walks the type's fields (`RuntimeType.fields`) and asks `RuntimeType.witness` for members
/// that a program wrote itself.
public enum Coding {
    /// Encodes the fields of a value into an `Encoder` (an existential).
    public static func encode(_ value: Value, _ type: RuntimeType, _ encoder: Value) throws {
        try Host.current.encode(value, type, encoder)
    }

    /// Makes a value of a type from a `Decoder` (an existential); fields that are kept are left to who asks.
    public static func decode(_ type: RuntimeType, _ decoder: Value, _ kept: Set<String>) throws -> Value {
        try Host.current.decode(type, decoder, kept)
    }
}
