import Runtime

func addCodingModule(_ t: inout NativeModule) {
    addEncodingBindings(&t)
    addDecodingBindings(&t)
    addKeysBindings(&t)
    addSuperclassesBindings(&t)
    addJSONTextBindings(&t)
}

private func addKeysBindings(_ t: inout NativeModule) {
    t.make("CodingKey.stringValue") { context in
        let type = context.selfType
        return .one { .string(caseName($0, type)) }
    }
    t.make("CodingKey.init(stringValue:)") { context in
        let type = context.selfType
        return .one { text in
            let name = text.asString
            return .optional(type.cases.firstIndex { $0.name == name }.map { .object(EnumBox(type, $0)) })
        }
    }
}

private func caseName(_ key: Value, _ type: RuntimeType) -> String {
    if case .object(let object) = key, let box = object as? EnumBox { return box.type.cases[box.index].name }
    return Printing.describe(key, type)
}

/// Returns the string of a coding key, by the key's own type.
func codingName(_ key: Value, _ type: RuntimeType) throws -> String {
    if let function = type.witness("CodingKey", "stringValue") { return try function.call1(key).asString }
    return caseName(key, type)
}

private func codingKeyValue(_ key: Value, _ type: RuntimeType) -> Value { .object(AnyBox(type, key)) }

// MARK: Writing

private func addEncodingBindings(_ t: inout NativeModule) {
    func box(_ value: Value) -> EncodingBox { value.exactly(EncodingBox.self) }
    for owner in [
        "_JSONEncoding", "KeyedEncodingContainer", "UnkeyedEncodingContainer", "SingleValueEncodingContainer",
    ] {
        t.one("\(owner).codingPath") { .array(box($0).path) }
    }
    t.one("_JSONEncoding.userInfo") { box($0).options.userInfo }
    t.two("_JSONEncoding.container(keyedBy:)") { encoder, _ in
        box(encoder).beginObject()
        return encoder
    }
    t.one("_JSONEncoding.unkeyedContainer()") {
        box($0).beginList()
        return $0
    }
    t.one("_JSONEncoding.singleValueContainer()") {
        box($0).hasWritten = true
        return $0
    }
    for (name, skipsNil) in [("encode(_:forKey:)", false), ("encodeIfPresent(_:forKey:)", true)] {
        t.make("KeyedEncodingContainer.\(name)") { context in
            let (keyType, type) = (context.generics[0], context.parameters[0])
            return .mutatingThree { place, value, key in
                if skipsNil && value.isNil { return .unit }
                try box(place).member(codingName(key, keyType), codingKeyValue(key, keyType)).write(value, type)
                return .unit
            }
        }
    }
    t.make("KeyedEncodingContainer.encodeNil(forKey:)") { context in
        let keyType = context.generics[0]
        return .mutatingTwo { place, key in
            _ = try box(place).member(codingName(key, keyType), codingKeyValue(key, keyType))
            return .unit
        }
    }
    t.make("KeyedEncodingContainer.nestedContainer(keyedBy:forKey:)") { context in
        let keyType = context.generics[0]
        return .mutatingThree { place, _, key in
            let child = try box(place).member(codingName(key, keyType), codingKeyValue(key, keyType))
            child.beginObject()
            return .object(child)
        }
    }
    t.make("KeyedEncodingContainer.nestedUnkeyedContainer(forKey:)") { context in
        let keyType = context.generics[0]
        return .mutatingTwo { place, key in
            let child = try box(place).member(codingName(key, keyType), codingKeyValue(key, keyType))
            child.beginList()
            return .object(child)
        }
    }
    addUnkeyedEncodingBindings(&t)
}

private func addUnkeyedEncodingBindings(_ t: inout NativeModule) {
    func box(_ value: Value) -> EncodingBox { value.exactly(EncodingBox.self) }
    func count(_ value: Value) -> Int {
        if case .list(let nodes) = box(value).node.content { return nodes.count }
        return 0
    }
    t.one("UnkeyedEncodingContainer.count") { .int(count($0)) }
    t.make("UnkeyedEncodingContainer.encode(_:)") { context in
        let type = context.parameters[0]
        return .mutatingTwo { place, value in
            try box(place).appendElement(count(place)).write(value, type)
            return .unit
        }
    }
    t.change("UnkeyedEncodingContainer.encodeNil()") { place in
        _ = box(place).appendElement(count(place))
        return .unit
    }
    t.change("UnkeyedEncodingContainer.nestedContainer(keyedBy:)") { (place: inout Value, _: Value) in
        let child = box(place).appendElement(count(place))
        child.beginObject()
        return .object(child)
    }
    t.change("UnkeyedEncodingContainer.nestedUnkeyedContainer()") { place in
        let child = box(place).appendElement(count(place))
        child.beginList()
        return .object(child)
    }
    t.make("SingleValueEncodingContainer.encode(_:)") { context in
        let type = context.parameters[0]
        return .mutatingTwo { place, value in
            try box(place).write(value, type)
            return .unit
        }
    }
    t.change("SingleValueEncodingContainer.encodeNil()") { place in
        box(place).node.content = .null
        return .unit
    }
}

// MARK: Reading

private func addDecodingBindings(_ t: inout NativeModule) {
    func box(_ value: Value) -> DecodingBox { value.exactly(DecodingBox.self) }
    for owner in [
        "_JSONDecoding", "KeyedDecodingContainer", "UnkeyedDecodingContainer", "SingleValueDecodingContainer",
    ] {
        t.one("\(owner).codingPath") { .array(box($0).path) }
    }
    t.one("_JSONDecoding.userInfo") { box($0).options.userInfo }
    t.two("_JSONDecoding.container(keyedBy:)") { decoder, _ in
        try box(decoder).requireObject()
        return decoder
    }
    t.one("_JSONDecoding.unkeyedContainer()") {
        _ = try box($0).listNodes()
        return .object(DecodingBox(box($0).node, box($0).options, box($0).path))
    }
    t.one("_JSONDecoding.singleValueContainer()") { $0 }
    addKeyedDecodingBindings(&t)
    addUnkeyedDecodingBindings(&t)
}

private func addKeyedDecodingBindings(_ t: inout NativeModule) {
    func box(_ value: Value) -> DecodingBox { value.exactly(DecodingBox.self) }
    t.make("KeyedDecodingContainer.allKeys") { context in
        let keyType = context.generics.first ?? context.selfType.arguments[0]
        let make = keyType.witness("CodingKey", "init(stringValue:)")
        return .one { container in
            .array(
                try box(container).members().compactMap { member in
                    if let make { return try make.call1(.string(member.name)).asOptional }
                    return keyType.cases.firstIndex { $0.name == member.name }.map { .object(EnumBox(keyType, $0)) }
                })
        }
    }
    t.make("KeyedDecodingContainer.contains(_:)") { context in
        let keyType = context.generics[0]
        return .two { .bool(try box($0).member(codingName($1, keyType), .unit) != nil) }
    }
    func child(_ container: Value, _ key: Value, _ keyType: RuntimeType) throws -> DecodingBox {
        let text = try codingName(key, keyType)
        if let child = try box(container).member(text, codingKeyValue(key, keyType)) { return child }
        throw CodingFailure.keyNotFound(codingKeyValue(key, keyType), text, box(container).path)
    }
    t.make("KeyedDecodingContainer.decode(_:forKey:)") { context in
        let (keyType, type) = (context.generics[0], context.result)
        return .three { container, _, key in try child(container, key, keyType).read(type) }
    }
    t.make("KeyedDecodingContainer.decodeIfPresent(_:forKey:)") { context in
        let (keyType, type) = (context.generics[0], context.result)
        return .three { container, _, key in
            try box(container).member(codingName(key, keyType), codingKeyValue(key, keyType))?.read(type) ?? .none
        }
    }
    t.make("KeyedDecodingContainer.decodeNil(forKey:)") { context in
        let keyType = context.generics[0]
        return .two {
            if case .null = try child($0, $1, keyType).node.content { return .bool(true) }
            return .bool(false)
        }
    }
    t.make("KeyedDecodingContainer.nestedContainer(keyedBy:forKey:)") { context in
        let keyType = context.generics[0]
        return .three { container, _, key in
            let child = try child(container, key, keyType)
            try child.requireObject()
            return .object(child)
        }
    }
    t.make("KeyedDecodingContainer.nestedUnkeyedContainer(forKey:)") { context in
        let keyType = context.generics[0]
        return .two { container, key in
            let child = try child(container, key, keyType)
            _ = try child.listNodes()
            return .object(child)
        }
    }
}

private func addUnkeyedDecodingBindings(_ t: inout NativeModule) {
    func box(_ value: Value) -> DecodingBox { value.exactly(DecodingBox.self) }
    /// Reads the next value. A container is a value type whose copies have their own positions; after an error the
    /// position is unchanged.
    func next<Taken>(_ place: inout Value, _ take: (DecodingBox) throws -> Taken) rethrows -> Taken {
        let container = box(place)
        let taken = try take(container)
        place = .object(container.nextContainer())
        return taken
    }
    t.one("UnkeyedDecodingContainer.count") { .int(try box($0).listNodes().count) }
    t.one("UnkeyedDecodingContainer.isAtEnd") { .bool(try box($0).position >= box($0).listNodes().count) }
    t.one("UnkeyedDecodingContainer.currentIndex") { .int(box($0).position) }
    t.make("UnkeyedDecodingContainer.decode(_:)") { context in
        let type = context.result
        return .mutatingTwo { place, _ in try next(&place) { try $0.next(type).read(type) } }
    }
    t.make("UnkeyedDecodingContainer.decodeIfPresent(_:)") { context in
        let type = context.result
        return .mutatingTwo { place, _ in
            // The position advances even if no element is left.
            try next(&place) { try $0.position < $0.listNodes().count ? $0.next(type).read(type) : .none }
        }
    }
    t.change("UnkeyedDecodingContainer.decodeNil()") { place in
        let nodes = try box(place).listNodes()
        guard box(place).position < nodes.count, case .null = nodes[box(place).position].content else {
            return .bool(false)
        }
        return next(&place) { _ in .bool(true) }
    }
    t.make("UnkeyedDecodingContainer.nestedContainer(keyedBy:)") { context in
        let type = context.result
        return .mutatingTwo { place, _ in
            try next(&place) { container in
                let child = try container.next(type)
                try child.requireObject()
                return .object(child)
            }
        }
    }
    t.make("UnkeyedDecodingContainer.nestedUnkeyedContainer()") { context in
        let type = context.result
        return .mutatingOne { place in
            try next(&place) { container in
                let child = try container.next(type)
                _ = try child.listNodes()
                return .object(child)
            }
        }
    }
    t.make("SingleValueDecodingContainer.decode(_:)") { context in
        let type = context.result
        return .two { container, _ in try box(container).read(type) }
    }
    t.one("SingleValueDecodingContainer.decodeNil()") {
        if case .null = box($0).node.content { return .bool(true) }
        return .bool(false)
    }
}

// MARK: Superclasses

/// Adds the coders of superclasses, by key or in sequence.
private func addSuperclassesBindings(_ t: inout NativeModule) {
    func encoding(_ value: Value) -> EncodingBox { value.exactly(EncodingBox.self) }
    func decoding(_ value: Value) -> DecodingBox { value.exactly(DecodingBox.self) }
    t.make("KeyedEncodingContainer._encoder(forKey:)") { context in
        let keyType = context.parameters[0]
        return .two { container, key in
            try encoding(container).member(codingName(key, keyType), codingKeyValue(key, keyType)).asEncoder
        }
    }
    t.change("UnkeyedEncodingContainer.superEncoder()") { place in
        guard case .list(let nodes) = encoding(place).node.content else {
            return encoding(place).appendElement(0).asEncoder
        }
        return encoding(place).appendElement(nodes.count).asEncoder
    }
    t.make("KeyedDecodingContainer._decoder(forKey:)") { context in
        let keyType = context.parameters[0]
        return .two { container, key in
            let whole = decoding(container)
            let child = try whole.member(codingName(key, keyType), codingKeyValue(key, keyType))
            // If a superclass encoded nothing, it is decoded from null.
            return (child ?? DecodingBox(JSONNode(.null), whole.options, whole.path)).asDecoder
        }
    }
    t.make("UnkeyedDecodingContainer.superDecoder()") { context in
        let type = context.result
        return .mutatingOne { place in
            let whole = decoding(place)
            let decoder = try whole.next(type).asDecoder
            place = .object(whole.nextContainer())
            return decoder
        }
    }
}

// MARK: Whole texts

private func addJSONTextBindings(_ t: inout NativeModule) {
    t.make("_jsonEncode(_:_:_:_:_:_:_:)") { context in
        let type = context.parameters[0]
        return .many { a in
            let options = CodingOptions(
                keyStrategy: KeyStrategy(a[2], else: snakeCase), floatStrategy: FloatStrategy(a[6]), dateStrategy: a[3],
                dataAsNumbers: a[4].exactly(EnumBox.self).index == 0, userInfo: a[5],
                dataFunction: a[4].exactly(EnumBox.self).payload.first?.asFunction)
            let root = JSONNode(.null)
            try EncodingBox(root, options).write(a[0], type)
            return .data(Array(root.text(JSONNode.Layout(rawValue: a[1].asInt)).utf8))
        }
    }
    t.make("_jsonDecode(_:_:_:_:_:_:_:)") { context in
        let type = context.result
        return .many { a in
            let options = CodingOptions(
                keyStrategy: KeyStrategy(a[2], else: camelCase), floatStrategy: FloatStrategy(a[6]), dateStrategy: a[3],
                dataAsNumbers: a[4].exactly(EnumBox.self).index == 0, userInfo: a[5],
                dataFunction: a[4].exactly(EnumBox.self).payload.first?.asFunction)
            return try DecodingBox(parsedJSON(a[1].bytes), options).read(type)
        }
    }
    t.make("_jsonObject(_:)") { context in
        let any = context.result.element ?? context.result
        return .one { bytes in
            do {
                return try LooseJSON(anyType: any).value(JSONReader.read(bytes.bytes, needsNumbers: true))
            } catch is JSONReader.Failure { return .none }
        }
    }
    t.one("_jsonProblem(_:)") { .optional(try JSONReader.errorOffset(in: $0.bytes).map { .int($0) }) }
    t.two("_jsonData(_:_:)") { object, options in
        let node = try LooseJSON.node(object)
        return .data(Array(node.text(JSONNode.Layout(rawValue: options.asInt)).utf8))
    }
}

private func parsedJSON(_ bytes: [UInt8]) throws -> JSONNode {
    do { return try JSONReader.read(bytes) } catch is JSONReader.Failure {
        throw CodingFailure.notJSON
    }
}

/// Implements synthesised coding functions.
enum FieldCoding {
    static func encode(_ value: Value, _ type: RuntimeType, _ encoder: Value) throws {
        let box = encoder.unboxed.exactly(EncodingBox.self)
        if type.isCodedAsSingleValue { return try box.write(value, type) }
        box.beginObject()
        guard case .object(let object) = value else { return }
        if let enumeration = object as? EnumBox { return try encode(enumeration, box) }
        guard let storage = object as? FieldStorage else { return }
        for (index, field) in type.fields.enumerated() where !field.isLazy {
            guard let name = type.codingName(of: field.name) else { continue }
            let content = storage.base[index]
            if field.isOptional && content.isNil { continue }
            try box.member(name, CodingFailure.key(name)).write(content, field.type)
        }
    }

    /// Encodes a case without associated values of a library enum. Enums of programs are coded by synthesised syntax.
    private static func encode(_ value: EnumBox, _ box: EncodingBox) throws {
        let shape = value.type.cases[value.index]
        try box.member(shape.name, CodingFailure.key(shape.name)).beginObject()
    }

    static func decode(_ type: RuntimeType, _ decoder: Value, _ undecodedNames: Set<String>) throws -> Value {
        if case .enumeration = type.kind { return try decodeCase(type, decoder) }
        let box = decoder.unboxed.exactly(DecodingBox.self)
        if type.isCodedAsSingleValue { return try box.read(type) }
        if type.fields.contains(where: { !undecodedNames.contains($0.name) }) { try box.requireObject() }
        let isClass: Bool
        if case .classType = type.kind { isClass = true } else { isClass = false }
        let storage: FieldStorage =
            isClass ? Instance(type, count: type.fields.count) : RecordBox(type, count: type.fields.count)
        for (index, field) in type.fields.enumerated() where !undecodedNames.contains(field.name) {
            guard let name = type.codingName(of: field.name) else { continue }
            let key = CodingFailure.key(name)
            if let child = try box.member(name, key) {
                storage.base[index] = try child.read(field.type)
            } else if !field.isOptional {
                throw CodingFailure.keyNotFound(key, name, box.path)
            }
        }
        return .object(storage)
    }

    private static func decodeCase(_ type: RuntimeType, _ decoder: Value) throws -> Value {
        let box = decoder.unboxed.exactly(DecodingBox.self)
        try box.requireObject()
        let found = try type.cases.indices.filter {
            try box.member(type.cases[$0].name, CodingFailure.key(type.cases[$0].name)) != nil
        }
        if found.count == 1 { return .object(EnumBox(type, found[0])) }
        throw CodingFailure.typeMismatch(type, box.path, "Invalid number of keys found, expected one.")
    }
}

extension RuntimeType.Field {
    fileprivate var isOptional: Bool {
        if case .optional = type.kind { return true }
        return false
    }
}

extension RuntimeType {
    /// True if coders support the type directly, as in `Int(from: decoder)`, which reads a single value.
    fileprivate var isCodedAsSingleValue: Bool {
        switch kind {
        case .bool, .integer, .floating, .string, .substring, .character, .optional, .array, .slice, .set, .dictionary:
            return true
        default: return false
        }
    }

    /// Returns the coding key of a stored property; nil if it is not coded.
    fileprivate func codingName(of property: String) -> String? {
        guard let codingNames else { return property }
        return codingNames[property]
    }
}
