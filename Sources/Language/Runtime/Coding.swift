/// Implements the synthesised `encode(to:)` and `init(from:)` of a program's types.
///
/// The current host implements both, with the type's fields (`RuntimeType.fields`) and `RuntimeType.witness` for
/// members that the program implements.
public enum Coding {
    /// Encodes the fields of a value with an `Encoder`, which is passed as an existential.
    public static func encode(_ value: Value, _ type: RuntimeType, _ encoder: Value) throws {
        try Host.current.encode(value, type, encoder)
    }

    /// Decodes a value of a type with a `Decoder`, which is passed as an existential. The caller sets the fields in
    /// `undecodedNames`.
    public static func decode(_ type: RuntimeType, _ decoder: Value, _ undecodedNames: Set<String>) throws -> Value {
        try Host.current.decode(type, decoder, undecodedNames)
    }
}
