import Runtime

/// Text: strings, characters and their views.
let stringsPage = LibraryPage(
    name: "Strings", module: "Swift",
    text: #"""
        /// Text of any kind: `String` and `Substring`.
        protocol StringProtocol: BidirectionalCollection, TextOutputStream, LosslessStringConvertible, Hashable, Comparable,
            ExpressibleByStringInterpolation
        where Element == Character, Index == String.Index, SubSequence == Substring {}
        extension StringProtocol {
            /// Whether the text begins with another.
            func hasPrefix<Prefix: StringProtocol>(_ prefix: Prefix) -> Bool
            /// Whether the text ends with another.
            func hasSuffix<Suffix: StringProtocol>(_ suffix: Suffix) -> Bool
            /// The text in capitals.
            func uppercased() -> String
            /// The text in small letters.
            func lowercased() -> String
            static func == <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
            static func != <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
            static func < <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
            static func > <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
            static func <= <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
            static func >= <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
            /// Whether another text occurs in it.
            @_disfavoredOverload @bind("StringProtocol.contains(text)") func contains<T: StringProtocol>(_ other: T) -> Bool
            /// The Unicode scalars.
            var unicodeScalars: String.UnicodeScalarView { get set }
            /// The bytes in UTF-8.
            var utf8: String.UTF8View { get }
            /// The units in UTF-16.
            var utf16: String.UTF16View { get }
            // Foundation
            /// The text with each word's first letter in capitals.
            var capitalized: String { get }
            /// The pieces between occurrences of a text.
            func components<T: StringProtocol>(separatedBy separator: T) -> [String]
            /// The pieces between characters of a set.
            @bind("StringProtocol.components(set)") func components(separatedBy separator: CharacterSet) -> [String]
            /// Replaces a text by another.
            func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
                of target: Target, with replacement: Replacement, options: String.CompareOptions = [],
                range searchRange: Range<String.Index>? = nil
            ) -> String
            @bind("StringProtocol.replacing(_:with:)") func replacing<Target: StringProtocol, Replacement: StringProtocol>(
                _ other: Target, with replacement: Replacement, maxReplacements: Int = .max
            ) -> String
            /// Replaces a part.
            func replacingCharacters<T: StringProtocol>(in range: Range<String.Index>, with replacement: T) -> String
            /// The text without characters of a set at both ends.
            func trimmingCharacters(in set: CharacterSet) -> String
            /// The place of the first occurrence of a text.
            func range<T: StringProtocol>(
                of aString: T, options mask: String.CompareOptions = [], range searchRange: Range<String.Index>? = nil,
                locale: Locale? = nil
            ) -> Range<String.Index>?
            /// The place of the first character of a set.
            func rangeOfCharacter(
                from aSet: CharacterSet, options mask: String.CompareOptions = [], range aRange: Range<String.Index>? = nil
            ) -> Range<String.Index>?
            /// The text filled up or cut to a length.
            func padding<T: StringProtocol>(toLength newLength: Int, withPad padString: T, startingAt padIndex: Int) -> String
            /// How the text compares with another.
            func compare<T: StringProtocol>(_ aString: T, options mask: String.CompareOptions = []) -> ComparisonResult
            func caseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult
            func localizedCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult
            func localizedCaseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult
            func localizedStandardCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult
            func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool
            func localizedStandardContains<T: StringProtocol>(_ string: T) -> Bool
            /// One text after the other.
            func appending<T: StringProtocol>(_ aString: T) -> String
            /// The bytes in an encoding.
            func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
            /// The text with characters outside a set written as `%xx`.
            func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
            /// The text with `%xx` read.
            var removingPercentEncoding: String? { get }
            /// The text in capitals.
            var localizedUppercase: String { get }
            var localizedLowercase: String { get }
            var localizedCapitalized: String { get }
            /// The text in the forms of Unicode.
            var precomposedStringWithCanonicalMapping: String { get }
            var decomposedStringWithCanonicalMapping: String { get }
            var precomposedStringWithCompatibilityMapping: String { get }
            var decomposedStringWithCompatibilityMapping: String { get }
            /// The text with other letter forms folded.
            func folding(options: String.CompareOptions = [], locale: Locale?) -> String
            /// Calls a function with each line.
            func enumerateLines(invoking body: @escaping (_ line: String, _ stop: inout Bool) -> Void)
            /// The lengths of the text in bytes of an encoding.
            func lengthOfBytes(using encoding: String.Encoding) -> Int
        }
        /// Text.
        struct String: StringProtocol, RangeReplaceableCollection, CustomDebugStringConvertible, Codable, Sendable {
            typealias SubSequence = Substring
            typealias Element = Character
            typealias Iterator = IndexingIterator<String>
            typealias StringLiteralType = String
            typealias ExtendedGraphemeClusterLiteralType = String
            typealias UnicodeScalarLiteralType = String
            /// The empty text.
            init()
            init(stringLiteral value: String) { self = value }
            @bind("String.init(character)") init(_ c: Character)
            @bind("String.init(substring)") init(_ substring: Substring)
            @bind("String.init(string)") init(_ other: String)
            @bind("String.init(scalar)") init(_ scalar: Unicode.Scalar)
            @bind("String.init(characters)") init<S: Sequence>(_ characters: S) where S.Element == Character
            @bind("String.init(strings)") init<S: LosslessStringConvertible>(_ value: S)
            @bind("String.init(scalars)") init(_ unicodeScalars: String.UnicodeScalarView)
            @bind("String.init(utf8)") init?(_ codeUnits: String.UTF8View)
            @bind("String.init(utf8sub)") init?(_ codeUnits: Substring.UTF8View)
            @bind("String.init(utf8slice)") init?(_ codeUnits: Slice<String.UTF8View>) {
                self = String(decoding: Array(codeUnits), as: UTF8.self)
            }
            /// An integer in some base.
            init<T: BinaryInteger>(_ value: T, radix: Int = 10, uppercase: Bool = false)
            /// A text several times.
            @bind("String.init(repeating:count:)") init(repeating repeatedValue: String, count: Int)
            @bind("String.init(repeatingCharacter)") init(repeating repeatedValue: Character, count: Int)
            /// As `print` shows a value.
            init<Subject>(describing instance: Subject)
            /// As `debugPrint` shows a value.
            init<Subject>(reflecting subject: Subject)
            /// Reads bytes.
            init<C: Collection, Encoding>(decoding codeUnits: C, as sourceEncoding: Encoding.Type)
            static func + (lhs: String, rhs: String) -> String
            static func += (lhs: inout String, rhs: String)
            static func == (lhs: String, rhs: String) -> Bool
            static func != (lhs: String, rhs: String) -> Bool
            static func < (lhs: String, rhs: String) -> Bool
            static func > (lhs: String, rhs: String) -> Bool
            static func <= (lhs: String, rhs: String) -> Bool
            static func >= (lhs: String, rhs: String) -> Bool
            func hash(into hasher: inout Hasher)
            /// How many characters there are.
            var count: Int { get }
            var isEmpty: Bool { get }
            var startIndex: String.Index { get }
            var endIndex: String.Index { get }
            func index(after i: String.Index) -> String.Index
            func index(before i: String.Index) -> String.Index
            /// The character at an index.
            subscript(i: String.Index) -> Character { get }
            @bind("String.subscript(bounds)") subscript(r: Range<String.Index>) -> Substring { get }
            /// Adds a text at the end.
            @bind("String.append(string)") mutating func append(_ other: String)
            @bind("String.append(character)") mutating func append(_ c: Character)
            @bind("String.append(contentsOf)") mutating func append(contentsOf newElements: String)
            @bind("String.append(contentsOfSubstring)") mutating func append(contentsOf newElements: Substring)
            /// Adds a text at the end.
            mutating func write(_ other: String)
            mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C)
            where C.Element == Character
            var description: String { self }
            var debugDescription: String { get }
            /// The same as a text of the C library would be read.
            init(cString: [Int8])
            // Foundation
            /// Text with values put in by the codes of `printf`.
            init(format: String, _ arguments: CVarArg...)
            @bind("String.init(format:arguments:)") init(format: String, arguments: [CVarArg])
            @bind("String.init(format:locale:)") init(format: String, locale: Locale?, _ arguments: CVarArg...)
            /// Reads bytes; `nil` if they are no text.
            init?(data: Data, encoding: String.Encoding)
            init?<S: Sequence>(bytes: S, encoding: String.Encoding) where S.Element == UInt8
            /// The text of a key: here the key itself.
            init(localized key: String) { self = key }
            /// The text with values put in by the codes of `printf`.
            static func localizedStringWithFormat(_ format: String, _ arguments: CVarArg...) -> String
            func appendingFormat(_ format: String, _ arguments: CVarArg...) -> String
            /// A place in a text.
            struct Index: Hashable, Comparable {
                @bind("String.Index.==") static func == (lhs: String.Index, rhs: String.Index) -> Bool
                @bind("String.Index.<") static func < (lhs: String.Index, rhs: String.Index) -> Bool
                @bind("String.Index.hash(into:)") func hash(into hasher: inout Hasher)
                @bind("String.Index.utf16Offset(in:)") func utf16Offset<S: StringProtocol>(in s: S) -> Int
                @bind("String.Index.init(utf16Offset:in:)") init<S: StringProtocol>(utf16Offset offset: Int, in s: S)
            }
            /// The Unicode scalars of a text.
            struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection, CustomStringConvertible {
                typealias Element = Unicode.Scalar
                typealias Index = String.Index
                typealias SubSequence = Slice<String.UnicodeScalarView>
                typealias Iterator = IndexingIterator<String.UnicodeScalarView>
                @bind("String.UnicodeScalarView.init()") init()
                @bind("String.UnicodeScalarView.startIndex") var startIndex: String.Index { get }
                @bind("String.UnicodeScalarView.endIndex") var endIndex: String.Index { get }
                @bind("String.UnicodeScalarView.index(after:)") func index(after i: String.Index) -> String.Index
                @bind("String.UnicodeScalarView.index(before:)") func index(before i: String.Index) -> String.Index
                @bind("String.UnicodeScalarView.subscript(_:)") subscript(position: String.Index) -> Unicode.Scalar { get }
                @bind("String.UnicodeScalarView.append(_:)") mutating func append(_ c: Unicode.Scalar)
                @bind("String.UnicodeScalarView.replaceSubrange(_:with:)")
                mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C)
                where C.Element == Unicode.Scalar
                @bind("String.UnicodeScalarView.description") var description: String { get }
            }
            /// The bytes of a text.
            struct UTF8View: BidirectionalCollection, CustomStringConvertible {
                typealias Element = UInt8
                typealias Index = String.Index
                typealias SubSequence = Slice<String.UTF8View>
                typealias Iterator = IndexingIterator<String.UTF8View>
                @bind("String.UTF8View.startIndex") var startIndex: String.Index { get }
                @bind("String.UTF8View.endIndex") var endIndex: String.Index { get }
                @bind("String.UTF8View.index(after:)") func index(after i: String.Index) -> String.Index
                @bind("String.UTF8View.index(before:)") func index(before i: String.Index) -> String.Index
                @bind("String.UTF8View.subscript(_:)") subscript(i: String.Index) -> UInt8 { get }
                @bind("String.UTF8View.description") var description: String { get }
            }
            /// The UTF-16 units of a text.
            struct UTF16View: BidirectionalCollection, CustomStringConvertible {
                typealias Element = UInt16
                typealias Index = String.Index
                typealias SubSequence = Slice<String.UTF16View>
                typealias Iterator = IndexingIterator<String.UTF16View>
                @bind("String.UTF16View.startIndex") var startIndex: String.Index { get }
                @bind("String.UTF16View.endIndex") var endIndex: String.Index { get }
                @bind("String.UTF16View.index(after:)") func index(after i: String.Index) -> String.Index
                @bind("String.UTF16View.index(before:)") func index(before i: String.Index) -> String.Index
                @bind("String.UTF16View.subscript(_:)") subscript(i: String.Index) -> UInt16 { get }
                @bind("String.UTF16View.description") var description: String { get }
            }
            /// How bytes stand for text.
            struct Encoding: RawRepresentable, Hashable {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static let ascii = String.Encoding(rawValue: 1)
                static let utf8 = String.Encoding(rawValue: 4)
                static let isoLatin1 = String.Encoding(rawValue: 5)
                static let unicode = String.Encoding(rawValue: 10)
                static let utf16 = String.Encoding(rawValue: 10)
                static let utf32 = String.Encoding(rawValue: 2_348_810_496)
            }
            /// How texts are compared.
            struct CompareOptions: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static let caseInsensitive = String.CompareOptions(rawValue: 1)
                static let literal = String.CompareOptions(rawValue: 2)
                static let backwards = String.CompareOptions(rawValue: 4)
                static let anchored = String.CompareOptions(rawValue: 8)
                static let numeric = String.CompareOptions(rawValue: 64)
                static let diacriticInsensitive = String.CompareOptions(rawValue: 128)
                static let widthInsensitive = String.CompareOptions(rawValue: 256)
                static let regularExpression = String.CompareOptions(rawValue: 1024)
            }
        }
        extension String {
            /// What puts values into text.
            typealias StringInterpolation = DefaultStringInterpolation
            init(stringInterpolation: DefaultStringInterpolation) { self = stringInterpolation.description }
        }
        /// Puts values into text: extensions with an `appendInterpolation` of their own add ways to show them.
        struct DefaultStringInterpolation: StringInterpolationProtocol, CustomStringConvertible {
            typealias StringLiteralType = String
            var description = ""
            init() {}
            init(literalCapacity: Int, interpolationCount: Int) {}
            /// Adds text as it is.
            mutating func appendLiteral(_ literal: String) { description += literal }
            /// Adds a value as `print` shows it.
            mutating func appendInterpolation<T>(_ value: T) { description += String(describing: value) }
            /// Adds a value, or a text where there is none.
            mutating func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> String) {
                if let value { description += String(describing: value) } else { description += `default`() }
            }
        }
        /// A part of a text, with the text's indices.
        struct Substring: StringProtocol, RangeReplaceableCollection, CustomDebugStringConvertible, Sendable {
            typealias Index = String.Index
            typealias SubSequence = Substring
            typealias Element = Character
            typealias Iterator = IndexingIterator<Substring>
            typealias UTF8View = String.UTF8View
            typealias UnicodeScalarView = String.UnicodeScalarView
            typealias StringLiteralType = String
            typealias ExtendedGraphemeClusterLiteralType = String
            typealias UnicodeScalarLiteralType = String
            init()
            @bind("Substring.literal") init(stringLiteral value: String)
            @bind("Substring.init(_:)") init(_ content: String)
            @bind("Substring.init(sequence)") init<S: Sequence>(_ elements: S) where S.Element == Character
            @bind("Substring.init?(_:)") init?(_ description: Substring)
            /// The text that it is a part of.
            var base: String { get }
            static func == (lhs: Substring, rhs: Substring) -> Bool
            static func < (lhs: Substring, rhs: Substring) -> Bool
            func hash(into hasher: inout Hasher)
            var startIndex: String.Index { get }
            var endIndex: String.Index { get }
            func index(after i: String.Index) -> String.Index
            func index(before i: String.Index) -> String.Index
            subscript(i: String.Index) -> Character { get }
            @bind("Substring.subscript(bounds)") subscript(r: Range<String.Index>) -> Substring { get }
            mutating func write(_ other: String)
            mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C)
            where C.Element == Character
            var description: String { get }
            var debugDescription: String { get }
        }
        /// What a reader sees as one letter or sign.
        struct Character: Hashable, Comparable, LosslessStringConvertible, CustomDebugStringConvertible,
            ExpressibleByExtendedGraphemeClusterLiteral, Sendable
        {
            typealias ExtendedGraphemeClusterLiteralType = Character
            typealias UnicodeScalarLiteralType = Character
            @bind("Character.literal") init(extendedGraphemeClusterLiteral value: Character)
            @bind("Character.init(string)") init(_ s: String)
            @bind("Character.init(scalar)") init(_ content: Unicode.Scalar)
            static func == (lhs: Character, rhs: Character) -> Bool
            static func < (lhs: Character, rhs: Character) -> Bool
            static func > (lhs: Character, rhs: Character) -> Bool
            static func <= (lhs: Character, rhs: Character) -> Bool
            static func >= (lhs: Character, rhs: Character) -> Bool
            func hash(into hasher: inout Hasher)
            var description: String { get }
            var debugDescription: String { get }
            /// Whether it is a letter.
            var isLetter: Bool { get }
            /// Whether it is a number.
            var isNumber: Bool { get }
            /// Whether it is a whole number.
            var isWholeNumber: Bool { get }
            /// Whether it is space of any kind.
            var isWhitespace: Bool { get }
            /// Whether it ends a line.
            var isNewline: Bool { get }
            var isPunctuation: Bool { get }
            var isSymbol: Bool { get }
            var isMathSymbol: Bool { get }
            var isCurrencySymbol: Bool { get }
            var isUppercase: Bool { get }
            var isLowercase: Bool { get }
            var isCased: Bool { get }
            var isHexDigit: Bool { get }
            var isASCII: Bool { get }
            /// The ASCII code.
            var asciiValue: UInt8? { get }
            /// The number that it is.
            var wholeNumberValue: Int? { get }
            /// The number that it is as a hexadecimal digit.
            var hexDigitValue: Int? { get }
            var utf8: String.UTF8View { get }
            var utf16: String.UTF16View { get }
            var unicodeScalars: String.UnicodeScalarView { get }
            func uppercased() -> String
            func lowercased() -> String
            func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) }
        }
        /// Unicode's parts.
        enum Unicode {
            /// One code point.
            struct Scalar: Hashable, Comparable, LosslessStringConvertible, CustomDebugStringConvertible,
                ExpressibleByUnicodeScalarLiteral
            {
                typealias UnicodeScalarLiteralType = Unicode.Scalar
                @bind("Unicode.Scalar.literal") init(unicodeScalarLiteral value: Unicode.Scalar)
                @bind("Unicode.Scalar.init(UInt8)") init(_ v: UInt8)
                @bind("Unicode.Scalar.init(UInt32)") init?(_ v: UInt32)
                @bind("Unicode.Scalar.init(UInt16)") init?(_ v: UInt16)
                @bind("Unicode.Scalar.init(Int)") init?(_ v: Int)
                @bind("Unicode.Scalar.init(String)") init?(_ description: String)
                @bind("Unicode.Scalar.value") var value: UInt32 { get }
                @bind("Unicode.Scalar.isASCII") var isASCII: Bool { get }
                @bind("Unicode.Scalar.==") static func == (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool
                @bind("Unicode.Scalar.<") static func < (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool
                @bind("Unicode.Scalar.hash(into:)") func hash(into hasher: inout Hasher)
                @bind("Unicode.Scalar.description") var description: String { get }
                @bind("Unicode.Scalar.debugDescription") var debugDescription: String { get }
                @bind("Unicode.Scalar.properties") var properties: Unicode.Scalar.Properties { get }
                /// What Unicode knows of a code point.
                struct Properties {
                    @bind("Unicode.Scalar.Properties.isAlphabetic") var isAlphabetic: Bool { get }
                    @bind("Unicode.Scalar.Properties.isWhitespace") var isWhitespace: Bool { get }
                    @bind("Unicode.Scalar.Properties.isEmoji") var isEmoji: Bool { get }
                    @bind("Unicode.Scalar.Properties.isEmojiPresentation") var isEmojiPresentation: Bool { get }
                    @bind("Unicode.Scalar.Properties.isUppercase") var isUppercase: Bool { get }
                    @bind("Unicode.Scalar.Properties.isLowercase") var isLowercase: Bool { get }
                    @bind("Unicode.Scalar.Properties.name") var name: String? { get }
                }
            }
            enum ASCII {}
            enum UTF8 {}
            enum UTF16 {}
            enum UTF32 {}
        }
        typealias UnicodeScalar = Unicode.Scalar
        typealias UTF8 = Unicode.UTF8
        typealias UTF16 = Unicode.UTF16
        typealias UTF32 = Unicode.UTF32
        /// Text that is known before the program runs.
        struct StaticString: ExpressibleByStringLiteral, CustomStringConvertible, CustomDebugStringConvertible {
            typealias StringLiteralType = StaticString
            typealias ExtendedGraphemeClusterLiteralType = StaticString
            typealias UnicodeScalarLiteralType = StaticString
            @bind("StaticString.literal") init(stringLiteral value: StaticString)
            var description: String { get }
            var debugDescription: String { get }
        }
        """#)
