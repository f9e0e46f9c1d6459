import StyledText

/// An app that fills the terminal. The kit draws it and maps keys to actions; each action is an entry of the session.
package struct LiveApp {
    /// The content below the app.
    package enum Panel {
        /// Shows the last messages.
        case brief
        /// The app's messages fill half of the terminal.
        case messages
        /// Shows the live diagram of the subscriptions.
        case lanes

        package var next: Panel {
            switch self {
            case .brief: .messages
            case .messages: .lanes
            case .lanes: .brief
            }
        }

        /// The word beside Ctrl-O.
        package var word: String {
            switch self {
            case .brief: "more"
            case .messages: "lanes"
            case .lanes: "less"
            }
        }
    }

    /// The number of actions so far.
    package var entries = 0
    /// Recent messages, the newest last.
    package var messageLines: [StyledText] = []
    /// The content of the lower half of the terminal; Ctrl-O switches it.
    package var panel = Panel.brief
    /// The last drawing; nil if it may be outdated.
    package var drawn: String?
    /// The keys for the focused element.
    package var hint = ""

    /// The maximum number of messages that are kept.
    package static let kept = 200

    package init() {}
}
