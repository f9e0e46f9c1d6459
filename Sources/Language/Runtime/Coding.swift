/// Where coders of the library meet types of programs: what a synthesised `encode(to:)` or `init(from:)` does.
///
/// The library installs both; they walk the type's fields (`RuntimeType.fields`) and ask `RuntimeType.witness` for members
/// that a program wrote itself.
public enum Coding {
    /// Encodes the fields of a value into an `Encoder` (an existential).
    nonisolated(unsafe) public static var encode: (Value, RuntimeType, _ encoder: Value) throws -> Void = {
        _, type, _ in
        throw Trap("unsupported", "'\(type.name)' cannot be encoded here")
    }
    /// Makes a value of a type from a `Decoder` (an existential); fields that are kept are left to who asks.
    nonisolated(unsafe) public static var decode: (RuntimeType, _ decoder: Value, _ kept: Set<String>) throws -> Value =
        { type, _, _ in
            throw Trap("unsupported", "'\(type.name)' cannot be decoded here")
        }
}
