/// The undo history of a block. The history receives the block before each key, and does not depend on a terminal.
struct UndoHistory {
    /// The maximum number of undo steps.
    private static let maxSteps = 500

    private var states: [EditBuffer] = []
    private var lastBlock: EditBuffer?
    /// True if the last change typed a letter, so that the next letter belongs to the same undo step.
    private var isTypingWord = false

    /// Records the block before the next key.
    mutating func noteChange(_ block: EditBuffer) {
        guard let lastBlock, lastBlock.scalars != block.scalars else {
            if lastBlock?.cursor != block.cursor { isTypingWord = false }
            return self.lastBlock = block
        }
        let isLetter = UndoHistory.isTypedLetter(from: lastBlock, to: block)
        if !isLetter || !isTypingWord { states.append(lastBlock) }
        if states.count > UndoHistory.maxSteps { states.removeFirst() }
        isTypingWord = isLetter
        self.lastBlock = block
    }

    /// Returns the block before the last change; nil if there is none.
    mutating func undo(from block: EditBuffer) -> EditBuffer? {
        noteChange(block)
        isTypingWord = false
        guard let before = states.popLast() else { return nil }
        lastBlock = before
        return before
    }

    /// Returns true if the change typed one more letter of a word, because a word is one undo step.
    private static func isTypedLetter(from old: EditBuffer, to new: EditBuffer) -> Bool {
        new.scalars.count == old.scalars.count + 1 && new.cursor == old.cursor + 1
            && !new.scalars[old.cursor].properties.isWhitespace
    }
}
