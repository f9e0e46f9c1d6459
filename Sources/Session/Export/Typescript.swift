import StyledText

/// The lines of a terminal session, each with its time.
package struct Typescript {
    /// A line that appears at once.
    package struct Line {
        package var text: StyledText
        /// Milliseconds since the drawing began.
        package var time: Int
        /// True if the line was typed: it was drawn key by key and does not appear again.
        package var isTyped = false

        package init(text: StyledText, time: Int, isTyped: Bool = false) {
            (self.text, self.time, self.isTyped) = (text, time, isTyped)
        }
    }

    /// A period of typing on one line of the terminal, from the text before it to all of `text`.
    package struct TypingPeriod {
        package var text: StyledText
        /// The number of the line.
        package var row: Int
        /// The number of columns before the typed part.
        package var from: Int
        /// Milliseconds of the first key, of the last key, and of the moment when the line moves or is submitted.
        package var begin: Int
        package var typed: Int
        package var end: Int

        package init(text: StyledText, row: Int, from: Int, begin: Int, typed: Int, end: Int) {
            (self.text, self.row, self.from) = (text, row, from)
            (self.begin, self.typed, self.end) = (begin, typed, end)
        }
    }

    package var columns = 76
    package var rows = 22
    package var lines: [Line] = []
    package var typingPeriods: [TypingPeriod] = []
    /// The elapsed milliseconds.
    package var now = 0

    package init() {}
}
