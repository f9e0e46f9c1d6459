import Diagnostics
import Runtime

/// Finds the strong references that the interpreter can see: fields, elements, associated values and captured values.
enum ObjectGraph {
    /// Calls `body` with each value that an object holds, with the value's path in source form, and with the closure's
    /// position if a closure holds it. References inside native objects are not visible.
    static func forEachPart(of object: AnyObject, _ body: (Value, _ suffix: String, _ closure: Span?) -> Void) {
        switch object {
        case let instance as Instance:
            for (index, field) in instance.type.fields.prefix(instance.count).enumerated() {
                body(instance.base[index], "." + field.name, nil)
            }
        case let record as RecordBox:
            for (index, value) in record.fields.enumerated() { body(value, fieldPath(index, of: record), nil) }
        case let box as AnyBox: body(box.value, "", nil)
        case let box as NestedOptionalBox: body(box.payload, "", nil)
        case let box as Box: body(box.value, "", nil)
        case let box as EnumBox: for value in box.payload { body(value, "", nil) }
        case let list as ArrayBox where list.packing == .values:
            for (index, value) in list.elements.enumerated() { body(value, "[\(list.offset + index)]", nil) }
        case let table as DictionaryBox:
            for (key, value) in table.entries {
                body(key.value, "", nil)
                body(value, "[…]", nil)
            }
        case let set as SetBox: for key in set.members { body(key.value, "", nil) }
        case let closure as Closure: closure.forEachCapture { body($0, "", closure.function.span) }
        default: break
        }
    }

    private static func fieldPath(_ index: Int, of record: RecordBox) -> String {
        let fields = record.type.fields
        if fields.indices.contains(index) { return "." + fields[index].name }
        if case .tuple(let parts) = record.type.kind, parts.indices.contains(index), let label = parts[index].label {
            return "." + label
        }
        return ".\(index)"
    }
}
