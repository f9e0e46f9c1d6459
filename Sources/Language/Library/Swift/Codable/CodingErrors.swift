import Runtime

/// Creates the coding errors that programs receive.
struct CodingFailure {
    /// The coding keys on the path to a value. Each is an existential of `CodingKey`.
    typealias Path = [Value]

    // The type is looked up at each use, because types belong to an interpreter and another interpreter may run next.
    private static var type: RuntimeType { RuntimeType.named("DecodingError", []) }

    /// Returns the error for a value or container of another type than expected.
    static func typeMismatch(
        _ wanted: RuntimeType, _ path: Path, found node: JSONNode, container: String? = nil
    ) -> ThrownError {
        if case .null = node.content {
            let missing = container.map { "\($0) decoding container" } ?? "value of type \(wanted.name)"
            let text = "Cannot get \(missing) -- found null value instead"
            return make("valueNotFound", [metatype(wanted)], path, text)
        }
        let found: String
        switch node.content {
        case .null: found = "null"
        case .bool: found = "bool"
        case .integer, .unsigned, .number: found = "number"
        case .text: found = "a string"
        case .list: found = "an array"
        case .object: found = "a dictionary"
        case .date: found = "a date"
        case .bytes: found = "data"
        }
        let text = "Expected to decode \(wanted.name) but found \(found) instead."
        return make("typeMismatch", [metatype(wanted)], path, text)
    }

    static func typeMismatch(_ wanted: RuntimeType, _ path: Path, _ text: String) -> ThrownError {
        make("typeMismatch", [metatype(wanted)], path, text)
    }

    static func keyNotFound(_ key: Value, _ name: String, _ path: Path) -> ThrownError {
        let shown = Printing.describe(any: key)
        return make("keyNotFound", [key], path, "No value associated with key \(shown) (\"\(name)\").")
    }

    static func valueNotFound(_ wanted: RuntimeType, _ path: Path, _ text: String) -> ThrownError {
        make("valueNotFound", [metatype(wanted)], path, text)
    }

    static var notJSON: ThrownError { corrupted([], "The given data was not valid JSON.") }
    static var notPropertyList: ThrownError { corrupted([], "The given data was not a valid property list.") }
    static func corrupted(_ path: Path, _ text: String) -> ThrownError { make("dataCorrupted", [], path, text) }

    /// Returns the error for a value that JSON cannot represent.
    static func invalidValue(_ value: Value, _ type: RuntimeType, _ path: Path, _ text: String) -> ThrownError {
        make("invalidValue", [.object(AnyBox(type, value))], path, text, in: RuntimeType.named("EncodingError", []))
    }

    private static func metatype(_ type: RuntimeType) -> Value { .object(MetatypeBox(type)) }

    private static func make(
        _ name: String, _ first: [Value], _ path: Path, _ text: String, in type: RuntimeType = type
    ) -> ThrownError {
        guard let index = type.cases.firstIndex(where: { $0.name == name }),
            let contextType = type.cases[index].payload.last?.type
        else { return ThrownError(.object(AnyBox(type, .object(EnumBox(type, 0))))) }
        let context = Value.object(RecordBox(contextType, [.array(path), .string(text), .none]))
        let payload = ContiguousArray(first + [context])
        return ThrownError(.object(AnyBox(type, .object(EnumBox(type, index, payload)))))
    }

    /// Creates a coding key that needs no type of the program.
    static func key(_ name: String, index: Int? = nil) -> Value {
        let type = RuntimeType.named("_JSONKey", [])
        return .object(AnyBox(type, .object(RecordBox(type, [.string(name), .optional(index)]))))
    }
}
