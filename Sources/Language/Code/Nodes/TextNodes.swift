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
    /// The same, if it can be written as bytes.
    private let flat: Interpolation?
    let span: Span
    init(_ place: PlaceNode, _ source: Node, _ span: Span) {
        self.place = place
        self.source = source
        self.span = span
        flat = (source as? Interpolation).flatMap { $0.isFlat ? $0 : nil }
    }
    override func run(_ f: Frame) throws {
        if let flat {
            return try flat.written(f) { bytes, count in
                try place.access(f) { try text(at: $0)._withUnsafeGuaranteedRef { $0.append(bytes, count) } }
            }
        }
        let added = try source.text(f)
        try place.access(f) { try text(at: $0)._withUnsafeGuaranteedRef { $0.append(added) } }
    }
    /// The text at a pointer, made the only one before it is written.
    @inline(__always) private func text(at p: UnsafeMutablePointer<Value>) throws -> Unmanaged<StringBox> {
        guard case .object = p.pointee else { throw overlapTrap(span) }
        let reference = UnsafeMutableRawPointer(p).assumingMemoryBound(to: StringBox.self)
        if !isKnownUniquelyReferenced(&reference.pointee) { reference.pointee = StringBox(reference.pointee.text) }
        return UnsafeRawPointer(p).load(as: Unmanaged<StringBox>.self)
    }
}

final class Interpolation: CallNode {
    enum Piece {
        case text(String)
        case int(Node)
        case string(Node)
        case value(Node, RuntimeType)
    }
    private let pieces: [Piece]
    /// What is written one after the other, if there are only words and integers and not too many.
    private let segments: UnsafeMutableBufferPointer<Segment>
    let isFlat: Bool
    private static let room = 512
    private static let longestInt = 20

    /// Some bytes as they are, or an integer.
    private struct Segment {
        let bytes: UnsafeMutableBufferPointer<UInt8>
        let number: Unmanaged<Node>?
    }

    init(_ pieces: [Piece], _ span: Span) {
        self.pieces = pieces
        let made = Interpolation.segments(pieces)
        isFlat = made != nil
        segments = .allocate(capacity: made?.count ?? 0)
        _ = segments.initialize(from: made ?? [])
        super.init(name: "description", span: span)
    }
    deinit {
        for segment in segments { segment.bytes.deallocate() }
        segments.deallocate()
    }

    private static func segments(_ pieces: [Piece]) -> [Segment]? {
        var room = 0
        for piece in pieces {
            switch piece {
            case .text(let literal): room += literal.utf8.count
            case .int: room += longestInt
            case .string, .value: return nil
            }
        }
        guard room <= Interpolation.room else { return nil }
        return pieces.compactMap { piece in
            switch piece {
            case .text(let literal):
                let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: literal.utf8.count)
                _ = bytes.initialize(from: literal.utf8)
                return Segment(bytes: bytes, number: nil)
            case .int(let node): return Segment(bytes: .init(start: nil, count: 0), number: .passUnretained(node))
            case .string, .value: return nil
            }
        }
    }

    override func value(_ f: Frame) throws -> Value { .object(StringBox(try text(f))) }
    override func text(_ f: Frame) throws -> String {
        if isFlat {
            return try written(f) { String(decoding: UnsafeBufferPointer(start: $0, count: $1), as: UTF8.self) }
        }
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

    /// Writes a flat one into a buffer on the stack.
    @inline(__always) func written<Result>(
        _ f: Frame, _ body: (UnsafePointer<UInt8>, Int) throws -> Result
    ) throws -> Result {
        try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Interpolation.room) { buffer in
            let start = buffer.baseAddress.unsafelyUnwrapped
            var end = start
            for segment in segments {
                if let number = segment.number {
                    end = Interpolation.write(try number._withUnsafeGuaranteedRef { try $0.int(f) }, end)
                } else if let bytes = segment.bytes.baseAddress {
                    end.update(from: bytes, count: segment.bytes.count)
                    end += segment.bytes.count
                }
            }
            return try body(start, end - start)
        }
    }

    @inline(__always) private static func write(
        _ number: Int, _ start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        var first = start
        if number < 0 {
            first.pointee = UInt8(ascii: "-")
            first += 1
        }
        var digits = 1
        var bound: UInt = 10
        while number.magnitude >= bound, digits < 19 {
            digits += 1
            bound &*= 10
        }
        var rest = number.magnitude
        var place = first + digits
        repeat {
            place -= 1
            place.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        } while place > first
        return first + digits
    }
}
