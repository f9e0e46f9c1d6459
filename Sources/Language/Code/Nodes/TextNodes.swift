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
    /// Room for the bytes, if there are only words and integers.
    private let room: Int?
    init(_ pieces: [Piece], _ span: Span) {
        self.pieces = pieces
        room = Interpolation.room(pieces)
        super.init(name: "description", span: span)
    }
    override func value(_ f: Frame) throws -> Value { .object(StringBox(try text(f))) }
    override func text(_ f: Frame) throws -> String {
        if let room { return try flat(room, f) }
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

    // MARK: Words and integers, written into a buffer on the stack

    private static let longestInt = 20

    private static func room(_ pieces: [Piece]) -> Int? {
        var room = 0
        for piece in pieces {
            switch piece {
            case .text(let literal): room += literal.utf8.count
            case .int: room += longestInt
            case .string, .value: return nil
            }
        }
        return room <= 512 ? room : nil
    }

    private func flat(_ room: Int, _ f: Frame) throws -> String {
        try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { buffer in
            var end = 0
            for piece in pieces {
                switch piece {
                case .text(let literal):
                    for byte in literal.utf8 {
                        buffer[end] = byte
                        end += 1
                    }
                case .int(let node): end = Interpolation.write(try node.int(f), buffer, end)
                case .string, .value: break
                }
            }
            return String(decoding: UnsafeBufferPointer(rebasing: buffer[..<end]), as: UTF8.self)
        }
    }

    @inline(__always) private static func write(
        _ number: Int, _ buffer: UnsafeMutableBufferPointer<UInt8>, _ start: Int
    ) -> Int {
        var end = start
        if number < 0 {
            buffer[end] = UInt8(ascii: "-")
            end += 1
        }
        let first = end
        var rest = number.magnitude
        repeat {
            buffer[end] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            end += 1
            rest /= 10
        } while rest > 0
        buffer[first..<end].reverse()
        return end
    }
}
