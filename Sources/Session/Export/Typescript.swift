import StyledText

/// The lines of a terminal session, each with its time.
package struct TerminalRecording {
    /// A line that appears as a whole.
    package struct Line {
        package var text: StyledText
        /// Milliseconds since the drawing began.
        package var time: Int
        /// True if the line was typed: it was drawn key by key, and does not appear again.
        package var isTyped = false

        package init(text: StyledText, time: Int, isTyped: Bool = false) {
            (self.text, self.time, self.isTyped) = (text, time, isTyped)
        }
    }

    /// A period in which one line of the terminal is typed: from the text that it already has to the whole `text`.
    package struct TypingPeriod {
        package var text: StyledText
        /// The number of the line in the session.
        package var row: Int
        /// The number of columns before the typed part.
        package var from: Int
        /// The milliseconds of the first key. The next fields are those of the last key, and of the moment when the
        /// line moves or is submitted.
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
    /// The milliseconds that have passed.
    package var currentMilliseconds = 0

    package init() {}
}
