import Diagnostics
import Runtime

// Texts travel without a box where the consumer asks for `text`.

final class TextEqual: BoolNode {
    let left: Node
    let right: Node
    init(_ left: Node, _ right: Node) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool {
        let text = try left.text(f)
        return try text == right.text(f)
    }
}

final class TextAppend: Node {
    let left: Node
    let right: Node
    init(_ left: Node, _ right: Node) {
        self.left = left
        self.right = right
    }
    override func text(_ f: Frame) throws -> String {
        var text = try left.text(f)
        text += try right.text(f)
        return text
    }
    override func value(_ f: Frame) throws -> Value { .object(StringBox(try text(f))) }
}

/// `text += e`
final class AppendText: EffectNode {
    let place: PlaceNode
    let source: Node
    let span: Span
    init(_ place: PlaceNode, _ source: Node, _ span: Span) {
        self.place = place
        self.source = source
        self.span = span
    }
    override func run(_ f: Frame) throws {
        let added = try source.text(f)
        try place.access(f) { try append(added, to: $0) }
    }
    @inline(__always) private func append(_ added: String, to p: UnsafeMutablePointer<Value>) throws {
        guard case .object = p.pointee else { throw overlapTrap(span) }
        let reference = UnsafeMutableRawPointer(p).assumingMemoryBound(to: StringBox.self)
        if !isKnownUniquelyReferenced(&reference.pointee) { reference.pointee = StringBox(reference.pointee.text) }
        UnsafeRawPointer(p).load(as: Unmanaged<StringBox>.self)._withUnsafeGuaranteedRef { $0.text += added }
    }
}

final class Interpolation: CallNode {
    enum Piece {
        case text(String)
        case int(Node)
        case string(Node)
        case value(Node, RuntimeType)
    }
    let pieces: [Piece]
    init(_ pieces: [Piece], _ span: Span) {
        self.pieces = pieces
        super.init(name: "description", span: span)
    }
    override func value(_ f: Frame) throws -> Value { .object(StringBox(try text(f))) }
    override func text(_ f: Frame) throws -> String {
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let literal): text += literal
            case .int(let node): text += String(try node.int(f))
            case .string(let node): text += try node.text(f)
            case .value(let node, let type):
                let value = try node.value(f)
                Machine.publish(f + size)
                text += Printing.describe(value, type)
            }
        }
        return text
    }
}
