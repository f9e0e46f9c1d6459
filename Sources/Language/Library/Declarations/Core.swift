import Runtime

/// Protocols that everything rests on, optionals, results, and the free functions.
let corePage = LibraryPage(
    name: "Core", module: "Swift",
    text: #"""
        // MARK: Protocols

        /// Values that can be compared for equality.
        protocol Equatable {
            static func == (lhs: Self, rhs: Self) -> Bool
        }
        extension Equatable {
            /// Whether two values differ.
            static func != (lhs: Self, rhs: Self) -> Bool { !(lhs == rhs) }
        }
        /// Whether a value is equal to a pattern's value.
        func ~= <T: Equatable>(a: T, b: T) -> Bool { a == b }

        /// Values that have an order.
        protocol Comparable: Equatable {
            static func < (lhs: Self, rhs: Self) -> Bool
            static func <= (lhs: Self, rhs: Self) -> Bool
            static func > (lhs: Self, rhs: Self) -> Bool
            static func >= (lhs: Self, rhs: Self) -> Bool
        }
        extension Comparable {
            /// Whether the first is greater.
            static func > (lhs: Self, rhs: Self) -> Bool { rhs < lhs }
            /// Whether the first is less or equal.
            static func <= (lhs: Self, rhs: Self) -> Bool { !(rhs < lhs) }
            /// Whether the first is greater or equal.
            static func >= (lhs: Self, rhs: Self) -> Bool { !(lhs < rhs) }
            /// The range from a bound through another.
            static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>
            /// The range from a bound up to another.
            static func ..< (minimum: Self, maximum: Self) -> Range<Self>
            /// The range from a bound upwards.
            static postfix func ... (minimum: Self) -> PartialRangeFrom<Self> { PartialRangeFrom(minimum) }
            /// All that is less than a bound.
            static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self> { PartialRangeUpTo(maximum) }
            /// All up to and with a bound.
            static prefix func ... (maximum: Self) -> PartialRangeThrough<Self> { PartialRangeThrough(maximum) }
        }

        /// Values that can be keys of dictionaries and members of sets.
        protocol Hashable: Equatable {
            var hashValue: Int { get }
            func hash(into hasher: inout Hasher)
        }
        extension Hashable {
            /// A number that equal values share.
            var hashValue: Int { get }
        }
        /// Mixes values into one hash.
        struct Hasher {
            init()
            /// Mixes in a value.
            mutating func combine<H: Hashable>(_ value: H)
            /// The hash of everything mixed in.
            mutating func finalize() -> Int
        }
        /// A hashable value of any type.
        struct AnyHashable: Hashable {
            init<H: Hashable>(_ base: H)
            /// The value inside.
            var base: Any { get }
        }

        /// Values with a stable identity.
        protocol Identifiable<ID> {
            associatedtype ID: Hashable
            var id: ID { get }
        }
        extension Identifiable where Self: AnyObject {
            /// The identity of the object.
            var id: ObjectIdentifier { ObjectIdentifier(self) }
        }

        /// Types that say how they print.
        protocol CustomStringConvertible {
            var description: String { get }
        }
        /// Types that say how they print for debugging.
        protocol CustomDebugStringConvertible {
            var debugDescription: String { get }
        }
        /// Types that can be read back from their description.
        protocol LosslessStringConvertible: CustomStringConvertible {
            init?(_ description: String)
        }
        /// Something that text can be printed to.
        protocol TextOutputStream {
            mutating func write(_ string: String)
        }
        /// Values that can be written to a text stream.
        protocol TextOutputStreamable {
            func write<Target: TextOutputStream>(to target: inout Target)
        }
        /// Types that stand for a raw value.
        protocol RawRepresentable<RawValue> {
            associatedtype RawValue
            init?(rawValue: RawValue)
            var rawValue: RawValue { get }
        }
        /// Whether two values have the same raw value.
        func == <T: RawRepresentable>(lhs: T, rhs: T) -> Bool where T.RawValue: Equatable {
            lhs.rawValue == rhs.rawValue
        }
        /// Whether the raw values differ.
        func != <T: RawRepresentable>(lhs: T, rhs: T) -> Bool where T.RawValue: Equatable {
            lhs.rawValue != rhs.rawValue
        }
        /// Types with a collection of all their values.
        protocol CaseIterable {
            associatedtype AllCases: Collection = [Self] where AllCases.Element == Self
            static var allCases: AllCases { get }
        }
        /// Errors that can be thrown.
        protocol Error {}
        /// What is thrown where nobody wants the result any more.
        struct CancellationError: Error, CustomStringConvertible {
            init() {}
            var description: String { "CancellationError()" }
        }
        /// Any object of a class.
        protocol AnyObject {}
        /// Values that may cross threads.
        protocol Sendable {}
        /// Values that can be copied.
        protocol Copyable {}
        /// Types that can be written as an integer.
        protocol ExpressibleByIntegerLiteral {
            associatedtype IntegerLiteralType
            init(integerLiteral value: IntegerLiteralType)
        }
        /// Types that can be written as a decimal number.
        protocol ExpressibleByFloatLiteral {
            associatedtype FloatLiteralType
            init(floatLiteral value: FloatLiteralType)
        }
        /// Types that can be written as `true` and `false`.
        protocol ExpressibleByBooleanLiteral {
            associatedtype BooleanLiteralType
            init(booleanLiteral value: BooleanLiteralType)
        }
        /// Types that can be written as `nil`.
        protocol ExpressibleByNilLiteral {
            init(nilLiteral: ())
        }
        /// Types that can be written as one scalar in quotes.
        protocol ExpressibleByUnicodeScalarLiteral {
            associatedtype UnicodeScalarLiteralType
            init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
        }
        /// Types that can be written as one character in quotes.
        protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
            associatedtype ExtendedGraphemeClusterLiteralType
            init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
        }
        extension ExpressibleByExtendedGraphemeClusterLiteral
        where ExtendedGraphemeClusterLiteralType == UnicodeScalarLiteralType {
            init(unicodeScalarLiteral value: ExtendedGraphemeClusterLiteralType) {
                self.init(extendedGraphemeClusterLiteral: value as Any as! Self.ExtendedGraphemeClusterLiteralType)
            }
        }
        /// Types that can be written as text in quotes.
        protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
            associatedtype StringLiteralType
            init(stringLiteral value: StringLiteralType)
        }
        extension ExpressibleByStringLiteral where StringLiteralType == ExtendedGraphemeClusterLiteralType {
            init(extendedGraphemeClusterLiteral value: StringLiteralType) {
                self.init(stringLiteral: value as Any as! Self.StringLiteralType)
            }
        }
        /// Types that can be written as text with interpolations.
        protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
            associatedtype StringInterpolation: StringInterpolationProtocol = DefaultStringInterpolation
            init(stringInterpolation: StringInterpolation)
        }
        extension ExpressibleByStringInterpolation where StringInterpolation == DefaultStringInterpolation {
            init(stringInterpolation: DefaultStringInterpolation) {
                self.init(stringLiteral: stringInterpolation.description as Any as! Self.StringLiteralType)
            }
        }
        /// What takes texts with interpolations apart.
        protocol StringInterpolationProtocol {
            associatedtype StringLiteralType = String
            init(literalCapacity: Int, interpolationCount: Int)
            mutating func appendLiteral(_ literal: StringLiteralType)
        }
        /// Types that can be written as a list in brackets.
        protocol ExpressibleByArrayLiteral {
            associatedtype ArrayLiteralElement
            init(arrayLiteral elements: ArrayLiteralElement...)
        }
        /// Types that can be written as pairs in brackets.
        protocol ExpressibleByDictionaryLiteral {
            associatedtype Key
            associatedtype Value
            init(dictionaryLiteral elements: (Key, Value)...)
        }

        // MARK: Bool, Never, Void

        /// `true` or `false`.
        struct Bool: Hashable, LosslessStringConvertible, ExpressibleByBooleanLiteral, Codable {
            typealias BooleanLiteralType = Bool
            init(booleanLiteral value: Bool) { self = value }
            /// False.
            init() { self = false }
            init(_ value: Bool) { self = value }
            /// Reads `true` or `false`.
            @bind("Bool.init?(_:)") init?(_ description: String)
            /// The opposite.
            static prefix func ! (a: Bool) -> Bool
            /// Both; the second is only asked if the first is true.
            static func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
            /// Either; the second is only asked if the first is false.
            static func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
            static func == (lhs: Bool, rhs: Bool) -> Bool
            static func != (lhs: Bool, rhs: Bool) -> Bool
            /// Becomes the opposite.
            mutating func toggle() { self = !self }
            /// `true` or `false`.
            var description: String { get }
            func hash(into hasher: inout Hasher)
            /// A random truth.
            static func random() -> Bool
            static func random<T: RandomNumberGenerator>(using generator: inout T) -> Bool {
                (generator.next() >> 17) & 1 == 0
            }
        }
        /// The type without values: what never returns.
        enum Never: Error, Hashable, Comparable {}
        /// No value: the empty tuple.
        typealias Void = ()
        /// What a decimal literal becomes on its own.
        typealias FloatLiteralType = Double
        /// What an integer literal becomes on its own.
        typealias IntegerLiteralType = Int
        /// What a text literal becomes on its own.
        typealias StringLiteralType = String
        /// What a truth literal becomes on its own.
        typealias BooleanLiteralType = Bool
        /// The metatype of any class.
        typealias AnyClass = AnyObject.Type
        /// Something that can be coded both ways.
        typealias Codable = Decodable & Encodable

        // MARK: Optional

        /// A value or none.
        enum Optional<Wrapped>: ExpressibleByNilLiteral {
            /// No value.
            case none
            /// A value.
            case some(Wrapped)
            @bind("Optional.init(_:)") init(_ some: Wrapped)
            init(nilLiteral: ()) { self = .none }
            /// Transforms the value if there is one.
            func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?
            /// Transforms the value if there is one, perhaps into none.
            func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?
            /// The value, which must be there.
            var unsafelyUnwrapped: Wrapped { self! }
            /// Takes the value out and leaves none.
            mutating func take() -> Wrapped? {
                let value = self
                self = nil
                return value
            }
            /// Whether a value is `nil`.
            @bind("Optional.~=nil") static func ~= (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
            @bind("Optional.==nil") static func == (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool
            @bind("Optional.!=nil") static func != (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool
            @bind("Optional.nil==") static func == (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
            @bind("Optional.nil!=") static func != (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
        }
        /// What `nil` is in `x == nil`.
        struct _OptionalNilComparisonType: ExpressibleByNilLiteral {
            init(nilLiteral: ()) {}
        }
        extension Optional: CustomDebugStringConvertible {
            var debugDescription: String { get }
        }
        extension Optional: Equatable where Wrapped: Equatable {
            static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool
            static func != (lhs: Wrapped?, rhs: Wrapped?) -> Bool
        }
        extension Optional: Hashable where Wrapped: Hashable {
            func hash(into hasher: inout Hasher)
        }
        extension Optional: Encodable where Wrapped: Encodable {}
        extension Optional: Decodable where Wrapped: Decodable {}
        /// The value, or a default if there is none.
        @bind("??value") func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T) rethrows -> T
        /// The value, or another optional if there is none.
        @bind("??optional") func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T?) rethrows -> T?

        // MARK: Result

        /// A success or a failure.
        enum Result<Success, Failure: Error> {
            /// It worked: the value.
            case success(Success)
            /// It failed: the error.
            case failure(Failure)
            /// Transforms the value of a success.
            func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure> {
                switch self {
                case .success(let value): return .success(transform(value))
                case .failure(let error): return .failure(error)
                }
            }
            /// Transforms the error of a failure.
            func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure> {
                switch self {
                case .success(let value): return .success(value)
                case .failure(let error): return .failure(transform(error))
                }
            }
            /// Transforms the value of a success into a result.
            func flatMap<NewSuccess>(_ transform: (Success) -> Result<NewSuccess, Failure>) -> Result<NewSuccess, Failure> {
                switch self {
                case .success(let value): return transform(value)
                case .failure(let error): return .failure(error)
                }
            }
            /// Transforms the error of a failure into a result.
            func flatMapError<NewFailure: Error>(
                _ transform: (Failure) -> Result<Success, NewFailure>
            ) -> Result<Success, NewFailure> {
                switch self {
                case .success(let value): return .success(value)
                case .failure(let error): return transform(error)
                }
            }
            /// The value of a success; throws the error of a failure.
            func get() throws -> Success {
                switch self {
                case .success(let value): return value
                case .failure(let error): throw error
                }
            }
        }
        extension Result where Failure == Never {
            /// The value, where there is no failure.
            func get() -> Success {
                switch self {
                case .success(let value): return value
                }
            }
        }
        extension Result where Failure == Error {
            /// Catches what a function throws.
            init(catching body: () throws -> Success) {
                do { self = .success(try body()) } catch { self = .failure(error) }
            }
        }
        extension Result: Equatable where Success: Equatable, Failure: Equatable {}
        extension Result: Hashable where Success: Hashable, Failure: Hashable {}

        // MARK: Identity and metatypes

        /// Whether two references are the same object.
        func === (lhs: AnyObject?, rhs: AnyObject?) -> Bool
        /// Whether two references are different objects.
        func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool
        /// Whether two types are the same.
        @bind("metatype==") func == (t0: Any.Type?, t1: Any.Type?) -> Bool
        /// Whether two types differ.
        @bind("metatype!=") func != (t0: Any.Type?, t1: Any.Type?) -> Bool
        /// The identity of an object.
        struct ObjectIdentifier: Hashable, Comparable, CustomDebugStringConvertible {
            @bind("ObjectIdentifier.init(_:)") init(_ x: AnyObject)
            @bind("ObjectIdentifier.init(type:)") init(_ x: Any.Type)
            static func == (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool
            static func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool
            func hash(into hasher: inout Hasher)
            var debugDescription: String { get }
        }
        /// A path to a property of any type.
        class AnyKeyPath: Hashable {
            static func == (lhs: AnyKeyPath, rhs: AnyKeyPath) -> Bool
            func hash(into hasher: inout Hasher)
        }
        /// A path from a type to some property.
        class PartialKeyPath<Root>: AnyKeyPath {}
        /// A path from a type to a property.
        class KeyPath<Root, Value>: PartialKeyPath<Root> {
            /// The path that goes on with another.
            func appending<AppendedValue>(path: KeyPath<Value, AppendedValue>) -> KeyPath<Root, AppendedValue>
            @bind("KeyPath.appending(path:)")
            func appending<AppendedValue>(
                path: ReferenceWritableKeyPath<Value, AppendedValue>
            ) -> ReferenceWritableKeyPath<Root, AppendedValue>
        }
        /// A path to a property that can be changed.
        class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {
            @bind("KeyPath.appending(path:)")
            func appending<AppendedValue>(path: WritableKeyPath<Value, AppendedValue>) -> WritableKeyPath<Root, AppendedValue>
        }
        /// A path to a property of an object that can be changed.
        class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {
            @bind("KeyPath.appending(path:)")
            func appending<AppendedValue>(
                path: WritableKeyPath<Value, AppendedValue>
            ) -> ReferenceWritableKeyPath<Root, AppendedValue>
        }

        // MARK: Printing

        /// Prints values, separated by spaces, and ends the line.
        func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
        /// Prints values to a stream.
        func print<Target: TextOutputStream>(
            _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target
        ) { _print(items, separator, terminator, false, to: &output) }
        /// Prints values as they look in source.
        func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")
        /// Prints values as they look in source to a stream.
        func debugPrint<Target: TextOutputStream>(
            _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target
        ) { _print(items, separator, terminator, true, to: &output) }
        func _print<Target: TextOutputStream>(
            _ items: [Any], _ separator: String, _ terminator: String, _ debug: Bool, to output: inout Target
        ) {
            var before = ""
            for item in items {
                output.write(before)
                output.write(_printed([item], "", debug))
                before = separator
            }
            output.write(terminator)
        }
        func _printed(_ items: [Any], _ separator: String, _ debug: Bool) -> String
        /// Prints a value with all that it holds and returns it.
        @discardableResult
        func dump<T>(
            _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max
        ) -> T
        @discardableResult
        func dump<T, TargetStream: TextOutputStream>(
            _ value: T, to target: inout TargetStream, name: String? = nil, indent: Int = 0, maxDepth: Int = .max,
            maxItems: Int = .max
        ) -> T {
            target.write(_dumped(value, name, indent, maxDepth, maxItems))
            return value
        }
        func _dumped<T>(_ value: T, _ name: String?, _ indent: Int, _ maxDepth: Int, _ maxItems: Int) -> String
        /// Reads a line of input.
        func readLine(strippingNewline: Bool = true) -> String?

        // MARK: Checks

        /// Stops the program if a condition is false.
        func assert(
            _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(),
            file: StaticString = #file, line: UInt = #line
        )
        /// Stops the program: this place should not be reached.
        func assertionFailure(
            _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
        )
        /// Stops the program if a condition is false.
        func precondition(
            _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(),
            file: StaticString = #file, line: UInt = #line
        )
        /// Stops the program: this place must not be reached.
        func preconditionFailure(
            _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
        ) -> Never
        /// Stops the program with a message.
        func fatalError(
            _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
        ) -> Never

        // MARK: Small functions

        /// The lesser of two values.
        func min<T: Comparable>(_ x: T, _ y: T) -> T
        /// The least of several values.
        @bind("min(rest)") func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
        /// The greater of two values.
        func max<T: Comparable>(_ x: T, _ y: T) -> T
        /// The greatest of several values.
        @bind("max(rest)") func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
        /// The value without its sign.
        func abs<T: SignedNumeric & Comparable>(_ x: T) -> T
        /// Exchanges two values.
        func swap<T>(_ a: inout T, _ b: inout T)
        /// Whether nobody else keeps an object: a type that copies when it is changed asks this.
        func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool
        @bind("isKnownUniquelyReferenced(optional)") func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T?) -> Bool
        /// Converts between integer types.
        func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U { U(x) }
        /// Keeps a value alive while a function runs.
        func withExtendedLifetime<T, Result>(_ x: T, _ body: () throws -> Result) rethrows -> Result { try body() }
        /// Keeps a value alive while a function runs with it.

        func withExtendedLifetime<T, Result>(_ x: T, _ body: (T) throws -> Result) rethrows -> Result { try body(x) }
        /// What the program was started with.
        enum CommandLine {
            static var arguments: [String] = _programArguments()
        }
        func _programArguments() -> [String]
        /// Lends an escaping form of a function.
        func withoutActuallyEscaping<C, Result>(_ closure: C, do body: (C) throws -> Result) rethrows -> Result {
            try body(closure)
        }
        """#)
