/// Equality and hashing of values by what they hold.
public enum Equality {
    public static func areEqual(_ left: Value, _ right: Value) -> Bool {
        switch (left, right) {
        case (.none, .none), (.unit, .unit): return true
        case (.int(let a), .int(let b)): return a == b
        case (.double(let a), .double(let b)): return a == b
        case (.bool(let a), .bool(let b)): return a == b
        default: return false
        }
    }

    public static func hash(_ value: Value, into hasher: inout Hasher) {
        switch value {
        case .none: hasher.combine(0)
        case .unit: hasher.combine(1)
        case .int(let a): hasher.combine(a)
        case .double(let a): hasher.combine(a)
        case .bool(let a): hasher.combine(a)
        case .object: hasher.combine(2)
        }
    }
}
