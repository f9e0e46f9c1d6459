import Runtime

extension Value {
    fileprivate var entries: [HashKey: Value] { exactly(DictionaryBox.self).entries }
}

func addDictionaryModule(_ t: inout NativeModule) {
    addInitializerBindings(&t)
    addLookupBindings(&t)
    addChangingBindings(&t)
    addMergingBindings(&t)
    addViewsBindings(&t)
    for key in ["description", "debugDescription"] {
        t.make("Dictionary.\(key)") { context in
            let type = context.selfType
            return .one { .string(Printing.debugDescribe($0, type)) }
        }
    }
    t.two("Dictionary.==(_:_:)") { .bool($0.entries == $1.entries) }
    t.two("Dictionary.!=(_:_:)") { .bool($0.entries != $1.entries) }
    t.two("Dictionary.hash(into:)") { feedHasher($1, $0) }
}

private func pair(_ value: Value) -> (HashKey, Value) {
    let record = value.exactly(RecordBox.self)
    return (HashKey(record.base[0]), record.base[1])
}

private func entryType(_ type: RuntimeType) -> RuntimeType {
    guard case .dictionary(let key, let value) = type.kind else { return type }
    return RuntimeType.tuple([(label: "key", type: key), (label: "value", type: value)])
}

private func addInitializerBindings(_ t: inout NativeModule) {
    t.zero("Dictionary.init()") { .dictionary([:]) }
    t.one("Dictionary.init(minimumCapacity:)") { _ in .dictionary([:]) }
    t.one("Dictionary.literal") { .dictionary(Dictionary($0.asArray.map(pair), uniquingKeysWith: { $1 })) }
    t.make("Dictionary.init(uniqueKeysWithValues:)") { context in
        let access = Access.of(context.parameters[0])
        return .one { source in
            var entries: [HashKey: Value] = [:]
            try access.forEach(source) {
                let (key, value) = pair($0)
                if entries.setValue(value, for: key) != nil {
                    throw Trap("duplicate-key", "two pairs of this dictionary have the same key")
                }
                return true
            }
            return .dictionary(entries)
        }
    }
    t.make("Dictionary.init(_:uniquingKeysWith:)") { context in
        let access = Access.of(context.parameters[0])
        return .two { source, body in
            var entries: [HashKey: Value] = [:]
            try merge(&entries, access, source, body.asFunction)
            return .dictionary(entries)
        }
    }
    t.make("Dictionary.init(grouping:by:)") { context in
        let access = Access.of(context.parameters[0])
        return .two { source, body in
            let keyOf = body.asFunction
            var groups: [HashKey: Value] = [:]
            try access.forEach(source) {
                let key = HashKey(try keyOf.call1($0))
                if let group = groups[key] {
                    group.exactly(ArrayBox.self).elements.append($0)
                } else {
                    groups.setValue(.array([$0]), for: key)
                }
                return true
            }
            return .dictionary(groups)
        }
    }
}

private func merge(
    _ entries: inout [HashKey: Value], _ access: Access, _ source: Value, _ combine: FunctionObject
) throws {
    for entry in try access.elements(source) {
        let (key, value) = pair(entry)
        entries.setValue(try entries[key].map { try combine.call2($0, value) } ?? value, for: key)
    }
}

private func addLookupBindings(_ t: inout NativeModule) {
    t.two("Dictionary.subscript(_:)") { .optional($0.exactly(DictionaryBox.self).find(HashKey($1))) }
    t.three("Dictionary.subscript(_:default:)") { try $0.entries[HashKey($1)] ?? $2.asFunction.call0() }
    t.one("Dictionary.count") { .int($0.exactly(DictionaryBox.self).count) }
    t.one("Dictionary.capacity") { .int($0.entries.capacity) }
    t.one("Dictionary.isEmpty") { .bool($0.exactly(DictionaryBox.self).count == 0) }
    t.one("Dictionary.startIndex") { _ in .int(0) }
    t.one("Dictionary.endIndex") { .int($0.entries.count) }
    t.two("Dictionary.index(after:)") { try $1.moved(by: 1) }
    t.two("Dictionary.index(forKey:)") { value, key in
        let entries = value.entries
        return .optional(
            entries.index(forKey: HashKey(key)).map { entries.distance(from: entries.startIndex, to: $0) })
    }
    t.sequence("Dictionary.subscript(position)") { access, _ in .two { try access.element($0, $1) } }
    t.make("Dictionary.mapValues(_:)") { _ in
        .two { value, body in
            let transform = body.asFunction
            return .dictionary(try value.entries.mapValues { try transform.call1($0) })
        }
    }
    t.two("Dictionary.compactMapValues(_:)") { value, body in
        let transform = body.asFunction
        return .dictionary(try value.entries.filteredKeys { try transform.call1($1).asOptional })
    }
    t.make("Dictionary.filter(_:)") { context in
        let type = entryType(context.selfType)
        return .two { value, body in
            let predicate = body.asFunction
            return .dictionary(
                try value.entries.filteredKeys {
                    try predicate.callBool(.object(RecordBox(type, $0.value, $1))) ? $1 : nil
                })
        }
    }
    t.make("Dictionary.randomElement()") { context in
        let type = entryType(context.selfType)
        return .one { value in
            var generator = WorldGenerator()
            return .optional(
                value.entries.randomElement(using: &generator).map { .object(RecordBox(type, $0.key.value, $0.value)) })
        }
    }
}

private func addChangingBindings(_ t: inout NativeModule) {
    addRemovingBindings(&t)
    t.change(
        "Dictionary.subscript(_:)=",
        withTwo: { place, key, value in
            place.changeDictionary { box in
                guard let value = value.asOptional else {
                    box.entries.removeValue(forKey: HashKey(key))
                    return
                }
                box.entries.setValue(value, for: HashKey(key))
            }
            return .unit
        })
    t.code(
        "Dictionary.subscript(_:)&",
        .modify { place, key, change in
            let key = HashKey(key[0])
            try place.changeDictionary { box in
                // The dictionary does not contain the value while it is modified, so that the value is not copied.
                var value: Value = .optional(box.entries.removeValue(forKey: key))
                defer { if let present = value.asOptional { box.entries.setValue(present, for: key) } }
                try change(&value)
            }
        })
    t.change(
        "Dictionary.subscript(_:default:)=",
        withMany: { place, arguments in
            _ = place.changeDictionary { $0.entries.setValue(arguments[2], for: HashKey(arguments[0])) }
            return .unit
        })
    t.code(
        "Dictionary.subscript(_:default:)&",
        .modify { place, arguments, change in
            let key = HashKey(arguments[0])
            try place.changeDictionary { box in
                var value: Value
                if let slot = box.entries.index(forKey: key) {
                    value = box.entries.values[slot]
                    box.entries.values[slot] = .unit
                    defer { box.entries.values[slot] = value }
                    try change(&value)
                } else {
                    value = try arguments[1].asFunction.call0()
                    try change(&value)
                    box.entries.setValue(value, for: key)
                }
            }
        })
    t.change(
        "Dictionary.updateValue(_:forKey:)",
        withTwo: { place, value, key in
            .optional(place.changeDictionary { $0.entries.setValue(value, for: HashKey(key)) })
        })
}

private func addRemovingBindings(_ t: inout NativeModule) {
    t.change("Dictionary.removeValue(forKey:)") { place, key in
        .optional(place.changeDictionary { $0.entries.removeValue(forKey: HashKey(key)) })
    }
    t.change("Dictionary.removeAll(keepingCapacity:)") { (place: inout Value, _: Value) in
        place = .dictionary([:])
        return .unit
    }
    t.make("Dictionary.remove(at:)") { context in
        let type = entryType(context.selfType)
        return .mutatingTwo { place, index in
            try place.changeDictionary { box in
                guard index.asInt >= 0, index.asInt < box.entries.count else { throw Traps.outOfRange() }
                let entry = box.entries.remove(at: box.entries.index(box.entries.startIndex, offsetBy: index.asInt))
                return .object(RecordBox(type, entry.key.value, entry.value))
            }
        }
    }
    t.make("Dictionary.popFirst()") { context in
        let type = entryType(context.selfType)
        return .mutatingOne { place in
            .optional(
                place.changeDictionary { box in
                    box.entries.popFirst().map { .object(RecordBox(type, $0.key.value, $0.value)) }
                })
        }
    }
}

private func addMergingBindings(_ t: inout NativeModule) {
    for key in ["merge(_:uniquingKeysWith:)", "merge(sequence)"] {
        t.make("Dictionary.\(key)") { context in
            let access = Access.of(context.parameters[0])
            return .mutatingThree { place, other, body in
                let combine = body.asFunction
                try place.changeDictionary { try merge(&$0.entries, access, other, combine) }
                return .unit
            }
        }
    }
    for key in ["merging(_:uniquingKeysWith:)", "merging(sequence)"] {
        t.make("Dictionary.\(key)") { context in
            let access = Access.of(context.parameters[0])
            return .three { value, other, body in
                var entries = value.entries
                try merge(&entries, access, other, body.asFunction)
                return .dictionary(entries)
            }
        }
    }
}

private func addViewsBindings(_ t: inout NativeModule) {
    t.one("Dictionary.keys") { .object(DictionaryViewBox($0.exactly(DictionaryBox.self), isKeys: true)) }
    t.one("Dictionary.values") { .object(DictionaryViewBox($0.exactly(DictionaryBox.self), isKeys: false)) }
    t.change("Dictionary.values=") { place, values in
        place = .object(values.exactly(DictionaryViewBox.self).dictionary)
        return .unit
    }
    for (owner, isKeys) in [("Dictionary.Keys", true), ("Dictionary.Values", false)] {
        let box = BoxAccess.shared
        t.one("\(owner).startIndex") { try box.startIndex($0) }
        t.one("\(owner).endIndex") { try box.endIndex($0) }
        t.two("\(owner).index(after:)") { try box.indexAfter($0, $1) }
        t.two("\(owner).subscript(_:)") { try box.element($0, $1) }
        for key in ["description", "debugDescription"] {
            t.make("\(owner).\(key)") { context in
                let types = context.selfType.arguments
                let element = types.count == 2 ? types[isKeys ? 0 : 1] : elementType(of: context.selfType)
                let isDebug = key == "debugDescription"
                return .one { value in
                    let view = value.exactly(DictionaryViewBox.self)
                    let list = view.elements.map { Printing.debugDescribe($0, element) }.joined(separator: ", ")
                    return .string(isDebug ? "\(owner)([\(list)])" : "[\(list)]")
                }
            }
        }
    }
    t.change(
        "Dictionary.Values.subscript(_:)=",
        withTwo: { place, index, value in
            let view = place.exactly(DictionaryViewBox.self)
            var entries = view.dictionary.entries
            let slot = entries.index(entries.startIndex, offsetBy: index.asInt)
            entries.values[slot] = value
            place = .object(DictionaryViewBox(DictionaryBox(entries), isKeys: false))
            return .unit
        })
    t.two("Dictionary.Keys.==") {
        .bool(
            $0.exactly(DictionaryViewBox.self).dictionary.entries.keys
                == $1.exactly(DictionaryViewBox.self).dictionary.entries.keys)
    }
}
