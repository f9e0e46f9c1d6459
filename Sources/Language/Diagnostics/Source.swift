/// One text that rill reads: an entry of the prompt, a file, or a library interface.
public final class Source {
    /// The name shown to the user: a path for a file, `entry 3` at the prompt.
    public let name: String
    public private(set) lazy var text = String(decoding: utf8, as: UTF8.self)
    public let utf8: [UInt8]
    public let id: SourceID
    /// True for library code.
    public let isLibrary: Bool
    /// Byte offsets at which lines start.
    public private(set) lazy var lineStarts: [Int] = {
        var starts = [0]
        for (offset, byte) in utf8.enumerated() where byte == 10 { starts.append(offset + 1) }
        return starts
    }()

    public convenience init(name: String, text: String) { self.init(name: name, utf8: Array(text.utf8)) }

    public init(name: String, utf8: [UInt8], isLibrary: Bool = false) {
        self.name = name
        self.utf8 = utf8
        self.isLibrary = isLibrary
        id = SourceID(raw: UInt32(Source.all.count))
        Source.all.append(self)
    }

    // All sources by number. A span refers to its source by number, to stay small; numbers are never reused.
    nonisolated(unsafe) private static var all: [Source?] = []

    public static func named(_ id: SourceID) -> Source? {
        Int(id.raw) < all.count ? all[Int(id.raw)] : nil
    }

    /// The number of retained texts.
    package static var retainedCount: Int { all.count { $0 != nil } }

    /// Frees a text after `body`, for texts that are only analysed. Their spans must not be used later.
    public static func withScratchSource<Result>(_ text: String, _ body: (Source) -> Result) -> Result {
        let source = Source(name: "scratch", text: text)
        defer { all[Int(source.id.raw)] = nil }
        return body(source)
    }

    fileprivate static func free(_ sources: [Source]) {
        for source in sources { all[Int(source.id.raw)] = nil }
    }

    /// Returns the line and the column of a byte. Both begin at 1; columns count characters.
    public func position(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = lineStarts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        let start = lineStarts[low]
        let end = min(max(offset, start), utf8.count)
        return (low + 1, String(decoding: utf8[start..<end], as: UTF8.self).count + 1)
    }

    /// Returns the text of a line (from 1) without its newline.
    public func line(_ number: Int) -> String {
        guard number >= 1, number <= lineStarts.count else { return "" }
        let start = lineStarts[number - 1]
        var end = number < lineStarts.count ? lineStarts[number] - 1 : utf8.count
        if end > start, utf8[end - 1] == 13 { end -= 1 }
        return String(decoding: utf8[start..<end], as: UTF8.self)
    }

    public func text(of span: Span) -> String {
        let start = min(Int(span.start), utf8.count)
        return String(decoding: utf8[start..<min(max(Int(span.end), start), utf8.count)], as: UTF8.self)
    }
}

/// The texts of one session, which are freed with it.
public final class SourceTexts {
    private var sources: [Source] = []

    public init() {}

    deinit { Source.free(sources) }

    @discardableResult
    public func keep(_ source: Source) -> Source {
        sources.append(source)
        return source
    }
}

public struct SourceID: Hashable, Sendable {
    public let raw: UInt32
    public init(raw: UInt32) { self.raw = raw }
}

/// A half-open range of bytes in one source.
public struct Span: Hashable, Sendable {
    public var source: SourceID
    public var start: UInt32
    public var end: UInt32

    public init(source: SourceID, start: UInt32, end: UInt32) {
        self.source = source
        self.start = start
        self.end = end
    }

    /// Creates a span from the start of `first` to the end of `last`.
    public init(_ first: Span, _ last: Span) {
        self.init(source: first.source, start: first.start, end: max(first.end, last.end))
    }

    /// The span of code that is not in any source.
    public static let unknown = Span(source: SourceID(raw: 0), start: 0, end: 0)

    /// True if the span is not in the user's program.
    public var isOfLibrary: Bool { self == .unknown || Source.named(source)?.isLibrary ?? false }
    public var text: String { Source.named(source)?.text(of: self) ?? "" }
    /// True if the last byte of the span is `}`. Does not create a string.
    public var endsInBrace: Bool {
        guard let source = Source.named(source), end > start, Int(end) <= source.utf8.count else { return false }
        return source.utf8[Int(end) - 1] == UInt8(ascii: "}")
    }
    public var position: (line: Int, column: Int) { Source.named(source)?.position(of: Int(start)) ?? (0, 0) }
}
