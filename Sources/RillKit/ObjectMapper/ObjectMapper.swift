import Foundation

/// A type that is converted from and to JSON by a list of its fields.
///
///     struct Boat: Mappable {
///         var name = ""
///         init?(map: Map) {}
///         mutating func mapping(map: Map) { name <- map["name"] }
///     }
///     let boat = Boat(JSONString: "{\"name\": \"Otter\"}")
///     print(boat?.name ?? "")
///     // Otter
public protocol BaseMappable {
    mutating func mapping(map: Map)
}
public protocol Mappable: BaseMappable {
    init?(map: Map)
}
public protocol ImmutableMappable: BaseMappable {
    init(map: Map) throws
}
extension ImmutableMappable {
    public mutating func mapping(map: Map) {}
}

public enum MappingType { case fromJSON, toJSON }
public struct MapError: Error {
    public let key: String?
    public let reason: String?
}

/// The fields of one object, and the field that is being converted.
public final class Map {
    public let mappingType: MappingType
    public internal(set) var JSON: [String: Any]
    public private(set) var currentKey: String?
    public private(set) var currentValue: Any?

    public init(mappingType: MappingType, JSON: [String: Any]) {
        self.mappingType = mappingType
        self.JSON = JSON
    }
    /// Selects a field. Dots in the key separate nested keys.
    public subscript(key: String) -> Map {
        currentKey = key
        var value: Any? = JSON
        for part in key.split(separator: ".") {
            if let list = value as? [Any], let index = Int(part) {
                value = list.indices.contains(index) ? list[index] : nil
            } else {
                value = (value as? [String: Any])?[String(part)]
            }
        }
        currentValue = value
        return self
    }
    public func value<Value>(_ key: String) throws -> Value {
        guard let value = self[key].currentValue as? Value else { throw MapError(key: key, reason: "wrong type") }
        return value
    }
    func writeValue(_ value: Any?) {
        if let currentKey, let value { JSON[currentKey] = value }
    }
}

infix operator <-

public func <- <Value>(left: inout Value, right: Map) {
    if right.mappingType == .toJSON { return right.writeValue(left) }
    if let value = right.currentValue as? Value { left = value }
}
public func <- <Value>(left: inout Value?, right: Map) {
    if right.mappingType == .toJSON { return right.writeValue(left) }
    left = right.currentValue as? Value ?? left
}
public func <- <Value: Mappable>(left: inout Value, right: Map) {
    if right.mappingType == .toJSON { return right.writeValue(left.toJSON()) }
    if let value = Mapper<Value>().map(JSONObject: right.currentValue) { left = value }
}
public func <- <Value: Mappable>(left: inout Value?, right: Map) {
    if right.mappingType == .toJSON { return right.writeValue(left?.toJSON()) }
    if let value = Mapper<Value>().map(JSONObject: right.currentValue) { left = value }
}
public func <- <Value: Mappable>(left: inout [Value], right: Map) {
    if right.mappingType == .toJSON { return right.writeValue(left.map { $0.toJSON() }) }
    if let values = Mapper<Value>().mapArray(JSONObject: right.currentValue) { left = values }
}
public func <- <Value: Mappable>(left: inout [Value]?, right: Map) {
    if right.mappingType == .toJSON { return right.writeValue(left?.map { $0.toJSON() }) }
    left = Mapper<Value>().mapArray(JSONObject: right.currentValue) ?? left
}
public func <- <Transform: TransformType>(left: inout Transform.Object?, right: (Map, Transform)) {
    if right.0.mappingType == .toJSON { return right.0.writeValue(right.1.transformToJSON(left)) }
    left = right.1.transformFromJSON(right.0.currentValue) ?? left
}
public func <- <Transform: TransformType>(left: inout Transform.Object, right: (Map, Transform)) {
    if right.0.mappingType == .toJSON { return right.0.writeValue(right.1.transformToJSON(left)) }
    if let value = right.1.transformFromJSON(right.0.currentValue) { left = value }
}

/// Converts a field between its JSON form and its Swift form.
public protocol TransformType {
    associatedtype Object
    associatedtype JSON
    func transformFromJSON(_ value: Any?) -> Object?
    func transformToJSON(_ value: Object?) -> JSON?
}
open class TransformOf<ObjectType, JSONType>: TransformType {
    public typealias Object = ObjectType
    public typealias JSON = JSONType
    private let decodeClosure: (JSONType?) -> ObjectType?
    private let encodeClosure: (ObjectType?) -> JSONType?
    public init(fromJSON: @escaping (JSONType?) -> ObjectType?, toJSON: @escaping (ObjectType?) -> JSONType?) {
        decodeClosure = fromJSON
        encodeClosure = toJSON
    }
    open func transformFromJSON(_ value: Any?) -> ObjectType? { decodeClosure(value as? JSONType) }
    open func transformToJSON(_ value: ObjectType?) -> JSONType? { encodeClosure(value) }
}
open class URLTransform: TransformType {
    public typealias Object = URL
    public typealias JSON = String
    public init() {}
    open func transformFromJSON(_ value: Any?) -> URL? { (value as? String).flatMap { URL(string: $0) } }
    open func transformToJSON(_ value: URL?) -> String? { value?.absoluteString }
}
open class DateTransform: TransformType {
    public typealias Object = Date
    public typealias JSON = Double
    public init() {}
    open func transformFromJSON(_ value: Any?) -> Date? {
        if let seconds = value as? Double { return Date(timeIntervalSince1970: seconds) }
        return (value as? Int).map { Date(timeIntervalSince1970: Double($0)) }
    }
    open func transformToJSON(_ value: Date?) -> Double? { value?.timeIntervalSince1970 }
}
/// Reads and writes dates with a formatter.
open class DateFormatterTransform: TransformType {
    public typealias Object = Date
    public typealias JSON = String
    public let dateFormatter: DateFormatter
    public init(dateFormatter: DateFormatter) { self.dateFormatter = dateFormatter }
    open func transformFromJSON(_ value: Any?) -> Date? { (value as? String).flatMap { dateFormatter.date(from: $0) } }
    open func transformToJSON(_ value: Date?) -> String? { value.map { dateFormatter.string(from: $0) } }
}
open class CustomDateFormatTransform: DateFormatterTransform {
    public init(formatString: String) {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = formatString
        super.init(dateFormatter: formatter)
    }
}
open class ISO8601DateTransform: CustomDateFormatTransform {
    public init() { super.init(formatString: "yyyy-MM-dd'T'HH:mm:ssZZZZZ") }
}
/// Reads and writes an enum by its raw values.
open class EnumTransform<Value: RawRepresentable>: TransformType {
    public typealias Object = Value
    public typealias JSON = Value.RawValue
    public init() {}
    open func transformFromJSON(_ value: Any?) -> Value? {
        (value as? Value.RawValue).flatMap { Value(rawValue: $0) }
    }
    open func transformToJSON(_ value: Value?) -> Value.RawValue? { value?.rawValue }
}

/// Creates objects of a type from JSON.
public final class Mapper<Object: BaseMappable> {
    public init() {}
    public func map(JSON: [String: Any]) -> Object? {
        let map = Map(mappingType: .fromJSON, JSON: JSON)
        if let type = Object.self as? Mappable.Type, var object = type.init(map: map) as? Object {
            object.mapping(map: map)
            return object
        }
        if let type = Object.self as? ImmutableMappable.Type { return (try? type.init(map: map)) as? Object }
        return nil
    }
    public func map(JSONObject: Any?) -> Object? { (JSONObject as? [String: Any]).flatMap { map(JSON: $0) } }
    public func map(JSONString: String) -> Object? { map(JSONObject: Self.parseJSON(JSONString)) }
    public func mapArray(JSONArray: [[String: Any]]) -> [Object] { JSONArray.compactMap { map(JSON: $0) } }
    public func mapArray(JSONObject: Any?) -> [Object]? {
        (JSONObject as? [[String: Any]]).map { mapArray(JSONArray: $0) }
    }
    public func mapArray(JSONString: String) -> [Object]? { mapArray(JSONObject: Self.parseJSON(JSONString)) }
    public func toJSON(_ object: Object) -> [String: Any] { object.toJSON() }

    static func parseJSON(_ text: String) -> Any? { try? JSONSerialization.jsonObject(with: Data(text.utf8)) }
}

extension BaseMappable {
    public func toJSON() -> [String: Any] {
        let map = Map(mappingType: .toJSON, JSON: [:])
        var copy = self
        copy.mapping(map: map)
        return map.JSON
    }
    public func toJSONString(prettyPrint: Bool = false) -> String? {
        let options: JSONSerialization.WritingOptions = prettyPrint ? [.prettyPrinted, .sortedKeys] : [.sortedKeys]
        return (try? JSONSerialization.data(withJSONObject: toJSON(), options: options)).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
extension Mappable {
    public init?(JSON: [String: Any]) {
        guard let made = Mapper<Self>().map(JSON: JSON) else { return nil }
        self = made
    }
    public init?(JSONString: String) {
        guard let made = Mapper<Self>().map(JSONString: JSONString) else { return nil }
        self = made
    }
}
