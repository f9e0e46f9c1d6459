/// String, Character, Substring (by the static type).
///
/// What is appended piece by piece to a text that has grown long waits in a buffer, and joins the text in one go when
/// somebody reads it or the buffer is full: most pieces are a few bytes.
public final class StringBox {
    @usableFromInline final var settled: String
    /// Either the origin or the tail.
    @usableFromInline final var companion: AnyObject?
    public init(_ text: String) { settled = text }

    @inlinable @inline(__always) public var text: String {
        get {
            if companion != nil { settle() }
            return settled
        }
        _modify {
            if companion != nil { settle() }
            yield &settled
        }
    }

    /// Where a Substring was cut: its indices are those of the whole.
    public var origin: SubstringOrigin? {
        get { companion as? SubstringOrigin }
        set {
            settle()
            companion = newValue
        }
    }

    // MARK: Appending

    @inlinable @inline(__always) public func append(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
        if let tail, tail.take(bytes, count) { return }
        appendSlowly(UnsafeBufferPointer(start: bytes, count: count))
    }

    public func append(_ more: String) {
        guard let tail = tail ?? startedTail(), more.utf8.count < Tail.room else {
            text += more
            return
        }
        var more = more
        more.withUTF8 { bytes in
            guard let first = bytes.baseAddress, !tail.take(first, bytes.count) else { return }
            appendSlowly(bytes)
        }
    }

    @inlinable @inline(__always) var tail: Tail? {
        guard let companion, type(of: companion) == Tail.self else { return nil }
        return unsafeDowncast(companion, to: Tail.self)
    }

    @usableFromInline @inline(never) func appendSlowly(_ bytes: UnsafeBufferPointer<UInt8>) {
        if let tail { join(tail) }
        if let first = bytes.baseAddress, let tail = tail ?? startedTail(), tail.take(first, bytes.count) { return }
        settled += String(decoding: bytes, as: UTF8.self)
    }

    private func startedTail() -> Tail? {
        guard companion == nil, settled.utf8.count >= Tail.worthwhile else { return nil }
        let made = Tail()
        companion = made
        return made
    }

    @usableFromInline @inline(never) func settle() {
        guard let tail, tail.count > 0 else { return }
        // Who reads after each piece is served better without.
        if tail.count < Tail.room / 8 { tail.patience -= 1 }
        join(tail)
    }

    private func join(_ tail: Tail) {
        settled += String(decoding: UnsafeBufferPointer(start: tail.bytes, count: tail.count), as: UTF8.self)
        tail.count = 0
    }
}

/// Bytes at the end of a text.
@usableFromInline final class Tail {
    @usableFromInline static let room = 512
    /// The length of a text from which on it has one.
    static let worthwhile = 256
    @usableFromInline let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
    @usableFromInline final var count = 0
    /// How often it may still be read nearly empty.
    @usableFromInline final var patience = 8
    deinit { bytes.deallocate() }

    @inlinable @inline(__always) func take(_ more: UnsafePointer<UInt8>, _ length: Int) -> Bool {
        guard count &+ length <= Tail.room, patience > 0 else { return false }
        (bytes + count).update(from: more, count: length)
        count &+= length
        return true
    }
}

/// The piece of a longer string that a Substring is.
public final class SubstringOrigin {
    public let slice: Substring
    public init(_ slice: Substring) { self.slice = slice }
}
