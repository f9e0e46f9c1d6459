import Foundation

/// A value in the form that the database compares.
enum StoredValue: Hashable {
    case none
    case number(Double)
    case text(String)
    case date(Date)
    case data(Data)
    /// An object, identified by its row.
    case object(Int)
    case list([StoredValue])
    /// An unordered value, which is compared by its description.
    case other(String)

    init(_ value: Any) {
        if let persisted = value as? AnyPersisted {
            self.init(persisted.anyValue)
        } else if let text = value as? String {
            self = .text(text)
        } else if let flag = value as? Bool {
            self = .number(flag ? 1 : 0)
        } else if let number = StoredValue.numericValue(value) {
            self = .number(number)
        } else if let date = value as? Date {
            self = .date(date)
        } else if let data = value as? Data {
            self = .data(data)
        } else if let object = value as? Object {
            self = .object(object.rowNumber)
        } else if let list = value as? AnyList {
            self = .list(list.anyElements.map { StoredValue($0) })
        } else if let array = value as? [Any] {
            self = .list(array.map { StoredValue($0) })
        } else {
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == .optional {
                self = mirror.children.first.map { StoredValue($0.value) } ?? .none
            } else {
                self = .other("\(value)")
            }
        }
    }

    private static func numericValue(_ value: Any) -> Double? {
        if let number = value as? Int { return Double(number) }
        if let number = value as? Double { return number }
        if let number = value as? Float { return Double(number) }
        if let number = value as? Int64 { return Double(number) }
        if let number = value as? Int32 { return Double(number) }
        if let number = value as? Int16 { return Double(number) }
        if let number = value as? Int8 { return Double(number) }
        if let number = value as? NSNumber { return number.doubleValue }
        return nil
    }

    /// Returns true if this value is ordered before another one. Nil comes first, and values that are not comparable
    /// are equal.
    func isOrderedBefore(_ other: StoredValue) -> Bool {
        switch (self, other) {
        case (.none, .none): return false
        case (.none, _): return true
        case (.number(let one), .number(let two)): return one < two
        case (.text(let one), .text(let two)): return one < two
        case (.date(let one), .date(let two)): return one < two
        default: return false
        }
    }
    func canBeCompared(to other: StoredValue) -> Bool {
        switch (self, other) {
        case (.number, .number), (.text, .text), (.date, .date): return true
        default: return false
        }
    }
}

/// The persisted values of an object by the name of the property.
struct ObjectFields {
    /// The names in the order of declaration, with those of a superclass first.
    let names: [String]
    /// The stored values, including property wrappers.
    let values: [String: Any]
    /// The values when the object was created.
    private let initialValues: [String: Any]

    init(of object: Object) {
        var levels: [[(String, Any)]] = []
        var level: Mirror? = Mirror(reflecting: object)
        let ignored = Set(type(of: object).ignoredProperties())
        while let mirror = level, mirror.subjectType != Object.self {
            var fields: [(String, Any)] = []
            for child in mirror.children {
                guard var name = child.label, !name.hasPrefix("$") else { continue }
                // The storage of a property wrapper has the name of the property after an underscore.
                if child.value is AnyPersisted, name.hasPrefix("_") { name.removeFirst() }
                if !ignored.contains(name) { fields.append((name, child.value)) }
            }
            levels.insert(fields, at: 0)
            level = mirror.superclassMirror
        }
        let all = levels.flatMap { $0 }
        names = all.map { $0.0 }
        values = Dictionary(all.map { ($0.0, $0.1) }, uniquingKeysWith: { first, _ in first })
        initialValues = values.mapValues { ($0 as? AnyPersisted)?.anyValue ?? $0 }
    }

    var storedValues: [String: StoredValue] { initialValues.mapValues { StoredValue($0) } }
    /// Returns the value of a property; nil for a list, because a list keeps its identity.
    func singleValue(_ name: String) -> Any? {
        let value = value(name)
        return value is AnyList ? nil : value
    }
    /// Returns the value of a property as the program sees it.
    func value(_ name: String) -> Any? {
        guard let value = initialValues[name] else { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }
}
