/// The role of a piece of text, which determines its colour. The text must be understandable without colours.
public enum Role: Hashable, Sendable {
    // Diagnostics
    case error, warning, note, help, trap
    /// The frame of a diagnostic: line numbers, bars, corners.
    case frame
    /// The carets under the span of a diagnostic.
    case caret

    // Timelines and diagrams: the colour of a lane; the number is the lane's, not a colour.
    case lane(Int)
    /// Secondary text: times, hints, axes.
    case dim
    /// A displayed value.
    case value

    // Parts of Swift text.
    case keyword, string, number, comment, type, name, `operator`, command

    // Parts of the prompt, and replies.
    case prompt, heading, success
    /// The focused element.
    case focus
}
