/// The value of a String, Character or Substring, depending on the static type.
///
/// Text that is appended piece by piece to a long string is buffered and added at once when the string is read or the
/// buffer is full, because most pieces are a few bytes.
public final class StringBox {
    @usableFromInline final var contiguousText: String
    /// For a Substring, its base string; for a growing string, its buffered end.
    @usableFromInline final var originOrTail: AnyObject?
    public init(_ text: String) { contiguousText = text }

    @inlinable @inline(__always) public var text: String {
        get {
            if originOrTail != nil { flushTail() }
            return contiguousText
        }
        _modify {
            if originOrTail != nil { flushTail() }
            yield &contiguousText
        }
    }

    /// The base string of a Substring, which shares its indices.
    public var origin: SubstringOrigin? {
        get { originOrTail as? SubstringOrigin }
        set {
            flushTail()
            originOrTail = newValue
        }
    }

    // MARK: Appending

    @inlinable @inline(__always) public func append(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
        if let tail, tail.appendBytes(bytes, count) { return }
        appendSlowly(UnsafeBufferPointer(start: bytes, count: count))
    }

    /// Returns the address after the string's bytes if `most` more bytes fit into its buffer; nil otherwise. Call
    /// `didAppend` after writing them.
    @inlinable @inline(__always) public func appendAddress(for most: Int) -> UnsafeMutablePointer<UInt8>? {
        guard let tail, tail.earlyReadAllowance > 0, tail.count &+ most <= Tail.capacity else { return nil }
        return tail.bytes + tail.count
    }
    @inlinable @inline(__always) public func didAppend(by count: Int) {
        if let tail { tail.count &+= count }
    }

    public func append(_ more: String) throws {
        guard let tail = tail ?? makeTail(), more.utf8.count < Tail.capacity else {
            return try InterruptibleLoop.append(more, to: &text)
        }
        var more = more
        more.withUTF8 { bytes in
            guard let first = bytes.baseAddress, !tail.appendBytes(first, bytes.count) else { return }
            appendSlowly(bytes)
        }
    }

    @inlinable @inline(__always) var tail: Tail? {
        guard let originOrTail, type(of: originOrTail) == Tail.self else { return nil }
        return unsafeDowncast(originOrTail, to: Tail.self)
    }

    @usableFromInline @inline(never) func appendSlowly(_ bytes: UnsafeBufferPointer<UInt8>) {
        if let tail { appendTail(tail) }
        if let first = bytes.baseAddress, let tail = tail ?? makeTail(), tail.appendBytes(first, bytes.count) { return }
        contiguousText += String(decoding: bytes, as: UTF8.self)
    }

    private func makeTail() -> Tail? {
        guard originOrTail == nil, contiguousText.utf8.count >= Tail.minimumLength else { return nil }
        let made = Tail()
        originOrTail = made
        return made
    }

    @usableFromInline @inline(never) func flushTail() {
        guard let tail, tail.count > 0 else { return }
        // A string that the program reads after each appended piece is faster without a buffer for appended text.
        if tail.count < Tail.capacity / 32 { tail.earlyReadAllowance -= 1 }
        appendTail(tail)
    }

    private func appendTail(_ tail: Tail) {
        contiguousText += String(decoding: UnsafeBufferPointer(start: tail.bytes, count: tail.count), as: UTF8.self)
        tail.count = 0
    }
}

/// The buffered bytes at the end of a string.
@usableFromInline final class Tail {
    @usableFromInline static let capacity = 2048
    /// The number of bytes from which a growing string has a tail, which buffers appended text.
    static let minimumLength = 256
    @usableFromInline let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + Piece.width)
    @usableFromInline final var count = 0
    /// The number of times that the string may be read with a nearly empty tail before the tail is abandoned.
    @usableFromInline final var earlyReadAllowance = 8
    deinit { bytes.deallocate() }

    @inlinable @inline(__always) func appendBytes(_ more: UnsafePointer<UInt8>, _ length: Int) -> Bool {
        guard count &+ length <= Tail.capacity, earlyReadAllowance > 0 else { return false }
        (bytes + count).update(from: more, count: length)
        count &+= length
        return true
    }
}

/// The range of the base string that a Substring covers.
public final class SubstringOrigin {
    public let slice: Substring
    public init(_ slice: Substring) { self.slice = slice }
}

/// Constant bytes that are written often. They are copied as whole vectors, which overwrites some bytes after their
/// end.
public struct Piece {
    @usableFromInline typealias Vector = SIMD16<UInt8>
    public static let width = MemoryLayout<Vector>.size
    public let count: Int
    @usableFromInline let bytes: UnsafeMutableRawPointer

    /// Allocates the bytes; the owner must free them.
    public init(_ text: String) {
        count = text.utf8.count
        let room = (count + Piece.width - 1) / Piece.width * Piece.width
        bytes = .allocate(byteCount: max(room, Piece.width), alignment: 16)
        bytes.initializeMemory(as: UInt8.self, repeating: 0, count: room)
        for (index, byte) in text.utf8.enumerated() { bytes.storeBytes(of: byte, toByteOffset: index, as: UInt8.self) }
    }
    public func deallocate() { bytes.deallocate() }

    /// Writes the bytes. Overwrites up to `width` bytes after their end.
    @inlinable @inline(__always) public func write(to place: UnsafeMutablePointer<UInt8>) {
        var done = 0
        repeat {
            let vector = bytes.load(fromByteOffset: done, as: Vector.self)
            UnsafeMutableRawPointer(place).storeBytes(of: vector, toByteOffset: done, as: Vector.self)
            done &+= 16
        } while done < count
    }
}
