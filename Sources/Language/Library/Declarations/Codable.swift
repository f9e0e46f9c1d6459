import Runtime

/// Coding to and from JSON.
let codablePage = LibraryPage(
    name: "Codable", module: "Swift",
    text: #"""
        /// Values that can be written to an encoder.
        protocol Encodable {
            func encode(to encoder: Encoder) throws
        }
        /// Values that can be read from a decoder.
        protocol Decodable {
            init(from decoder: Decoder) throws
        }
        /// The names of properties in coded form.
        protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible {
            var stringValue: String { get }
            init?(stringValue: String)
            var intValue: Int? { get }
            init?(intValue: Int)
        }
        extension CodingKey {
            var stringValue: String { get }
            init?(stringValue: String)
            var intValue: Int? { nil }
            init?(intValue: Int) { nil }
            var description: String {
                "\(Self.self)(stringValue: \"\(stringValue)\", intValue: \(intValue.map { "\($0)" } ?? "nil"))"
            }
            var debugDescription: String { description }
        }
        extension CodingKey where Self: RawRepresentable, RawValue == String {
            var stringValue: String { rawValue }
            init?(stringValue: String) { self.init(rawValue: stringValue) }
        }
        extension CodingKey where Self: RawRepresentable, RawValue == Int {
            var intValue: Int? { rawValue }
            init?(intValue: Int) { self.init(rawValue: intValue) }
        }
        /// A key that natives make; it is told of as those of synthesised decoders are.
        struct _JSONKey: CodingKey {
            let stringValue: String
            let intValue: Int?
            init?(stringValue: String) {
                self.stringValue = stringValue
                intValue = nil
            }
            init?(intValue: Int) {
                stringValue = "Index \(intValue)"
                self.intValue = intValue
            }
            var description: String {
                intValue.map { "_CodingKey(stringValue: \"\(stringValue)\", intValue: \($0))" }
                    ?? "CodingKeys(stringValue: \"\(stringValue)\", intValue: nil)"
            }
        }
        extension RawRepresentable where Self: Encodable, RawValue: Encodable {
            func encode(to encoder: Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(rawValue)
            }
        }
        extension RawRepresentable where Self: Decodable, RawValue: Decodable {
            init(from decoder: Decoder) throws {
                let raw = try decoder.singleValueContainer().decode(RawValue.self)
                guard let value = Self(rawValue: raw) else {
                    throw DecodingError.dataCorrupted(DecodingError.Context(
                        codingPath: decoder.codingPath,
                        debugDescription: "Cannot initialize \(Self.self) from invalid \(RawValue.self) value \(raw)"))
                }
                self = value
            }
        }
        /// The name of something that coders hand to the values they code.
        struct CodingUserInfoKey: RawRepresentable, Hashable {
            let rawValue: String
            init?(rawValue: String) { self.rawValue = rawValue }
        }
        /// What values write themselves to.
        protocol Encoder {
            var codingPath: [CodingKey] { get }
            /// What the caller of the encoder wants its values to know.
            var userInfo: [CodingUserInfoKey: Any] { get }
            func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
            func unkeyedContainer() -> UnkeyedEncodingContainer
            func singleValueContainer() -> SingleValueEncodingContainer
        }
        /// What values read themselves from.
        protocol Decoder {
            var codingPath: [CodingKey] { get }
            /// What the caller of the decoder wants its types to know.
            var userInfo: [CodingUserInfoKey: Any] { get }
            func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
            func unkeyedContainer() throws -> UnkeyedDecodingContainer
            func singleValueContainer() throws -> SingleValueDecodingContainer
        }
        class _JSONEncoding: Encoder {
            var codingPath: [CodingKey] { get }
            var userInfo: [CodingUserInfoKey: Any] { get }
            func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
            func unkeyedContainer() -> UnkeyedEncodingContainer
            func singleValueContainer() -> SingleValueEncodingContainer
        }
        class _JSONDecoding: Decoder {
            var codingPath: [CodingKey] { get }
            var userInfo: [CodingUserInfoKey: Any] { get }
            func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
            func unkeyedContainer() throws -> UnkeyedDecodingContainer
            func singleValueContainer() throws -> SingleValueDecodingContainer
        }
        /// Values by key, to be written.
        struct KeyedEncodingContainer<Key: CodingKey> {
            var codingPath: [CodingKey] { get }
            mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws
            mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws
            mutating func encodeNil(forKey key: Key) throws
            mutating func nestedContainer<NestedKey: CodingKey>(
                keyedBy keyType: NestedKey.Type, forKey key: Key
            ) -> KeyedEncodingContainer<NestedKey>
            mutating func nestedUnkeyedContainer(forKey key: Key) -> UnkeyedEncodingContainer
        }
        /// Values in a row, to be written.
        struct UnkeyedEncodingContainer {
            var codingPath: [CodingKey] { get }
            var count: Int { get }
            mutating func encode<T: Encodable>(_ value: T) throws
            mutating func encodeNil() throws
            mutating func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey>
            mutating func nestedUnkeyedContainer() -> UnkeyedEncodingContainer
        }
        /// One value, to be written.
        struct SingleValueEncodingContainer {
            var codingPath: [CodingKey] { get }
            mutating func encode<T: Encodable>(_ value: T) throws
            mutating func encodeNil() throws
        }
        /// Values by key, to be read.
        struct KeyedDecodingContainer<Key: CodingKey> {
            var codingPath: [CodingKey] { get }
            var allKeys: [Key] { get }
            func contains(_ key: Key) -> Bool
            func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T
            func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T?
            func decodeNil(forKey key: Key) throws -> Bool
            func nestedContainer<NestedKey: CodingKey>(
                keyedBy type: NestedKey.Type, forKey key: Key
            ) throws -> KeyedDecodingContainer<NestedKey>
            func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer
        }
        /// Values in a row, to be read.
        struct UnkeyedDecodingContainer {
            var codingPath: [CodingKey] { get }
            var count: Int? { get }
            var isAtEnd: Bool { get }
            var currentIndex: Int { get }
            mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
            mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T?
            mutating func decodeNil() throws -> Bool
            mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey>
            mutating func nestedUnkeyedContainer() throws -> UnkeyedDecodingContainer
        }
        /// One value, to be read.
        struct SingleValueDecodingContainer {
            var codingPath: [CodingKey] { get }
            func decode<T: Decodable>(_ type: T.Type) throws -> T
            func decodeNil() -> Bool
        }
        /// `[0]`, `name`
        func _codingName(_ key: CodingKey) -> String {
            if let index = key.intValue { return "[\(index)]" }
            return key.stringValue.contains(".") ? "`\(key.stringValue)`" : key.stringValue
        }
        /// A coding error in words: what is wrong, where (`a.b[0].c`), and what else is known.
        func _codingProblem(_ message: String, _ path: [CodingKey], _ text: String, _ underlying: Error?) -> String {
            var parts = [message]
            var place = ""
            for key in path {
                place += (place.isEmpty || key.intValue != nil ? "" : ".") + _codingName(key)
            }
            if !path.isEmpty { parts.append("Path: " + place) }
            if !text.isEmpty { parts.append("Debug description: " + text) }
            if let underlying { parts.append("Underlying error: \(underlying)") }
            return parts.joined(separator: ". ")
        }
        /// Why something could not be read.
        enum DecodingError: LocalizedError, _WordedError, CustomDebugStringConvertible {
            /// Where and how it happened.
            struct Context {
                let codingPath: [CodingKey]
                let debugDescription: String
                let underlyingError: Error?
                init(codingPath: [CodingKey], debugDescription: String, underlyingError: Error? = nil) {
                    self.codingPath = codingPath
                    self.debugDescription = debugDescription
                    self.underlyingError = underlyingError
                }
            }
            case typeMismatch(Any.Type, Context)
            case valueNotFound(Any.Type, Context)
            case keyNotFound(CodingKey, Context)
            case dataCorrupted(Context)
            var localizedDescription: String {
                switch self {
                case .valueNotFound, .keyNotFound: return "The operation could not be completed. The data is missing."
                case .typeMismatch, .dataCorrupted:
                    return "The operation could not be completed. The data isn’t in the correct format."
                }
            }
            var debugDescription: String {
                let message: String
                let context: Context
                switch self {
                case .typeMismatch(let type, let place):
                    (message, context) = ("typeMismatch: expected value of type \(type)", place)
                case .valueNotFound(let type, let place):
                    (message, context) = ("valueNotFound: Expected value of type \(type) but found null instead", place)
                case .keyNotFound(let key, let place):
                    (message, context) = ("keyNotFound: Key '\(_codingName(key))' not found in keyed decoding container", place)
                case .dataCorrupted(let place):
                    (message, context) = ("dataCorrupted: Data was corrupted", place)
                }
                return _codingProblem(
                    "DecodingError." + message, context.codingPath, context.debugDescription, context.underlyingError)
            }
            static func dataCorruptedError<Key: CodingKey>(
                forKey key: Key, in container: KeyedDecodingContainer<Key>, debugDescription: String
            ) -> DecodingError {
                .dataCorrupted(Context(codingPath: container.codingPath + [key], debugDescription: debugDescription))
            }
            static func dataCorruptedError(
                in container: UnkeyedDecodingContainer, debugDescription: String
            ) -> DecodingError {
                let path = container.codingPath + [_JSONKey(intValue: container.currentIndex)!]
                return .dataCorrupted(Context(codingPath: path, debugDescription: debugDescription))
            }
            static func dataCorruptedError(
                in container: SingleValueDecodingContainer, debugDescription: String
            ) -> DecodingError {
                .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
            }
        }
        /// Why something could not be written.
        enum EncodingError: LocalizedError, _WordedError, CustomDebugStringConvertible {
            struct Context {
                let codingPath: [CodingKey]
                let debugDescription: String
                let underlyingError: Error?
                init(codingPath: [CodingKey], debugDescription: String, underlyingError: Error? = nil) {
                    self.codingPath = codingPath
                    self.debugDescription = debugDescription
                    self.underlyingError = underlyingError
                }
            }
            case invalidValue(Any, Context)
            var localizedDescription: String {
                "The operation could not be completed. The data isn’t in the correct format."
            }
            var debugDescription: String {
                switch self {
                case .invalidValue(let value, let context):
                    return _codingProblem(
                        "EncodingError.invalidValue: \(String(reflecting: value)) (\(type(of: value)))",
                        context.codingPath, context.debugDescription, context.underlyingError)
                }
            }
        }
        /// Writes values as JSON.
        class JSONEncoder {
            /// How the text is laid out.
            struct OutputFormatting: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static let prettyPrinted = JSONEncoder.OutputFormatting(rawValue: 1)
                static let sortedKeys = JSONEncoder.OutputFormatting(rawValue: 2)
                static let withoutEscapingSlashes = JSONEncoder.OutputFormatting(rawValue: 8)
            }
            enum KeyEncodingStrategy {
                case useDefaultKeys, convertToSnakeCase
            }
            enum DateEncodingStrategy {
                case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
                case formatted(DateFormatter)
                case custom((Date, Encoder) throws -> Void)
            }
            enum DataEncodingStrategy {
                case deferredToData, base64
            }
            var outputFormatting: OutputFormatting = []
            var keyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
            var dateEncodingStrategy = DateEncodingStrategy.deferredToDate
            var dataEncodingStrategy = DataEncodingStrategy.base64
            var userInfo: [CodingUserInfoKey: Any] = [:]
            init() {}
            /// The value as JSON.
            func encode<T: Encodable>(_ value: T) throws -> Data {
                try _jsonEncode(
                    value, outputFormatting.rawValue, keyEncodingStrategy, dateEncodingStrategy, dataEncodingStrategy, userInfo)
            }
        }
        func _jsonEncode<T>(
            _ value: T, _ formatting: UInt, _ keys: JSONEncoder.KeyEncodingStrategy, _ dates: JSONEncoder.DateEncodingStrategy,
            _ data: JSONEncoder.DataEncodingStrategy, _ userInfo: [CodingUserInfoKey: Any]
        ) throws -> Data
        /// Reads values from JSON.
        class JSONDecoder {
            enum KeyDecodingStrategy {
                case useDefaultKeys, convertFromSnakeCase
            }
            enum DateDecodingStrategy {
                case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
                case formatted(DateFormatter)
                case custom((Decoder) throws -> Date)
            }
            enum DataDecodingStrategy {
                case deferredToData, base64
            }
            var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
            var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
            var dataDecodingStrategy = DataDecodingStrategy.base64
            var userInfo: [CodingUserInfoKey: Any] = [:]
            init() {}
            /// A value of a type.
            func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
                try _jsonDecode(type, data, keyDecodingStrategy, dateDecodingStrategy, dataDecodingStrategy, userInfo)
            }
        }
        func _jsonDecode<T>(
            _ type: T.Type, _ data: Data, _ keys: JSONDecoder.KeyDecodingStrategy, _ dates: JSONDecoder.DateDecodingStrategy,
            _ bytes: JSONDecoder.DataDecodingStrategy, _ userInfo: [CodingUserInfoKey: Any]
        ) throws -> T
        /// JSON as dictionaries and arrays of anything.
        class JSONSerialization {
            struct ReadingOptions: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static let mutableContainers = JSONSerialization.ReadingOptions(rawValue: 1)
                static let mutableLeaves = JSONSerialization.ReadingOptions(rawValue: 2)
                static let allowFragments = JSONSerialization.ReadingOptions(rawValue: 4)
                static let fragmentsAllowed = JSONSerialization.ReadingOptions(rawValue: 4)
            }
            struct WritingOptions: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static let prettyPrinted = JSONSerialization.WritingOptions(rawValue: 1)
                static let sortedKeys = JSONSerialization.WritingOptions(rawValue: 2)
                static let fragmentsAllowed = JSONSerialization.WritingOptions(rawValue: 4)
                static let withoutEscapingSlashes = JSONSerialization.WritingOptions(rawValue: 8)
            }
            /// Reads JSON.
            class func jsonObject(with data: Data, options: JSONSerialization.ReadingOptions = []) throws -> Any {
                try _jsonObject(data)
            }
            /// Writes JSON.
            class func data(withJSONObject object: Any, options: JSONSerialization.WritingOptions = []) throws -> Data {
                try _jsonData(object, options.rawValue)
            }
            class func isValidJSONObject(_ object: Any) -> Bool {
                (object is [Any] || object is [String: Any]) && (try? _jsonData(object, 0)) != nil
            }
        }
        func _jsonObject(_ data: Data) throws -> Any
        func _jsonData(_ object: Any, _ options: UInt) throws -> Data
        """#)
