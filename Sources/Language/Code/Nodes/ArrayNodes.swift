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
    override var isSelfContained: Bool { slot != nil }
    let array: Node
    private let slot: Int?
    let span: Span
    init(_ array: Node, _ span: Span) {
        self.array = array
        self.span = span
        slot = (array as? Load)?.slot
    }
    override func int(_ f: Frame) throws -> Int {
        if let slot { return try slotArray(f, slot, span)._withUnsafeGuaranteedRef { $0.count } }
        return try array.value(f).exactly(ArrayBox.self).count
    }
}

/// `a.append(e)`: evaluates the element first.
final class AppendElement: EffectNode {
    let place: PlaceNode
    let kind: Shape
    let source: Node
    let span: Span
    init(_ place: PlaceNode, _ kind: Shape, _ source: Node, _ span: Span) {
        self.place = place
        self.kind = kind
        self.source = source
        self.span = span
    }
    @inline(__always) private func change(_ f: Frame, _ body: (ArrayBox) -> Void) throws {
        try place.access(f) { p in try uniqueArray(p, span)._withUnsafeGuaranteedRef(body) }
    }
    override func run(_ f: Frame) throws {
        switch kind {
        case .int:
            let number = try source.int(f)
            try change(f) { $0.append(number) }
        case .double:
            let number = try source.double(f)
            try change(f) { $0.append(number) }
        case .bool:
            let truth = try source.bool(f)
            try change(f) { $0.append(truth) }
        case .value:
            let element = try source.value(f)
            try change(f) { $0.elements.append(element) }
        }
    }
}
