import Runtime

/// Implements `dump`: one line for each value, indented by its depth.
struct Dumper {
    private let maxDepth: Int
    /// The number of lines that may still be written.
    private var remainingItems: Int
    /// Objects that have been shown, in the order of their numbers.
    private var objectNumbers: [ObjectIdentifier: Int] = [:]
    private(set) var text = ""

    init(maxDepth: Int, maxItems: Int) {
        self.maxDepth = maxDepth
        remainingItems = maxItems
    }

    /// The contents of a line: a value, or a group of values.
    private indirect enum Content {
        case value(Value, RuntimeType)
        case group(String, [Child])
    }

    private struct Child {
        var label: String?
        var content: Content
        /// True for the part of an object that its superclass declares: the part is shown first, but not counted.
        var isSuperclass = false
        init(_ label: String?, _ value: Value, _ type: RuntimeType) {
            self.label = label
            content = .value(value, type)
        }
        init(_ label: String?, group: [Child]) {
            self.label = label
            content = .group("(\(Dumper.counted(group.count, "element")))", group)
        }
        init(superclass summary: String, _ fields: [Child]) {
            label = "super"
            content = .group(summary, fields)
            isSuperclass = true
        }
    }

    mutating func write(_ value: Value, _ type: RuntimeType, name: String?, indent: Int) {
        write(.value(value, type), name: name, indent: indent, depth: 0)
    }

    private mutating func write(_ content: Content, name: String?, indent: Int, depth: Int) {
        guard remainingItems > 0, !Interrupt.isRequested else { return }
        remainingItems -= 1
        let (summary, children) = parts(content)
        let own = children.filter { !$0.isSuperclass }
        let bullet = own.isEmpty ? "- " : depth >= maxDepth ? "▹ " : "▿ "
        text += String(repeating: " ", count: indent) + bullet
        if let name { text += name + ": " }
        text += summary
        if let object = object(in: content) {
            let number = objectNumbers[ObjectIdentifier(object)]
            text += " #\(number ?? objectNumbers.count)"
            if number != nil {
                text += "\n"
                return
            }
            objectNumbers[ObjectIdentifier(object)] = objectNumbers.count
        }
        text += "\n"
        guard depth < maxDepth else { return }
        for child in children where child.isSuperclass {
            write(child.content, name: child.label, indent: indent + 2, depth: depth + 1)
        }
        for (index, child) in own.enumerated() {
            if remainingItems <= 0 {
                let left = own.count - index
                text += String(repeating: " ", count: indent + 4)
                text += "(\(left)\(index > 0 ? " more" : "") \(left == 1 ? "child" : "children"))\n"
                return
            }
            write(child.content, name: child.label, indent: indent + 2, depth: depth + 1)
        }
    }

    /// Returns the object to which a reference number refers.
    private func object(in content: Content) -> AnyObject? {
        guard case .value(let value, let type) = content, case .object(let object) = value else { return nil }
        switch type.kind {
        case .existential:
            if let box = object as? AnyBox { return self.object(in: .value(box.value, box.type)) }
        // An object in an optional has a line of its own.
        case .optional: return nil
        case .metatype: return value.exactly(MetatypeBox.self).type
        default: break
        }
        return object as? Instance
    }

    private func parts(_ content: Content) -> (String, [Child]) {
        switch content {
        case .group(let summary, let children): return (summary, children)
        case .value(let value, let type):
            if case .existential = type.kind, case .object(let object) = value, let box = object as? AnyBox {
                return parts(.value(box.value, box.type))
            }
            let (summary, children) = customParts(value, type) ?? parts(value, type)
            return (Printing.customText(of: value, type) ?? summary, children)
        }
    }

    /// Returns the parts that the value's own `customMirror` shows.
    private func customParts(_ value: Value, _ type: RuntimeType) -> (String, [Child])? {
        var type = type
        if case .object(let object) = value, let instance = object as? Instance { type = instance.type }
        guard let parts = CustomParts(of: value, type) else { return nil }
        return (summary(of: parts, value, type), children(of: parts))
    }

    private func summary(of parts: CustomParts, _ value: Value, _ type: RuntimeType) -> String {
        let count = parts.children.count
        switch parts.style {
        case .tuple: return "(\(Dumper.counted(count, "element")))"
        case .collection: return Dumper.counted(count, "element")
        case .dictionary: return Dumper.counted(count, "key/value pair")
        case .set: return Dumper.counted(count, "member")
        case .structure, .object:
            guard case .native = type.kind else { return parts.type.qualifiedName }
            return Printing.debugDescribe(value, type)
        case .enumeration:
            guard case .object(let object) = value, let item = object as? EnumBox else { break }
            return "\(parts.type.qualifiedName).\(type.cases[item.index].name)"
        case .optional, nil: break
        }
        return Printing.debugDescribe(parts, of: value, type)
    }

    private func children(of parts: CustomParts) -> [Child] {
        let own = parts.children.map { Child($0.label, $0.value, .anyValue) }
        guard let inherited = parts.superclassParts else { return own }
        return [Child(superclass: inherited.type.qualifiedName, children(of: inherited))] + own
    }

    private func parts(_ value: Value, _ type: RuntimeType) -> (String, [Child]) {
        switch type.kind {
        case .void: return ("(0 elements)", [])
        case .array(let element), .slice(let element):
            let items = value.asArray
            return (Dumper.counted(items.count, "element"), items.map { Child(nil, $0, element) })
        case .tuple(let fields):
            let record = value.exactly(RecordBox.self)
            let children = fields.enumerated().map { Child($1.label ?? ".\($0)", record.base[$0], $1.type) }
            return ("(\(Dumper.counted(fields.count, "element")))", children)
        case .structure:
            guard case .object(let object) = value, let record = object as? RecordBox else { break }
            return (type.qualifiedName, type.fields.enumerated().map { child($1, record.base[$0]) })
        case .classType:
            guard case .object(let object) = value, let instance = object as? Instance else { break }
            return (instance.type.qualifiedName, fields(of: instance, as: instance.type))
        case .enumeration:
            guard case .object(let object) = value, let item = object as? EnumBox else { break }
            return parts(item, type)
        case .dictionary(let key, let content):
            let rows = value.exactly(DictionaryBox.self).entries.map { name, item in
                Child(nil, group: [Child("key", name.value, key), Child("value", item, content)])
            }
            return (Dumper.counted(rows.count, "key/value pair"), rows)
        case .set(let member):
            let rows = value.exactly(SetBox.self).members.map { Child(nil, $0.value, member) }
            return (Dumper.counted(rows.count, "member"), rows)
        case .optional(let payload):
            if value.isNil { return ("nil", []) }
            return (Printing.debugDescribe(value, type), [Child("some", value.unwrapped, payload)])
        case .native:
            guard case .object(let object) = value, let composed = object as? any NativeMirrored else { break }
            return (type.qualifiedName, composed.parts(of: type).map { Child($0.label, $0.value, $0.type) })
        default: break
        }
        return (Printing.debugDescribe(value, type), [])
    }

    private func child(_ field: RuntimeType.Field, _ stored: Value) -> Child {
        let shown = field.shown(stored)
        return Child(shown.label, shown.value, shown.type)
    }

    /// Returns the fields that a class itself declares. They follow those of its superclass.
    private func fields(of instance: Instance, as type: RuntimeType) -> [Child] {
        let inherited = type.superclass?.fields.count ?? 0
        var children = type.fields.indices.dropFirst(inherited).map { index in
            child(type.fields[index], instance.base[index])
        }
        if let superclass = type.superclass {
            let above = Child(superclass: superclass.qualifiedName, fields(of: instance, as: superclass))
            children.insert(above, at: 0)
        }
        return children
    }

    private func parts(_ item: EnumBox, _ type: RuntimeType) -> (String, [Child]) {
        let shape = type.cases[item.index]
        let name = "\(type.qualifiedName).\(shape.name)"
        let payload = shape.payload.enumerated().map { Child($1.label ?? ".\($0)", item.payload[$0], $1.type) }
        guard let first = shape.payload.first else { return (name, []) }
        if payload.count == 1, first.label == nil { return (name, [Child(shape.name, item.payload[0], first.type)]) }
        return (name, [Child(shape.name, group: payload)])
    }

    private static func counted(_ count: Int, _ what: String) -> String { "\(count) \(what)\(count == 1 ? "" : "s")" }
}
