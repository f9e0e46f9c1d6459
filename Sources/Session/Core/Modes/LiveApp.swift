import StyledText

/// An app that fills the terminal. The kit draws the app and translates keys to actions; each action becomes an entry
/// of the session.
package struct LiveApp {
    /// The kinds of content below the app.
    package enum Panel {
        /// The last messages.
        case brief
        /// All recent messages of the app, in half of the terminal.
        case messages
        /// The live diagram of the subscriptions.
        case lanes

        package var next: Panel {
            switch self {
            case .brief: .messages
            case .messages: .lanes
            case .lanes: .brief
            }
        }

        /// The word that is displayed beside Ctrl-O.
        package var word: String {
            switch self {
            case .brief: "more"
            case .messages: "lanes"
            case .lanes: "less"
            }
        }
    }

    /// The number of actions that the user has performed.
    package var entryCount = 0
    /// The recent messages; the newest is last.
    package var messageLines: [StyledText] = []
    /// The content that is displayed below the app; Ctrl-O switches it.
    package var panel = Panel.brief
    /// The last drawing of the app; nil if it may be outdated.
    package var cachedDrawing: String?
    /// The keys that the focused element accepts.
    package var hint = ""

    /// The maximum number of messages that are kept.
    package static let maxMessageLines = 200

    package init() {}
}
