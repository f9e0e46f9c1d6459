import Runtime

extension Value {
    /// The Unicode scalar that a number or a one-scalar string represents.
    var scalar: Unicode.Scalar {
        if case .int(let number) = self { return Unicode.Scalar(UInt32(truncatingIfNeeded: number)) ?? "\u{FFFD}" }
        // The format `%c` accepts any number.
        if case .double = self { return "\u{FFFD}" }
        return asString.unicodeScalars.first ?? "\u{FFFD}"
    }
    static func scalar(_ scalar: Unicode.Scalar) -> Value { .int(Int(scalar.value)) }
}

func addCharacterModule(_ t: inout NativeModule) {
    t.one("Character.literal") { $0 }
    t.one("Character.init(string)") {
        let text = $0.asString
        guard text.count == 1 else {
            throw Trap("invalid-character", "a Character needs a string of exactly one character")
        }
        return .string(text)
    }
    t.one("Character.init(scalar)") { .string(String($0.scalar)) }
    t.two("Character.==(_:_:)") { .bool($0.asString == $1.asString) }
    t.two("Character.<(_:_:)") { .bool($0.asString < $1.asString) }
    t.two("Character.>(_:_:)") { .bool($0.asString > $1.asString) }
    t.two("Character.<=(_:_:)") { .bool($0.asString <= $1.asString) }
    t.two("Character.>=(_:_:)") { .bool($0.asString >= $1.asString) }
    t.two("Character.hash(into:)") { feedHasher($1, $0) }
    t.one("Character.description") { .string($0.asString) }
    t.one("Character.debugDescription") { .string($0.asCharacter.debugDescription) }
    t.one("Character.uppercased()") { .string($0.asString.uppercased()) }
    t.one("Character.lowercased()") { .string($0.asString.lowercased()) }
    t.one("Character.asciiValue") { .optional($0.asCharacter.asciiValue.map { Int($0) }) }
    t.one("Character.wholeNumberValue") { .optional($0.asCharacter.wholeNumberValue) }
    t.one("Character.hexDigitValue") { .optional($0.asCharacter.hexDigitValue) }
    addCharacterTestsBindings(&t)
    addScalarsBindings(&t)
}

private func addCharacterTestsBindings(_ t: inout NativeModule) {
    func test(_ name: String, _ apply: @escaping (Character) -> Bool) {
        t.one("Character.\(name)") { .bool(apply($0.asCharacter)) }
    }
    test("isLetter") { $0.isLetter }
    test("isNumber") { $0.isNumber }
    test("isWholeNumber") { $0.isWholeNumber }
    test("isWhitespace") { $0.isWhitespace }
    test("isNewline") { $0.isNewline }
    test("isPunctuation") { $0.isPunctuation }
    test("isSymbol") { $0.isSymbol }
    test("isMathSymbol") { $0.isMathSymbol }
    test("isCurrencySymbol") { $0.isCurrencySymbol }
    test("isUppercase") { $0.isUppercase }
    test("isLowercase") { $0.isLowercase }
    test("isCased") { $0.isCased }
    test("isHexDigit") { $0.isHexDigit }
    test("isASCII") { $0.isASCII }
}

private func addScalarsBindings(_ t: inout NativeModule) {
    t.one("Unicode.Scalar.literal") { .scalar($0.scalar) }
    t.one("Unicode.Scalar.init(UInt8)") { $0 }
    for kind in ["UInt32", "UInt16", "Int"] {
        t.one("Unicode.Scalar.init(\(kind))") { number in
            UInt32(exactly: number.asInt).flatMap { Unicode.Scalar($0) }.map { .scalar($0) } ?? .none
        }
    }
    t.one("Unicode.Scalar.init(String)") { Unicode.Scalar($0.asString).map { .scalar($0) } ?? .none }
    t.one("Unicode.Scalar.value") { .int(Int($0.scalar.value)) }
    t.one("Unicode.Scalar.isASCII") { .bool($0.scalar.isASCII) }
    t.two("Unicode.Scalar.==") { .bool($0.scalar == $1.scalar) }
    t.two("Unicode.Scalar.<") { .bool($0.scalar < $1.scalar) }
    t.two("Unicode.Scalar.hash(into:)") { feedHasher($1, .scalar($0.scalar)) }
    t.one("Unicode.Scalar.description") { .string(String($0.scalar)) }
    t.one("Unicode.Scalar.debugDescription") { .string($0.scalar.debugDescription) }
    addScalarPropertiesBindings(&t)
}

private func addScalarPropertiesBindings(_ t: inout NativeModule) {
    t.one("Unicode.Scalar.properties") { .scalar($0.scalar) }
    func property(_ name: String, _ apply: @escaping (Unicode.Scalar.Properties) -> Bool) {
        t.one("Unicode.Scalar.Properties.\(name)") { .bool(apply($0.scalar.properties)) }
    }
    property("isAlphabetic") { $0.isAlphabetic }
    property("isWhitespace") { $0.isWhitespace }
    property("isUppercase") { $0.isUppercase }
    property("isLowercase") { $0.isLowercase }
    property("isCased") { $0.isCased }
    property("isMath") { $0.isMath }
    property("isDash") { $0.isDash }
    property("isDiacritic") { $0.isDiacritic }
    property("isIdeographic") { $0.isIdeographic }
    property("isHexDigit") { $0.isHexDigit }
    property("isASCIIHexDigit") { $0.isASCIIHexDigit }
    property("isQuotationMark") { $0.isQuotationMark }
    property("isIDStart") { $0.isIDStart }
    property("isIDContinue") { $0.isIDContinue }
    property("isEmoji") { $0.isEmoji }
    property("isEmojiPresentation") { $0.isEmojiPresentation }
    property("isEmojiModifier") { $0.isEmojiModifier }
    property("isEmojiModifierBase") { $0.isEmojiModifierBase }
    property("isVariationSelector") { $0.isVariationSelector }
    t.one("Unicode.Scalar.Properties.name") { .optional($0.scalar.properties.name) }
    t.one("Unicode.Scalar.Properties.lowercaseMapping") { .string($0.scalar.properties.lowercaseMapping) }
    t.one("Unicode.Scalar.Properties.uppercaseMapping") { .string($0.scalar.properties.uppercaseMapping) }
    t.one("Unicode.Scalar.Properties.titlecaseMapping") { .string($0.scalar.properties.titlecaseMapping) }
    t.one("Unicode.Scalar.Properties.numericValue") {
        $0.scalar.properties.numericValue.map { .double($0) } ?? .none
    }
    t.make("Unicode.Scalar.Properties.numericType") { context in
        let numericTypes: [Unicode.NumericType] = [.decimal, .digit, .numeric]
        return .one {
            guard let type = $0.scalar.properties.numericType, case .optional(let wanted) = context.result.kind else {
                return .none
            }
            return .object(EnumBox(wanted, numericTypes.firstIndex(of: type) ?? 0))
        }
    }
    t.make("Unicode.Scalar.Properties.generalCategory") { context in
        let type = context.result
        return .one {
            let found = generalCategories.firstIndex(of: $0.scalar.properties.generalCategory)
            return .object(EnumBox(type, found ?? generalCategories.count - 1))
        }
    }
}

/// The Unicode categories, in the order of the interface.
private let generalCategories: [Unicode.GeneralCategory] = [
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
    .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation,
    .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
    .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator,
    .lineSeparator, .paragraphSeparator, .control, .format, .surrogate, .privateUse, .unassigned,
]
