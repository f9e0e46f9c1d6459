import CEditLineShim

private let refreshCode = Int32(RILL_EDIT_REFRESH)
private let acceptCode = Int32(RILL_EDIT_ACCEPT)
private let endOfInputCode = Int32(RILL_EDIT_END)

extension LineEditor {
    /// Performs a command and returns libedit's action code.
    func perform(_ command: Command, key: UInt32) -> Int32 {
        if command != .complete { tabPressCount = 0 }
        expectsChoice = false
        if command != .up && command != .down { goalColumn = nil }
        defer { lastCommand = command }
        markDirty()
        switch command {
        case .enter: return performEnter()
        case .deleteOrEnd: return deleteOrEndInput()
        case .searchBack: return search(backwards: true)
        case .searchForward: return search(backwards: false)
        case .up: up()
        case .down: moveDownOrForward()
        case .complete: performCompletion()
        case .undo: if let before = undoHistory.undo(from: block) { block = before }
        case .earlierInstant: showInstant(by: -1)
        case .laterInstant: showInstant(by: 1)
        case .increase, .decrease, .increaseMuch, .decreaseMuch:
            changeValue(
                isUp: command == .increase || command == .increaseMuch,
                isLarge: command == .increaseMuch || command == .decreaseMuch)
        case .showTypes: showTypes()
        case .openEditor: openExternalEditor()
        case .quote: insertNextKeyLiterally()
        case .clear: clearScreen()
        case .interrupt: interrupt()
        case .suspend: suspend()
        case .quit: rill_tty_quit()
        case .ignore: break
        default: change(command, key: key)
        }
        return refreshCode
    }

    /// Performs a command that changes only the text and the cursor.
    private func change(_ command: Command, key: UInt32) {
        var new = block
        let here = new.cursor
        switch command {
        case .newLine: new.insertNewLine(indent: indent(of: new))
        case .closer: new.insertCloser(Unicode.Scalar(key) ?? "}")
        case .left: new.moveLeft()
        case .right: new.moveRight()
        case .lineStart: new.move(to: new.currentLineRange.lowerBound)
        case .lineEnd: new.move(to: new.currentLineRange.upperBound)
        case .wordLeft: new.move(to: new.wordStart(before: here))
        case .wordRight: new.move(to: new.wordEnd(after: here))
        case .deleteLeft: new.deleteLeft()
        case .deleteRight: new.deleteRight()
        case .killWordLeft: killText(new.wordStart(before: here)..<here, of: &new, inFront: true)
        case .killWordRight: killText(here..<new.wordEnd(after: here), of: &new, inFront: false)
        case .killToStart: killText(new.currentLineRange.lowerBound..<here, of: &new, inFront: true)
        case .killToEnd:
            // At the end of a line, Delete joins the line with the next one.
            let end = max(new.currentLineRange.upperBound, min(here + 1, new.scalars.count))
            killText(
                here..<(new.currentLineRange.upperBound > here ? new.currentLineRange.upperBound : end), of: &new,
                inFront: false)
        case .yank: new.insert(killedText)
        default: return
        }
        block = new
    }

    private func indent(of block: EditBuffer) -> Int {
        block.lineText.prefix { $0 == " " }.count
    }

    /// Cuts a range of the text. Texts that are cut consecutively are pasted together.
    private func killText(_ range: Range<Int>, of block: inout EditBuffer, inFront: Bool) {
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

    private func performEnter() -> Int32 {
        let answer = services.validator.validate(block.text)
        if runsPastedBlock {
            runsPastedBlock = false
            if case .run(let remark) = answer { leaveBuffer(remark: remark) } else { leaveBuffer() }
            return acceptCode
        }
        var new = block
        switch answer {
        case .run(let remark):
            leaveBuffer(remark: remark)
            return acceptCode
        case .nothing:
            leaveBuffer()
            return acceptCode
        case .explain(let note) where explainedText != note && !note.isEmpty:
            explainedText = note
            printAbove(note)
        case .explain:
            new.insertNewLine(indent: indent(of: new))
        case .newLine(let indent):
            new.insertNewLine(indent: indent)
        }
        historyWalk = nil
        block = new
        return refreshCode
    }

    private func deleteOrEndInput() -> Int32 {
        var new = block
        if new.isEmpty {
            leaveBuffer()
            hasEnded = true
            return endOfInputCode
        }
        new.deleteRight()
        block = new
        return refreshCode
    }

    /// Drops the typed text. If the block is empty, the session handles Ctrl-C.
    func interrupt() {
        searchLine = []
        let dropped = block.text
        historyWalk = nil
        explainedText = ""
        guard !dropped.isEmpty else {
            let hasStopped = hasStoppedEntry
            queueingKeys { services.host.interruptEmptyLine(hasStopped: hasStopped) }
            self.hasStoppedEntry = false
            expectsChoice = true
            markDirty()
            return
        }
        showsTypes = false
        leaveBuffer(mark: "^C")
        services.history.remember(dropped)
        block = EditBuffer()
    }

    // MARK: Completion, lists, editor

    private func performCompletion() {
        var new = block
        if new.isInIndent, !new.isOnFirstLine {
            new.insert(String(repeating: " ", count: 4 - (new.cursor - new.currentLineRange.lowerBound) % 4))
            block = new
            return
        }
        tabPressCount += 1
        let answer = services.completer.complete(new.text, cursor: new.cursor, press: tabPressCount)
        if !answer.shownList.isEmpty {
            leaveBuffer()
            printAbove(answer.shownList)
        }
        listRowsBelow = answer.rowsBelow
        if let replacement = answer.replacement, replacement.start <= new.cursor {
            new.remove(replacement.start..<new.cursor)
            new.insert(replacement.text)
            block = new
        }
    }

    /// Shows an earlier or later instant of the recording until the next key.
    private func showInstant(by step: Int) {
        guard let rows = services.host.showInstant(by: step) else { return }
        (listRowsBelow, showsInstant) = (rows, true)
    }

    /// Changes the number or name at the cursor. The cursor stays in that number or name.
    private func changeValue(isUp: Bool, isLarge: Bool) {
        var new = block
        let here = new.cursor
        guard let change = services.completer.changedValue(new.text, cursor: here, isUp: isUp, isLarge: isLarge),
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
        let (columns, _) = terminalSize()
        LineEditor.write(painter.erase(columns: columns), to: outputDescriptor)
        rill_tty_suspend()
    }

    private func insertNextKeyLiterally() {
        // libedit's own command for this key would change the terminal's mode.
        guard case .key(let key) = nextEvent(), key != 0, let scalar = Unicode.Scalar(key) else { return }
        var new = block
        new.insert(String(Character(scalar)))
        block = new
    }

    private func openExternalEditor() {
        rill_tty_set_waiting(0)
        rill_tty_cooked()
        LineEditor.write(painter.moveBelow(), to: outputDescriptor)
        let edited = services.host.editExternally(block.text)
        rill_tty_raw(keys.marksPastes ? 1 : 0)
        rill_tty_set_waiting(1)
        if let edited { block = EditBuffer(edited) }
        markDirty()
    }
}
