import Diagnostics
import Runtime

// Nodes for strings: a string is passed without a box if its consumer calls `text`.

final class TextEqual: BoolPair {
    override func bool(_ f: Frame) throws -> Bool {
        let text = try left.text(f)
        return try text == right.text(f)
    }
}

final class TextConcatenation: Node {
    let left: Node
    let right: Node
    let span: Span
    init(_ left: Node, _ right: Node, _ span: Span) {
        self.left = left
        self.right = right
        self.span = span
    }
    override func text(_ f: Frame) throws -> String {
        let (left, right) = (try left.text(f), try right.text(f))
        do { return try InterruptibleLoop.concatenation(left, right) } catch {
            throw addingMissingSpan(error, at: span)
        }
    }
    override func value(_ f: Frame) throws -> Value { .object(StringBox(try text(f))) }
}

/// Appends a string: `text += e`.
final class AppendText: EffectNode {
    let place: PlaceNode
    let source: Node
    /// The interpolation in the form that writes bytes; nil if it has other parts than literals and integers.
    private let flatInterpolation: FlatInterpolation?
    /// True if the place is a whole variable, not a part.
    private let isWholeVariable: Bool
    let span: Span
    init(_ place: PlaceNode, _ source: Node, _ span: Span) {
        self.place = place
        self.source = source
        self.span = span
        flatInterpolation = (source as? Interpolation)?.flatInterpolation
        isWholeVariable = place.isAddressable && place.container == nil
    }
    override func run(_ f: Frame) throws {
        if let flatInterpolation {
            if isWholeVariable, flatInterpolation.runsNoUserCode {
                // No other code runs between finding the string and writing to it.
                let p = try place.address(f)
                let written = try stringBox(at: p)._withUnsafeGuaranteedRef { text in
                    guard let start = text.appendAddress(for: flatInterpolation.maxBytes) else { return false }
                    text.didAppend(by: try flatInterpolation.write(f, to: start))
                    return true
                }
                if written { return }
            }
            return try flatInterpolation.withWrittenBytes(f) { bytes, count in
                try place.access(f) { try stringBox(at: $0)._withUnsafeGuaranteedRef { $0.append(bytes, count) } }
            }
        }
        let added = try source.text(f)
        try place.access(f) { p in
            do { try stringBox(at: p)._withUnsafeGuaranteedRef { try $0.append(added) } } catch {
                throw addingMissingSpan(error, at: span)
            }
        }
    }
    /// Returns the string at a pointer, after making sure that it is uniquely referenced, for writing.
    @inline(__always) private func stringBox(at p: UnsafeMutablePointer<Value>) throws -> Unmanaged<StringBox> {
        guard case .object = p.pointee else { throw overlapTrap(span) }
        let reference = UnsafeMutableRawPointer(p).assumingMemoryBound(to: StringBox.self)
        if !reference.isOnlyReference { reference.pointee = StringBox(reference.pointee.text) }
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
    let flatInterpolation: FlatInterpolation?

    init(_ pieces: [Piece], _ span: Span) {
        self.pieces = pieces
        flatInterpolation = FlatInterpolation(pieces)
        super.init(name: "description", span: span)
    }

    override func value(_ f: Frame) throws -> Value { .object(StringBox(try text(f))) }
    override func text(_ f: Frame) throws -> String {
        if let flatInterpolation {
            return try flatInterpolation.withWrittenBytes(f) {
                String(decoding: UnsafeBufferPointer(start: $0, count: $1), as: UTF8.self)
            }
        }
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let literal): text += literal
            case .int(let node): text += String(try node.int(f))
            case .string(let node): try InterruptibleLoop.append(node.text(f), to: &text)
            case .value(let node, let type):
                let value = try node.value(f)
                Machine.publishTop(f + frameSize)
                try InterruptibleLoop.append(Printing.describe(value, type), to: &text)
            }
        }
        return text
    }
}
