// Expands the parameters of closures whose types are packs.

extension PackExpansion {
    /// Writes `{ (x: repeat each T)` at the start of a closure; returns the index after it, or nil if there is none.
    mutating func writeClosureHeader(_ index: Int, in range: Range<Int>) -> Int? {
        let open = index + 1
        guard open < range.upperBound, tokens[open].kind == .leftParen, case let close = Int(tokens[open].value),
            close > open, close < range.upperBound,
            (open..<close).contains(where: { tokens[$0].kind == .kwRepeat && tokens[$0 - 1].kind == .colon }),
            let word = (close..<range.upperBound).first(where: {
                [.kwIn, .leftBrace, .rightBrace].contains(tokens[$0].kind)
            }),
            tokens[word].kind == .kwIn
        else { return nil }
        let outer = (headerRange, isClosureHeader)
        (headerRange, isClosureHeader) = (open..<close + 1, true)
        recordValues(of: headerRange)
        output.append(marked(index))
        write(headerRange, nil)
        (headerRange, isClosureHeader) = outer
        return close + 1
    }
}
