import StyledText

/// Draws a sheet as text, in Unicode or ASCII.
struct TextWriter {
    let sheet: Sheet
    let style: PictureStyle

    func lines() -> [StyledText] {
        var lines: [StyledText] = []
        for (index, block) in sheet.blocks.enumerated() {
            if index > 0 { lines.append(StyledText()) }
            lines += axis(of: block, isFirst: index == 0)
            // Two rows share one pointer. If there are more, each row has a pointer of its own.
            let isShared = block.rows.count <= 2
            for (number, row) in block.rows.enumerated() {
                lines += drawn(row, number, in: block)
                if !isShared, let pointer = pointer(at: [row], in: block) { lines.append(pointer) }
            }
            if isShared, let pointer = pointer(at: block.rows, in: block) { lines.append(pointer) }
        }
        if !sheet.executors.isEmpty { lines.append(legend) }
        for note in sheet.notes {
            lines += StyledText("  " + note, .dim).wrapped(to: style.width, indent: 4)
        }
        return lines
    }

    /// A legend such as `threads: main  @bg  @queue work`.
    private var legend: StyledText {
        var line = StyledText("  threads:", .dim)
        for executor in sheet.executors {
            line.append("  ")
            line.append(executor.map { "@" + visible($0) } ?? "main", role(of: executor))
        }
        return line
    }

    private func role(of executor: String?) -> Role { sheet.colour(of: executor).map(Role.lane) ?? .value }

    private func head(_ label: String, _ role: Role?, indent: Int = 0) -> StyledText {
        var line = StyledText(String(repeating: " ", count: 2 + indent))
        line.append(padded(label, to: sheet.labelColumns - indent + 2), role)
        return line
    }

    private func axis(of block: Sheet.Block, isFirst: Bool) -> [StyledText] {
        guard block.columns > 0 else { return [] }
        var numbers = Cells(block.columns)
        for tick in block.ticks { numbers.put(tick.label, at: tick.column, .dim) }
        if sheet.isSteps { return [trimmed(head(sheet.scale, .dim) + numbers.text)] }
        var rule = Cells(block.columns)
        for column in 0..<block.columns { rule.put(sign(.line), at: column, .dim) }
        for tick in block.ticks { rule.put(sign(.tick), at: tick.column, .dim) }
        for pause in block.breaks { rule.put(pause.text, at: pause.columns.lowerBound, .dim) }
        let isBeside = displayWidth(of: sheet.scale) <= sheet.labelColumns
        var lines = [trimmed(head("", nil) + numbers.text), head(isBeside ? sheet.scale : "", .dim) + rule.text]
        if !isBeside, isFirst { lines.insert(StyledText("  " + sheet.scale, .dim), at: 0) }
        return lines
    }

    private func drawn(_ row: Sheet.Row, _ number: Int, in block: Sheet.Block) -> [StyledText] {
        let lane = Role.lane(row.lane)
        return (0..<row.height).map { depth in
            var cells = Cells(block.columns + 2)
            let isWide = displayWidth(of: row.label) + row.indent > sheet.labelColumns
            for column in isWide ? [] : block.teardowns(passing: number, depth: depth) {
                cells.put(sign(.disposed), at: column, .dim)
            }
            if depth == 0 {
                for column in row.line.joined() {
                    let isIdle = block.breaks.contains { $0.columns.contains(column) }
                    cells.put(sign(isIdle ? .idle : .line), at: column, .dim)
                }
            }
            for placed in row.marks where placed.depth == depth {
                switch placed.shape {
                case .live:
                    cells.put(sign(.line), at: placed.column - 1, .dim)
                    cells.put(sign(.live), at: placed.column, .dim)
                case .value:
                    let own = sheet.executors.isEmpty ? lane : role(of: placed.mark?.executor)
                    cells.put(placed.text, at: placed.column, own)
                case .error: cells.put(placed.text, at: placed.column, .error)
                case .disposed: cells.put(sign(of: placed), at: placed.column, .dim)
                case .held, .bracket, .counted, .subscribed, .completed:
                    cells.put(placed.text, at: placed.column, .dim)
                }
            }
            let label = depth == 0 ? head(row.label, lane, indent: row.indent) : head("", nil)
            return trimmed(label + cells.text)
        }
    }

    private func sign(of teardown: Sheet.Placed) -> String {
        switch teardown.joint {
        case .first: return sign(.firstDisposed)
        case .last: return sign(.lastDisposed)
        case .middle, nil: return teardown.text
        }
    }

    /// Returns a line with carets below the columns at which rows differ.
    private func pointer(at rows: [Sheet.Row], in block: Sheet.Block) -> StyledText? {
        let columns = rows.flatMap { $0.marks.filter { $0.mark?.isPointedAt == true }.map(\.column) }
        guard !columns.isEmpty else { return nil }
        var cells = Cells(block.columns)
        for column in columns { cells.put("^", at: column, .caret) }
        return trimmed(head("", nil) + cells.text)
    }

    private func sign(_ sign: PictureSign) -> String { sign.text(style.isUnicode) }

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
private struct Cells {
    private var cells: [(text: String, role: Role?)]

    init(_ count: Int) { cells = Array(repeating: (" ", nil), count: count) }

    mutating func put(_ text: String, at column: Int, _ role: Role?) {
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
