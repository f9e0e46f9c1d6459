import Diagnostics

extension Parser {
    // MARK: - Numbers

    mutating func parseInteger() -> Expr {
        let start = token.start
        defer { advance() }
        if token.flags.contains(.malformed) {
            report(SyntaxDiagnostics.badNumber(text(of: token), at: tokenSpan))
            return Expr(.error, tokenSpan)
        }
        var place = Int(start)
        let end = Int(token.end)
        var base: UInt64 = 10
        if end - place > 2, bytes[place] == Byte.zero {
            switch bytes[place + 1] {
            case UInt8(ascii: "x"): base = 16
            case UInt8(ascii: "b"): base = 2
            case UInt8(ascii: "o"): base = 8
            default: break
            }
            if base != 10 { place += 2 }
        }
        if let value = integerValue(UInt64.self, place..<end, base) {
            return Expr(.integer(IntegerLiteral(magnitude: value)), tokenSpan)
        }
        return Expr(
            .integer(IntegerLiteral(wideMagnitude: integerValue(UInt128.self, place..<end, UInt128(base)))), tokenSpan)
    }

    /// Returns the value of some digits; nil if it does not fit the integer type.
    private func integerValue<T: FixedWidthInteger>(_: T.Type, _ places: Range<Int>, _ base: T) -> T? {
        var value: T = 0
        for place in places where bytes[place] != Byte.underscore {
            let (product, over) = value.multipliedReportingOverflow(by: base)
            let (sum, carry) = product.addingReportingOverflow(T(Byte.digit(bytes[place])))
            if over || carry { return nil }
            value = sum
        }
        return value
    }

    mutating func parseFloat() -> Expr {
        defer { advance() }
        let digits = text(of: token).filter { $0 != "_" }
        guard !token.flags.contains(.malformed), let value = Double(digits) else {
            report(SyntaxDiagnostics.badNumber(text(of: token), at: tokenSpan))
            return Expr(.error, tokenSpan)
        }
        return Expr(.float(value), tokenSpan)
    }

    // MARK: - Strings

    mutating func parseSimpleString() -> Expr {
        defer { advance() }
        let start = bytes + Int(token.start) + 1
        let count = Int(token.end - token.start) - 2
        let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
        return Expr(.string(StringLiteral(parts: count == 0 ? [] : [.text(text)])), tokenSpan)
    }

    mutating func parseString() -> Expr {
        let start = token.start
        let opening = token
        var decoder = stringDecoder(opening)
        advance()
        // The lexer has already reported the rest of the line as an error.
        if opening.flags.contains(.malformed) { hasFailed = true }
        var parts: [StringLiteral.Part] = []
        var pending = ""
        while !at(.stringEnd), !at(.eof) {
            if at(.stringText) {
                let isLast = next.kind == .stringEnd
                pending += decoder.decode(Int(token.start), Int(token.end), isLast: isLast)
                advance()
            } else if at(.interpolationStart) {
                if !pending.isEmpty { parts.append(.text(pending)) }
                pending = ""
                decoder.isAtStart = false
                parts.append(.interpolation(parseInterpolation()))
            } else {
                skipToken()
            }
        }
        if !pending.isEmpty { parts.append(.text(pending)) }
        if !opening.flags.contains(.malformed) { for problem in decoder.problems { report(problem) } }
        _ = take(.stringEnd)
        if opening.flags.contains(.malformed) { hasFailed = true }
        return Expr(.string(StringLiteral(parts: parts)), span(from: start))
    }

    private mutating func parseInterpolation() -> [Argument] {
        let saved = (isInStatementHead, isInPattern)
        (isInStatementHead, isInPattern) = (false, false)
        defer { (isInStatementHead, isInPattern) = saved }
        let opener = index
        advance()
        if at(.interpolationEnd) {
            fail(SyntaxDiagnostics.expectedExpression(found: "')'", at: tokenSpan))
            hasFailed = false
            advance()
            return []
        }
        return parseArguments(.interpolationEnd, opener: opener)
    }

    private func stringDecoder(_ opening: Token) -> StringDecoder {
        var pounds = 0
        while bytes[Int(opening.start) + pounds] == Byte.hash { pounds += 1 }
        let isMultiline = Int(opening.end - opening.start) - pounds == 3
        var decoder = StringDecoder(bytes: bytes, source: source, pounds: pounds)
        guard isMultiline, !opening.flags.contains(.malformed) else { return decoder }
        decoder.setIndentation(opening: Int(opening.end), closing: Int(tokens[Int(opening.value)].start))
        return decoder
    }
}

/// Decodes the text between quotes: escapes, and the indentation of multi-line strings.
struct StringDecoder {
    let bytes: UnsafePointer<UInt8>
    let source: SourceID
    let pounds: Int
    private var isMultiline = false
    private var indentStart = 0
    private var indentCount = 0
    /// True before the first text or interpolation.
    var isAtStart = true
    private(set) var problems: [Diagnostic] = []

    init(bytes: UnsafePointer<UInt8>, source: SourceID, pounds: Int) {
        self.bytes = bytes
        self.source = source
        self.pounds = pounds
    }

    /// Sets the indentation that is removed from each line: the whitespace before the closing quotes.
    mutating func setIndentation(opening: Int, closing: Int) {
        isMultiline = true
        var start = closing
        while start > opening, bytes[start - 1] == Byte.space || bytes[start - 1] == Byte.tab { start -= 1 }
        indentStart = start
        indentCount = closing - start
        if start == opening || bytes[start - 1] != Byte.newline {
            problems.append(SyntaxDiagnostics.stringLastLine(at: span(closing, closing + 3 + pounds)))
            indentCount = 0
        }
        if bytes[opening] != Byte.newline, bytes[opening] != Byte.carriageReturn {
            var place = opening
            while bytes[place] == Byte.space || bytes[place] == Byte.tab { place += 1 }
            if bytes[place] != Byte.newline, bytes[place] != Byte.carriageReturn, place < closing {
                problems.append(SyntaxDiagnostics.stringFirstLine(at: span(opening - 3, opening)))
                indentCount = 0
            }
        }
    }

    private func span(_ start: Int, _ end: Int) -> Span {
        Span(source: source, start: UInt32(start), end: UInt32(end))
    }

    mutating func decode(_ start: Int, _ end: Int, isLast: Bool) -> String {
        var place = start
        var limit = end
        if isMultiline {
            if isAtStart {
                place = skipFirstLineEnd(start, end)
                place = skipIndentation(place, end)
            }
            if isLast { limit = max(place, dropLastLine(place, end)) }
        }
        isAtStart = false
        var output: [UInt8] = []
        output.reserveCapacity(limit - place)
        while place < limit { place = decodeNext(place, limit, into: &output) }
        return String(decoding: output, as: UTF8.self)
    }

    /// Drops the newline before the closing quotes, and the whitespace after it.
    private func dropLastLine(_ start: Int, _ end: Int) -> Int {
        var place = end
        while place > start, bytes[place - 1] == Byte.space || bytes[place - 1] == Byte.tab { place -= 1 }
        guard place > start, bytes[place - 1] == Byte.newline else { return place == start ? start : end }
        place -= 1
        if place > start, bytes[place - 1] == Byte.carriageReturn { place -= 1 }
        return place
    }

    private func skipFirstLineEnd(_ start: Int, _ end: Int) -> Int {
        var place = start
        while place < end, bytes[place] == Byte.space || bytes[place] == Byte.tab { place += 1 }
        if place < end, bytes[place] == Byte.carriageReturn { place += 1 }
        if place < end, bytes[place] == Byte.newline { return place + 1 }
        return start
    }

    private mutating func decodeNext(_ place: Int, _ end: Int, into output: inout [UInt8]) -> Int {
        let byte = bytes[place]
        if byte == Byte.backslash, isEscape(place) { return decodeEscape(place, end, into: &output) }
        guard isMultiline, byte == Byte.newline || byte == Byte.carriageReturn else {
            output.append(byte)
            return place + 1
        }
        output.append(Byte.newline)
        let isPair = byte == Byte.carriageReturn && bytes[place + 1] == Byte.newline
        return skipIndentation(place + (isPair ? 2 : 1), end)
    }

    private func isEscape(_ place: Int) -> Bool {
        for offset in 0..<pounds where bytes[place + 1 + offset] != Byte.hash { return false }
        return true
    }

    private mutating func skipIndentation(_ start: Int, _ end: Int) -> Int {
        var place = start
        for offset in 0..<indentCount {
            if place < end, bytes[place] == bytes[indentStart + offset] {
                place += 1
                continue
            }
            if place == end || bytes[place] == Byte.newline || bytes[place] == Byte.carriageReturn { return place }
            problems.append(SyntaxDiagnostics.stringIndentation(at: span(start, max(place, start + 1))))
            return place
        }
        return place
    }

    private static let simpleEscapes: [UInt8: UInt8] = [
        UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "0"): 0,
        UInt8(ascii: "\\"): 92, UInt8(ascii: "\""): 34, UInt8(ascii: "'"): 39,
    ]

    private mutating func decodeEscape(_ place: Int, _ end: Int, into output: inout [UInt8]) -> Int {
        let start = place + 1 + pounds
        guard start < end else {
            if isMultiline { return end }
            problems.append(SyntaxDiagnostics.badEscape(at: span(place, start)))
            return end
        }
        let byte = bytes[start]
        if let value = StringDecoder.simpleEscapes[byte] {
            output.append(value)
            return start + 1
        }
        if byte == UInt8(ascii: "u") { return decodeScalar(place, start + 1, end, into: &output) }
        if isMultiline, let behind = lineEnd(start, end) { return skipIndentation(behind, end) }
        problems.append(SyntaxDiagnostics.badEscape(at: span(place, start + 1)))
        return start + 1
    }

    /// Returns the start of the next line if a backslash ends this line and joins both; nil otherwise.
    private func lineEnd(_ start: Int, _ end: Int) -> Int? {
        var place = start
        while place < end, bytes[place] == Byte.space || bytes[place] == Byte.tab { place += 1 }
        if place < end, bytes[place] == Byte.carriageReturn { place += 1 }
        return place < end && bytes[place] == Byte.newline ? place + 1 : nil
    }

    /// Decodes an escape such as `\u{1F680}`.
    private mutating func decodeScalar(
        _ escape: Int, _ start: Int, _ end: Int, into output: inout [UInt8]
    ) -> Int {
        var place = start
        var value: UInt32 = 0
        var digits = 0
        if place < end, bytes[place] == Byte.leftBrace {
            place += 1
            while place < end, digits < 8, Byte.digit(bytes[place]) < 16 {
                value = value << 4 | UInt32(Byte.digit(bytes[place]))
                place += 1
                digits += 1
            }
            if place < end, bytes[place] == Byte.rightBrace, digits > 0, let scalar = Unicode.Scalar(value) {
                output.append(contentsOf: Array(String(Character(scalar)).utf8))
                return place + 1
            }
            if place < end, bytes[place] == Byte.rightBrace { place += 1 }
        }
        problems.append(SyntaxDiagnostics.badEscape(at: span(escape, max(place, start))))
        return place
    }
}
