import StyledText

/// Draws a sheet as text, in Unicode or ASCII.
struct TextWriter {
    let sheet: Sheet
    let style: PictureStyle

    func lines() -> [StyledText] {
        var lines: [StyledText] = []
        for (index, block) in sheet.blocks.enumerated() {
            if index > 0 { lines.append(StyledText()) }
            lines += axisLines(of: block, isFirst: index == 0)
            // Two rows share one pointer. If there are more, each row has a pointer of its own.
            let isShared = block.rows.count <= 2
            for (number, row) in block.rows.enumerated() {
                lines += rowLines(row, number, in: block)
                if !isShared, let pointer = pointerLine(at: [row], in: block) { lines.append(pointer) }
            }
            if isShared, let pointer = pointerLine(at: block.rows, in: block) { lines.append(pointer) }
        }
        if !sheet.executors.isEmpty { lines.append(legendLine) }
        for note in sheet.notes {
            lines += StyledText("  " + note, .dim).wrapped(to: style.width, indent: 4)
        }
        return lines
    }

    /// A legend such as `threads: main  @bg  @queue work`.
    private var legendLine: StyledText {
        var line = StyledText("  threads:", .dim)
        for executor in sheet.executors {
            line.append("  ")
            line.append(executor.map { "@" + escapingControls($0) } ?? "main", role(of: executor))
        }
        return line
    }

    private func role(of executor: String?) -> TextRole { sheet.colour(of: executor).map(TextRole.lane) ?? .value }

    private func rowHead(_ label: String, _ role: TextRole?, indent: Int = 0) -> StyledText {
        var line = StyledText(String(repeating: " ", count: 2 + indent))
        line.append(padded(label, to: sheet.labelColumns - indent + 2), role)
        return line
    }

    private func axisLines(of block: Sheet.Block, isFirst: Bool) -> [StyledText] {
        guard block.columns > 0 else { return [] }
        var numbers = TextCells(block.columns)
        for tick in block.ticks { numbers.write(tick.label, at: tick.column, .dim) }
        if sheet.isSteps { return [trimmed(rowHead(sheet.scaleText, .dim) + numbers.text)] }
        var rule = TextCells(block.columns)
        for column in 0..<block.columns { rule.write(symbolText(.line), at: column, .dim) }
        for tick in block.ticks { rule.write(symbolText(.tick), at: tick.column, .dim) }
        for pause in block.breaks { rule.write(pause.text, at: pause.columns.lowerBound, .dim) }
        let isBeside = displayWidth(of: sheet.scaleText) <= sheet.labelColumns
        var lines = [
            trimmed(rowHead("", nil) + numbers.text), rowHead(isBeside ? sheet.scaleText : "", .dim) + rule.text,
        ]
        if !isBeside, isFirst { lines.insert(StyledText("  " + sheet.scaleText, .dim), at: 0) }
        return lines
    }

    private func rowLines(_ row: Sheet.Row, _ number: Int, in block: Sheet.Block) -> [StyledText] {
        let lane = TextRole.lane(row.lane)
        return (0..<row.height).map { depth in
            var cells = TextCells(block.columns + 2)
            let isWide = displayWidth(of: row.label) + row.indent > sheet.labelColumns
            for column in isWide ? [] : block.teardowns(passing: number, depth: depth) {
                cells.write(symbolText(.disposed), at: column, .dim)
            }
            if depth == 0 {
                for column in row.line.joined() {
                    let isIdle = block.breaks.contains { $0.columns.contains(column) }
                    cells.write(symbolText(isIdle ? .idle : .line), at: column, .dim)
                }
            }
            for placed in row.marks where placed.depth == depth {
                switch placed.shape {
                case .live:
                    cells.write(symbolText(.line), at: placed.column - 1, .dim)
                    cells.write(symbolText(.live), at: placed.column, .dim)
                case .value:
                    let own = sheet.executors.isEmpty ? lane : role(of: placed.mark?.executor)
                    cells.write(placed.text, at: placed.column, own)
                case .error: cells.write(placed.text, at: placed.column, .error)
                case .disposed: cells.write(teardownSymbol(of: placed), at: placed.column, .dim)
                case .held, .bracket, .counted, .subscribed, .completed:
                    cells.write(placed.text, at: placed.column, .dim)
                }
            }
            let label = depth == 0 ? rowHead(row.label, lane, indent: row.indent) : rowHead("", nil)
            return trimmed(label + cells.text)
        }
    }

    private func teardownSymbol(of teardown: Sheet.PlacedMark) -> String {
        switch teardown.joint {
        case .first: return symbolText(.firstDisposed)
        case .last: return symbolText(.lastDisposed)
        case .middle, nil: return teardown.text
        }
    }

    /// Returns a line with carets below the columns at which rows differ.
    private func pointerLine(at rows: [Sheet.Row], in block: Sheet.Block) -> StyledText? {
        let columns = rows.flatMap { $0.marks.filter { $0.mark?.isPointedAt == true }.map(\.column) }
        guard !columns.isEmpty else { return nil }
        var cells = TextCells(block.columns)
        for column in columns { cells.write("^", at: column, .caret) }
        return trimmed(rowHead("", nil) + cells.text)
    }

    private func symbolText(_ sign: PictureSymbol) -> String { sign.symbolText(style.isUnicode) }

    private func trimmed(_ line: StyledText) -> StyledText {
        var runs = line.runs
        while let last = runs.last {
            let kept = last.text.count - last.text.reversed().prefix { $0 == " " }.count
            if kept > 0 {
                runs[runs.count - 1].text = String(last.text.prefix(kept))
                break
            }
            runs.removeLast()
        }
        return StyledText(runs: runs)
    }
}

/// The cells of a line of text; a wide character occupies two of them.
private struct TextCells {
    private var cells: [(text: String, role: TextRole?)]

    init(_ count: Int) { cells = Array(repeating: (" ", nil), count: count) }

    mutating func write(_ text: String, at column: Int, _ role: TextRole?) {
        var column = column
        for character in text {
            let width = displayWidth(of: character)
            if width == 0, column > 0, column <= cells.count {
                cells[column - 1].text += String(character)
                continue
            }
            while cells.count < column + width { cells.append((" ", nil)) }
            cells[column] = (String(character), role)
            for behind in 1..<max(1, width) { cells[column + behind] = ("", role) }
            column += width
        }
    }

    var text: StyledText {
        var text = StyledText()
        for cell in cells { text.append(cell.text, cell.role) }
        return text
    }
}
