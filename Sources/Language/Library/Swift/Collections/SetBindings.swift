import Runtime

extension Value {
    fileprivate var members: Set<HashKey> { exactly(SetBox.self).members }
}

func addSetModule(_ t: inout NativeModule) {
    addBasicsBindings(&t)
    addAlgebraBindings(&t)
}

private func addBasicsBindings(_ t: inout NativeModule) {
    addChangingBindings(&t)
    let access = SetAccess.shared
    t.zero("Set.init()") { .set([]) }
    t.one("Set.init(minimumCapacity:)") { _ in .set([]) }
    t.make("Set.init(_:)") { context in
        let source = Access.of(context.parameters[0])
        return .one { .set(try members(source, $0)) }
    }
    t.one("Set.literal") { .set(Set($0.asArray.map { HashKey($0) })) }
    t.one("Set.startIndex") { access.startIndex($0) }
    t.one("Set.endIndex") { access.endIndex($0) }
    t.two("Set.index(after:)") { try access.indexAfter($0, $1) }
    t.two("Set.subscript(_:)") { try access.element($0, $1) }
    t.two("Set.firstIndex(of:)") { value, member in
        let members = value.members
        return .optional(
            members.firstIndex(of: HashKey(member)).map { members.distance(from: members.startIndex, to: $0) })
    }
    t.one("Set.count") { .int($0.members.count) }
    t.one("Set.isEmpty") { .bool($0.members.isEmpty) }
    t.two("Set.contains(_:)") { .bool($0.members.contains(HashKey($1))) }
    t.two("Set.filter(_:)") { value, body in
        let predicate = body.asFunction
        return .set(try value.members.filteredKeys { try predicate.callBool($0.value) })
    }
    t.make("Set.description") { context in .one { .string(Printing.describe($0, context.selfType)) } }
    t.make("Set.debugDescription") { context in .one { .string(Printing.debugDescribe($0, context.selfType)) } }
    t.two("Set.==(_:_:)") { .bool($0.members == $1.members) }
    t.two("Set.hash(into:)") { feedHasher($1, $0) }
}

private func addChangingBindings(_ t: inout NativeModule) {
    t.make("Set.insert(_:)") { context in
        let result = context.result
        return .mutatingTwo { place, member in
            let (inserted, kept) = place.changeSet { $0.members.insertKey(HashKey(member)) }
            return .object(RecordBox(result, .bool(inserted), kept.value))
        }
    }
    t.change("Set.update(with:)") { place, member in
        .optional(
            place.changeSet {
                $0.members.reserveForOneKey()
                return $0.members.update(with: HashKey(member))
            }?.value)
    }
    t.change("Set.remove(_:)") { place, member in
        .optional(place.changeSet { $0.members.remove(HashKey(member)) }?.value)
    }
    t.change("Set.remove(at:)") { place, index in
        try place.changeSet { box in
            guard index.asInt >= 0, index.asInt < box.members.count else { throw Traps.outOfRange() }
            return box.members.remove(at: box.members.index(box.members.startIndex, offsetBy: index.asInt)).value
        }
    }
    t.change("Set.removeFirst()") { place in
        try place.changeSet { box in
            guard !box.members.isEmpty else { throw Traps.emptyCollection("removeFirst") }
            return box.members.removeFirst().value
        }
    }
    t.change("Set.removeAll(keepingCapacity:)") { (place: inout Value, _: Value) in
        place = .set([])
        return .unit
    }
    t.change("Set.popFirst()") { place in .optional(place.changeSet { $0.members.popFirst() }?.value) }
}

/// Returns the distinct elements of a sequence.
private func members(_ access: Access, _ value: Value) throws -> Set<HashKey> {
    var members: Set<HashKey> = []
    try access.forEach(value) {
        members.insertKey(HashKey($0))
        return true
    }
    return members
}

private func union(_ one: Set<HashKey>, _ other: Set<HashKey>) -> Set<HashKey> {
    var members = one
    members.insertKeys(other)
    return members
}

private func addAlgebraBindings(_ t: inout NativeModule) {
    typealias Members = Set<HashKey>
    func operation(_ name: String, _ label: String, _ form: String, _ apply: @escaping (Members, Members) -> Members) {
        t.two("Set.\(name)(set)") { .set(apply($0.members, $1.members)) }
        t.make("Set.\(name)(\(label):)") { context in
            let other = Access.of(context.parameters[0])
            return .two { .set(apply($0.members, try members(other, $1))) }
        }
        t.change("Set.\(form)(set)") { place, other in
            let other = other.members
            place.changeSet { $0.members = apply($0.members, other) }
            return .unit
        }
        t.make("Set.\(form)(\(label):)") { context in
            let access = Access.of(context.parameters[0])
            return .mutatingTwo { place, other in
                let other = try members(access, other)
                place.changeSet { $0.members = apply($0.members, other) }
                return .unit
            }
        }
    }
    operation("union", "_", "formUnion") { union($0, $1) }
    operation("intersection", "_", "formIntersection") { one, other in one.filteredKeys { other.contains($0) } }
    operation("subtracting", "_", "subtract") { one, other in one.filteredKeys { !other.contains($0) } }
    operation("symmetricDifference", "_", "formSymmetricDifference") { one, other in
        union(one.filteredKeys { !other.contains($0) }, other.filteredKeys { !one.contains($0) })
    }

    func test(_ name: String, _ label: String, _ apply: @escaping (Members, Members) -> Bool) {
        t.two("Set.\(name)(set)") { .bool(apply($0.members, $1.members)) }
        t.make("Set.\(name)(\(label):)") { context in
            let other = Access.of(context.parameters[0])
            return .two { .bool(apply($0.members, try members(other, $1))) }
        }
    }
    test("isSubset", "of") { $0.isSubset(of: $1) }
    test("isSuperset", "of") { $0.isSuperset(of: $1) }
    test("isDisjoint", "with") { $0.isDisjoint(with: $1) }
    test("isStrictSubset", "of") { $0.isStrictSubset(of: $1) }
    test("isStrictSuperset", "of") { $0.isStrictSuperset(of: $1) }
}
