import StyledText

/// An app on the whole terminal. The kit draws it and maps keys to actions; each action is an entry of the session.
package struct LiveApp {
    /// The number of actions so far.
    package var entries = 0
    /// Recent messages, the newest last.
    package var said: [StyledText] = []
    /// True if the messages have half of the terminal.
    package var showsMore = false
    /// The last drawing; nil if it may be outdated.
    package var drawn: String?
    /// The keys for the focused element.
    package var hint = ""

    /// The most messages that are kept.
    package static let kept = 200

    package init() {}
}
