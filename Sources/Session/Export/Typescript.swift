import StyledText

/// A terminal in which somebody types: lines, each at its time.
package struct Typescript {
    /// A line of the terminal that appears at once.
    package struct Line {
        package var text: StyledText
        /// Milliseconds since the drawing began.
        package var time: Int
        /// A line that was typed grows out of the line that is being typed; it has no appearance of its own.
        package var isTyped = false

        package init(text: StyledText, time: Int, isTyped: Bool = false) {
            (self.text, self.time, self.isTyped) = (text, time, isTyped)
        }
    }

    /// A stretch of typing on one line of the terminal: it begins with what stands there and ends with all of `text`.
    package struct Stretch {
        package var text: StyledText
        /// The number of the line.
        package var row: Int
        /// Columns that stand there at its beginning.
        package var from: Int
        /// Milliseconds: the first key, the last one, and when the line moves or is entered.
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
    package var stretches: [Stretch] = []
    /// Milliseconds that have passed.
    package var now = 0

    package init() {}
}
