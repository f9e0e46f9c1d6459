import Runtime

/// Adds natives that return the parts of values for `Mirror`. A class has one level for each superclass; level 0 is the
/// class of the object.
func addReflectionModule(_ t: inout NativeModule) {
    t.one("_layout(_:)") { metatype in
        let layout = Layout(metatype.exactly(MetatypeBox.self).type)
        return .array([layout.size, layout.alignment, layout.stride].map { .int($0) })
    }
    t.two("_reflectedType(_:_:)") { subject, level in
        .object(MetatypeBox(ReflectedValue(subject, level.asInt).type))
    }
    t.two("_reflectedLevel(_:_:)") { subject, metatype in
        .int(ReflectedValue(subject, 0).superclassDistance(of: metatype.exactly(MetatypeBox.self).type))
    }
    t.one("_reflectedStyle(_:)") { .int(ReflectedValue($0, 0).style) }
    t.two("_reflectedValues(_:_:)") { subject, level in
        .array(
            ReflectedValue(subject, level.asInt).parts.map { part in
                // A value in an existential already carries its dynamic type.
                if case .existential = part.type.kind, part.value.isExistential { return part.value }
                return .object(AnyBox(part.type, part.value))
            })
    }
    t.two("_reflectedLabels(_:_:)") { subject, level in
        .array(ReflectedValue(subject, level.asInt).parts.map { .optional($0.label) })
    }
    t.two("_reflectsSuperclass(_:_:)") { subject, level in
        .bool(ReflectedValue(subject, level.asInt).type.superclass != nil)
    }
}

extension Value {
    fileprivate var isExistential: Bool {
        if case .object(let object) = self { return object is AnyBox }
        return false
    }
    fileprivate var mirroredObject: (any NativeMirrored)? {
        if case .object(let object) = self { return object as? any NativeMirrored }
        return nil
    }
    fileprivate var asMetatype: MetatypeBox? {
        if case .object(let object) = self { return object as? MetatypeBox }
        return nil
    }
}

/// The value and the class level that a mirror shows.
private struct ReflectedValue {
    let value: Value
    /// The type of the value, or one of its superclasses.
    let type: RuntimeType

    init(_ subject: Value, _ level: Int) {
        var (value, type) = (subject, RuntimeType.named("Any", []))
        while case .object(let object) = value, let box = object as? AnyBox { (value, type) = (box.value, box.type) }
        if case .object(let object) = value, let instance = object as? Instance { type = instance.type }
        if case .metatype = type.kind, let held = value.asMetatype?.type {
            // The mirror of an existential shows its dynamic type.
            type = RuntimeType(
                kind: .metatype(held), name: held.name + ".Type", qualifiedName: held.qualifiedName + ".Type")
        }
        for _ in 0..<level { type = type.superclass ?? type }
        self.value = value
        self.type = type
    }

    /// Returns the number of classes between the value's class and an ancestor.
    func superclassDistance(of ancestor: RuntimeType) -> Int {
        sequence(first: type, next: \.superclass).enumerated().first { $1 === ancestor }?.offset ?? 0
    }

    /// The index in `Mirror._styles`; -1 for a value without parts.
    var style: Int {
        switch type.kind {
        case .structure: 0
        case .native where value.mirroredObject != nil: 0
        case .classType: 1
        case .enumeration: 2
        case .tuple, .void: 3
        case .optional: 4
        case .array, .slice: 5
        case .dictionary: 6
        case .set: 7
        default: -1
        }
    }

    var parts: [(label: String?, value: Value, type: RuntimeType)] {
        switch (type.kind, value) {
        case (.array(let element), _), (.slice(let element), _): return value.asArray.map { (nil, $0, element) }
        case (.set(let member), _): return value.exactly(SetBox.self).members.map { (nil, $0.value, member) }
        case (.dictionary(let key, let content), _):
            let entry = RuntimeType.tuple([(label: "key", type: key), (label: "value", type: content)])
            return value.exactly(DictionaryBox.self).entries.map {
                (nil, .object(RecordBox(entry, $0.value, $1)), entry)
            }
        case (.optional(let payload), _): return value.isNil ? [] : [("some", value.unwrapped, payload)]
        case (.tuple(let fields), .object(let object as RecordBox)):
            return fields.enumerated().map { ($1.label ?? ".\($0)", object.base[$0], $1.type) }
        case (.structure, .object(let object as RecordBox)): return fields(of: object, from: 0)
        case (.classType, .object(let object as Instance)):
            return fields(of: object, from: type.superclass?.fields.count ?? 0)
        case (.enumeration, .object(let object as EnumBox)): return payload(of: object)
        case (.native, _): return value.mirroredObject?.parts(of: type) ?? []
        default: return []
        }
    }

    private func fields(
        of storage: FieldStorage, from first: Int
    ) -> [(label: String?, value: Value, type: RuntimeType)] {
        type.fields.enumerated().dropFirst(first).map { index, field in
            let shown = field.shown(storage.base[index])
            return (shown.label, shown.value, shown.type)
        }
    }

    private func payload(of item: EnumBox) -> [(label: String?, value: Value, type: RuntimeType)] {
        let shape = type.cases[item.index]
        guard let first = shape.payload.first else { return [] }
        if shape.payload.count == 1, first.label == nil { return [(shape.name, item.payload[0], first.type)] }
        let tuple = RuntimeType.tuple(shape.payload.map { (label: $0.label, type: $0.type) })
        let record = RecordBox(tuple, count: shape.payload.count)
        for index in shape.payload.indices { record.base[index] = item.payload[index] }
        return [(shape.name, .object(record), tuple)]
    }
}
