import Runtime

/// The types of sequences that have an iterator type of their own.
private let iteratedTypes = [
    "EnumeratedSequence", "Zip2Sequence", "DropFirstSequence", "PrefixSequence", "DropWhileSequence", "FlattenSequence",
    "JoinedSequence", "LazySequence", "LazyMapSequence", "LazyFilterSequence", "LazyPrefixWhileSequence",
    "LazyDropWhileSequence", "PartialRangeFrom",
]

/// Adds the natives of iterators, and of the sequences and views that members return.
func addIteratorModule(_ t: inout NativeModule) {
    for owner in ["IndexingIterator", "UnfoldSequence", "StrideToIterator", "StrideThroughIterator"]
        + iteratedTypes.map({ $0 + ".Iterator" })
    {
        t.change("\(owner).next()") { place in .optional(try place.step()) }
    }
    t.make("IndexingIterator.init(_elements:)") { context in
        let access = Access.of(context.parameters[0])
        return .one { .object(try access.indexStepper($0)) }
    }
    t.one("AnyIterator.next()") { .optional(try $0.instance(of: Stepper.self).next()) }
    t.one("AnyIterator.init(_:)") { body in
        let function = body.asFunction
        return .object(ClosureStepper { try function.call0().asOptional })
    }
    t.make("AnySequence.init(sequence)") { context in
        let type = context.parameters[0]
        let (access, box) = (Access.of(type), MirroredPart("_box", .none, .box("_SequenceBox<\(type.qualifiedName)>")))
        return .one { base in .object(SequenceBox(of: [box]) { try access.stepper(base) }) }
    }
    t.make("AnySequence.init(from:)") { context in
        let iterator = "Swift.AnyIterator<\(context.result.arguments.first?.qualifiedName ?? "_")>"
        let box = MirroredPart("_box", .none, .box("_SequenceBox<Swift._ClosureBasedSequence<\(iterator)>>"))
        return .one { make in
            let function = make.asFunction
            return .object(SequenceBox(of: [box]) { try function.call0().instance(of: Stepper.self) })
        }
    }
    for owner in [
        "AnySequence", "EnumeratedSequence", "Zip2Sequence", "DropFirstSequence", "PrefixSequence", "DropWhileSequence",
        "FlattenSequence", "JoinedSequence", "StrideTo", "StrideThrough", "LazySequence", "LazyMapSequence",
        "LazyFilterSequence", "LazyPrefixWhileSequence", "LazyDropWhileSequence",
    ] {
        t.one("\(owner).makeIterator()") { .object(try BoxAccess.shared.stepper($0)) }
    }
    addViewsBindings(&t)
}

private func addViewsBindings(_ t: inout NativeModule) {
    let box = BoxAccess.shared
    let erased = ["AnyCollection", "AnyBidirectionalCollection", "AnyRandomAccessCollection"]
    for owner in erased + [
        "EnumeratedSequence", "FlattenSequence", "ReversedCollection", "Slice", "DefaultIndices", "LazySequence",
        "LazyMapSequence",
        "LazyFilterSequence",
    ] {
        t.one("\(owner).startIndex") { try box.startIndex($0) }
        t.one("\(owner).endIndex") { try box.endIndex($0) }
        t.two("\(owner).index(after:)") { try box.indexAfter($0, $1) }
        if owner != "AnyCollection" { t.two("\(owner).index(before:)") { try box.indexBefore($0, $1) } }
        t.two("\(owner).subscript(_:)") { try box.element($0, $1) }
    }
    for owner in erased {
        t.make("\(owner).init(_:)") { context in
            let type = context.parameters[0]
            // At run time the type conforms to the protocols of its base, which are more than its declaration states.
            let kind = ["RandomAccessCollection", "BidirectionalCollection"].first { RuntimeType.conforms(type, $0) }
            let (access, box) = (Access.of(type), "_\(kind ?? "Collection")Box<\(type.qualifiedName)>")
            return .one { .object(AnyCollectionBox($0, access, box)) }
        }
    }
    for owner in ["Slice", "DefaultIndices"] {
        t.two("\(owner).subscript(bounds)") { base, range in
            let bounds = range.exactly(RecordBox.self)
            return try box.slice(base, bounds.base[0], bounds.base[1])
        }
    }
    t.make("Slice.init(base:bounds:)") { context in
        let access = Access.of(context.parameters[0])
        return .two { base, range in
            let bounds = range.exactly(RecordBox.self)
            return .object(SliceBox(base, access, bounds.base[0], bounds.base[1]))
        }
    }
    t.one("Slice.base") { try $0.instance(of: ViewBox.self).base }
    t.one("ReversedCollection.reversed()") { try $0.instance(of: ViewBox.self).base }
    t.two("AnyIndex.==(_:_:)") { .bool($0 == $1) }
    t.two("AnyIndex.<(_:_:)") { .bool(Ordering.isLess($0, $1) ?? false) }
}
