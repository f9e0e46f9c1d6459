import Runtime

/// Adds natives for members of all string types, and for frequent members that Foundation adds.
func addTextModule(_ t: inout NativeModule) {
    addQueryBindings(&t)
    addCasingBindings(&t)
    addTrimmingBindings(&t)
    addReplacingBindings(&t)
    addComparingBindings(&t)
    addViewsBindings(&t)
    addTextPartsBindings(&t)
}

private func addQueryBindings(_ t: inout NativeModule) {
    t.two("StringProtocol.hasPrefix(_:)") { .bool($0.asString.hasPrefix($1.asString)) }
    t.two("StringProtocol.hasSuffix(_:)") { .bool($0.asString.hasSuffix($1.asString)) }
    t.two("StringProtocol.contains(text)") {
        let wanted = $1.asString
        return .bool(try wanted.isEmpty || TextSearch(wanted, []).find(in: Substring($0.asString)) != nil)
    }
    t.two("StringProtocol.contains(found)") {
        .bool(try TextSearch($1.asString, []).find(in: Substring($0.asString)) != nil)
    }
    for (key, options): (String, TextOptions) in [
        ("localizedCaseInsensitiveContains(_:)", .caseInsensitive),
        ("localizedStandardContains(_:)", [.caseInsensitive, .diacriticInsensitive]),
    ] {
        t.two("StringProtocol.\(key)") {
            .bool(try TextSearch($1.asString, options).find(in: Substring($0.asString)) != nil)
        }
    }
    t.make("StringProtocol.range(of:options:range:locale:)") { context in
        let result = context.resultElement
        return .many { arguments in
            let text = arguments[0].slice
            let part = try arguments[3].asOptional.map { text[try indexRange($0, in: text)] } ?? text
            let options = TextOptions(rawValue: arguments[2].optionBits)
            let found = try TextSearch.range(of: arguments[1].asString, in: part, options)
            return .optional(
                found.map {
                    .object(
                        RecordBox(
                            result, .native(foundationIndex($0.lowerBound, in: text)),
                            .native(foundationIndex($0.upperBound, in: text))))
                })
        }
    }
    t.make("StringProtocol.rangeOfCharacter(from:options:range:)") { context in
        let result = context.resultElement
        return .many { arguments in
            let text = arguments[0].slice
            let part = try arguments[3].asOptional.map { text[try indexRange($0, in: text)] } ?? text
            let set = arguments[1].wrapped(TextSet.self)
            let scalars = part.unicodeScalars
            let isBackwards = TextOptions(rawValue: arguments[2].optionBits).contains(.backwards)
            let at = isBackwards ? scalars.lastIndex(where: set.contains) : scalars.firstIndex(where: set.contains)
            guard let at else { return .none }
            let (start, end) = (at, scalars.index(after: at))
            return .object(
                RecordBox(
                    result, .native(foundationIndex(start, in: text)), .native(foundationIndex(end, in: text))))
        }
    }
}

extension Value {
    /// The raw value of an option set, which is a struct of interpreted code.
    var optionBits: Int { exactly(RecordBox.self).base[0].asInt }
}

/// Returns an index as Foundation's functions return it: they count UTF-16 units, which is visible when the index is
/// printed.
private func foundationIndex(_ place: String.Index, in text: Substring) -> String.Index {
    let whole = text.base
    guard whole.utf16.count == whole.utf8.count else { return place }
    return String.Index(utf16Offset: place.utf16Offset(in: whole), in: whole)
}

func indexRange(_ range: Value, in text: Substring) throws -> Range<String.Index> {
    let record = range.exactly(RecordBox.self)
    let (from, to) = (record.base[0].wrapped(String.Index.self), record.base[1].wrapped(String.Index.self))
    guard text.startIndex <= from, from <= to, to <= text.endIndex else {
        throw Traps.outOfRange("range of string indices")
    }
    return StringAccess.aligned(from, in: text)..<StringAccess.aligned(to, in: text)
}

private func addCasingBindings(_ t: inout NativeModule) {
    for key in ["uppercased()", "localizedUppercase"] {
        t.one("StringProtocol.\(key)") { .string(try InterruptibleLoop.converted($0.asString) { $0.uppercased() }) }
    }
    for key in ["lowercased()", "localizedLowercase"] {
        t.one("StringProtocol.\(key)") { .string(try InterruptibleLoop.converted($0.asString) { $0.lowercased() }) }
    }
    for key in ["capitalized", "localizedCapitalized"] {
        t.one("StringProtocol.\(key)") { .string(capitalized($0.asString)) }
    }
    for (key, form) in TextForms.namedForms { t.one("StringProtocol.\(key)") { .string(form($0.asString)) } }
    t.three("StringProtocol.folding(options:locale:)") { text, options, _ in
        .string(TextOptions(rawValue: options.optionBits).folded(text.asString))
    }
}

/// Capitalises each word.
func capitalized(_ text: String) -> String {
    var result = ""
    var isInWord = false
    for character in text {
        result += isInWord ? character.lowercased() : character.uppercased()
        isInWord = character.isLetter || isInWord && (character == "'" || character == "’")
    }
    return result
}

private func addTrimmingBindings(_ t: inout NativeModule) {
    t.two("StringProtocol.components(separatedBy:)") { .strings(try components($0.asString, separatedBy: $1.asString)) }
    t.two("StringProtocol.components(set)") { text, set in
        let set = set.wrapped(TextSet.self)
        let pieces = text.asString.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: set.contains)
        return .strings(pieces.map { String($0) })
    }
    t.two("StringProtocol.trimmingCharacters(in:)") { text, set in
        .string(trimmed(text.asString, set.wrapped(TextSet.self)))
    }
    t.many("StringProtocol.padding(toLength:withPad:startingAt:)") { arguments in
        let (text, length) = (arguments[0].asString, arguments[1].asInt)
        if text.count >= length { return .string(String(text.prefix(max(0, length)))) }
        let pad = Array(arguments[2].asString)
        guard !pad.isEmpty else { return .string(text) }
        let start = arguments[3].asInt
        guard pad.indices.contains(start) else { throw Traps.outOfRange("the start of the padding") }
        try MemoryCeiling.checkAllocation(length, of: arguments[2].asString.utf8.count)
        return .string(text + String((0..<length - text.count).map { pad[(start + $0) % pad.count] }))
    }
    t.two("StringProtocol.enumerateLines(invoking:)") { text, body in
        let function = body.asFunction
        let stop = Box(.bool(false))
        for line in text.asString.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            _ = try function.call2(.string(line), .object(stop))
            if stop.value.asBool { break }
        }
        return .unit
    }
}

func trimmed(_ text: String, _ set: TextSet) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !set.contains($0) }),
        let last = scalars.lastIndex(where: { !set.contains($0) })
    else { return "" }
    return String(scalars[first...last])
}

func components(_ text: String, separatedBy separator: String) throws -> [String] {
    guard !separator.isEmpty else { return [text] }
    let search = TextSearch(separator, [])
    return try InterruptibleLoop.collect { result in
        var rest = Substring(text)
        while let range = try search.find(in: rest) {
            try Interrupt.check()
            result.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        result.append(String(rest))
    }
}

private func addReplacingBindings(_ t: inout NativeModule) {
    t.many("StringProtocol.replacingOccurrences(of:with:options:range:)") { arguments in
        let text = arguments[0].slice
        let range =
            try arguments[4].asOptional.map { try indexRange($0, in: text) } ?? text.startIndex..<text.endIndex
        let options = TextOptions(rawValue: arguments[3].optionBits)
        let (target, replacement) = (arguments[1].asString, arguments[2].asString)
        let middle = try TextSearch.replacing(target, with: replacement, in: text[range], options)
        return .string(String(text[..<range.lowerBound]) + middle + text[range.upperBound...])
    }
    t.many("String.replacing(_:with:)") { arguments in
        let (text, other) = (arguments[0].asString, arguments[1].asString)
        let pieces =
            try other.isEmpty ? [""] + text.map { String($0) } + [""] : components(text, separatedBy: other)
        let limit = max(0, min(arguments[3].asInt, pieces.count - 1))
        let head = pieces[...limit].joined(separator: arguments[2].asString)
        return .string(([head] + pieces[(limit + 1)...]).joined(separator: other))
    }
    t.three("StringProtocol.replacingCharacters(in:with:)") { text, range, replacement in
        let text = text.slice
        let range = try indexRange(range, in: text)
        return .string(String(text[..<range.lowerBound]) + replacement.asString + text[range.upperBound...])
    }
    t.two("StringProtocol.appending(_:)") { .string($0.asString + $1.asString) }
    t.two("StringProtocol.addingPercentEncoding(withAllowedCharacters:)") { text, set in
        .string(percentEncoded(text.asString, set.wrapped(TextSet.self).contains))
    }
    t.one("StringProtocol.removingPercentEncoding") { .optional(percentDecoded($0.asString)) }
}

func percentEncoded(_ text: String, _ isAllowed: (Unicode.Scalar) -> Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        if scalar.isASCII, isAllowed(scalar) {
            result.unicodeScalars.append(scalar)
        } else {
            for byte in String(scalar).utf8 {
                result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
    }
    return result
}

func percentDecoded(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "%") else {
            bytes.append(byte)
            continue
        }
        guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
            return nil
        }
        bytes.append(value)
        rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
}

private func addComparingBindings(_ t: inout NativeModule) {
    func answers(_ type: RuntimeType) -> [Value] { (0..<3).map { .object(EnumBox(type, $0)) } }
    func compare(_ key: String, _ options: TextOptions) {
        t.make("StringProtocol.\(key)") { context in
            let answers = answers(context.result)
            return .two { answers[options.comparisonResult($0.asString, $1.asString) + 1] }
        }
    }
    t.make("StringProtocol.compare(_:options:range:locale:)") { context in
        let answers = answers(context.result)
        return .many { a in
            let text = a[0].slice
            let part = try a[3].asOptional.map { text[try indexRange($0, in: text)] } ?? text
            let language = try a[4].asOptional.map { try locale($0.exactly(RecordBox.self).base[0].asString) }
            let options = TextOptions(rawValue: a[2].optionBits)
            return answers[options.comparisonResult(String(part), a[1].asString, in: language) + 1]
        }
    }
    compare("caseInsensitiveCompare(_:)", .caseInsensitive)
    compare("localizedCompare(_:)", .localized)
    compare("localizedCaseInsensitiveCompare(_:)", [.localized, .caseInsensitive])
    compare(
        "localizedStandardCompare(_:)", [.localized, .caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering])
}

private func addViewsBindings(_ t: inout NativeModule) {
    for owner in ["StringProtocol", "Character"] {
        t.one("\(owner).unicodeScalars") { .object(TextViewBox($0.asString, .scalars)) }
        t.one("\(owner).utf8") { .object(TextViewBox($0.asString, .utf8)) }
        t.one("\(owner).utf16") { .object(TextViewBox($0.asString, .utf16)) }
    }
    t.change("StringProtocol.unicodeScalars=") { place, view in
        place = .string(view.exactly(TextViewBox.self).text)
        return .unit
    }
    let box = BoxAccess.shared
    for owner in ["String.UnicodeScalarView", "String.UTF8View", "String.UTF16View"] {
        t.one("\(owner).startIndex") { try box.startIndex($0) }
        t.one("\(owner).endIndex") { try box.endIndex($0) }
        t.two("\(owner).index(after:)") { try box.indexAfter($0, $1) }
        t.two("\(owner).index(before:)") { try box.indexBefore($0, $1) }
        t.two("\(owner).subscript(_:)") { try box.element($0, $1) }
        t.one("\(owner).description") { .string($0.exactly(TextViewBox.self).text) }
    }
    t.zero("String.UnicodeScalarView.init()") { .object(TextViewBox("", .scalars)) }
    t.change("String.UnicodeScalarView.append(_:)") { place, scalar in
        var text = place.exactly(TextViewBox.self).text
        text.unicodeScalars.append(scalar.scalar)
        place = .object(TextViewBox(text, .scalars))
        return .unit
    }
    t.make("String.UnicodeScalarView.replaceSubrange(_:with:)") { context in
        let access = Access.of(context.parameters[1])
        return .mutatingThree { place, range, new in
            var text = place.exactly(TextViewBox.self).text
            let range = try indexRange(range, in: text[...])
            text.unicodeScalars.replaceSubrange(range, with: try access.elements(new).map(\.scalar))
            place = .object(TextViewBox(text, .scalars))
            return .unit
        }
    }
}

/// A view of a string's scalars, bytes or UTF-16 units.
final class TextViewBox: NativeCollection {
    enum Kind { case scalars, utf8, utf16 }
    let text: String
    let kind: Kind
    init(_ text: String, _ kind: Kind) {
        self.text = text
        self.kind = kind
    }
    lazy var elements: [Value] =
        switch kind {
        case .scalars: text.unicodeScalars.map { .int(Int($0.value)) }
        case .utf8: text.utf8.map { .int(Int($0)) }
        case .utf16: text.utf16.map { .int(Int($0)) }
        }
    var count: Int { kind == .utf8 ? text.utf8.count : elements.count }
    var startIndex: Value { .native(text.startIndex) }
    var endIndex: Value { .native(text.endIndex) }
    func stepper() -> Stepper { ArrayStepper(elements) }
    private func place(_ index: Value) throws -> String.Index {
        let place = index.wrapped(String.Index.self)
        guard place >= text.startIndex, place <= text.endIndex else { throw Traps.outOfRange("string index") }
        return place
    }
    /// Returns the index if it is a boundary of the view; nil otherwise.
    func samePosition(_ place: String.Index) -> String.Index? {
        switch kind {
        case .scalars: place.samePosition(in: text.unicodeScalars)
        case .utf8: place.samePosition(in: text.utf8)
        case .utf16: place.samePosition(in: text.utf16)
        }
    }
    func index(after index: Value) throws -> Value {
        let place = try place(index)
        guard place < text.endIndex else { throw Traps.outOfRange("string index") }
        return switch kind {
        case .scalars: .native(text.unicodeScalars.index(after: place))
        case .utf8: .native(text.utf8.index(after: place))
        case .utf16: .native(text.utf16.index(after: place))
        }
    }
    func index(before index: Value) throws -> Value {
        let place = try place(index)
        guard place > text.startIndex else { throw Traps.outOfRange("string index") }
        return switch kind {
        case .scalars: .native(text.unicodeScalars.index(before: place))
        case .utf8: .native(text.utf8.index(before: place))
        case .utf16: .native(text.utf16.index(before: place))
        }
    }
    func element(at index: Value) throws -> Value {
        let place = try place(index)
        guard place < text.endIndex else { throw Traps.outOfRange("string index") }
        return switch kind {
        case .scalars: .int(Int(text.unicodeScalars[place].value))
        case .utf8: .int(Int(text.utf8[place]))
        case .utf16: .int(Int(text.utf16[place]))
        }
    }
}
