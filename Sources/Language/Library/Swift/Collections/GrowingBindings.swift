import Runtime

// Adds the natives of collections that can grow: arrays of all kinds, and strings.

func addRangeReplaceableModule(_ t: inout NativeModule) {
    addInitializerBindings(&t)
    addAppendingBindings(&t)
    addRemovingBindings(&t)
    addReplacingBindings(&t)
}

extension RuntimeType {
    var isText: Bool {
        switch kind {
        case .string, .substring: true
        default: false
        }
    }
}

/// Returns a new collection of a type with these elements.
func makeCollection(_ elements: [Value], _ type: RuntimeType) -> Value {
    if type.isText { return .string(elements.map(\.asString).joined()) }
    switch type.name {
    case "Data": return .object(DataBox(elements.map { UInt8(truncatingIfNeeded: $0.asInt) }))
    case "UnicodeScalarView", "String.UnicodeScalarView":
        return .object(TextViewBox(String(String.UnicodeScalarView(elements.map { $0.scalar })), .scalars))
    default: return .array(elements)
    }
}

/// Returns the elements of a collection that can grow.
private func elements(_ value: Value, _ type: RuntimeType) throws -> [Value] { try Access.of(type).elements(value) }

private func addInitializerBindings(_ t: inout NativeModule) {
    t.make("RangeReplaceableCollection.init(sequence)") { context in
        let (access, type) = (Access.of(context.parameters[0]), context.result)
        return .one { makeCollection(try access.elements($0), type) }
    }
    t.make("RangeReplaceableCollection.init(repeating:count:)") { context in
        let type = context.result
        return .two {
            if $1.asInt < 0 { throw Traps.range("a count must not be negative") }
            try MemoryCeiling.checkAllocation($1.asInt, of: MemoryLayout<Value>.stride)
            return makeCollection(Array(repeating: $0, count: $1.asInt), type)
        }
    }
    t.make("RangeReplaceableCollection.filter(_:)") { context in
        let (access, type) = (Access.of(context.selfType), context.selfType)
        return .two { makeCollection(try filtered(access, $0, $1.asFunction), type) }
    }
    for (key, isReversed) in [("+sequence", false), ("sequence+", true), ("+collection", false)] {
        t.make("RangeReplaceableCollection.\(key)") { context in
            let (own, other) = (context.generics[0], context.generics[1])
            return .two { left, right in
                let first = try elements(left, isReversed ? other : own)
                return makeCollection(first + (try elements(right, isReversed ? own : other)), own)
            }
        }
    }
}

private func addAppendingBindings(_ t: inout NativeModule) {
    t.make("RangeReplaceableCollection.append(_:)") { context in
        if context.selfType.isText {
            return .mutatingTwo { place, value in
                place.changeText { $0.text += value.asString }
                return .unit
            }
        }
        return .mutatingTwo { place, value in
            try place.changeElements { elements, _ in elements.append(value) }
            return .unit
        }
    }
    for key in ["append(contentsOf:)", "+=(_:_:)"] {
        t.make("RangeReplaceableCollection.\(key)") { context in
            let access = Access.of(context.generics.last ?? context.parameters[0])
            if context.selfType.isText {
                return .mutatingTwo { place, value in
                    let text = try access.elements(value).map(\.asString).joined()
                    place.changeText { $0.text += text }
                    return .unit
                }
            }
            return .mutatingTwo { place, value in
                let new = try access.elements(value)
                try place.changeElements { elements, _ in elements += new }
                return .unit
            }
        }
    }
    t.make("RangeReplaceableCollection.insert(_:at:)") { context in
        let isText = context.selfType.isText
        return .mutatingThree { place, value, index in
            try insert(isText ? .string(value.asString) : .array([value]), isText, at: index, into: &place)
            return .unit
        }
    }
    t.make("RangeReplaceableCollection.insert(contentsOf:at:)") { context in
        let isText = context.selfType.isText
        let access = Access.of(context.generics.last ?? context.parameters[0])
        return .mutatingThree { place, value, index in
            let new = try access.elements(value)
            try insert(isText ? .string(new.map(\.asString).joined()) : .array(new), isText, at: index, into: &place)
            return .unit
        }
    }
}

private func insert(_ new: Value, _ isText: Bool, at index: Value, into place: inout Value) throws {
    if isText {
        let at = index.wrapped(String.Index.self)
        try changeSlice(&place) { text in
            guard at >= text.startIndex, at <= text.endIndex else { throw Traps.outOfRange("string index") }
            text.insert(contentsOf: new.asString, at: at)
        }
    } else {
        try replaceElements(&place, index.asInt, index.asInt, new.asArray)
    }
}

/// Modifies a string at its own indices. For a substring, these are the indices of its base.
func changeSlice<Result>(_ place: inout Value, _ body: (inout Substring) throws -> Result) rethrows -> Result {
    var slice = place.slice
    let result = try body(&slice)
    place = .string(String(slice))
    return result
}

private func addRemovingBindings(_ t: inout NativeModule) {
    addRemovingOneBindings(&t)
    addRemovingManyBindings(&t)
    addRemovingAtIndexBindings(&t)
    addRemovingAllBindings(&t)
}

/// Adds natives that remove the first or the last element.
private func addRemovingOneBindings(_ t: inout NativeModule) {
    for name in ["removeFirst", "removeLast"] {
        t.make("RangeReplaceableCollection.\(name)()") { context in
            let isText = context.selfType.isText
            return .mutatingOne { place in
                if isText {
                    return try changeSlice(&place) { text in
                        guard !text.isEmpty else { throw Traps.emptyCollection(name) }
                        return .character(name == "removeFirst" ? text.removeFirst() : text.removeLast())
                    }
                }
                return try place.changeElements { elements, _ in
                    guard !elements.isEmpty else { throw Traps.emptyCollection(name) }
                    return name == "removeFirst" ? elements.removeFirst() : elements.removeLast()
                }
            }
        }
    }
    t.make("RangeReplaceableCollection.popLast()") { context in
        let isText = context.selfType.isText
        return .mutatingOne { place in
            if isText { return changeSlice(&place) { .optional($0.popLast().map { .character($0) }) } }
            return .optional(try place.changeElements { elements, _ in elements.popLast() })
        }
    }
}

/// Adds natives that remove several elements at the start or the end.
private func addRemovingManyBindings(_ t: inout NativeModule) {
    for (key, isFirst) in [("removeFirst(k)", true), ("removeLast(k)", false)] {
        t.make("RangeReplaceableCollection.\(key)") { context in
            let isText = context.selfType.isText
            return .mutatingTwo { place, count in
                let count = count.asInt
                if isText {
                    try changeSlice(&place) { text in
                        guard count >= 0, count <= text.count else { throw Traps.outOfRange("count \(count)") }
                        if isFirst { text.removeFirst(count) } else { text.removeLast(count) }
                    }
                } else {
                    try place.changeElements { elements, _ in
                        guard count >= 0, count <= elements.count else { throw Traps.outOfRange("count \(count)") }
                        if isFirst { elements.removeFirst(count) } else { elements.removeLast(count) }
                    }
                }
                return .unit
            }
        }
    }
}

private func addRemovingAtIndexBindings(_ t: inout NativeModule) {
    t.make("RangeReplaceableCollection.remove(at:)") { context in
        if context.selfType.isText {
            return .mutatingTwo { place, index in
                let index = index.wrapped(String.Index.self)
                return try changeSlice(&place) { text in
                    guard index >= text.startIndex, index < text.endIndex else {
                        throw Traps.outOfRange("string index")
                    }
                    return .character(text.remove(at: index))
                }
            }
        }
        return .mutatingTwo { place, index in
            try place.changeElements { elements, offset in
                guard elements.indices.contains(index.asInt &- offset) else {
                    throw Traps.index(index.asInt, elements.count)
                }
                return elements.remove(at: index.asInt &- offset)
            }
        }
    }
}

private func addRemovingAllBindings(_ t: inout NativeModule) {
    t.make("RangeReplaceableCollection.removeAll(keepingCapacity:)") { context in
        let type = context.selfType
        return .mutatingTwo { place, _ in
            place = makeCollection([], type)
            return .unit
        }
    }
    t.make("RangeReplaceableCollection.removeAll(where:)") { context in
        if context.selfType.isText {
            return .mutatingTwo { place, body in
                let predicate = body.asFunction
                try changeSlice(&place) { text in try text.removeAll { try predicate.callBool(.character($0)) } }
                return .unit
            }
        }
        return .mutatingTwo { place, body in
            let predicate = body.asFunction
            try place.changeElements { elements, _ in try elements.removeAll { try predicate.callBool($0) } }
            return .unit
        }
    }
}

private func addReplacingBindings(_ t: inout NativeModule) {
    t.make("RangeReplaceableCollection.removeSubrange(_:)") { context in
        let (type, access) = (context.selfType, Access.of(context.selfType))
        let range = context.generics.last ?? context.parameters[0]
        return .mutatingTwo { place, bound in
            let (start, end) = try bounds(bound, range, access, place)
            try replaceRange(&place, type, start, end, [])
            return .unit
        }
    }
    t.make("RangeReplaceableCollection.replaceSubrange(_:with:)") { context in
        let (type, access) = (context.selfType, Access.of(context.selfType))
        let (range, new) = (context.parameters[0], Access.of(context.parameters[1]))
        return .mutatingThree { place, bound, elements in
            let (start, end) = try bounds(bound, range, access, place)
            try replaceRange(&place, type, start, end, new.elements(elements))
            return .unit
        }
    }
    for owner in ["Array", "ArraySlice", "ContiguousArray", "String", "Substring", "Data"] {
        t.make("\(owner).replaceSubrange(_:with:)") { context in
            let (type, new) = (context.selfType, Access.of(context.parameters[1]))
            return .mutatingThree { place, bound, elements in
                let range = bound.exactly(RecordBox.self)
                try replaceRange(&place, type, range.base[0], range.base[1], new.elements(elements))
                return .unit
            }
        }
    }
}

private func replaceRange(
    _ place: inout Value, _ type: RuntimeType, _ start: Value, _ end: Value, _ new: [Value]
) throws {
    guard type.isText else { return try replaceElements(&place, start.asInt, end.asInt, new) }
    let (from, to) = (start.wrapped(String.Index.self), end.wrapped(String.Index.self))
    try changeSlice(&place) { text in
        guard from >= text.startIndex, from <= to, to <= text.endIndex else {
            throw Traps.outOfRange("range of string indices")
        }
        text.replaceSubrange(from..<to, with: new.map(\.asString).joined())
    }
}
