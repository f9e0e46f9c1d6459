import Runtime

/// Errors, objects and identifiers.
func foundationTopic(_ t: inout Topic) {
    t.make("NSObject.description") { context in
        let type = context.selfType
        return .one { value in
            var dynamic = type
            if case .object(let object) = value, let instance = object as? Instance { dynamic = instance.type }
            return .string("<\(dynamic.qualifiedName): 0x0000000000000000>")
        }
    }
    t.make("Error.localizedDescription") { context in
        let type = context.selfType
        return .one { .string(try describe($0, type)) }
    }
    t.zero("UUID._random()") {
        var generator = WorldGenerator()
        var bytes = (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        return .string(identifier(bytes))
    }
    t.one("UUID._read(_:)") { text in
        let groups = text.asString.split(separator: "-", omittingEmptySubsequences: false)
        guard groups.map(\.count) == [8, 4, 4, 4, 12], groups.joined().allSatisfy(\.isHexDigit) else { return .none }
        return .string(text.asString.uppercased())
    }
}

private func identifier(_ bytes: [UInt8]) -> String {
    var text = ""
    for (index, byte) in bytes.enumerated() {
        if [4, 6, 8, 10].contains(index) { text += "-" }
        text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return text
}

/// What an error says to people: its own words, or the general ones of Foundation.
private func describe(_ value: Value, _ type: RuntimeType) throws -> String {
    let error = ErrorFacts(value, type)
    let (value, type) = (error.value, error.type)
    if let words = type.witness("LocalizedError", "errorDescription"), let text = try words.call1(value).optional {
        return text.asString
    }
    if let own = type.witness("_WordedError", "localizedDescription") { return try own.call1(value).asString }
    if let facts = type.witness("CustomNSError", "errorUserInfo") {
        let key = HashKey(.string("NSLocalizedDescription"))
        if let words = try facts.call1(value).exactly(DictionaryBox.self).entries[key],
            case .object(let object) = words,
            let box = object as? AnyBox
        {
            return box.value.asString
        }
    }
    return "The operation could not be completed. (\(type.qualifiedName) error \(try error.code).)"
}
