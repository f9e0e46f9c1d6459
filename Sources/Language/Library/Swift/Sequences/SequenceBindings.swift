import Runtime

// Natives for members of all sequences. A native reads its receiver through the access of its type, which is selected
// once.

/// Returns the element type of a sequence.
func elementType(of type: RuntimeType) -> RuntimeType {
    if let element = type.element { return element }
    switch type.kind {
    case .string, .substring: return RuntimeType.named("Character", [])
    case .dictionary(let key, let value):
        return RuntimeType.tuple([(label: "key", type: key), (label: "value", type: value)])
    default: return RuntimeType.associated(type, "Sequence", "Element") ?? type
    }
}

func addSequenceModule(_ t: inout NativeModule) {
    addTransformingBindings(&t)
    addEnumerationBindings(&t)
    addSearchingBindings(&t)
    addReducingBindings(&t)
    addOrderingBindings(&t)
    addShufflingBindings(&t)
    addPrefixAndDropBindings(&t)
    addConditionalPrefixBindings(&t)
    addSplittingBindings(&t)
    addComparingBindings(&t)
    addJoiningBindings(&t)
    addLazyBindings(&t)
    addLazyPrefixBindings(&t)
}

private func addTransformingBindings(_ t: inout NativeModule) {
    t.sequence("Sequence.map(_:)") { access, _ in
        .two { receiver, body in
            let transform = body.asFunction
            var result: [Value] = []
            if case .object(let object) = receiver, let array = object as? ArrayBox {
                result.reserveCapacity(array.count)
            }
            try access.forEach(receiver) {
                result.append(try transform.call1($0))
                return true
            }
            return .array(result)
        }
    }
    t.sequence("Sequence.compactMap(_:)") { access, _ in
        .two { receiver, body in
            let transform = body.asFunction
            var result: [Value] = []
            try access.forEach(receiver) {
                let value = try transform.call1($0)
                if !value.isNil { result.append(value.unwrapped) }
                return true
            }
            return .array(result)
        }
    }
    t.sequence("Sequence.flatMap(_:)") { access, context in
        let inner = Access.of(context.generics[1])
        return .two { receiver, body in
            let transform = body.asFunction
            var result: [Value] = []
            try access.forEach(receiver) {
                result += try inner.elements(transform.call1($0))
                return true
            }
            return .array(result)
        }
    }
    t.sequence("Sequence.filter(_:)") { access, _ in
        .two { receiver, body in .array(try filtered(access, receiver, body.asFunction)) }
    }
    t.sequence("Sequence.forEach(_:)") { access, _ in
        .two { receiver, body in
            let function = body.asFunction
            try access.forEach(receiver) {
                _ = try function.call1($0)
                return true
            }
            return .unit
        }
    }
}

private func addEnumerationBindings(_ t: inout NativeModule) {
    t.sequence("Sequence.enumerated()") { access, context in
        let integer = RuntimeType.named("Int", [])
        let pair = RuntimeType.tuple([
            (label: "offset", type: integer), (label: "element", type: elementType(of: context.selfType)),
        ])
        let result = context.result
        return .one { .object(EnumeratedBox($0, access, pair, result)) }
    }
}

func filtered(_ access: Access, _ receiver: Value, _ isIncluded: FunctionObject) throws -> [Value] {
    var result: [Value] = []
    try access.forEach(receiver) {
        if try isIncluded.callBool($0) { result.append($0) }
        return true
    }
    return result
}

private func addSearchingBindings(_ t: inout NativeModule) {
    func search(_ key: String, _ answer: @escaping (Value?) -> Value) {
        t.sequence(key) { access, _ in
            .two { receiver, body in
                let predicate = body.asFunction
                var found: Value?
                try access.forEach(receiver) {
                    if try predicate.callBool($0) { found = $0 }
                    return found == nil
                }
                return answer(found)
            }
        }
    }
    search("Sequence.contains(where:)") { .bool($0 != nil) }
    search("Sequence.first(where:)") { .optional($0) }
    t.sequence("Sequence.allSatisfy(_:)") { access, _ in
        .two { receiver, body in
            let predicate = body.asFunction
            var holds = true
            try access.forEach(receiver) {
                holds = try predicate.callBool($0)
                return holds
            }
            return .bool(holds)
        }
    }
    t.sequence("Sequence.count(where:)") { access, _ in
        .two { receiver, body in
            let predicate = body.asFunction
            var count = 0
            try access.forEach(receiver) {
                if try predicate.callBool($0) { count += 1 }
                return true
            }
            return .int(count)
        }
    }
    t.sequence("Sequence.contains(_:)") { access, context in
        if access is RangeAccess {
            return .two { range, value in
                let (start, end) = try (access.startIndex(range).asInt, access.endIndex(range).asInt)
                return .bool(value.asInt >= start && value.asInt < end)
            }
        }
        return .two { receiver, wanted in
            if case .object(let object) = receiver, let keys = object as? DictionaryViewBox, keys.isKeys {
                return .bool(keys.dictionary.entries[HashKey(wanted)] != nil)
            }
            var isFound = false
            try access.forEach(receiver) {
                isFound = $0 == wanted
                return !isFound
            }
            return .bool(isFound)
        }
    }
}

private func addReducingBindings(_ t: inout NativeModule) {
    t.sequence("Sequence.reduce(_:_:)") { access, _ in
        .three { receiver, initial, body in
            let combine = body.asFunction
            var result = initial
            try access.forEach(receiver) {
                result = try combine.call2(result, $0)
                return true
            }
            return result
        }
    }
    t.sequence("Sequence.reduce(into:_:)") { access, _ in
        .three { receiver, initial, body in
            let update = body.asFunction
            let place = Box(initial)
            try access.forEach(receiver) {
                _ = try update.call2(.object(place), $0)
                return true
            }
            return place.value
        }
    }
}

private func addOrderingBindings(_ t: inout NativeModule) {
    t.sequence("Sequence.sorted(by:)") { access, _ in
        .two { receiver, body in
            let less = body.asFunction
            if let copy = receiver.arrayCopy {
                try copy.sort(by: less)
                return .object(copy)
            }
            return .array(try access.elements(receiver).sorted { try less.callBool($0, $1) })
        }
    }
    t.sequence("Sequence.sorted()") { access, context in
        let type = context.resultElement
        return .one { receiver in
            if let copy = receiver.arrayCopy {
                try copy.sort(type)
                return .object(copy)
            }
            return .array(try Ordering.sorted(access.elements(receiver), type))
        }
    }
    t.sequence("Sequence.min(by:)") { access, _ in
        .two { receiver, body in
            let less = body.asFunction
            return .optional(
                try InterruptibleLoop.firstExtreme(of: access.elements(receiver)) { try less.callBool($0, $1) })
        }
    }
    t.sequence("Sequence.max(by:)") { access, _ in
        .two { receiver, body in
            let less = body.asFunction
            return .optional(
                try InterruptibleLoop.firstExtreme(of: access.elements(receiver)) { try less.callBool($1, $0) })
        }
    }
    t.sequence("Sequence.min()") { access, context in
        let less = Ordering.less(context.resultElement)
        return .one { .optional(try InterruptibleLoop.firstExtreme(of: access.elements($0), less)) }
    }
    t.sequence("Sequence.max()") { access, context in
        let less = Ordering.less(context.resultElement)
        return .one { .optional(try InterruptibleLoop.firstExtreme(of: access.elements($0)) { try less($1, $0) }) }
    }
    t.sequence("Sequence.reversed()") { access, _ in .one { .array(try access.elements($0).reversed()) } }
}

private func addShufflingBindings(_ t: inout NativeModule) {
    t.sequence("Sequence.shuffled()") { access, _ in
        .one {
            var generator = WorldGenerator()
            var all = try access.elements($0)
            try all.shuffleStoppably(using: &generator)
            return .array(all)
        }
    }
    t.sequence("Sequence.shuffled(using:)") { access, context in
        let type = context.generics.last ?? context.selfType
        return .two {
            var generator = ProgramGenerator($1, type)
            var all = try access.elements($0)
            try all.shuffleStoppably(using: &generator)
            return .array(all)
        }
    }
}

private func addPrefixAndDropBindings(_ t: inout NativeModule) {
    t.sequence("Sequence.dropFirst(_:)") { access, _ in
        .two { receiver, count in
            .object(
                SequenceBox(of: [
                    MirroredPart("_base", receiver, .argument(0)), MirroredPart("_limit", count, .named("Int")),
                ]) {
                    let steps = try access.stepper(receiver)
                    for _ in 0..<max(0, count.asInt) where try steps.next() == nil { break }
                    return steps
                })
        }
    }
    t.sequence("Sequence.dropLast(_:)") { access, _ in
        .two { .array(try access.elements($0).dropLast(max(0, $1.asInt))) }
    }
    t.sequence("Sequence.prefix(_:)") { access, _ in
        .two { receiver, count in
            .object(
                SequenceBox(of: [
                    MirroredPart("_base", receiver, .argument(0)), MirroredPart("_maxLength", count, .named("Int")),
                ]) {
                    let start = (steps: try access.stepper(receiver), left: count.asInt)
                    return StateStepper(start, copyState: { ($0.steps.copy(), $0.left) }) { state in
                        guard state.left > 0 else { return nil }
                        state.left -= 1
                        return try state.steps.next()
                    }
                })
        }
    }
    t.sequence("Sequence.suffix(_:)") { access, _ in
        .two { .array(Array(try access.elements($0).suffix(max(0, $1.asInt)))) }
    }
}

private func addConditionalPrefixBindings(_ t: inout NativeModule) {
    t.sequence("Sequence.prefix(while:)") { access, _ in
        .two { receiver, body in
            let predicate = body.asFunction
            var result: [Value] = []
            try access.forEach(receiver) {
                guard try predicate.callBool($0) else { return false }
                result.append($0)
                return true
            }
            return .array(result)
        }
    }
    // The elements to drop are read at once, the others when they are needed.
    t.sequence("Sequence.drop(while:)") { access, _ in
        .two { receiver, body in
            let predicate = body.asFunction
            let steps = try access.stepper(receiver)
            var first = try steps.next()
            while let element = first, try predicate.callBool(element) { first = try steps.next() }
            return .object(
                SequenceBox { [first] in
                    StateStepper((first: first, rest: steps.copy()), copyState: { ($0.first, $0.rest.copy()) }) {
                        state in
                        guard let element = state.first else { return nil }
                        state.first = try state.rest.next()
                        return element
                    }
                })
        }
    }
}

private func addSplittingBindings(_ t: inout NativeModule) {
    t.sequence("Sequence.split(maxSplits:omittingEmptySubsequences:whereSeparator:)") { access, _ in
        .many { arguments in
            let predicate = arguments[3].asFunction
            let pieces = try access.elements(arguments[0]).split(
                maxSplits: max(0, arguments[1].asInt), omittingEmptySubsequences: arguments[2].asBool,
                whereSeparator: { try predicate.callBool($0) })
            return .array(pieces.map { .slice($0) })
        }
    }
    t.sequence("Sequence.split(separator:maxSplits:omittingEmptySubsequences:)") { access, _ in
        .many { arguments in
            let pieces = try access.elements(arguments[0]).split(
                separator: arguments[1], maxSplits: max(0, arguments[2].asInt),
                omittingEmptySubsequences: arguments[3].asBool)
            return .array(pieces.map { .slice($0) })
        }
    }
}

private func addComparingBindings(_ t: inout NativeModule) {
    t.sequence("Sequence.elementsEqual(_:by:)") { access, context in
        let other = Access.of(context.generics[1])
        return .three { a, b, body in
            let test = body.asFunction
            return .bool(try access.elements(a).elementsEqual(other.elements(b)) { try test.callBool($0, $1) })
        }
    }
    t.sequence("Sequence.elementsEqual(_:)") { access, context in
        let other = Access.of(context.generics[1])
        return .two { .bool(try access.elements($0).elementsEqual(other.elements($1))) }
    }
    t.sequence("Sequence.starts(with:by:)") { access, context in
        let other = Access.of(context.generics[1])
        return .three { a, b, body in
            let test = body.asFunction
            return .bool(try access.elements(a).starts(with: other.elements(b)) { try test.callBool($0, $1) })
        }
    }
    t.sequence("Sequence.starts(with:)") { access, context in
        let other = Access.of(context.generics[1])
        return .two { .bool(try access.elements($0).starts(with: other.elements($1))) }
    }
    t.sequence("Sequence.lexicographicallyPrecedes(_:by:)") { access, context in
        let other = Access.of(context.generics[1])
        return .three { a, b, body in
            let less = body.asFunction
            return .bool(
                try access.elements(a).lexicographicallyPrecedes(other.elements(b)) { try less.callBool($0, $1) })
        }
    }
    t.sequence("Sequence.lexicographicallyPrecedes(_:)") { access, context in
        let other = Access.of(context.generics[1])
        let less = Ordering.less(elementType(of: context.selfType))
        return .two { .bool(try access.elements($0).lexicographicallyPrecedes(other.elements($1), by: less)) }
    }
}

private func addJoiningBindings(_ t: inout NativeModule) {
    t.sequence("Sequence.joined()") { access, context in
        let inner = Access.of(elementType(of: context.selfType))
        let result = context.result
        return .one { .object(FlattenBox($0, access, inner, result)) }
    }
    t.sequence("Sequence.joined(sequence)") { access, context in
        let inner = Access.of(elementType(of: context.selfType))
        let between = Access.of(context.generics[1])
        let element = elementType(of: context.generics[1])
        return .two { receiver, separator in
            let gap = try between.elements(separator)
            let separators = MirroredPart.Kind.named("ContiguousArray", [element])
            let parts = [
                MirroredPart("_base", receiver, .argument(0)), MirroredPart("_separator", .array(gap), separators),
            ]
            return .object(
                SequenceBox(of: parts) {
                    let pieces = try access.elements(receiver).map { try inner.elements($0) }
                    return ArrayStepper(Array(pieces.joined(separator: gap)))
                })
        }
    }
    t.sequence("Sequence.joined(separator:)") { access, _ in
        .two {
            .string(
                try InterruptibleLoop.joined(InterruptibleLoop.map(try access.elements($0), \.asString), $1.asString))
        }
    }
}

private func addLazyBindings(_ t: inout NativeModule) {
    t.sequence("Sequence.lazy") { access, _ in .one { .object(LazyBox($0, access)) } }
    t.one("LazySequence.elements") { try $0.instance(of: ViewBox.self).base }
    t.sequence("LazySequenceProtocol.map(_:)") { access, _ in
        .two {
            let (base, access) = LazyBox.unwrappingLazy($0, access)
            return .object(LazyMapBox(base, access, $1.asFunction))
        }
    }
    t.sequence("LazySequenceProtocol.filter(_:)") { access, _ in
        .two {
            let (base, access) = LazyBox.unwrappingLazy($0, access)
            return .object(LazyFilterBox(base, access, $1.asFunction))
        }
    }
    t.two("LazyMapSequence.map(_:)") { .object(try $0.instance(of: LazyMapBox.self).mapped($1.asFunction)) }
    t.two("LazyFilterSequence.filter(_:)") { .object(try $0.instance(of: LazyFilterBox.self).filtered($1.asFunction)) }
    t.sequence("LazySequenceProtocol.flatMap(_:)") { access, context in
        let (inner, box) = (Access.of(context.generics[1]), BoxAccess.shared)
        let flattened = context.result.arguments[0]
        return .two {
            let (base, access) = LazyBox.unwrappingLazy($0, access)
            let mapped = Value.object(LazyMapBox(base, access, $1.asFunction))
            return .object(LazyBox(.object(FlattenBox(mapped, box, inner, flattened)), box))
        }
    }
}

private func addLazyPrefixBindings(_ t: inout NativeModule) {
    t.sequence("LazySequenceProtocol.prefix(while:)") { access, _ in
        .two { receiver, body in
            let (base, access) = LazyBox.unwrappingLazy(receiver, access)
            let predicate = body.asFunction
            return .object(
                SequenceBox(of: [
                    MirroredPart("_base", base, .argument(0)), MirroredPart("_predicate", body, .function),
                ]) {
                    let start = (steps: try access.stepper(base), isOver: false)
                    return StateStepper(start, copyState: { ($0.steps.copy(), $0.isOver) }) { state in
                        guard !state.isOver, let element = try state.steps.next() else { return nil }
                        state.isOver = try !predicate.callBool(element)
                        return state.isOver ? nil : element
                    }
                })
        }
    }
    t.sequence("LazySequenceProtocol.drop(while:)") { access, _ in
        .two { receiver, body in
            let (base, access) = LazyBox.unwrappingLazy(receiver, access)
            let predicate = body.asFunction
            return .object(
                SequenceBox(of: [
                    MirroredPart("_base", base, .argument(0)), MirroredPart("_predicate", body, .function),
                ]) {
                    let start = (steps: try access.stepper(base), isDropping: true)
                    return StateStepper(start, copyState: { ($0.steps.copy(), $0.isDropping) }) { state in
                        while let element = try state.steps.next() {
                            if state.isDropping { state.isDropping = try predicate.callBool(element) }
                            if !state.isDropping { return element }
                        }
                        return nil
                    }
                })
        }
    }
}
