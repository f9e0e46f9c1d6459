import CEditLineShim

private let refresh = Int32(RILL_EDIT_REFRESH)
private let accept = Int32(RILL_EDIT_ACCEPT)
private let endOfInput = Int32(RILL_EDIT_END)

extension LineEditor {
    /// Performs a command and returns libedit's action code.
    func perform(_ command: Command, key: UInt32) -> Int32 {
        if command != .complete { tabPresses = 0 }
        expectsChoice = false
        if command != .up && command != .down { goalColumn = nil }
        defer { lastCommand = command }
        markDirty()
        switch command {
        case .enter: return enter()
        case .deleteOrEnd: return deleteOrEnd()
        case .searchBack: return search(backwards: true)
        case .searchForward: return search(backwards: false)
        case .up: up()
        case .down: down()
        case .complete: complete()
        case .undo: if let before = undoHistory.undo(from: block) { block = before }
        case .timeBack: showInstant(by: -1)
        case .timeOn: showInstant(by: 1)
        case .increase, .decrease, .increaseMuch, .decreaseMuch:
            changeValue(
                isUp: command == .increase || command == .increaseMuch,
                isLarge: command == .increaseMuch || command == .decreaseMuch)
        case .showTypes: showTypes()
        case .openEditor: edit()
        case .quote: quote()
        case .clear: clearScreen()
        case .interrupt: interrupt()
        case .suspend: suspend()
        case .quit: rill_tty_quit()
        case .ignore: break
        default: change(command, key: key)
        }
        return refresh
    }

    /// Performs a command that changes only the text and the cursor.
    private func change(_ command: Command, key: UInt32) {
        var new = block
        let here = new.cursor
        switch command {
        case .newLine: new.breakLine(indent: indent(of: new))
        case .closer: new.insertCloser(Unicode.Scalar(key) ?? "}")
        case .left: new.moveLeft()
        case .right: new.moveRight()
        case .lineStart: new.move(to: new.line.lowerBound)
        case .lineEnd: new.move(to: new.line.upperBound)
        case .wordLeft: new.move(to: new.wordStart(before: here))
        case .wordRight: new.move(to: new.wordEnd(after: here))
        case .deleteLeft: new.deleteLeft()
        case .deleteRight: new.deleteRight()
        case .killWordLeft: kill(new.wordStart(before: here)..<here, of: &new, inFront: true)
        case .killWordRight: kill(here..<new.wordEnd(after: here), of: &new, inFront: false)
        case .killToStart: kill(new.line.lowerBound..<here, of: &new, inFront: true)
        case .killToEnd:
            // At the end of a line, Delete joins the line with the next one.
            let end = max(new.line.upperBound, min(here + 1, new.scalars.count))
            kill(here..<(new.line.upperBound > here ? new.line.upperBound : end), of: &new, inFront: false)
        case .yank: new.insert(killedText)
        default: return
        }
        block = new
    }

    private func indent(of block: Block) -> Int {
        block.lineText.prefix { $0 == " " }.count
    }

    /// Cuts a range of the text. Texts that are cut consecutively are pasted together.
    private func kill(_ range: Range<Int>, of block: inout Block, inFront: Bool) {
        guard !range.isEmpty else { return }
        let text = block.remove(range)
        let kills: [Command] = [.killWordLeft, .killWordRight, .killToStart, .killToEnd]
        guard let lastCommand, kills.contains(lastCommand) else {
            killedText = text
            return
        }
        killedText = inFront ? text + killedText : killedText + text
    }

    // MARK: Enter, Ctrl-D, Ctrl-C

    private func enter() -> Int32 {
        let answer = parts.validator.validate(block.text)
        if runsPaste {
            runsPaste = false
            if case .run(let remark) = answer { leaveBlock(remark: remark) } else { leaveBlock() }
            return accept
        }
        var new = block
        switch answer {
        case .run(let remark):
            leaveBlock(remark: remark)
            return accept
        case .nothing:
            leaveBlock()
            return accept
        case .explain(let note) where explainedText != note && !note.isEmpty:
            explainedText = note
            printAbove(note)
        case .explain:
            new.breakLine(indent: indent(of: new))
        case .newLine(let indent):
            new.breakLine(indent: indent)
        }
        walk = nil
        block = new
        return refresh
    }

    private func deleteOrEnd() -> Int32 {
        var new = block
        if new.isEmpty {
            leaveBlock()
            hasEnded = true
            return endOfInput
        }
        new.deleteRight()
        block = new
        return refresh
    }

    /// Drops the typed text. If the block is empty, the session handles Ctrl-C.
    func interrupt() {
        searchLine = []
        let dropped = block.text
        walk = nil
        explainedText = ""
        guard !dropped.isEmpty else {
            let hasStopped = hasStopped
            queueingKeys { parts.host.interruptEmptyLine(hasStopped: hasStopped) }
            self.hasStopped = false
            expectsChoice = true
            markDirty()
            return
        }
        showsTypes = false
        leaveBlock(mark: "^C")
        parts.history.remember(dropped)
        block = Block()
    }

    // MARK: Completion, lists, editor

    private func complete() {
        var new = block
        if new.isInIndent, !new.isOnFirstLine {
            new.insert(String(repeating: " ", count: 4 - (new.cursor - new.line.lowerBound) % 4))
            block = new
            return
        }
        tabPresses += 1
        let answer = parts.completer.complete(new.text, cursor: new.cursor, press: tabPresses)
        if !answer.shown.isEmpty {
            leaveBlock()
            printAbove(answer.shown)
        }
        shownBelow = answer.below
        if let replacement = answer.replacement, replacement.start <= new.cursor {
            new.remove(replacement.start..<new.cursor)
            new.insert(replacement.text)
            block = new
        }
    }

    /// Shows an earlier or later instant of the recording until the next key.
    private func showInstant(by step: Int) {
        guard let rows = parts.host.showInstant(by: step) else { return }
        (shownBelow, showsInstant) = (rows, true)
    }

    /// Changes the number or name at the cursor. The cursor stays in that number or name.
    private func changeValue(isUp: Bool, isLarge: Bool) {
        var new = block
        let here = new.cursor
        guard let change = parts.completer.changedValue(new.text, cursor: here, isUp: isUp, isLarge: isLarge),
            change.range.contains(here) || change.range.upperBound == here
        else { return }
        let wasAtEnd = here == change.range.upperBound
        new.remove(change.range)
        new.insert(change.text)
        if !wasAtEnd { new.move(to: min(here, new.cursor)) }
        block = new
    }

    private func showTypes() {
        showsTypes.toggle()
        if showsTypes { requestTypes() }
    }

    /// Erases the block before the process is suspended, and draws the block at the terminal's position afterwards.
    private func suspend() {
        let (columns, _) = size()
        LineEditor.write(painter.erase(columns: columns), to: output)
        rill_tty_suspend()
    }

    private func quote() {
        // libedit's own command for this key would change the terminal's mode.
        guard case .key(let key) = nextEvent(), key != 0, let scalar = Unicode.Scalar(key) else { return }
        var new = block
        new.insert(String(Character(scalar)))
        block = new
    }

    private func edit() {
        rill_tty_set_waiting(0)
        rill_tty_cooked()
        LineEditor.write(painter.moveBelow(), to: output)
        let edited = parts.host.edit(block.text)
        rill_tty_raw(keys.marksPastes ? 1 : 0)
        rill_tty_set_waiting(1)
        if let edited { block = Block(edited) }
        markDirty()
    }
}
