/// The role of a piece of text, which determines its colour. The text must be comprehensible without colours.
public enum TextRole: Hashable, Sendable {
    // Diagnostics
    case error, warning, note, help, trap
    /// The frame of a diagnostic: line numbers, bars and corners.
    case frame
    /// The carets under the span of a diagnostic.
    case caret

    // The colour of a lane in timelines and diagrams. The number is that of the lane, not of a colour.
    case lane(Int)
    /// Secondary text, such as times, hints and axes.
    case dim
    /// A displayed value.
    case value

    // The parts of Swift text.
    case keyword, string, number, comment, type, name, `operator`, command

    // The parts of the prompt, and replies.
    case prompt, heading, success
    /// The focused element.
    case focus
}
