import Runtime

/// Implements a `Decoder` and its containers: a position in a tree that the program reads.
final class DecodingBox {
    let node: JSONNode
    let options: CodingOptions
    let path: [Value]
    /// The position of the next element in an unkeyed container.
    private(set) var position = 0
    init(_ node: JSONNode, _ options: CodingOptions, _ path: [Value] = []) {
        self.node = node
        self.options = options
        self.path = path
    }

    /// Returns the container at the next position.
    func nextContainer() -> DecodingBox {
        let box = DecodingBox(node, options, path)
        box.position = position + 1
        return box
    }

    var asDecoder: Value { .object(AnyBox(RuntimeType.named("_JSONDecoding", []), .object(self))) }

    func read(_ type: RuntimeType) throws -> Value {
        switch type.kind {
        case .bool:
            if case .bool(let value) = node.content { return .bool(value) }
        case .integer: return try readInteger(type)
        case .floating(let bits):
            switch node.content {
            case .number(let number):
                let value = bits == 32 ? Double(Float(number)) : number
                if value.isFinite || options.isPropertyList { return .double(value) }
                throw CodingFailure.notJSON
            case .integer(let value): return .double(Double(value))
            case .unsigned(let value): return .double(Double(value))
            case .text(let word): if let value = options.floatStrategy.number(word) { return .double(value) }
            default: break
            }
        case .string, .substring, .character:
            if case .text(let value) = node.content { return .string(value) }
        case .optional(let payload):
            if case .null = node.content { return .none }
            return try read(payload).wrapped
        case .array(let element), .slice(let element): return .array(try readList(element))
        case .set(let element): return .set(Set(try readList(element).map { HashKey($0) }))
        case .dictionary(let key, let content): return try readDictionary(key, content, type)
        default: return try readOtherType(type)
        }
        throw CodingFailure.typeMismatch(type, path, found: node)
    }

    private func readInteger(_ type: RuntimeType) throws -> Value {
        let exact: Value?
        switch node.content {
        case .integer(let value): exact = exactValue(value, integerType(type))
        case .unsigned(let value): exact = exactValue(value, integerType(type))
        case .number(let value): exact = Int(exactly: value).flatMap { exactValue($0, integerType(type)) }
        default: throw CodingFailure.typeMismatch(type, path, found: node)
        }
        if let exact { return exact }
        throw CodingFailure.notJSON
    }

    private func readList(_ element: RuntimeType) throws -> [Value] {
        try listNodes().enumerated().map {
            try Interrupt.check()
            return try at($1, $0).read(element)
        }
    }

    private func at(_ node: JSONNode, _ index: Int) -> DecodingBox {
        DecodingBox(node, options, path + [CodingFailure.key("Index \(index)", index: index)])
    }

    private func readDictionary(_ key: RuntimeType, _ content: RuntimeType, _ type: RuntimeType) throws -> Value {
        var entries: [HashKey: Value] = [:]
        switch (key.kind, node.content) {
        case (.string, .object(let members)):
            for (name, child) in members {
                let box = DecodingBox(child, options, path + [CodingFailure.key(name)])
                entries.setValue(try box.read(content), for: HashKey(.string(name)))
            }
        case (.integer, .object(let members)):
            for (name, child) in members {
                guard let number = Int(name) else {
                    let place = path + [CodingFailure.key(name)]
                    throw CodingFailure.typeMismatch(
                        key, place, "Expected \(key.name) key but found String key instead.")
                }
                let box = DecodingBox(child, options, path + [CodingFailure.key(name, index: number)])
                entries.setValue(try box.read(content), for: HashKey(.int(number)))
            }
        case (_, .object(let members)) where key.witness("CodingKeyRepresentable", "init(_keyName:)") != nil:
            guard let make = key.witness("CodingKeyRepresentable", "init(_keyName:)") else { break }
            for (name, child) in members {
                let place = path + [CodingFailure.key(name)]
                let made = try make.call1(.string(name))
                if made.isNil { throw CodingFailure.corrupted(place, "Could not convert key to type \(key.name)") }
                entries.setValue(try DecodingBox(child, options, place).read(content), for: HashKey(made.unwrapped))
            }
        case (.string, _), (.integer, _):
            try requireObject()
            throw CodingFailure.typeMismatch(type, path, found: node)
        case (_, .list(let nodes)) where nodes.count % 2 == 0:
            for index in stride(from: 0, to: nodes.count, by: 2) {
                let name = HashKey(try at(nodes[index], index).read(key))
                entries.setValue(try at(nodes[index + 1], index + 1).read(content), for: name)
            }
        default:
            _ = try listNodes()
            throw CodingFailure.typeMismatch(type, path, found: node)
        }
        return .dictionary(entries)
    }

    private func readOtherType(_ type: RuntimeType) throws -> Value {
        if type.name == "Data" {
            if let function = options.dataFunction { return try function.call1(asDecoder) }
            if options.dataAsNumbers {
                return .data(
                    try readList(RuntimeType.named("UInt8", [])).map { UInt8(truncatingIfNeeded: $0.asInt) })
            }
            if case .bytes(let bytes) = node.content { return .data(bytes) }
            let text = try NativeCoding.text(self, for: type)
            guard let bytes = try base64Decoded(text) else {
                throw CodingFailure.corrupted(path, "Encountered Data is not valid Base64.")
            }
            return .data(bytes)
        }
        if let value = try NativeCoding.decode(type, self) { return value }
        guard let function = type.witness("Decodable", "init(from:)") else {
            throw CodingFailure.corrupted(path, "\(type.name) cannot be decoded.")
        }
        return try function.call1(asDecoder)
    }

    /// Returns the value of a key; nil if it is absent.
    func member(_ name: String, _ key: Value) throws -> DecodingBox? {
        let found: JSONNode?
        if case .unchanged = options.keyStrategy {
            found = node.member(name)
        } else {
            found = try members().last { $0.name == name }?.value
        }
        return found.map { DecodingBox($0, options, path + [key]) }
    }

    /// Returns the values of an object with the key names that the program uses.
    func members() throws -> [(name: String, value: JSONNode)] {
        guard case .object(let members) = node.content else { return [] }
        return try members.map { (try options.keyStrategy.name($0.key, at: path, CodingFailure.key($0.key)), $0.value) }
    }

    func requireObject() throws {
        if case .object = node.content { return }
        throw CodingFailure.typeMismatch(
            RuntimeType.named("Dictionary", [RuntimeType.named("String", []), RuntimeType.named("Any", [])]),
            path, found: node, container: "keyed")
    }

    func listNodes() throws -> [JSONNode] {
        guard case .list(let nodes) = node.content else {
            throw CodingFailure.typeMismatch(
                RuntimeType.named("Array", [RuntimeType.named("Any", [])]), path, found: node, container: "unkeyed")
        }
        return nodes
    }

    /// Returns the next element of an unkeyed container.
    func next(_ type: RuntimeType) throws -> DecodingBox {
        let nodes = try listNodes()
        guard position < nodes.count else {
            let key = CodingFailure.key("Index \(position)", index: position)
            throw CodingFailure.valueNotFound(type, path + [key], "Unkeyed container is at end.")
        }
        return at(nodes[position], position)
    }
}

private func exactValue<S: FixedWidthInteger, T: FixedWidthInteger>(_ value: S, _: T.Type) -> Value? {
    T(exactly: value).map { .integer($0) }
}
