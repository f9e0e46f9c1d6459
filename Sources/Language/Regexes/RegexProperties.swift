/// The properties of characters that patterns can name.
enum RegexProperties {
    /// Returns the Unicode name of a property; nil if the property is unknown. Ignores case, spaces and underscores.
    static func find(_ text: String) -> String? {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(normalized)
        guard
            parts.count < 2 || ["script", "sc", "scx", "scriptextensions", "gc", "generalcategory"].contains(parts[0])
        else { return nil }
        return supportedNames[parts[parts.count - 1]]
    }

    private static func normalized(_ text: some StringProtocol) -> String {
        String(text.lowercased().filter { $0 != "_" && $0 != " " && $0 != "-" })
    }

    /// The Unicode names of properties, by their normalised names.
    static let supportedNames: [String: String] = {
        var supportedNames: [String: String] = [:]
        for name in names.split(whereSeparator: \.isWhitespace) { supportedNames[normalized(name)] = String(name) }
        for (other, name) in posix { supportedNames[other] = name }
        return supportedNames
    }()

    /// The POSIX character classes, such as `[[:punct:]]`.
    private static let posix = [
        "alnum": "alnum", "blank": "blank", "graph": "graph", "print": "print", "word": "word", "xdigit": "xdigit",
        "alpha": "Alphabetic", "cntrl": "Cc", "digit": "Nd", "lower": "Lowercase", "punct": "P",
        "space": "White_Space", "upper": "Uppercase",
    ]

    private static let names = """
        L Letter Lu Uppercase_Letter Ll Lowercase_Letter Lt Titlecase_Letter LC Cased_Letter Lm Modifier_Letter Lo Other_Letter
        M Mark Mn Nonspacing_Mark Mc Spacing_Mark Me Enclosing_Mark
        N Number Nd Decimal_Number Nl Letter_Number No Other_Number
        P Punctuation Pc Connector_Punctuation Pd Dash_Punctuation Ps Open_Punctuation Pe Close_Punctuation
        Pi Initial_Punctuation Pf Final_Punctuation Po Other_Punctuation
        S Symbol Sm Math_Symbol Sc Currency_Symbol Sk Modifier_Symbol So Other_Symbol
        Z Separator Zs Space_Separator Zl Line_Separator Zp Paragraph_Separator
        C Other Cc Control Cf Format Co Private_Use Cn Unassigned
        Any Assigned ASCII Alphabetic Lowercase Uppercase Cased White_Space Hex_Digit ASCII_Hex_Digit Math Dash Diacritic
        Emoji Emoji_Presentation Emoji_Modifier Emoji_Modifier_Base Extended_Pictographic Ideographic ID_Start ID_Continue
        XID_Start XID_Continue Quotation_Mark Default_Ignorable_Code_Point Noncharacter_Code_Point
        Arabic Armenian Bengali Bopomofo Braille Cherokee Common Coptic Cyrillic Devanagari Ethiopic Georgian Gothic Greek
        Gujarati Gurmukhi Han Hangul Hebrew Hiragana Inherited Kannada Katakana Khmer Lao Latin Malayalam Mongolian Myanmar
        Ogham Oriya Runic Sinhala Syriac Tamil Telugu Thaana Thai Tibetan Yi
        """
}
