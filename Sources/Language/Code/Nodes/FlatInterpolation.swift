import Runtime

/// Writes a string interpolation directly as bytes, if it consists of a limited number of literals and integers.
final class FlatInterpolation {
    /// One part of the interpolation: an integer, or constant bytes. The owner of the interpolation retains the node.
    private struct Segment {
        let number: Unmanaged<Node>?
        /// The slot of the integer; -1 if a node must be evaluated.
        let slot: Int
        let words: Piece?
    }
    private let segments: Row<Segment>
    /// An upper bound for the number of bytes.
    let maxBytes: Int
    /// True if building the string runs no user code.
    let runsNoUserCode: Bool
    private static let maxLength = 512
    private static let maxIntLength = 20

    init?(_ pieces: [Interpolation.Piece]) {
        var most = 0
        var runsNoUserCode = true
        var segments: [Segment] = []
        for piece in pieces {
            switch piece {
            case .text(let literal) where literal.isEmpty: continue
            case .text(let literal):
                most += literal.utf8.count
                segments.append(Segment(number: nil, slot: -1, words: Piece(literal)))
            case .int(let node):
                most += FlatInterpolation.maxIntLength
                runsNoUserCode = runsNoUserCode && node.isSelfContained
                segments.append(Segment(number: .passUnretained(node), slot: node.intSlot ?? -1, words: nil))
            case .string, .value: most = .max / 2
            }
            if most > FlatInterpolation.maxLength { break }
        }
        self.segments = Row(segments)
        self.maxBytes = most
        self.runsNoUserCode = runsNoUserCode
        if most > FlatInterpolation.maxLength { return nil }
    }
    deinit {
        for index in 0..<segments.count { segments[index].words?.deallocate() }
        segments.deallocate()
    }

    /// Writes the string into a buffer on the stack and passes it to the body.
    @inline(__always) func withWrittenBytes<Result>(
        _ f: Frame, _ body: (UnsafePointer<UInt8>, Int) throws -> Result
    ) throws -> Result {
        try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: FlatInterpolation.maxLength + Piece.width) {
            buffer in
            let start = buffer.baseAddress.unsafelyUnwrapped
            return try body(start, try write(f, to: start))
        }
    }

    /// Writes at most `maxBytes` bytes, and overwrites `Piece.width` bytes after them; returns the count.
    func write(_ f: Frame, to start: UnsafeMutablePointer<UInt8>) throws -> Int {
        var end = start
        for index in 0..<segments.count {
            let segment = segments[index]
            if let words = segment.words {
                words.write(to: end)
                end += words.count
            } else if segment.slot >= 0 {
                end = FlatInterpolation.write(f.int(segment.slot), end)
            } else if let number = segment.number {
                end = FlatInterpolation.write(try number._withUnsafeGuaranteedRef { try $0.int(f) }, end)
            }
        }
        return end - start
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
