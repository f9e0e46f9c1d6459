/// Prints values exactly as Swift does.
public enum Printing {
    /// Returns the text that `print` shows for a value.
    public static func describe(_ value: Value, _ type: RuntimeType) -> String {
        var text = ""
        var printer = Printer()
        printer.write(value, type, debug: false, into: &text)
        return text
    }

    /// Returns the text that `debugPrint` shows for a value.
    public static func debugDescribe(_ value: Value, _ type: RuntimeType) -> String {
        var text = ""
        var printer = Printer()
        printer.write(value, type, debug: true, into: &text)
        return text
    }

    /// Returns a value's text for timelines and answers: like `debugPrint`, but without module names for the program's
    /// types.
    public static func timelineText(_ value: Value, _ type: RuntimeType) -> String {
        var text = ""
        var printer = Printer()
        printer.showsModule = false
        printer.write(value, type, debug: true, into: &text)
        return text
    }

    /// Like `timelineText`, but runs no code of the program: it shows the fields of the program's types. A long text is
    /// cut.
    public static func fieldText(_ value: Value, _ type: RuntimeType, limit: Int = .max) -> String {
        var text = ""
        var printer = Printer()
        printer.showsModule = false
        printer.callsProgramDescriptions = false
        printer.limit = limit
        printer.write(value, type, debug: true, into: &text)
        return text
    }

    /// Returns true if `fieldText` runs interpreted code of the library for values of the type, so that it must not be
    /// called while no program runs.
    public static func runsLibraryCode(for type: RuntimeType) -> Bool { Printer().hasInterpretedText(type) }

    /// Returns the text that `print` shows for the value of an existential.
    public static func describe(any value: Value) -> String {
        if case .object(let object) = value, let box = object as? AnyBox { return describe(box.value, box.type) }
        return describeUntyped(value)
    }

    /// Returns the text that `fieldText` shows for the value of an existential.
    public static func fieldText(any value: Value, limit: Int = .max) -> String {
        if case .object(let object) = value, let box = object as? AnyBox {
            return fieldText(box.value, box.type, limit: limit)
        }
        if case .object(let object) = value, let instance = object as? Instance {
            return fieldText(value, instance.type, limit: limit)
        }
        return describeUntyped(value)
    }

    /// Returns the text that `debugPrint` shows for a value whose parts are known and whose type has no description.
    public static func debugDescribe(_ parts: CustomParts, of value: Value, _ type: RuntimeType) -> String {
        var text = ""
        var printer = Printer()
        printer.write(parts, of: value, type, true, into: &text)
        return text
    }

    /// Returns the value's own `debugDescription` or `description`; nil if its type has none.
    public static func customText(of value: Value, _ type: RuntimeType) -> String? {
        var type = type
        if case .object(let object) = value, let instance = object as? Instance { type = instance.type }
        switch type.kind {
        case .structure, .enumeration, .classType: return Printer().customText(value, type, true)
        default: return nil
        }
    }

    private static func describeUntyped(_ value: Value) -> String {
        switch value {
        case .none: return "nil"
        case .unit: return "()"
        case .int(let number): return String(number)
        case .double(let number): return "\(number)"
        case .bool(let truth): return truth ? "true" : "false"
        case .object(let object):
            if let string = object as? StringBox { return string.text }
            return Swift.String(describing: object)
        }
    }

    /// Returns a string literal with the text as its value.
    public static func quoted(_ text: String) -> String { text.debugDescription }
}

/// A native object of a generic library type. It is printed like a struct.
public protocol NativeMirrored: AnyObject {
    var parts: [MirroredPart] { get }
}

extension NativeMirrored {
    /// Returns the parts with their types, for an object of a type.
    public func parts(of whole: RuntimeType) -> [(label: String?, value: Value, type: RuntimeType)] {
        parts.compactMap { part in part.type(in: whole).map { (part.label, part.value, $0) } }
    }
}

/// A property of a native object that mirrors show as stored.
public struct MirroredPart {
    /// The source of a part's type: an argument of the object's type, an associated type of it, the library, or the
    /// creator of the object.
    public enum Kind {
        case argument(Int)
        case associated(Int, String, String)
        case named(String, [RuntimeType] = [])
        case function
        case box(String)
    }
    public var label: String
    public var value: Value
    public var kind: Kind
    public init(_ label: String, _ value: Value, _ kind: Kind) {
        self.label = label
        self.value = value
        self.kind = kind
    }

    fileprivate func type(in whole: RuntimeType) -> RuntimeType? {
        switch kind {
        case .argument(let index): whole.arguments[index]
        case .associated(let index, let protocolName, let name):
            RuntimeType.associated(whole.arguments[index], protocolName, name)
        case .named(let name, let arguments): RuntimeType.named(name, arguments)
        case .function: RuntimeType(kind: .function, name: "(Function)", qualifiedName: "(Function)")
        case .box(let name): RuntimeType(kind: .native, name: name, qualifiedName: "Swift." + name)
        }
    }
}

private struct Printer {
    // The current nesting depth. It is limited, because a value that contains itself through references would be
    // printed without end.
    var depth = 0
    /// True if types are shown with their module.
    var showsModule = true
    /// True if types of the program may use their own descriptions.
    var callsProgramDescriptions = true
    /// The number of bytes after which an ellipsis replaces the rest of the text.
    var limit = Int.max

    private func name(of type: RuntimeType) -> String { showsModule ? type.qualifiedName : type.name }

    mutating func write(_ value: Value, _ type: RuntimeType, debug: Bool, into text: inout String) {
        // After a stop request, the text is not used.
        if Interrupt.isRequested { return }
        depth += 1
        defer { depth -= 1 }
        if depth > 200 || text.utf8.count > limit {
            if !text.hasSuffix("…") { text += "…" }
            return
        }
        switch type.kind {
        case .void: text += "()"
        case .never: text += "Never"
        case .bool: text += value.asBool ? "true" : "false"
        case .integer(let bits, let isSigned): writeInteger(value.asInt, bits, isSigned, into: &text)
        // Unlike `description`, shows the sign of NaN.
        case .floating(let bits): text += bits == 32 ? "\(Float(value.asDouble))" : "\(value.asDouble)"
        case .string, .substring:
            text += debug ? value.asString.debugDescription : value.asString
        case .character:
            text += debug ? (value.asString.first ?? " ").debugDescription : value.asString
        case .optional(let payload): writeOptional(value, payload, into: &text)
        case .array(let element): writeList(value, element, into: &text)
        case .slice(let element):
            writeNamedCollection("ArraySlice", debug, into: &text) { $0.writeList(value, element, into: &$1) }
        case .dictionary(let key, let content): writeDictionary(value, key, content, into: &text)
        case .set(let member): writeNamedCollection("Set", debug, into: &text) { $0.writeSet(value, member, into: &$1) }
        case .tuple(let fields): writeTuple(value, fields, into: &text)
        case .function: text += "(Function)"
        case .metatype: writeMetatype(value, debug, into: &text)
        case .existential where debug && type.name == "AnyHashable":
            text += "AnyHashable("
            writeExistential(value, true, into: &text)
            text += ")"
        case .existential: writeExistential(value, debug, into: &text)
        case .structure, .enumeration, .classType, .native: writeNominal(value, type, debug, into: &text)
        }
    }

    /// Lists other than arrays show their type in debug output.
    private mutating func writeNamedCollection(
        _ name: String, _ debug: Bool, into text: inout String, _ write: (inout Printer, inout String) -> Void
    ) {
        if debug { text += name + "(" }
        write(&self, &text)
        if debug { text += ")" }
    }

    private func writeInteger(_ number: Int, _ bits: Int, _ isSigned: Bool, into text: inout String) {
        text += !isSigned && bits == 64 ? String(UInt(bitPattern: number)) : String(number)
    }

    private mutating func writeOptional(_ value: Value, _ payload: RuntimeType, into text: inout String) {
        if value.isNil {
            text += "nil"
            return
        }
        text += "Optional("
        write(value.unwrapped, payload, debug: true, into: &text)
        text += ")"
    }

    private mutating func writeList(_ value: Value, _ element: RuntimeType, into text: inout String) {
        text += "["
        for (index, item) in value.asArray.enumerated() {
            // After a stop request the text is not used.
            if Interrupt.isRequested { break }
            if index > 0 { text += ", " }
            write(item, element, debug: true, into: &text)
        }
        text += "]"
    }

    private mutating func writeDictionary(
        _ value: Value, _ key: RuntimeType, _ content: RuntimeType, into text: inout String
    ) {
        let entries = value.exactly(DictionaryBox.self).entries
        if entries.isEmpty {
            text += "[:]"
            return
        }
        text += "["
        var isFirst = true
        for (name, item) in entries {
            if Interrupt.isRequested { break }
            if !isFirst { text += ", " }
            isFirst = false
            write(name.value, key, debug: true, into: &text)
            text += ": "
            write(item, content, debug: true, into: &text)
        }
        text += "]"
    }

    private mutating func writeSet(_ value: Value, _ member: RuntimeType, into text: inout String) {
        text += "["
        var isFirst = true
        for item in value.exactly(SetBox.self).members {
            if Interrupt.isRequested { break }
            if !isFirst { text += ", " }
            isFirst = false
            write(item.value, member, debug: true, into: &text)
        }
        text += "]"
    }

    private mutating func writeTuple(
        _ value: Value, _ fields: [(label: String?, type: RuntimeType)], into text: inout String
    ) {
        let record = value.exactly(RecordBox.self)
        writeFields(fields.enumerated().map { ($1.label, record.base[$0], $1.type) }, into: &text)
    }

    private mutating func writeFields(
        _ fields: [(label: String?, value: Value, type: RuntimeType)], debug: Bool = true, into text: inout String
    ) {
        text += "("
        for (index, field) in fields.enumerated() {
            if index > 0 { text += ", " }
            if let label = field.label { text += label + ": " }
            write(field.value, field.type, debug: debug, into: &text)
        }
        text += ")"
    }

    private func writeMetatype(_ value: Value, _ debug: Bool, into text: inout String) {
        let type = value.exactly(MetatypeBox.self).type
        text += debug ? name(of: type) : type.name
    }

    private mutating func writeExistential(_ value: Value, _ debug: Bool, into text: inout String) {
        if case .object(let object) = value, let box = object as? AnyBox {
            write(box.value, box.type, debug: debug, into: &text)
        } else if case .object(let object) = value, let instance = object as? Instance {
            write(value, instance.type, debug: debug, into: &text)
        } else {
            text += Printing.describe(any: value)
        }
    }

    private mutating func writeNominal(_ value: Value, _ type: RuntimeType, _ debug: Bool, into text: inout String) {
        var type = type
        if case .object(let object) = value, let instance = object as? Instance { type = instance.type }
        if let custom = customText(value, type, debug) {
            text += custom
            return
        }
        if callsProgramDescriptions, let parts = CustomParts(of: value, type) {
            write(parts, of: value, type, debug, into: &text)
            return
        }
        switch type.kind {
        case .structure where value.isRecord: writeRecord(value, type, debug, into: &text)
        case .enumeration where value.isEnum: writeEnum(value, type, debug, into: &text)
        default: writeNative(value, type, debug, into: &text)
        }
    }

    mutating func write(
        _ parts: CustomParts, of value: Value, _ type: RuntimeType, _ debug: Bool, into text: inout String
    ) {
        let children = parts.children.map { ($0.label, $0.value, RuntimeType.anyValue) }
        switch parts.style {
        case .structure:
            text += debug ? name(of: parts.type) : parts.type.name
            writeFields(children, into: &text)
        case .tuple:
            writeFields(children.map { ($0?.hasPrefix(".") == true ? nil : $0, $1, $2) }, into: &text)
        case .enumeration:
            if debug || !value.isEnum { text += debug ? name(of: parts.type) : parts.type.name }
            if value.isEnum { text += (debug ? "." : "") + type.cases[value.exactly(EnumBox.self).index].name }
            if let payload = children.first { writeFields([(nil, payload.1, .anyValue)], into: &text) }
        case .optional:
            guard let payload = children.first else {
                text += "nil"
                return
            }
            write(payload.1, .anyValue, debug: true, into: &text)
        case .object, .collection, .dictionary, .set, nil: text += name(of: parts.type)
        }
    }

    private mutating func writeNative(_ value: Value, _ type: RuntimeType, _ debug: Bool, into text: inout String) {
        if case .object(let object) = value, let path = object as? KeyPathObject {
            text += "\\" + path.name
            return
        }
        if showsModule, case .object(let object) = value, let named = object as? NamedByClass {
            text += named.printed(as: name(of: type))
            return
        }
        // Swift prints no contents for values of the compiler's own types.
        if type.qualifiedName.hasPrefix("Swift._Opaque") {
            text += "(Opaque Value)"
            return
        }
        guard case .object(let object) = value, let composed = object as? NativeMirrored, !composed.parts.isEmpty else {
            text += name(of: type)
            return
        }
        text += debug ? name(of: type) : type.name
        writeFields(composed.parts(of: type), into: &text)
    }

    /// Returns the type's own description. `print` and `debugPrint` prefer different properties.
    func customText(_ value: Value, _ type: RuntimeType, _ debug: Bool) -> String? {
        let plain = ("CustomStringConvertible", "description")
        let precise = ("CustomDebugStringConvertible", "debugDescription")
        for (protocolName, requirement) in debug ? [precise, plain] : [plain, precise] {
            guard let function = type.witness(protocolName, requirement),
                callsProgramDescriptions || runsNoProgramCode(function, type)
            else { continue }
            let text = Unwinding.guarded { try function.call1(value).asString } ?? ""
            guard !showsModule, text.hasPrefix(type.qualifiedName) else { return text }
            return String(text.dropFirst(type.qualifiedName.count - type.name.count))
        }
        return nil
    }

    /// Returns true if the description of a library type runs no code of the program. A generic type may call the
    /// descriptions of its elements. Among classes, only those that represent a Swift value have a suitable
    /// description: `NSNumber`, not `UIView`.
    private func runsNoProgramCode(_ function: FunctionObject, _ type: RuntimeType) -> Bool {
        guard function.isOfLibrary, type.arguments.isEmpty else { return false }
        switch type.kind {
        case .native, .structure: return true
        case .classType: return RuntimeType.conforms(type, "_Bridged")
        default: return false
        }
    }

    /// Returns true if interpreted code of the library describes values of the type.
    fileprivate func hasInterpretedText(_ type: RuntimeType) -> Bool {
        switch type.kind {
        case .structure, .classType:
            return [("CustomDebugStringConvertible", "debugDescription"), ("CustomStringConvertible", "description")]
                .contains { name, requirement in
                    type.witness(name, requirement).map { runsNoProgramCode($0, type) } ?? false
                }
        default: return false
        }
    }

    private mutating func writeRecord(_ value: Value, _ type: RuntimeType, _ debug: Bool, into text: inout String) {
        let record = value.exactly(RecordBox.self)
        text += debug ? name(of: type) : type.name
        writeFields(type.fields.enumerated().map { $1.shown(record.base[$0]) }, into: &text)
    }

    private mutating func writeEnum(_ value: Value, _ type: RuntimeType, _ debug: Bool, into text: inout String) {
        let box = value.exactly(EnumBox.self)
        let shape = type.cases[box.index]
        // For a type with a description of its own, the case is printed with its value as `print` shows it, such as
        // `next(a)`.
        let isBare =
            !callsProgramDescriptions && type.witness("CustomDebugStringConvertible", "debugDescription") != nil
        if debug, !isBare { text += name(of: type) + "." }
        text += shape.name
        if shape.payload.isEmpty { return }
        if shape.payload.count == 1, shape.payload[0].label == nil, shape.payload[0].type.isTuple {
            // If the only associated value is a tuple, the tuple's elements are printed as associated values.
            write(box.payload[0], shape.payload[0].type, debug: true, into: &text)
            return
        }
        writeFields(
            shape.payload.enumerated().map { ($1.label, box.payload[$0], $1.type) }, debug: !isBare, into: &text)
    }
}

extension RuntimeType {
    fileprivate var isTuple: Bool {
        switch kind {
        case .tuple, .void: return true
        default: return false
        }
    }
}

extension Value {
    fileprivate var isRecord: Bool {
        if case .object(let object) = self { return object is RecordBox }
        return false
    }
    fileprivate var isEnum: Bool {
        if case .object(let object) = self { return object is EnumBox }
        return false
    }
}
