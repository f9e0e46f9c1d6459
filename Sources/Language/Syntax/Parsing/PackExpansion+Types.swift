import Diagnostics

// Expands types with parameter packs: each becomes one copy for each number of type parameters, like functions in
// `PackExpansion`.

extension Name {
    /// Returns the name for the copy of a type with packs that has `count` type parameters. It contains a mark that
    /// programs cannot write.
    public func packCopy(_ count: Int) -> Name { Name(text + String(UnicodeScalar(UInt32(0xE000 + count))!)) }

    /// The written name of a copy, and its number of type parameters; nil for other names.
    public var packFamily: (stem: Name, count: Int)? {
        guard let last = text.unicodeScalars.last, (0xE000...0xE000 + 32).contains(last.value) else { return nil }
        return (Name(String(text.unicodeScalars.dropLast())), Int(last.value) - 0xE000)
    }
}

extension Name {
    /// The name as the program writes it.
    public var sourceName: Name { packFamily?.stem ?? self }

    /// True for a part of a pack, such as `T₁` of the pack `T`.
    public var isPackPart: Bool { text.unicodeScalars.last.map { (0x2080...0x2089).contains($0.value) } ?? false }
}

extension Token {
    fileprivate func isOperator(_ text: String) -> Bool {
        switch kind {
        case .binaryOperator, .prefixOperator, .postfixOperator: name.text == text
        default: false
        }
    }
}

extension PackExpansion {
    /// A type with packs and the number of its other type parameters.
    struct Family {
        var packs: Set<UInt32>
        /// The number of the type's parameters that are no packs.
        var others: Int
    }

    private struct TypeParts {
        var name: Int
        /// The range of tokens for the generic parameters; empty for extensions.
        var generics: Range<Int>
        var bodyStart: Int
        var end: Int
    }

    mutating func findFamilies() {
        for index in tokens.indices {
            guard let parts = declaration(at: index) else { continue }
            let inner = self.parts(of: parts.generics.lowerBound + 1..<parts.generics.upperBound - 1)
            let packs = inner.filter { isEach($0.lowerBound) }
            families[tokens[parts.name].value] = Family(
                packs: Set(packs.map { tokens[$0.lowerBound + 1].value }), others: inner.count - packs.count)
        }
    }

    /// Writes the copies of a type with packs, or of an extension of such a type. Returns the index after the
    /// declaration.
    mutating func writeType(at index: Int) -> Int? {
        guard let parts = declaration(at: index) ?? extensionParts(at: index),
            let family = families[tokens[parts.name].value]
        else { return nil }
        var start = index
        while let before = modifier(endingAt: start) {
            output.removeLast(start - before)
            start = before
        }
        for number in 0...Self.maxCopies { copy(parts, of: family, from: start, count: number) }
        return parts.end
    }

    private mutating func copy(_ parts: TypeParts, of family: Family, from start: Int, count: Int) {
        self.count = count
        (packs, values, headerRange) = ([:], [:], 0..<0)
        for pack in family.packs { packs[pack] = count }
        let name = tokens[parts.name]
        self.currentFamily = (name.value, name.name.packCopy(family.others + count * family.packs.count))
        defer { self.currentFamily = nil }
        let begin = output.count
        write(start..<parts.name + 1, nil)
        if !parts.generics.isEmpty { writeGenerics(parts.generics) }
        let between = max(parts.name + 1, parts.generics.upperBound)..<parts.bodyStart
        let condition = between.first { tokens[$0].kind == .kwWhere } ?? between.upperBound
        write(between.lowerBound..<condition, nil)
        if condition < between.upperBound { writeConditions(condition + 1..<between.upperBound, tokens[condition]) }
        writeMembers(parts.bodyStart..<parts.end)
        if begin < output.count { output[begin].flags.insert(.newlineBefore) }
    }

    /// Writes the body of a type. Packs that its functions declare are expanded in each function.
    private mutating func writeMembers(_ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            if let function = function(at: index), function.end <= range.upperBound {
                writeMember(function, at: index)
                index = function.end
                continue
            }
            guard let function = memberRanges(at: index), function.end <= range.upperBound else {
                let next = (index + 1..<range.upperBound).first { memberRanges(at: $0) != nil } ?? range.upperBound
                write(index..<next, nil)
                index = next
                continue
            }
            let outer = values
            recordValues(of: function.parameters)
            headerRange = function.parameters
            write(index..<function.end, nil)
            (values, headerRange) = (outer, 0..<0)
            index = function.end
        }
    }

    /// Writes the copies of a member that has packs of its own. These packs may have another number of values than the
    /// type's.
    private mutating func writeMember(_ function: Function, at index: Int) {
        var start = index
        while let before = modifier(endingAt: start) {
            output.removeLast(start - before)
            start = before
        }
        let outer = (packs, values)
        let own = packs(of: function)
        // The type's packs and the member's packs together have at most as many values as those of a single function,
        // because a result may contain all of them.
        for number in 0...Self.maxCopies - count where !mixesCounts(function, own, number) {
            for pack in own { packs[pack] = number }
            write(function, from: start)
            (packs, values) = outer
        }
        headerRange = 0..<0
    }

    /// Returns true if a pattern contains a pack of the type and a pack of the function with different numbers of
    /// values.
    private func mixesCounts(_ function: Function, _ own: [UInt32], _ number: Int) -> Bool {
        guard number != count else { return false }
        for index in function.parameters.lowerBound..<function.end where tokens[index].kind == .kwRepeat {
            let isStatement = index >= function.bodyStart && tokens[index].isAtLineStart
            let pattern =
                index
                + 1..<expressionRange(
                    from: index + 1, in: function.parameters.lowerBound..<function.end, isStatement: isStatement)
            let names = pattern.filter { isEach($0) }.map { tokens[$0 + 1].value }
            if names.contains(where: { own.contains($0) }), names.contains(where: { packs[$0] != nil }) { return true }
        }
        return false
    }

    private func memberRanges(at index: Int) -> (parameters: Range<Int>, end: Int)? {
        switch tokens[index].kind {
        case .kwFunc: break
        case .kwInit, .kwSubscript: if tokens[index - 1].kind == .period { return nil }
        default: return nil
        }
        guard let open = (index..<min(index + 40, tokens.count)).first(where: { tokens[$0].kind == .leftParen }),
            case let close = Int(tokens[open].value), close > open,
            let body = (close..<tokens.count).first(where: { tokens[$0].kind == .leftBrace }),
            case let end = Int(tokens[body].value), end > body
        else { return nil }
        return (open..<close + 1, end + 1)
    }

    /// Renames `S<>`, in which the pack is empty, to the copy without type parameters.
    mutating func nameEmptyCopies() {
        var made: [Token] = []
        made.reserveCapacity(output.count)
        for token in output {
            if let open = made.last, open.isOperator("<"), token.isOperator(">"), made.count > 1,
                made[made.count - 2].kind == .identifier
            {
                made.removeLast()
                made[made.count - 1].value = made[made.count - 1].name.packCopy(0).id
            } else {
                made.append(token)
            }
        }
        output = made
    }

    /// Returns the token at a position, or a token with the name of the copy if it names a type with packs.
    func tokenNamingCopy(_ index: Int) -> Token {
        var token = tokens[index]
        guard let currentFamily, token.kind == .identifier, token.value == currentFamily.name else { return token }
        if index + 1 < tokens.count, isAngle(index + 1, Byte.less), !isDeclared(index) { return token }
        if index > 0, tokens[index - 1].kind == .period { return token }
        token.value = currentFamily.mark.id
        return token
    }

    private func isDeclared(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        switch tokens[index - 1].kind {
        case .kwStruct, .kwEnum, .kwClass, .kwExtension: return true
        case .identifier: return tokens[index - 1].value == Name(.actor).id
        default: return false
        }
    }

    private func declaration(at index: Int) -> TypeParts? {
        switch tokens[index].kind {
        case .kwStruct, .kwEnum, .kwClass: break
        case .identifier where tokens[index].value == Name(.actor).id: break
        default: return nil
        }
        guard index + 2 < tokens.count, tokens[index + 1].kind == .identifier, isAngle(index + 2, Byte.less) else {
            return nil
        }
        guard let close = endOfPacks(from: index + 2) else { return nil }
        return bodyRange(after: close + 1).map {
            TypeParts(name: index + 1, generics: index + 2..<close + 1, bodyStart: $0.start, end: $0.end)
        }
    }

    private func extensionParts(at index: Int) -> TypeParts? {
        guard tokens[index].kind == .kwExtension, index + 2 < tokens.count, tokens[index + 1].kind == .identifier,
            families[tokens[index + 1].value] != nil
        else { return nil }
        return bodyRange(after: index + 2).map {
            TypeParts(name: index + 1, generics: index + 2..<index + 2, bodyStart: $0.start, end: $0.end)
        }
    }

    private func bodyRange(after index: Int) -> (start: Int, end: Int)? {
        guard let start = (index..<tokens.count).first(where: { tokens[$0].kind == .leftBrace }),
            case let end = Int(tokens[start].value), end > start
        else { return nil }
        return (start, end + 1)
    }
}
