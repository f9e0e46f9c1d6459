/// The role of a piece of text, which decides its colour. A role never adds meaning that the words do not have.
public enum Role: Hashable, Sendable {
    // Diagnostics
    case error, warning, note, help, trap
    /// The frame of a diagnostic: line numbers, bars, corners.
    case frame
    /// The carets under the span that a diagnostic is about.
    case caret

    // Timelines and pictures
    /// The colour of one lane; the number is the lane's, not a colour.
    case lane(Int)
    /// Secondary text: times, hints, axes.
    case dim
    /// A value that is shown.
    case value

    // Swift text
    case keyword, string, number, comment, type, name, `operator`, command

    // Prompt and replies
    case prompt, heading, success
    /// The focused element.
    case focus
}
