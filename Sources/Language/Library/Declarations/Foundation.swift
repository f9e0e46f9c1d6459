import Runtime

/// Foundation's small types: data, errors, identifiers, sets of characters, graphics numbers.
let foundationPage = LibraryPage(
    name: "Foundation", module: "Foundation",
    text: #"""
        // MARK: Text

        /// Values that `String(format:)` takes.
        protocol CVarArg {}
        extension Int: CVarArg {}
        extension Int8: CVarArg {}
        extension Int16: CVarArg {}
        extension Int32: CVarArg {}
        extension Int64: CVarArg {}
        extension UInt: CVarArg {}
        extension UInt8: CVarArg {}
        extension UInt16: CVarArg {}
        extension UInt32: CVarArg {}
        extension UInt64: CVarArg {}
        extension Double: CVarArg {}
        extension Float: CVarArg {}
        extension CGFloat: CVarArg {}
        extension Bool: CVarArg {}
        extension String: CVarArg {}
        extension StringProtocol {
            /// Whether a text occurs in this one; the empty one does not.
            @bind("StringProtocol.contains(found)") func contains<T: StringProtocol>(_ other: T) -> Bool
            /// What two texts begin with.
            func commonPrefix<T: StringProtocol>(with other: T, options: String.CompareOptions = []) -> String {
                String(zip(self, other).prefix { String($0).compare(String($1), options: options) == .orderedSame }.map { $0.0 })
            }
        }
        /// What a comparison says.
        enum ComparisonResult: Int {
            case orderedAscending = -1, orderedSame, orderedDescending
        }
        /// A set of characters.
        struct CharacterSet: SetAlgebra {
            typealias Element = Unicode.Scalar
            typealias ArrayLiteralElement = Unicode.Scalar
            init()
            init(arrayLiteral elements: Unicode.Scalar...) {
                self.init(charactersIn: String(elements.map { Character($0) }))
            }
            init(charactersIn string: String)
            @bind("CharacterSet.init(range)") init(charactersIn range: ClosedRange<Unicode.Scalar>)
            /// Spaces and tabs.
            static var whitespaces: CharacterSet { get }
            static var newlines: CharacterSet { get }
            static var whitespacesAndNewlines: CharacterSet { get }
            static var letters: CharacterSet { get }
            static var decimalDigits: CharacterSet { get }
            static var alphanumerics: CharacterSet { get }
            static var uppercaseLetters: CharacterSet { get }
            static var lowercaseLetters: CharacterSet { get }
            static var capitalizedLetters: CharacterSet { get }
            static var punctuationCharacters: CharacterSet { get }
            static var symbols: CharacterSet { get }
            static var controlCharacters: CharacterSet { get }
            static var urlQueryAllowed: CharacterSet { get }
            static var urlPathAllowed: CharacterSet { get }
            static var urlHostAllowed: CharacterSet { get }
            static var urlFragmentAllowed: CharacterSet { get }
            static var urlUserAllowed: CharacterSet { get }
            static var urlPasswordAllowed: CharacterSet { get }
            /// Everything else.
            var inverted: CharacterSet { get }
            func contains(_ member: Unicode.Scalar) -> Bool
            func union(_ other: CharacterSet) -> CharacterSet
            func intersection(_ other: CharacterSet) -> CharacterSet
            func subtracting(_ other: CharacterSet) -> CharacterSet
            func symmetricDifference(_ other: CharacterSet) -> CharacterSet {
                union(other).subtracting(intersection(other))
            }
            mutating func formUnion(_ other: CharacterSet) { self = union(other) }
            mutating func formIntersection(_ other: CharacterSet) { self = intersection(other) }
            mutating func formSymmetricDifference(_ other: CharacterSet) { self = symmetricDifference(other) }
            mutating func insert(charactersIn string: String) { self = union(CharacterSet(charactersIn: string)) }
            mutating func remove(charactersIn string: String) { self = subtracting(CharacterSet(charactersIn: string)) }
            mutating func invert() { self = inverted }
            @discardableResult
            mutating func insert(_ character: Unicode.Scalar) -> (inserted: Bool, memberAfterInsert: Unicode.Scalar) {
                self = union([character])
                return (true, character)  // Foundation does not look whether it was there.
            }
            @discardableResult
            mutating func update(with character: Unicode.Scalar) -> Unicode.Scalar? {
                insert(character).memberAfterInsert
            }
            @discardableResult
            mutating func remove(_ character: Unicode.Scalar) -> Unicode.Scalar? {
                guard contains(character) else { return nil }
                self = subtracting([character])
                return character
            }
            @bind("CharacterSet.==") static func == (lhs: CharacterSet, rhs: CharacterSet) -> Bool
        }

        // MARK: Data

        /// Bytes.
        struct Data: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable,
            CustomStringConvertible, CustomDebugStringConvertible, Codable
        {
            typealias Element = UInt8
            typealias Index = Int
            typealias Indices = Range<Int>
            typealias SubSequence = Data
            typealias Iterator = IndexingIterator<Data>
            init()
            init(count: Int)
            init(capacity: Int)
            init(repeating repeatedValue: UInt8, count: Int)
            @bind("Data.init(sequence)") init<S: Sequence>(_ elements: S) where S.Element == UInt8
            init<S: Sequence>(bytes elements: S) where S.Element == UInt8
            /// Reads Base64; `nil` if the text is none.
            init?(base64Encoded base64String: String)
            var count: Int { get }
            var startIndex: Int { get }
            var endIndex: Int { get }
            subscript(index: Int) -> UInt8 { get set }
            @bind("Data.subscript(bounds)") subscript(bounds: Range<Int>) -> Data { get }
            func index(after i: Int) -> Int { i + 1 }
            func index(before i: Int) -> Int { i - 1 }
            mutating func append(_ other: Data)
            mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == UInt8
            /// A copy of a part, whose indices begin at zero.
            func subdata(in range: Range<Int>) -> Data
            /// Where other bytes first occur.
            func range(of dataToFind: Data) -> Range<Int>? { dataToFind.isEmpty ? nil : firstRange(of: dataToFind) }
            /// The bytes as text of 64 signs.
            func base64EncodedString() -> String
            static func == (lhs: Data, rhs: Data) -> Bool
            func hash(into hasher: inout Hasher)
            var description: String { get }
            @bind("Data.description") var debugDescription: String { get }
        }

        // MARK: Objects and errors

        /// The root class of Foundation's objects.
        class NSObject: Hashable, CustomStringConvertible {
            init() {}
            static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
            /// Whether another object counts as equal.
            func isEqual(_ object: Any?) -> Bool { (object as? NSObject) === self }
            var description: String { get }
        }
        /// What objects of Foundation offer.
        protocol NSObjectProtocol: AnyObject {}
        extension NSObject: NSObjectProtocol {}
        protocol NSCopying {}
        /// A number as an object.
        class NSNumber: NSObject, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, Comparable {
            let _number: Double
            let _kind: Int
            init(value: Int) { _number = Double(value); _kind = 0 }
            init(value: Double) { _number = value; _kind = 1 }
            init(value: Float) { _number = Double(value); _kind = 1 }
            init(value: Bool) { _number = value ? 1 : 0; _kind = 2 }
            init(value: Int32) { _number = Double(value); _kind = 0 }
            init(value: Int64) { _number = Double(value); _kind = 0 }
            init(value: UInt) { _number = Double(value); _kind = 0 }
            required init(integerLiteral value: Int) { _number = Double(value); _kind = 0 }
            required init(floatLiteral value: Double) { _number = value; _kind = 1 }
            required init(booleanLiteral value: Bool) { _number = value ? 1 : 0; _kind = 2 }
            var intValue: Int { Int(_number) }
            var int32Value: Int32 { Int32(_number) }
            var int64Value: Int64 { Int64(_number) }
            var doubleValue: Double { _number }
            var floatValue: Float { Float(_number) }
            var boolValue: Bool { _number != 0 }
            var stringValue: String { description }
            override var description: String { _kind == 1 && _number != _number.rounded() ? "\(_number)" : "\(Int(_number))" }
            override func isEqual(_ object: Any?) -> Bool { (object as? NSNumber)?._number == _number }
            override func hash(into hasher: inout Hasher) { hasher.combine(_number) }
            static func == (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs._number == rhs._number }
            static func < (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs._number < rhs._number }
            func compare(_ otherNumber: NSNumber) -> ComparisonResult {
                _number < otherNumber._number ? .orderedAscending : _number > otherNumber._number ? .orderedDescending : .orderedSame
            }
        }
        /// Keeps objects by keys, as long as it lives.
        class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
            private var _objects: [NSObject: ObjectType] = [:]
            var name = ""
            var countLimit = 0
            var totalCostLimit = 0
            override init() {}
            func object(forKey key: KeyType) -> ObjectType? { _objects[_key(key)] }
            func setObject(_ object: ObjectType, forKey key: KeyType) { _objects[_key(key)] = object }
            func setObject(_ object: ObjectType, forKey key: KeyType, cost: Int) { _objects[_key(key)] = object }
            func removeObject(forKey key: KeyType) { _objects[_key(key)] = nil }
            func removeAllObjects() { _objects = [:] }
            private func _key(_ key: KeyType) -> NSObject { (key as Any as? NSObject) ?? NSObject() }
        }
        extension Int {
            init(truncating number: NSNumber) { self = number.intValue }
            init?(exactly number: NSNumber) { self.init(exactly: number.doubleValue) }
        }
        extension Double {
            init(truncating number: NSNumber) { self = number.doubleValue }
            init?(exactly number: NSNumber) { self = number.doubleValue }
        }
        extension Float {
            init(truncating number: NSNumber) { self = number.floatValue }
        }
        extension Bool {
            init(truncating number: NSNumber) { self = number.boolValue }
        }
        /// A text as an object.
        class NSString: NSObject, ExpressibleByStringLiteral {
            let _text: String
            init(string: String) { _text = string }
            required init(stringLiteral value: String) { _text = value }
            var length: Int { _text.utf16.count }
            var uppercased: String { _text.uppercased() }
            var lowercased: String { _text.lowercased() }
            var capitalized: String { _text.capitalized }
            var intValue: Int32 { Int32(truncatingIfNeeded: integerValue) }
            /// The number that the text begins with, or zero.
            var integerValue: Int { Int(_leading { $0.isNumber }) ?? 0 }
            var doubleValue: Double { Double(_leading { $0.isNumber || $0 == "." }) ?? 0 }
            var floatValue: Float { Float(doubleValue) }
            var boolValue: Bool { "YyTt123456789".contains { $0 == _text.first } }
            private func _leading(_ belongs: (Character) -> Bool) -> String {
                let text = _text.drop { $0 == " " }
                let sign = text.prefix { $0 == "-" || $0 == "+" }.prefix(1)
                return String(sign) + String(text.dropFirst(sign.count).prefix(while: belongs))
            }
            func substring(from: Int) -> String { substring(with: NSRange(location: from, length: length - from)) }
            func substring(to: Int) -> String { substring(with: NSRange(location: 0, length: to)) }
            func substring(with range: NSRange) -> String {
                String(_text[String.Index(utf16Offset: range.lowerBound, in: _text)..<String.Index(utf16Offset: range.upperBound, in: _text)])
            }
            func range(of searchString: String) -> NSRange {
                guard let found = _text.range(of: searchString) else { return NSRange(location: NSNotFound, length: 0) }
                return NSRange(location: found.lowerBound.utf16Offset(in: _text), length: searchString.utf16.count)
            }
            func contains(_ str: String) -> Bool { _text.contains(str) }
            func hasPrefix(_ str: String) -> Bool { _text.hasPrefix(str) }
            func hasSuffix(_ str: String) -> Bool { _text.hasSuffix(str) }
            func appending(_ aString: String) -> String { _text + aString }
            func components(separatedBy separator: String) -> [String] { _text.components(separatedBy: separator) }
            func replacingOccurrences(of target: String, with replacement: String) -> String {
                _text.replacingOccurrences(of: target, with: replacement)
            }
            func isEqual(to aString: String) -> Bool { _text == aString }
            // Paths
            var pathComponents: [String] {
                (_text.hasPrefix("/") ? ["/"] : []) + _text.split(separator: "/").map { String($0) }
            }
            var lastPathComponent: String { pathComponents.last ?? "" }
            var pathExtension: String {
                let name = lastPathComponent
                guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
                return String(name[name.index(after: dot)...])
            }
            var deletingPathExtension: String {
                let last = pathExtension
                return last.isEmpty ? _text : String(_text.dropLast(last.count + 1))
            }
            var deletingLastPathComponent: String {
                let parts = pathComponents.dropLast()
                return parts.first == "/" ? "/" + parts.dropFirst().joined(separator: "/") : parts.joined(separator: "/")
            }
            func appendingPathComponent(_ str: String) -> String {
                _text.isEmpty || _text.hasSuffix("/") ? _text + str : _text + "/" + str
            }
            func appendingPathExtension(_ str: String) -> String? { _text + "." + str }
            var isAbsolutePath: Bool { _text.hasPrefix("/") }
            override var description: String { _text }
            override func isEqual(_ object: Any?) -> Bool { (object as? NSString)?._text == _text }
            override func hash(into hasher: inout Hasher) { hasher.combine(_text) }
        }
        extension String {
            init(_ cocoaString: NSString) { self = cocoaString._text }
        }
        /// An address as an object: the key of many a cache.
        class NSURL: NSObject {
            let _url: URL
            init(_url: URL) { self._url = _url }
            init?(string URLString: String) {
                guard let url = URL(string: URLString) else { return nil }
                _url = url
            }
            var absoluteString: String? { _url.absoluteString }
            var path: String? { _url.path }
            var lastPathComponent: String? { _url.lastPathComponent }
            override var description: String { _url.absoluteString }
            override func isEqual(_ object: Any?) -> Bool { (object as? NSURL)?._url == _url }
            override func hash(into hasher: inout Hasher) { hasher.combine(_url) }
        }
        extension URL {
            init(_object: NSURL) { self = _object._url }
        }
        /// Bytes as an object.
        class NSData: NSObject {
            let _data: Data
            init(data: Data) { _data = data }
            var length: Int { _data.count }
            override func isEqual(_ object: Any?) -> Bool { (object as? NSData)?._data == _data }
            override func hash(into hasher: inout Hasher) { hasher.combine(_data) }
        }
        extension Data {
            init(_object: NSData) { self = _object._data }
        }
        /// A place that nobody fills.
        class NSNull: NSObject {
            override var description: String { "<null>" }
        }
        extension Error {
            /// What went wrong, for people.
            var localizedDescription: String { get }
        }
        /// Errors that describe themselves for people.
        protocol LocalizedError: Error {
            var errorDescription: String? { get }
            var failureReason: String? { get }
            var recoverySuggestion: String? { get }
            var helpAnchor: String? { get }
        }
        extension LocalizedError {
            var errorDescription: String? { nil }
            var failureReason: String? { nil }
            var recoverySuggestion: String? { nil }
            var helpAnchor: String? { nil }
        }
        /// Errors with a domain and a number.
        protocol CustomNSError: Error {
            static var errorDomain: String { get }
            var errorCode: Int { get }
            var errorUserInfo: [String: Any] { get }
        }
        extension CustomNSError {
            static var errorDomain: String { String(reflecting: Self.self) }
            var errorCode: Int { 1 }
            var errorUserInfo: [String: Any] { [:] }
        }
        /// Errors whose own words come first.
        protocol _WordedError: Error {
            var localizedDescription: String { get }
        }
        /// An error with a domain, a number and facts.
        class NSError: NSObject, _WordedError {
            let domain: String
            let code: Int
            let userInfo: [String: Any]
            init(domain: String, code: Int, userInfo: [String: Any]? = nil) {
                self.domain = domain
                self.code = code
                self.userInfo = userInfo ?? [:]
            }
            init(_bridging error: Error) {
                let own = error as? CustomNSError
                domain = own.map { type(of: $0).errorDomain } ?? _errorDomain(error)
                code = own?.errorCode ?? _errorCode(error)
                userInfo = own?.errorUserInfo ?? [:]
                _words = error.localizedDescription
            }
            private var _words: String? = nil
            var localizedDescription: String {
                userInfo[NSLocalizedDescriptionKey] as? String ?? _words
                    ?? "The operation could not be completed. (\(domain) error \(code).)"
            }
            override var description: String {
                let text = "Error Domain=\(domain) Code=\(code) \"(null)\""
                if userInfo.isEmpty { return text }
                return text + "UserInfo={" + userInfo.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ") + "}"
            }
            override func isEqual(_ object: Any?) -> Bool {
                guard let other = object as? NSError else { return false }
                return other.domain == domain && other.code == code
            }
            override func hash(into hasher: inout Hasher) {
                hasher.combine(domain)
                hasher.combine(code)
            }
        }
        var NSLocalizedDescriptionKey: String { "NSLocalizedDescription" }
        var NSLocalizedFailureReasonErrorKey: String { "NSLocalizedFailureReason" }
        var NSLocalizedRecoverySuggestionErrorKey: String { "NSLocalizedRecoverySuggestion" }
        var NSUnderlyingErrorKey: String { "NSUnderlyingError" }
        var NSURLErrorDomain: String { "NSURLErrorDomain" }
        var NSCocoaErrorDomain: String { "NSCocoaErrorDomain" }
        /// The text for a key: here the key itself.
        func NSLocalizedString(_ key: String, comment: String) -> String { key }
        /// Writes a line to the log, here where `print` writes.
        func NSLog(_ format: String, _ args: CVarArg...) { print(String(format: format, arguments: args)) }

        // MARK: Identifiers and index sets

        /// An identifier that is unique in the world.
        struct UUID: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible, Codable {
            let uuidString: String
            init() { uuidString = UUID._random() }
            /// Reads an identifier; `nil` if the text is none.
            init?(uuidString string: String) {
                guard let text = UUID._read(string) else { return nil }
                uuidString = text
            }
            init(from decoder: Decoder) throws {
                guard let text = UUID._read(try decoder.singleValueContainer().decode(String.self)) else {
                    throw DecodingError.dataCorrupted(DecodingError.Context(
                        codingPath: decoder.codingPath,
                        debugDescription: "Attempted to decode UUID from invalid UUID string."))
                }
                uuidString = text
            }
            func encode(to encoder: Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(uuidString)
            }
            static func _random() -> String
            static func _read(_ text: String) -> String?
            static func < (lhs: UUID, rhs: UUID) -> Bool { lhs.uuidString < rhs.uuidString }
            var description: String { uuidString }
            var debugDescription: String { uuidString }
        }
        /// A path through nested lists.
        struct IndexPath: Hashable, Comparable, CustomStringConvertible, ExpressibleByArrayLiteral {
            typealias ArrayLiteralElement = Int
            var _indexes: [Int]
            init() { _indexes = [] }
            init(index: Int) { _indexes = [index] }
            init(indexes: [Int]) { _indexes = indexes }
            init(arrayLiteral indexes: Int...) { _indexes = indexes }
            init(row: Int, section: Int) { _indexes = [section, row] }
            init(item: Int, section: Int) { _indexes = [section, item] }
            var row: Int { _indexes[1] }
            var item: Int { _indexes[1] }
            var section: Int { _indexes[0] }
            var count: Int { _indexes.count }
            subscript(index: Int) -> Int { _indexes[index] }
            static func < (lhs: IndexPath, rhs: IndexPath) -> Bool { lhs._indexes.lexicographicallyPrecedes(rhs._indexes) }
            func appending(_ other: Int) -> IndexPath { IndexPath(indexes: _indexes + [other]) }
            var description: String { "\(_indexes)" }
        }
        /// A set of numbers in order.
        struct IndexSet: Hashable, Sequence, ExpressibleByArrayLiteral, CustomStringConvertible {
            typealias Element = Int
            typealias ArrayLiteralElement = Int
            typealias Iterator = IndexingIterator<[Int]>
            var _members: [Int] = []
            init() {}
            init(integer: Int) { _members = [integer] }
            init(integersIn range: Range<Int>) { _members = Array(range) }
            init(integersIn range: ClosedRange<Int>) { _members = Array(range) }
            init<S: Sequence>(_ elements: S) where S.Element == Int { _members = Set(elements).sorted() }
            init(arrayLiteral elements: Int...) { _members = Set(elements).sorted() }
            func makeIterator() -> IndexingIterator<[Int]> { _members.makeIterator() }
            var count: Int { _members.count }
            var isEmpty: Bool { _members.isEmpty }
            var first: Int? { _members.first }
            var last: Int? { _members.last }
            func contains(_ integer: Int) -> Bool { _members.contains(integer) }
            mutating func insert(_ integer: Int) {
                if !_members.contains(integer) { _members = (_members + [integer]).sorted() }
            }
            mutating func remove(_ integer: Int) { _members.removeAll { $0 == integer } }
            func union(_ other: IndexSet) -> IndexSet { IndexSet(_members + other._members) }
            var description: String { "\(_members.count) indexes" }
        }
        /// A stretch of UTF-16 units.
        struct NSRange: Hashable, CustomStringConvertible {
            var location: Int
            var length: Int
            init(location: Int, length: Int) {
                self.location = location
                self.length = length
            }
            var lowerBound: Int { location }
            init(_ region: Range<Int>) { self.init(location: region.lowerBound, length: region.count) }
            init(_ region: ClosedRange<Int>) {
                self.init(location: region.lowerBound, length: region.count)
            }
            var upperBound: Int { location + length }
            func contains(_ index: Int) -> Bool { index >= location && index < upperBound }
            /// What both have; nil where that is nothing.
            func intersection(_ other: NSRange) -> NSRange? {
                let (from, to) = (max(location, other.location), min(upperBound, other.upperBound))
                return from < to ? NSRange(location: from, length: to - from) : nil
            }
            /// From where the first begins to where the last ends.
            func union(_ other: NSRange) -> NSRange {
                let from = min(location, other.location)
                return NSRange(location: from, length: max(upperBound, other.upperBound) - from)
            }
            var description: String { "{\(location), \(length)}" }
        }
        func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange { NSRange(location: loc, length: len) }
        func NSMaxRange(_ range: NSRange) -> Int { range.upperBound }
        func NSLocationInRange(_ location: Int, _ range: NSRange) -> Bool { range.contains(location) }
        func NSIntersectionRange(_ first: NSRange, _ second: NSRange) -> NSRange {
            first.intersection(second) ?? NSRange(location: 0, length: 0)
        }
        func NSUnionRange(_ first: NSRange, _ second: NSRange) -> NSRange { first.union(second) }
        var NSNotFound: Int { Int.max }

        // MARK: Sizes and places

        struct CGPoint: Equatable, Hashable, Codable {
            var x: CGFloat
            var y: CGFloat
            init() { x = 0; y = 0 }
            init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }
            init(x: Int, y: Int) { self.x = CGFloat(x); self.y = CGFloat(y) }
            init(x: Double, y: Double) { self.x = CGFloat(x); self.y = CGFloat(y) }
            static let zero = CGPoint()
        }
        struct CGSize: Equatable, Hashable, Codable {
            var width: CGFloat
            var height: CGFloat
            init() { width = 0; height = 0 }
            init(width: CGFloat, height: CGFloat) { self.width = width; self.height = height }
            init(width: Int, height: Int) { self.width = CGFloat(width); self.height = CGFloat(height) }
            init(width: Double, height: Double) { self.width = CGFloat(width); self.height = CGFloat(height) }
            static let zero = CGSize()
        }
        struct CGRect: Equatable, Hashable, Codable {
            var origin: CGPoint
            var size: CGSize
            init() { origin = .zero; size = .zero }
            init(origin: CGPoint, size: CGSize) { self.origin = origin; self.size = size }
            init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
                origin = CGPoint(x: x, y: y)
                size = CGSize(width: width, height: height)
            }
            init(x: Int, y: Int, width: Int, height: Int) {
                origin = CGPoint(x: x, y: y)
                size = CGSize(width: width, height: height)
            }
            init(x: Double, y: Double, width: Double, height: Double) {
                origin = CGPoint(x: x, y: y)
                size = CGSize(width: width, height: height)
            }
            static let zero = CGRect()
            var width: CGFloat { size.width }
            var height: CGFloat { size.height }
            var minX: CGFloat { origin.x }
            var minY: CGFloat { origin.y }
            var maxX: CGFloat { origin.x + size.width }
            var maxY: CGFloat { origin.y + size.height }
            var midX: CGFloat { origin.x + size.width / 2 }
            var midY: CGFloat { origin.y + size.height / 2 }
            func contains(_ point: CGPoint) -> Bool {
                point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
            }
            func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
                CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
            }
            func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
                CGRect(x: minX + dx, y: minY + dy, width: width - dx * 2, height: height - dy * 2)
            }
        }

        // MARK: Notifications and defaults

        /// Tells everybody who asked that something has happened.
        struct Notification: CustomStringConvertible {
            /// What a notification is about.
            struct Name: RawRepresentable, Hashable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                init(_ rawValue: String) { self.rawValue = rawValue }
            }
            var name: Notification.Name
            var object: Any?
            var userInfo: [AnyHashable: Any]?
            init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
                self.name = name
                self.object = object
                self.userInfo = userInfo
            }
            var description: String { "name = \(name.rawValue), object = \(String(describing: object)), userInfo = \(String(describing: userInfo))" }
        }
        typealias NSNotification = Notification
        /// Passes notifications on.
        class NotificationCenter: NSObject {
            static let `default` = NotificationCenter()
            private var _observers: [(token: NSObject, name: Notification.Name?, object: AnyObject?, block: (Notification) -> Void)] = []
            override init() {}
            @discardableResult
            func addObserver(
                forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
                using block: @escaping (Notification) -> Void
            ) -> NSObjectProtocol {
                let token = NSObject()
                _observers.append((token: token, name: name, object: obj as? AnyObject, block: block))
                return token
            }
            func removeObserver(_ observer: Any) { _observers.removeAll { $0.token === (observer as? AnyObject) } }
            func post(_ notification: Notification) {
                let sender = notification.object as? AnyObject
                for observer in _observers {
                    if let name = observer.name, name != notification.name { continue }
                    if let object = observer.object, object !== sender { continue }
                    observer.block(notification)
                }
            }
            func post(name aName: Notification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
                post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
            }
        }
        /// Settings, kept in memory while the session lasts.
        class UserDefaults: NSObject {
            static let standard = UserDefaults()
            private var _values: [String: Any] = [:]
            override init() {}
            init?(suiteName: String?) {}
            func object(forKey defaultName: String) -> Any? { _values[defaultName] }
            func value(forKey key: String) -> Any? { _values[key] }
            func string(forKey defaultName: String) -> String? { _values[defaultName] as? String }
            func array(forKey defaultName: String) -> [Any]? { _values[defaultName] as? [Any] }
            func stringArray(forKey defaultName: String) -> [String]? { _values[defaultName] as? [String] }
            func dictionary(forKey defaultName: String) -> [String: Any]? { _values[defaultName] as? [String: Any] }
            func data(forKey defaultName: String) -> Data? { _values[defaultName] as? Data }
            func integer(forKey defaultName: String) -> Int { _values[defaultName] as? Int ?? 0 }
            func double(forKey defaultName: String) -> Double { _values[defaultName] as? Double ?? 0 }
            func float(forKey defaultName: String) -> Float { _values[defaultName] as? Float ?? 0 }
            func bool(forKey defaultName: String) -> Bool { _values[defaultName] as? Bool ?? false }
            func set(_ value: Any?, forKey defaultName: String) { _values[defaultName] = value }
            func removeObject(forKey defaultName: String) { _values[defaultName] = nil }
            @discardableResult func synchronize() -> Bool { true }
            func register(defaults: [String: Any]) {
                for (key, value) in defaults where _values[key] == nil { _values[key] = value }
            }
        }
        """#)
