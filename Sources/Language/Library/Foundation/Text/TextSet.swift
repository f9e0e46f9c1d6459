import Runtime

/// A set of Unicode scalars: the value of a `CharacterSet`.
struct TextSet {
    let contains: (Unicode.Scalar) -> Bool

    init(_ contains: @escaping (Unicode.Scalar) -> Bool) { self.contains = contains }
    init(of text: String) {
        let scalars = Set(text.unicodeScalars)
        contains = { scalars.contains($0) }
    }

    var inverted: TextSet { TextSet { [contains] in !contains($0) } }
    func union(_ other: TextSet) -> TextSet { TextSet { [contains] in contains($0) || other.contains($0) } }
    func intersection(_ other: TextSet) -> TextSet { TextSet { [contains] in contains($0) && other.contains($0) } }
    func subtracting(_ other: TextSet) -> TextSet { TextSet { [contains] in contains($0) && !other.contains($0) } }

    /// Compares sets by testing each scalar, because the only operation on sets is a membership test.
    func hasSameMembers(as other: TextSet) -> Bool {
        (0...0x10FFFF).lazy.compactMap { Unicode.Scalar(UInt32($0)) }.allSatisfy { contains($0) == other.contains($0) }
    }

    static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
        (0x0A...0x0D).contains(scalar.value) || [0x85, 0x2028, 0x2029].contains(scalar.value)
    }
    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 9 || scalar.properties.generalCategory == .spaceSeparator
    }
    private static func categories(_ wanted: [Unicode.GeneralCategory]) -> TextSet {
        TextSet { wanted.contains($0.properties.generalCategory) }
    }
    private static let letterKinds: [Unicode.GeneralCategory] = [
        .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
        .spacingMark,
        .enclosingMark,
    ]
    private static let numberKinds: [Unicode.GeneralCategory] = [.decimalNumber, .letterNumber, .otherNumber]
    private static func urlAllowed(_ more: String) -> TextSet {
        let others = Set(("-._~" + more).unicodeScalars)
        return TextSet {
            $0.isASCII && ($0.properties.isAlphabetic || $0.properties.generalCategory == .decimalNumber)
                || others.contains($0)
        }
    }

    /// Foundation's character sets by name.
    static let namedSets: [String: () -> TextSet] = [
        "whitespaces": { TextSet(isSpace) },
        "newlines": { TextSet(isNewline) },
        "whitespacesAndNewlines": { TextSet { isSpace($0) || isNewline($0) } },
        "letters": { categories(letterKinds) },
        "decimalDigits": { categories([.decimalNumber]) },
        "alphanumerics": { categories(letterKinds + numberKinds) },
        "uppercaseLetters": { categories([.uppercaseLetter, .titlecaseLetter]) },
        "lowercaseLetters": { categories([.lowercaseLetter]) },
        "capitalizedLetters": { categories([.titlecaseLetter]) },
        "punctuationCharacters": {
            categories([
                .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
                .finalPunctuation, .otherPunctuation,
            ])
        },
        "symbols": { categories([.mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol]) },
        "controlCharacters": { categories([.control, .format]) },
        "urlQueryAllowed": { urlAllowed("!$&'()*+,;=:@/?") },
        "urlPathAllowed": { urlAllowed("!$&'()*+,=:@/") },
        "urlHostAllowed": { urlAllowed("!$&'()*+,;=:[]") },
        "urlFragmentAllowed": { urlAllowed("!$&'()*+,;=:@/?") },
        "urlUserAllowed": { urlAllowed("!$&'()*+,;=") },
        "urlPasswordAllowed": { urlAllowed("!$&'()*+,;=") },
    ]
}

func addTextSetModule(_ t: inout NativeModule) {
    for (name, make) in TextSet.namedSets { t.zero("CharacterSet.\(name)") { .native(make()) } }
    func set(_ value: Value) -> TextSet { value.wrapped(TextSet.self) }
    t.zero("CharacterSet.init()") { .native(TextSet { _ in false }) }
    t.one("CharacterSet.init(charactersIn:)") { .native(TextSet(of: $0.asString)) }
    t.one("CharacterSet.init(range)") {
        let range = $0.exactly(RecordBox.self)
        let (low, high) = (range.base[0].scalar, range.base[1].scalar)
        return .native(TextSet { $0 >= low && $0 <= high })
    }
    t.one("CharacterSet.inverted") { .native(set($0).inverted) }
    t.two("CharacterSet.contains(_:)") { .bool(set($0).contains($1.scalar)) }
    t.two("CharacterSet.union(_:)") { .native(set($0).union(set($1))) }
    t.two("CharacterSet.intersection(_:)") { .native(set($0).intersection(set($1))) }
    t.two("CharacterSet.subtracting(_:)") { .native(set($0).subtracting(set($1))) }
    t.two("CharacterSet.==") { .bool(set($0).hasSameMembers(as: set($1))) }
}
