import Runtime

/// Implements an `Encoder` and its containers: a position in the tree that the program builds.
final class EncodingBox {
    let node: JSONNode
    let options: CodingOptions
    /// The parent position, and the key under which this one is stored in it.
    private let parentPosition: (whole: EncodingBox, key: Value)?
    init(_ node: JSONNode, _ options: CodingOptions, in place: (whole: EncodingBox, key: Value)? = nil) {
        self.node = node
        self.options = options
        self.parentPosition = place
    }

    /// The keys from the root to this position. Computed on demand, because deep values would store many long paths.
    var path: [Value] {
        sequence(first: self, next: { $0.parentPosition?.whole }).compactMap { $0.parentPosition?.key }.reversed()
    }

    /// The existential that is passed to functions of the program.
    var asEncoder: Value { .object(AnyBox(RuntimeType.named("_JSONEncoding", []), .object(self))) }

    func write(_ value: Value, _ type: RuntimeType) throws {
        switch type.kind {
        case .bool: node.content = .bool(value.asBool)
        case .integer(64, false): node.content = .unsigned(UInt(bitPattern: value.asInt))
        case .integer: node.content = .integer(value.asInt)
        case .floating(let bits): try writeNumber(value.asDouble, isSingle: bits == 32)
        case .string, .substring, .character: node.content = .text(value.asString)
        case .optional(let payload):
            if value.isNil { node.content = .null } else { try write(value.unwrapped, payload) }
        case .array(let element), .slice(let element): try writeList(value.asArray, element)
        case .set(let element): try writeList(SetAccess.shared.elements(value), element)
        case .dictionary(let key, let content): try writeDictionary(value, key, content)
        case .existential:
            let box = value.exactly(AnyBox.self)
            try write(box.value, box.type)
        default: try writeOtherType(value, type)
        }
    }

    private func writeNumber(_ number: Double, isSingle: Bool) throws {
        if options.isPropertyList {
            node.content = .number(number)
            return
        }
        guard number.isFinite else {
            if let word = options.floatStrategy.nonFiniteWord(for: number) {
                node.content = .text(word)
                return
            }
            let type = RuntimeType.named(isSingle ? "Float" : "Double", [])
            throw CodingFailure.invalidValue(
                .double(number), type, path, "Unable to encode \(type.name).\(number) directly in JSON.")
        }
        node.content = .number(isSingle ? Double(Float(number).description) ?? number : number)
    }

    private func writeList(_ elements: [Value], _ type: RuntimeType) throws {
        node.content = .list([])
        for (index, element) in elements.enumerated() {
            try Interrupt.check()
            try appendElement(index).write(element, type)
        }
    }

    func appendElement(_ index: Int) -> EncodingBox {
        let child = JSONNode(.null)
        node.append(child)
        return EncodingBox(child, options, in: (self, CodingFailure.key("Index \(index)", index: index)))
    }

    private func writeDictionary(_ value: Value, _ key: RuntimeType, _ content: RuntimeType) throws {
        let entries = value.exactly(DictionaryBox.self).entries
        switch key.kind {
        case .string, .integer:
            node.content = .object([])
            for (name, element) in entries {
                let text = Printing.describe(name.value, key)
                // The keys of a dictionary are data, so no key strategy is applied to them.
                try exactMember(text, CodingFailure.key(text)).write(element, content)
            }
        default:
            if let name = key.witness("CodingKeyRepresentable", "_keyName") {
                node.content = .object([])
                for (one, element) in entries {
                    let text = try name.call1(one.value).asString
                    try exactMember(text, CodingFailure.key(text)).write(element, content)
                }
                return
            }
            // If the key type is neither String nor Int, a list contains keys and values alternately.
            node.content = .list([])
            for (index, entry) in entries.enumerated() {
                try appendElement(index * 2).write(entry.key.value, key)
                try appendElement(index * 2 + 1).write(entry.value, content)
            }
        }
    }

    func member(_ name: String, _ key: Value) throws -> EncodingBox {
        exactMember(try options.keyStrategy.name(name, at: path, key), key)
    }

    private func exactMember(_ name: String, _ key: Value) -> EncodingBox {
        let child = JSONNode(.null)
        node.set(name, child)
        return EncodingBox(child, options, in: (self, key))
    }

    private func writeOtherType(_ value: Value, _ type: RuntimeType) throws {
        if case .object(let object) = value {
            if let data = object as? DataBox {
                if options.isPropertyList {
                    node.content = .bytes(data.bytes)
                    return
                }
                if let function = options.dataFunction {
                    _ = try function.call2(value, asEncoder)
                    return
                }
                if options.dataAsNumbers { return try writeList(data.elements, RuntimeType.named("UInt8", [])) }
                node.content = .text(try base64(data.bytes))
                return
            }
            if let content = try NativeCoding.encode(object, self) {
                node.content = content
                return
            }
        }
        var dynamic = type
        if case .object(let object) = value, let instance = object as? Instance { dynamic = instance.type }
        guard let function = dynamic.witness("Encodable", "encode(to:)") else {
            throw CodingFailure.corrupted(path, "\(type.name) cannot be encoded.")
        }
        _ = try function.call2(value, asEncoder)
        // A value that encodes nothing becomes an empty object.
        if case .null = node.content, !hasWritten { node.content = .object([]) }
    }

    /// True after the program has requested a container.
    var hasWritten = false

    func beginObject() {
        hasWritten = true
        if case .object = node.content { return }
        node.content = .object([])
    }

    func beginList() {
        hasWritten = true
        if case .list = node.content { return }
        node.content = .list([])
    }
}

/// Converts `myURLValue` to `my_url_value`, as Foundation does. The first character never begins a word of capitals, so
/// `URLPath` becomes `u_rl_path`.
func snakeCase(_ name: String) -> String {
    let letters = Array(name)
    var starts: [Int] = []
    var index = 1
    while let capital = letters.indices.dropFirst(index).first(where: { letters[$0].isUppercase }) {
        starts.append(capital)
        guard let small = letters.indices.dropFirst(capital).first(where: { letters[$0].isLowercase }) else { break }
        // The last capital of several begins the next word.
        if small > capital + 1 { starts.append(small - 1) }
        index = small + 1
    }
    var result = ""
    for (index, letter) in letters.enumerated() {
        if starts.contains(index) { result += "_" }
        result += letter.lowercased()
    }
    return result
}

/// Converts `my_url_value` to `myUrlValue`.
func camelCase(_ name: String) -> String {
    guard name.contains("_") else { return name }
    let start = name.prefix { $0 == "_" }
    let end = name.reversed().prefix { $0 == "_" }
    let words = name.split(separator: "_")
    guard let first = words.first else { return name }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    let head = words.count > 1 ? first.lowercased() : String(first)
    return start + head + rest.joined() + String(end)
}
