import Diagnostics
import Runtime

final class MakeArray: Node {
    let parts: [Node]
    init(_ parts: [Node]) { self.parts = parts }
    override func value(_ f: Frame) throws -> Value {
        var elements: [Value] = []
        elements.reserveCapacity(parts.count)
        for part in parts { elements.append(try part.value(f)) }
        return .object(ArrayBox(elements))
    }
}

/// `a.count`
final class ArrayCount: IntNode {
    override var isCalm: Bool { slot != nil }
    let array: Node
    private let slot: Int?
    let span: Span
    init(_ array: Node, _ span: Span) {
        self.array = array
        self.span = span
        slot = (array as? Load)?.slot
    }
    override func int(_ f: Frame) throws -> Int {
        if let slot { return try slotArray(f, slot, span)._withUnsafeGuaranteedRef { $0.elements.count } }
        return try array.value(f).exactly(ArrayBox.self).elements.count
    }
}

/// `a.append(e)`: the element first.
final class AppendElement: EffectNode {
    let place: PlaceNode
    let source: Node
    let span: Span
    init(_ place: PlaceNode, _ source: Node, _ span: Span) {
        self.place = place
        self.source = source
        self.span = span
    }
    override func run(_ f: Frame) throws {
        let element = try source.value(f)
        try place.access(f) { p in try uniqueArray(p, span)._withUnsafeGuaranteedRef { $0.elements.append(element) } }
    }
}
