import Runtime

func addCoreModule(_ t: inout NativeModule) {
    addBoolBindings(&t)
    addOptionalBindings(&t)
    addHashBindings(&t)
    addIdentityBindings(&t)
    addTupleBindings(&t)
    t.make("Comparable....(_:_:)") { context in
        let (less, result) = (Ordering.less(context.generics[0]), context.result)
        return .two {
            if try less($1, $0) { throw Traps.range("a range's upper bound must not be less than its lower bound") }
            return .object(RecordBox(result, $0, $1))
        }
    }
    t.make("Comparable...<(_:_:)") { context in
        let (less, result) = (Ordering.less(context.generics[0]), context.result)
        return .two {
            if try less($1, $0) { throw Traps.range("a range's upper bound must not be less than its lower bound") }
            return .object(RecordBox(result, $0, $1))
        }
    }
}

private func addBoolBindings(_ t: inout NativeModule) {
    t.one("Bool.init?(_:)") { Bool($0.asString).map { .bool($0) } ?? .none }
    t.one("Bool.!(_:)") { .bool(!$0.asBool) }
    t.two("Bool.&&(_:_:)") { try $0.asBool ? $1.asFunction.call0() : .bool(false) }
    t.two("Bool.||(_:_:)") { try $0.asBool ? .bool(true) : $1.asFunction.call0() }
    t.two("Bool.==(_:_:)") { .bool($0.asBool == $1.asBool) }
    t.two("Bool.!=(_:_:)") { .bool($0.asBool != $1.asBool) }
    t.one("Bool.description") { .string($0.asBool ? "true" : "false") }
    t.two("Bool.hash(into:)") { feedHasher($1, $0) }
    t.zero("Bool.random()") {
        var generator = WorldGenerator()
        return .bool(Bool.random(using: &generator))
    }
}

/// Adds a value to a program's `Hasher`, and returns the hasher.
func feedHasher(_ hasher: Value, _ value: Value) -> Value {
    let hasher = hasher.hasher
    // The state is moved out of the object while it is updated: a long access during the program's `hash(into:)` would
    // slow down deep values.
    var state = hasher.value
    Equality.hash(value, into: &state)
    hasher.value = state
    return .unit
}

extension Value {
    /// The `Hasher` that is passed `inout`, directly or in the box of its variable.
    var hasher: Native<Hasher> {
        if case .object(let object) = self, let box = object as? Box { return box.value.exactly(Native<Hasher>.self) }
        return exactly(Native<Hasher>.self)
    }
}

private func addOptionalBindings(_ t: inout NativeModule) {
    t.one("Optional.init(_:)") { $0.wrapped }
    t.two("Optional.map(_:)") { $0.isNil ? .none : try $1.asFunction.call1($0.unwrapped).wrapped }
    t.two("Optional.flatMap(_:)") { $0.isNil ? .none : try $1.asFunction.call1($0.unwrapped) }
    t.two("Optional.~=nil") { .bool($1.isNil) }
    t.two("Optional.==nil") { value, _ in .bool(value.isNil) }
    t.two("Optional.!=nil") { value, _ in .bool(!value.isNil) }
    t.two("Optional.nil==") { .bool($1.isNil) }
    t.two("Optional.nil!=") { .bool(!$1.isNil) }
    t.make("Optional.debugDescription") { context in
        let type = context.selfType
        return .one { .string(Printing.debugDescribe($0, type)) }
    }
    t.two("Optional.==(_:_:)") { .bool(Equality.areEqual($0, $1)) }
    t.two("Optional.!=(_:_:)") { .bool(!Equality.areEqual($0, $1)) }
    t.two("Optional.hash(into:)") { feedHasher($1, $0) }
    t.two("??value") { $0.isNil ? try $1.asFunction.call0() : $0.unwrapped }
    t.two("??optional") { $0.isNil ? try $1.asFunction.call0() : $0 }
}

private func addHashBindings(_ t: inout NativeModule) {
    t.make("Hashable.hashValue") { context in
        let hash = context.selfType.witness("Hashable", "hash(into:)")
        return .one { value in
            let hasher = Native(Hasher())
            if let hash {
                _ = try hash.call2(value, .object(hasher))
            } else {
                Equality.hash(value, into: &hasher.value)
            }
            return .int(hasher.value.finalize())
        }
    }
    t.zero("Hasher.init()") { .native(Hasher()) }
    t.change("Hasher.combine(_:)") { place, value in feedHasher(place, value) }
    t.one("Hasher.finalize()") { .int($0.hasher.value.finalize()) }
    t.make("AnyHashable.init(_:)") { context in
        let type = context.generics.last ?? context.parameters[0]
        if case .existential = type.kind { return .one { $0 } }
        return .one { .hashable($0, type) }
    }
    t.one("AnyHashable.base") { $0 }
}

private func addIdentityBindings(_ t: inout NativeModule) {
    func isSame(_ left: Value, _ right: Value) -> Bool {
        switch (left.unboxed, right.unboxed) {
        case (.none, .none): true
        case (.object(let a), .object(let b)): a === b
        default: false
        }
    }
    t.two("===(_:_:)") { .bool(isSame($0, $1)) }
    t.two("!==(_:_:)") { .bool(!isSame($0, $1)) }
    func isSameType(_ left: Value, _ right: Value) -> Bool {
        switch (left.unboxed, right.unboxed) {
        case (.none, .none): true
        case (.object(let a as MetatypeBox), .object(let b as MetatypeBox)): a.type === b.type
        default: false
        }
    }
    t.two("metatype==") { .bool(isSameType($0, $1)) }
    t.two("metatype!=") { .bool(!isSameType($0, $1)) }
    t.one("ObjectIdentifier.init(_:)") { .native(ObjectIdentifier($0.unboxed.object)) }
    t.one("ObjectIdentifier.init(type:)") { .native(ObjectIdentifier($0.unboxed.exactly(MetatypeBox.self).type)) }
    t.two("ObjectIdentifier.==(_:_:)") { .bool($0.wrapped(ObjectIdentifier.self) == $1.wrapped(ObjectIdentifier.self)) }
    t.two("ObjectIdentifier.<(_:_:)") { .bool($0.wrapped(ObjectIdentifier.self) < $1.wrapped(ObjectIdentifier.self)) }
    t.two("ObjectIdentifier.hash(into:)") { feedHasher($1, $0) }
    t.one("ObjectIdentifier.debugDescription") { .string($0.wrapped(ObjectIdentifier.self).debugDescription) }
    t.two("KeyPath.appending(path:)") {
        .object($0.exactly(KeyPathObject.self).appending($1.exactly(KeyPathObject.self)))
    }
    t.two("AnyKeyPath._appending(_:)") { path, other in
        let (path, other) = (path.exactly(KeyPathObject.self), other.exactly(KeyPathObject.self))
        return path.leads(to: other) ? .object(path.appending(other)) : .none
    }
    t.one("_keyPathTypes(_:)") { path in
        .array(path.exactly(MetatypeBox.self).type.arguments.map { .object(MetatypeBox($0)) })
    }
    t.two("AnyKeyPath.==(_:_:)") { .bool(Equality.areEqual($0, $1)) }
    t.two("AnyKeyPath.hash(into:)") { feedHasher($1, $0) }
}

private func addTupleBindings(_ t: inout NativeModule) {
    t.two("tuple==0") { _, _ in .bool(true) }
    t.two("tuple!=0") { _, _ in .bool(false) }
    for size in 2...6 {
        for (name, expected) in [("==", true), ("!=", false)] {
            t.two("tuple\(name)\(size)") {
                .bool(Equality.haveEqualFields($0.exactly(RecordBox.self), $1.exactly(RecordBox.self)) == expected)
            }
        }
        // The first pair of fields that differ decides.
        for (name, strict, isReversed) in [
            ("<", true, false), ("<=", false, false), (">", true, true), (">=", false, true),
        ] {
            t.make("tuple\(name)\(size)") { context in
                let orders = context.generics.suffix(size).map { Ordering.less($0) }
                return .two { left, right in
                    let a = (isReversed ? right : left).exactly(RecordBox.self)
                    let b = (isReversed ? left : right).exactly(RecordBox.self)
                    for (index, less) in orders.enumerated() where a.base[index] != b.base[index] {
                        return .bool(try less(a.base[index], b.base[index]))
                    }
                    return .bool(!strict)
                }
            }
        }
    }
}
