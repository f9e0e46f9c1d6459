/// The parts of a value whose type is `CustomReflectable`, read from its mirror.
public struct CustomParts {
    /// The display styles, in the order of `Mirror._styles`.
    public enum Style: Int {
        case structure, object, enumeration, tuple, optional, collection, dictionary, set
    }

    /// The type that the mirror describes, which may be a superclass of the object's class.
    public let type: RuntimeType
    public let style: Style?
    public let children: [(label: String?, value: Value)]
    private let superclassMirror: FunctionObject

    /// Reads the value's mirror; returns nil if its type has none.
    public init?(of value: Value, _ type: RuntimeType) {
        guard let function = type.witness("CustomReflectable", "customMirror"),
            let mirror = Unwinding.guarded({ try function.call1(value) })
        else { return nil }
        self.init(mirror: mirror)
    }

    private init(mirror: Value) {
        let record = mirror.exactly(RecordBox.self)
        let names = RuntimeType.named("Mirror", []).fields.map(\.name)
        func field(_ name: String) -> Value { names.firstIndex(of: name).map { record.base[$0] } ?? .none }
        type = field("subjectType").exactly(MetatypeBox.self).type
        style = Style(rawValue: field("_style").asInt)
        let labels = field("_labels").asArray.map { $0.isNil ? nil : $0.unwrapped.asString }
        children = zip(labels, field("_values").asArray).map { (label: $0, value: $1) }
        superclassMirror = field("_above").asFunction
    }

    /// The mirror of the superclass; nil if there is none.
    public var superclassParts: CustomParts? {
        guard let mirror = Unwinding.guarded({ try superclassMirror.call0() }), !mirror.isNil else { return nil }
        return CustomParts(mirror: mirror.unwrapped)
    }
}

extension RuntimeType {
    /// The type of all parts of a mirror: `Any`, since each part carries its dynamic type.
    public static let anyValue = RuntimeType(kind: .existential, name: "Any", qualifiedName: "Any")
}
