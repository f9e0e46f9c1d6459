/// The undo history of a block. The history receives the block before each key, and does not depend on a terminal.
struct UndoHistory {
    /// The maximum number of undo steps.
    private static let maxSteps = 500

    private var states: [Block] = []
    private var last: Block?
    /// True if the last change typed a letter, so that the next letter belongs to the same undo step.
    private var isTyping = false

    /// Records the block before the next key.
    mutating func note(_ block: Block) {
        guard let last, last.scalars != block.scalars else {
            if last?.cursor != block.cursor { isTyping = false }
            return self.last = block
        }
        let isLetter = UndoHistory.isTypedLetter(from: last, to: block)
        if !isLetter || !isTyping { states.append(last) }
        if states.count > UndoHistory.maxSteps { states.removeFirst() }
        isTyping = isLetter
        self.last = block
    }

    /// Returns the block before the last change; nil if there is none.
    mutating func undo(from block: Block) -> Block? {
        note(block)
        isTyping = false
        guard let before = states.popLast() else { return nil }
        last = before
        return before
    }

    /// Returns true if the change typed one more letter of a word, because a word is one undo step.
    private static func isTypedLetter(from old: Block, to new: Block) -> Bool {
        new.scalars.count == old.scalars.count + 1 && new.cursor == old.cursor + 1
            && !new.scalars[old.cursor].properties.isWhitespace
    }
}
