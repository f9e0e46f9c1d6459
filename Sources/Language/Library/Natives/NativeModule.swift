import Runtime

/// The natives of one topic; the table is built when a program first uses one of them.
struct NativeModule {
    private(set) var bindingsByKey: [String: Binding] = [:]
    private(set) var duplicates: [String] = []

    mutating func add(_ binding: Binding) {
        if bindingsByKey.updateValue(binding, forKey: binding.key) != nil { duplicates.append(binding.key) }
    }
    mutating func add(_ bindings: [Binding]) { for binding in bindings { add(binding) } }

    // MARK: Natives that do not depend on types, by shape

    mutating func zero(_ key: String, _ body: @escaping () throws -> Value) { add(Binding(key, .zero(body))) }
    mutating func one(_ key: String, _ body: @escaping (Value) throws -> Value) { add(Binding(key, .one(body))) }
    mutating func two(_ key: String, _ body: @escaping (Value, Value) throws -> Value) { add(Binding(key, .two(body))) }
    mutating func three(_ key: String, _ body: @escaping (Value, Value, Value) throws -> Value) {
        add(Binding(key, .three(body)))
    }
    mutating func many(_ key: String, _ body: @escaping ([Value]) throws -> Value) { add(Binding(key, .many(body))) }
    mutating func change(_ key: String, _ body: @escaping (inout Value) throws -> Value) {
        add(Binding(key, .mutatingOne(body)))
    }
    mutating func change(_ key: String, with body: @escaping (inout Value, Value) throws -> Value) {
        add(Binding(key, .mutatingTwo(body)))
    }
    mutating func change(_ key: String, withTwo body: @escaping (inout Value, Value, Value) throws -> Value) {
        add(Binding(key, .mutatingThree(body)))
    }
    mutating func change(_ key: String, withMany body: @escaping (inout Value, [Value]) throws -> Value) {
        add(Binding(key, .mutatingMany(body)))
    }
    mutating func code(_ key: String, _ code: NativeCode) { add(Binding(key, code)) }

    // MARK: Natives that look at types

    mutating func make(_ key: String, _ make: @escaping (BindingContext) -> NativeCode) { add(Binding(key, make)) }

    /// Adds a native whose first generic argument is a sequence. The native reads the sequence through its access.
    mutating func sequence(_ key: String, _ make: @escaping (Access, BindingContext) -> NativeCode) {
        add(Binding(key) { make(Access.of($0.selfType), $0) })
    }
}

extension BindingContext {
    /// The type to which the member belongs.
    var selfType: RuntimeType { owner ?? generics.first ?? result }
    /// If the result is an optional, array, set or slice: the type of its elements.
    var resultElement: RuntimeType { result.element ?? result }
}

extension RuntimeType {
    /// The element type of an optional, array, slice or set.
    var element: RuntimeType? {
        switch kind {
        case .optional(let type), .array(let type), .slice(let type), .set(let type): type
        default: nil
        }
    }
}
