import Diagnostics

/// Expands functions and types with parameter packs to copies for each number of values.
///
/// `func f<each T>(_ x: repeat each T)` becomes functions with 0 to `PackExpansion.maxCopies` parameters:
/// `f<T₁, T₂>(_ x₁: T₁, _ x₂: T₂)`. `struct S<each T>` becomes types whose names end in a mark for the number of type
/// parameters (`PackExpansion+Types`). All packs of a function or a type have the same number of values; the packs of a
/// function in a type may have another number of values than the type's packs. The tokens keep their positions, so
/// messages refer to the text.
struct PackExpansion {
    static let maxCopies = 6

    let tokens: [Token]
    var output: [Token] = []
    /// The number of values for each pack of the current type and for each pack parameter of the current function.
    var packs: [UInt32: Int] = [:]
    var values: [UInt32: Int] = [:]
    /// The number of values in the current pattern; outside of patterns, that of the current function or type.
    var count = 0
    var headerRange = 0..<0
    var isClosureHeader = false
    /// The types with packs that this text declares.
    var families: [UInt32: Family] = [:]
    var currentFamily: (name: UInt32, mark: Name)?
    private var labelCount = 0

    private static let each = Name(.each).id

    init(_ tokens: UnsafeMutablePointer<Token>, count: Int) {
        self.tokens = Array(UnsafeBufferPointer(start: tokens, count: count))
    }

    /// Returns the tokens of the text with all packs expanded, followed by two `.eof` tokens; nil if the text has no
    /// packs.
    mutating func expandedTokens() -> [Token]? {
        var index = 0
        var hasPacks = false
        findFamilies()
        while index < tokens.count {
            if let end = writeType(at: index) {
                hasPacks = true
                index = end
                continue
            }
            guard isFunction(at: index), let function = function(at: index) else {
                output.append(tokens[index])
                index += 1
                continue
            }
            hasPacks = true
            // Each copy of a function repeats the modifiers before `func`.
            var start = index
            while let before = modifier(endingAt: start) {
                output.removeLast(start - before)
                start = before
            }
            for number in 0...Self.maxCopies { writeCopies(function, from: start, count: number) }
            index = function.end
        }
        guard hasPacks else { return nil }
        nameEmptyCopies()
        matchBrackets()
        return output
    }

    // MARK: Functions

    struct Function {
        var generics: Range<Int>
        var parameters: Range<Int>
        var bodyStart: Int
        var end: Int
    }

    private func isFunction(at index: Int) -> Bool {
        switch tokens[index].kind {
        case .kwFunc: index + 2 < tokens.count
        case .kwInit: index + 2 < tokens.count && (index == 0 || tokens[index - 1].kind != .period)
        default: false
        }
    }

    /// Returns the index after the generic parameters; nil if none of them is a pack.
    func endOfPacks(from open: Int) -> Int? {
        var (close, depth, hasPack) = (open, 0, false)
        while close < tokens.count {
            if isAngle(close, Byte.less) { depth += 1 }
            if isAngle(close, Byte.greater) { depth -= 1 }
            if depth == 0 { break }
            if tokens[close].kind == .leftBrace || tokens[close].kind == .eof { return nil }
            if isEach(close) { hasPack = true }
            close += 1
        }
        return hasPack ? close : nil
    }

    /// Returns the parts of a function with a pack among its generic parameters.
    func function(at index: Int) -> Function? {
        var open = index + (tokens[index].kind == .kwFunc ? 2 : 1)
        if tokens[open].kind == .questionPostfix || tokens[open].kind == .exclaimPostfix { open += 1 }
        guard isAngle(open, Byte.less) else { return nil }
        guard let close = endOfPacks(from: open), close + 1 < tokens.count, tokens[close + 1].kind == .leftParen,
            case let closing = Int(tokens[close + 1].value), closing > close
        else { return nil }
        var body = closing + 1
        while body < tokens.count, tokens[body].kind != .leftBrace, tokens[body].kind != .eof {
            let opener = tokens[body].kind == .leftParen || tokens[body].kind == .leftBracket
            if opener, Int(tokens[body].value) > body { body = Int(tokens[body].value) }
            if body + 1 < tokens.count, tokens[body + 1].kind == .rightBrace { return nil }
            body += 1
        }
        guard body < tokens.count, tokens[body].kind == .leftBrace, Int(tokens[body].value) > body else { return nil }
        return Function(
            generics: open..<close + 1, parameters: close + 1..<closing + 1, bodyStart: body,
            end: Int(tokens[body].value) + 1)
    }

    /// Returns the first token of the modifier or attribute that ends before a position; nil if there is none.
    func modifier(endingAt index: Int) -> Int? {
        guard index > 0 else { return nil }
        var first = index - 1
        if tokens[first].kind == .rightParen {
            guard
                let open = (0..<first).reversed().first(where: {
                    Int(tokens[$0].value) == first && tokens[$0].kind == .leftParen
                })
            else { return nil }
            first = open - 1
        }
        guard first >= 0 else { return nil }
        if tokens[first].kind == .identifier, first > 0, tokens[first - 1].kind == .at { return first - 1 }
        switch tokens[first].kind {
        case .kwStatic, .kwPublic, .kwPrivate, .kwInternal, .kwFileprivate: return first
        case .kwClass: return tokens[index].isAtLineStart ? nil : first
        case .identifier:
            guard !tokens[index].isAtLineStart else { return nil }
            let words = ["mutating", "nonisolated", "final", "override", "open", "package", "convenience", "required"]
            return words.contains(tokens[first].name.text) ? first : nil
        default: return nil
        }
    }

    private mutating func writeCopies(_ function: Function, from start: Int, count: Int) {
        self.count = count
        packs = [:]
        values = [:]
        for pack in self.packs(of: function) { packs[pack] = count }
        write(function, from: start)
    }

    func packs(of function: Function) -> [UInt32] {
        function.generics.filter { isEach($0) }.map { tokens[$0 + 1].value }
    }

    /// Records which parameters are packs.
    mutating func recordValues(of parameters: Range<Int>) {
        for index in parameters where tokens[index].kind == .kwRepeat && tokens[index - 1].kind == .colon {
            values[tokens[index - 2].value] = count(
                of: index..<expressionRange(from: index + 1, in: parameters, isStatement: false))
        }
    }

    mutating func write(_ function: Function, from start: Int) {
        headerRange = function.parameters
        recordValues(of: function.parameters)
        let begin = output.count
        write(start..<function.generics.lowerBound, nil)
        writeGenerics(function.generics)
        write(function.parameters, nil)
        let between = function.parameters.upperBound..<function.bodyStart
        let condition = between.first { tokens[$0].kind == .kwWhere } ?? between.upperBound
        write(between.lowerBound..<condition, nil)
        if condition < between.upperBound { writeConditions(condition + 1..<between.upperBound, tokens[condition]) }
        write(function.bodyStart..<function.end, nil)
        if begin < output.count { output[begin].flags.insert(.newlineBefore) }
    }

    mutating func writeGenerics(_ range: Range<Int>) {
        let parts = parts(of: range.lowerBound + 1..<range.upperBound - 1)
        var made: [[Token]] = []
        for part in parts {
            guard isEach(part.lowerBound) else {
                made.append(Array(tokens[part]))
                continue
            }
            for number in 0..<count(of: part) {
                made.append([numbered(part.lowerBound + 1, number)] + tokens[part.dropFirst(2)])
            }
        }
        guard !made.isEmpty else { return }
        output.append(tokens[range.lowerBound])
        writeJoined(made, like: tokens[range.lowerBound])
        output.append(tokens[range.upperBound - 1])
    }

    mutating func writeConditions(_ range: Range<Int>, _ word: Token) {
        var made: [[Token]] = []
        for part in parts(of: range) {
            if tokens[part.lowerBound].kind == .kwRepeat {
                for number in 0..<count(of: part) {
                    made.append(writtenTokens(part.lowerBound + 1..<part.upperBound, number))
                }
            } else {
                made.append(writtenTokens(part, nil))
            }
        }
        guard !made.isEmpty else { return }
        output.append(word)
        writeJoined(made, like: word)
    }

    // MARK: Patterns

    /// Returns the number of values of the packs in a pattern. If the pattern names a tuple, returns that of the
    /// function or type.
    func count(of pattern: Range<Int>) -> Int {
        for index in pattern where isEach(index) {
            if let known = packs[tokens[index + 1].value] ?? values[tokens[index + 1].value] { return known }
        }
        return count
    }

    /// Writes tokens, in which `each x` becomes the value with the given number.
    mutating func write(_ range: Range<Int>, _ number: Int?) {
        var index = range.lowerBound
        while index < range.upperBound {
            if let number, isEach(index), index + 1 < range.upperBound {
                index = writeEach(index, number)
            } else if tokens[index].kind == .kwFor, let end = writeLoop(index, in: range) {
                index = end
            } else if tokens[index].kind == .kwRepeat, tokens[index + 1].kind != .leftBrace {
                index = writeRepeated(index, in: range)
            } else if tokens[index].kind == .leftBrace, let end = writeClosureHeader(index, in: range) {
                index = end
            } else {
                output.append(tokenNamingCopy(index))
                index += 1
            }
        }
    }

    private mutating func writtenTokens(_ range: Range<Int>, _ number: Int?) -> [Token] {
        let begin = output.count
        write(range, number)
        defer { output.removeLast(output.count - begin) }
        return Array(output[begin...])
    }

    /// Writes the value for `each x`; returns the index after it.
    private mutating func writeEach(_ index: Int, _ number: Int) -> Int {
        let name = tokens[index + 1]
        if packs[name.value] != nil || values[name.value] != nil {
            var token = numbered(index + 1, number)
            token.flags = tokens[index].flags
            output.append(token)
            return index + 2
        }
        // Packs that are no parameters are stored in a tuple; a pack of one value is the value itself.
        var end = index + 2
        while tokens[end].kind == .period, tokens[end].start == tokens[end - 1].end, tokens[end + 1].kind.isWord {
            end += 2
        }
        output += tokens[index + 1..<end]
        guard count > 1 else { return end }
        let last = tokens[end - 1]
        output.append(Token(kind: .period, flags: [], start: last.end, end: last.end, value: 0))
        output.append(
            Token(kind: .identifier, flags: [], start: last.end, end: last.end, value: Name(String(number)).id))
        return end
    }

    private mutating func writeRepeated(_ index: Int, in range: Range<Int>) -> Int {
        let isStatement = index == range.lowerBound || tokens[index].isAtLineStart || isStart(index - 1)
        let pattern = index + 1..<expressionRange(from: index + 1, in: range, isStatement: isStatement)
        let outer = count
        count = count(of: pattern)
        defer { count = outer }
        if isStatement {
            for number in 0..<count {
                let begin = output.count
                write(pattern, number)
                if begin < output.count { output[begin].flags.insert(.newlineBefore) }
            }
            // If the statement is dropped, the `;` after it is dropped too.
            let isEmpty =
                count == 0 && pattern.upperBound < range.upperBound && tokens[pattern.upperBound].kind == .semicolon
            return pattern.upperBound + (isEmpty ? 1 : 0)
        }
        var labels: [Token] = []
        if headerRange.contains(index), tokens[index - 1].kind == .colon, tokens[index - 2].kind != .rightParen {
            labels = takeLabels()
        } else if tokens[index - 1].kind == .colon, count == 0, output.count > 1 {
            output.removeLast(2)
        }
        var made: [[Token]] = []
        for number in 0..<count {
            made.append(numberedParameter(labels, index, number) + writtenTokens(pattern, number))
        }
        if made.isEmpty {
            if output.last?.kind == .comma {
                output.removeLast()
            } else if pattern.upperBound < range.upperBound, tokens[pattern.upperBound].kind == .comma {
                return pattern.upperBound + 1
            }
        }
        writeJoined(made, like: tokens[index])
        return pattern.upperBound
    }

    /// Removes the labels `label name:` before a pack and returns them.
    private mutating func takeLabels() -> [Token] {
        output.removeLast()
        var labels = [output.removeLast()]
        if let before = output.last, before.kind.isWord { labels.insert(output.removeLast(), at: 0) }
        return labels
    }

    /// Returns `label name₁:` for the first parameter, `_ name₂:` for the others. Parameters of closures have no labels.
    private func numberedParameter(_ labels: [Token], _ index: Int, _ number: Int) -> [Token] {
        guard let name = labels.last else { return [] }
        if isClosureHeader { return [numbered(name, number), tokens[index - 1]] }
        var label = labels[0]
        if number > 0 { (label.kind, label.value) = (.kwUnderscore, Name("_").id) }
        return [label, numbered(name, number), tokens[index - 1]]
    }

    /// Writes `for x in repeat each values { … }` once for each value; returns the index after it.
    private mutating func writeLoop(_ index: Int, in range: Range<Int>) -> Int? {
        guard
            let word = (index..<range.upperBound).first(where: {
                tokens[$0].kind == .kwIn || tokens[$0].kind == .leftBrace
            }),
            tokens[word].kind == .kwIn, tokens[word + 1].kind == .kwRepeat,
            let open = (word..<range.upperBound).first(where: { tokens[$0].kind == .leftBrace }),
            case let close = Int(tokens[open].value), close > open
        else { return nil }
        let outer = count
        count = count(of: word + 1..<open)
        defer { count = outer }
        labelCount += 1
        var label = tokens[index]
        (label.kind, label.value) = (.identifier, Name("values\(labelCount)").id)
        func mark(_ kind: TokenKind, at start: UInt32) -> Token {
            Token(kind: kind, flags: [], start: start, end: start, value: 0)
        }
        output += [
            label, mark(.colon, at: label.start), mark(.kwDo, at: label.start), mark(.leftBrace, at: label.start),
        ]
        for number in 0..<count {
            var first = tokens[index]
            first.flags.insert(.newlineBefore)
            output.append(first)
            write(index + 1..<word + 1, nil)
            output.append(mark(.leftBracket, at: tokens[word + 2].start))
            write(word + 2..<open, number)
            output.append(mark(.rightBracket, at: tokens[open - 1].end))
            let body = writtenTokens(open..<close + 1, nil)
            output += addingBreak(body, label)
        }
        output.append(mark(.rightBrace, at: tokens[close].end))
        return close + 1
    }

    /// Changes each `break` in the body of a loop so that it leaves the loops of all values.
    private func addingBreak(_ body: [Token], _ label: Token) -> [Token] {
        var made: [Token] = []
        var inner: [Int] = []
        var depth = 0
        for (index, token) in body.enumerated() {
            made.append(token)
            switch token.kind {
            case .leftBrace: depth += 1
            case .rightBrace:
                depth -= 1
                if inner.last == depth { inner.removeLast() }
            case .kwFor, .kwWhile, .kwRepeat, .kwSwitch: if inner.last != depth { inner.append(depth) }
            case .kwBreak where inner.isEmpty && (body[index + 1].isAtLineStart || !body[index + 1].kind.isWord):
                var target = label
                target.flags = []
                made.append(target)
            default: break
            }
        }
        return made
    }

    // MARK: Parts

    func isEach(_ index: Int) -> Bool {
        tokens[index].kind == .identifier && tokens[index].value == Self.each
            && (tokens[index + 1].kind == .identifier || tokens[index + 1].kind == .kwSelf)
    }

    func isAngle(_ index: Int, _ byte: UInt8) -> Bool {
        switch tokens[index].kind {
        case .binaryOperator, .prefixOperator, .postfixOperator:
            tokens[index].name.text == String(UnicodeScalar(byte))
        default: false
        }
    }

    private func isStart(_ index: Int) -> Bool {
        switch tokens[index].kind {
        case .leftBrace, .rightBrace, .semicolon, .kwIn: true
        default: false
        }
    }

    /// Returns the tokens of a pattern: it ends at a comma, a closing bracket or a body; a statement ends at the end of
    /// its line.
    func expressionRange(from start: Int, in range: Range<Int>, isStatement: Bool) -> Int {
        var index = start
        var angles = 0
        while index < range.upperBound {
            let token = tokens[index]
            switch token.kind {
            case .comma where !isStatement && angles == 0: return index
            case .rightParen, .rightBracket, .rightBrace, .semicolon: return index
            case .equal, .kwWhere: if !isStatement { return index }
            default: break
            }
            if isStatement, index > start, token.isAtLineStart { return index }
            if isAngle(index, Byte.less), token.start == tokens[index - 1].end { angles += 1 }
            if isAngle(index, Byte.greater), token.start == tokens[index - 1].end {
                if angles == 0, !isStatement { return index }
                angles -= 1
            }
            let isOpener = token.kind == .leftParen || token.kind == .leftBracket || token.kind == .leftBrace
            if isOpener, Int(token.value) > index { index = Int(token.value) }
            index += 1
        }
        return range.upperBound
    }

    /// Returns the parts between commas.
    func parts(of range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var (start, index, angles) = (range.lowerBound, range.lowerBound, 0)
        while index < range.upperBound {
            if isAngle(index, Byte.less) { angles += 1 }
            if isAngle(index, Byte.greater) { angles -= 1 }
            if tokens[index].kind == .comma, angles == 0 {
                parts.append(start..<index)
                start = index + 1
            }
            let isOpener = tokens[index].kind == .leftParen || tokens[index].kind == .leftBracket
            if isOpener, Int(tokens[index].value) > index { index = Int(tokens[index].value) }
            index += 1
        }
        if start < range.upperBound { parts.append(start..<range.upperBound) }
        return parts
    }

    /// Returns the name of a part of a pack: `T₁`, `T₂`.
    private func numbered(_ index: Int, _ number: Int) -> Token { numbered(tokens[index], number) }

    private func numbered(_ token: Token, _ number: Int) -> Token {
        var made = token
        made.kind = .identifier
        made.value = Name(token.name.text + String(UnicodeScalar(UInt32(0x2081 + number))!)).id
        return made
    }

    private mutating func writeJoined(_ parts: [[Token]], like token: Token) {
        for (number, part) in parts.enumerated() {
            if number > 0 {
                output.append(Token(kind: .comma, flags: [], start: token.start, end: token.start, value: 0))
            }
            output += part
        }
    }

    /// Stores in each opening token the index of its closing token.
    private mutating func matchBrackets() {
        var open: [Int] = []
        for index in output.indices {
            switch output[index].kind {
            case .leftParen, .leftBracket, .leftBrace, .stringStart, .interpolationStart: open.append(index)
            case .rightParen, .rightBracket, .rightBrace, .stringEnd, .interpolationEnd:
                if let opener = open.popLast() { output[opener].value = UInt32(index) }
            default: break
            }
        }
    }
}
