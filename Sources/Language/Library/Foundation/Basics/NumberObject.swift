import Runtime

/// The value of an `NSNumber`, for natives.
struct NumberObject {
    /// The kinds of numbers, in the order of `_NumberKind`.
    enum Kind: Int { case signed, unsigned, double, float, bool }
    let kind: Kind
    let integer: Int
    let number: Double

    init(_ kind: Kind, _ integer: Int, _ number: Double) {
        self.kind = kind
        self.integer = integer
        self.number = number
    }

    /// Returns nil if the value is not an `NSNumber`.
    init?(_ value: Value, _ type: RuntimeType) {
        guard case .object(let object) = value, let instance = object as? Instance, type.isNumberObject else {
            return nil
        }
        var (kind, integer, number) = (Kind.double, 0, 0.0)
        for (index, field) in type.fields.enumerated() {
            switch field.name {
            case "_kind": kind = Kind(rawValue: instance.base[index].exactly(EnumBox.self).index) ?? .double
            case "_integer": integer = instance.base[index].asInt
            case "_number": number = instance.base[index].asDouble
            default: break
            }
        }
        self.init(kind, integer, number)
    }

    var value: Value {
        let type = RuntimeType.named("NSNumber", [])
        let instance = Instance(type, count: type.fields.count)
        for (index, field) in type.fields.enumerated() {
            switch field.name {
            case "_kind": instance.base[index] = .object(EnumBox(field.type, kind.rawValue))
            case "_integer": instance.base[index] = .int(integer)
            case "_number": instance.base[index] = .double(number)
            default: break
            }
        }
        return .object(instance)
    }
}

extension RuntimeType {
    fileprivate var isNumberObject: Bool {
        sequence(first: self, next: \.superclass).contains { $0.qualifiedName == "Foundation.NSNumber" }
    }
}
