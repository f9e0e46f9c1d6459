import Runtime

func addStringModule(_ t: inout NativeModule) {
    addInitializerBindings(&t)
    addOperatorsBindings(&t)
    addIndexingBindings(&t)
    addAppendingBindings(&t)
    for owner in ["String", "Substring"] {
        t.one("\(owner).debugDescription") { .string(Printing.quoted($0.asString)) }
        t.two("\(owner).hash(into:)") { feedHasher($1, $0) }
    }
    addSubstringBindings(&t)
    t.one("StaticString.literal") { $0 }
    t.one("StaticString.description") { $0 }
    t.one("StaticString.debugDescription") { .string(Printing.quoted($0.asString)) }
}

private func addInitializerBindings(_ t: inout NativeModule) {
    t.zero("String.init()") { .string("") }
    for kind in ["character", "string"] { t.one("String.init(\(kind))") { .string($0.asString) } }
    t.one("String.init(substring)") { .string($0.asString) }
    t.one("String.init(scalar)") { .string(String($0.scalar)) }
    t.make("String.init(characters)") { context in
        let source = context.parameters[0]
        if source.isText { return .one { .string($0.asString) } }
        let access = Access.of(source)
        return .one {
            .string(try InterruptibleLoop.joined(InterruptibleLoop.map(try access.elements($0), \.asString)))
        }
    }
    t.make("String.init(strings)") { context in
        let type = context.parameters[0]
        if case .floating(let bits) = type.kind {
            return .one { .string(bits == 32 ? Float($0.asDouble).description : $0.asDouble.description) }
        }
        return .one { .string(Printing.describe($0, type)) }
    }
    for kind in ["scalars", "utf8", "utf8sub"] {
        t.one("String.init(\(kind))") { .string($0.exactly(TextViewBox.self).text) }
    }
    t.make("String.init(_:radix:uppercase:)") { context in
        let type = integerType(context.parameters[0])
        return .three { value, radix, uppercase in
            guard (2...36).contains(radix.asInt) else { throw Traps.range("a radix must be between 2 and 36") }
            return .string(digits(value, type, radix.asInt, uppercase.asBool))
        }
    }
    for key in ["init(repeating:count:)", "init(repeatingCharacter)"] {
        t.two("String.\(key)") {
            if $1.asInt < 0 { throw Traps.range("a count must not be negative") }
            try MemoryCeiling.checkAllocation($1.asInt, of: $0.asString.utf8.count)
            return .string(try repeated($0.asString, $1.asInt))
        }
    }
    t.make("String.init(describing:)") { context in
        let type = context.parameters[0]
        return .one { .string(Printing.describe($0, type)) }
    }
    t.make("String.init(reflecting:)") { context in
        let type = context.parameters[0]
        return .one { .string(Printing.debugDescribe($0, type)) }
    }
    t.make("String.init(decoding:as:)") { decodingCode($0) }
    t.one("String.init(cString:)") {
        .string(
            String(decoding: $0.asArray.map { UInt8(truncatingIfNeeded: $0.asInt) }.prefix { $0 != 0 }, as: UTF8.self))
    }
}

/// Returns the code that decodes units of one, two or four bytes.
private func decodingCode(_ context: BindingContext) -> NativeCode {
    let access = Access.of(context.parameters[0])
    switch context.generics.last?.name.split(separator: ".").last {
    case "UTF16":
        return .two { source, _ in
            let units = try access.elements(source).map { UInt16(truncatingIfNeeded: $0.asInt) }
            return .string(String(decoding: units, as: UTF16.self))
        }
    case "UTF32":
        return .two { source, _ in
            let units = try access.elements(source).map { UInt32(truncatingIfNeeded: $0.asInt) }
            return .string(String(decoding: units, as: UTF32.self))
        }
    default:
        return .two { source, _ in .string(String(decoding: try allBytes(access, source), as: UTF8.self)) }
    }
}

private func digits<T: FixedWidthInteger>(_ value: Value, _: T.Type, _ radix: Int, _ uppercase: Bool) -> String {
    String(value.integer(T.self), radix: radix, uppercase: uppercase)
}

/// Returns the bytes in a sequence of `UInt8`.
func allBytes(_ access: Access, _ source: Value) throws -> [UInt8] {
    if case .object(let object) = source, let data = object as? DataBox { return data.bytes }
    return try access.elements(source).map { UInt8(truncatingIfNeeded: $0.asInt) }
}

private func addOperatorsBindings(_ t: inout NativeModule) {
    t.two("String.+(_:_:)") { .string(try InterruptibleLoop.concatenation($0.asString, $1.asString)) }
    t.change("String.+=(_:_:)") { place, value in
        let text = value.asString
        try place.changeText { try InterruptibleLoop.append(text, to: &$0.text) }
        return .unit
    }
    for owner in ["String", "StringProtocol"] {
        t.two("\(owner).==(_:_:)") { .bool($0.asString == $1.asString) }
        t.two("\(owner).!=(_:_:)") { .bool($0.asString != $1.asString) }
        t.two("\(owner).<(_:_:)") { .bool($0.asString < $1.asString) }
        t.two("\(owner).>(_:_:)") { .bool($0.asString > $1.asString) }
        t.two("\(owner).<=(_:_:)") { .bool($0.asString <= $1.asString) }
        t.two("\(owner).>=(_:_:)") { .bool($0.asString >= $1.asString) }
    }
}

private func addIndexingBindings(_ t: inout NativeModule) {
    let access = StringAccess.shared
    t.one("String.count") { .int(try InterruptibleLoop.count($0.asString)) }
    t.one("String.isEmpty") { .bool($0.asString.isEmpty) }
    for owner in ["String", "Substring"] {
        t.one("\(owner).startIndex") { access.startIndex($0) }
        t.one("\(owner).endIndex") { access.endIndex($0) }
        t.two("\(owner).index(after:)") { try access.indexAfter($0, $1) }
        t.two("\(owner).index(before:)") { try access.indexBefore($0, $1) }
        t.two("\(owner).subscript(_:)") { try access.element($0, $1) }
        t.two("\(owner).subscript(bounds)") {
            let range = $1.exactly(RecordBox.self)
            return try access.slice($0, range.base[0], range.base[1])
        }
    }
    func place(_ value: Value) -> String.Index { value.wrapped(String.Index.self) }
    t.two("String.Index.==") { .bool(place($0) == place($1)) }
    t.two("String.Index.<") { .bool(place($0) < place($1)) }
    t.two("String.Index.hash(into:)") { feedHasher($1, $0) }
    t.two("String.Index.utf16Offset(in:)") { index, text in
        let (place, slice) = (place(index), text.slice)
        try StringAccess.check(place, in: slice)
        return .int(place.utf16Offset(in: slice))
    }
    t.one("String.Index.debugDescription") { .string(place($0).debugDescription) }
    t.two("String.Index.samePosition(view)") { index, view in
        .optional(view.exactly(TextViewBox.self).samePosition(place(index)).map { .native($0) })
    }
    t.two("String.Index.samePosition(text)") { index, text in
        let slice = text.slice
        let found = String.Index(place(index), within: slice)
        return .optional(found.map { .native($0) })
    }
    t.two("String.Index.init(utf16Offset:in:)") { .native(String.Index(utf16Offset: $0.asInt, in: $1.slice)) }
}

private func addAppendingBindings(_ t: inout NativeModule) {
    let keys = [
        "append(string)", "append(character)", "append(contentsOf)", "append(contentsOfSubstring)", "write(_:)",
    ]
    for key in keys {
        t.change("String.\(key)") { place, value in
            let text = value.asString
            try place.changeText { try InterruptibleLoop.append(text, to: &$0.text) }
            return .unit
        }
    }
}

private func addSubstringBindings(_ t: inout NativeModule) {
    t.zero("Substring.init()") { .string("") }
    t.one("Substring.literal") { .string($0.asString) }
    t.one("Substring.init(_:)") { .string($0.asString) }
    t.one("Substring.init?(_:)") { $0 }
    t.make("Substring.init(sequence)") { context in
        let access = Access.of(context.parameters[0])
        return .one {
            .string(try InterruptibleLoop.joined(InterruptibleLoop.map(try access.elements($0), \.asString)))
        }
    }
    t.one("Substring.base") { .string($0.slice.base) }
    t.two("Substring.==(_:_:)") { .bool($0.asString == $1.asString) }
    t.two("Substring.<(_:_:)") { .bool($0.asString < $1.asString) }
    t.one("Substring.description") { .string($0.asString) }
    t.change("Substring.write(_:)") { place, value in
        let text = value.asString
        try place.changeText { try InterruptibleLoop.append(text, to: &$0.text) }
        return .unit
    }
}

/// Repeats a string. A long result is built piece by piece.
private func repeated(_ text: String, _ count: Int) throws -> String {
    let piece = max(1, (1 << 20) / max(1, text.utf8.count))
    if count <= piece { return String(repeating: text, count: count) }
    let long = String(repeating: text, count: piece)
    var result = ""
    result.reserveCapacity(count * text.utf8.count)
    for _ in 0..<count / piece {
        try Interrupt.check()
        result += long
    }
    return result + String(repeating: text, count: count % piece)
}
