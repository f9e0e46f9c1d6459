import EditLine
import SessionCore
import StyledText

/// Shows a session's screen on the terminal. It clips and colours the rows of the screen, and converts strokes to keys.
final class FullScreen: ScreenSource {
    private let session: SessionProtocol
    private let prompt: Prompt
    private let perform: (Key) -> Void
    /// True if the session's screen must no longer be shown, because the user has left it or the terminal is closed.
    private var hasEnded = false
    private let wantsEnd: () -> Bool

    /// `perform` passes a key to the session; `wantsEnd` returns true if the user has left the screen meanwhile.
    init(
        _ session: SessionProtocol, _ prompt: Prompt, wantsEnd: @escaping () -> Bool,
        perform: @escaping (Key) -> Void
    ) {
        self.session = session
        self.prompt = prompt
        self.perform = perform
        self.wantsEnd = wantsEnd
    }

    func contents() -> ScreenContents? {
        guard !hasEnded, !wantsEnd(), let screen = session.screen else { return nil }
        let (width, height) = (session.presentation.width, session.presentation.rows ?? 24)
        let rows = screen.rows.prefix(height).map { prompt.terminal.rendered($0.truncated(to: width, ellipsis: "")) }
        let cursor = screen.cursor.map { (row: min($0.row, height - 1), column: min($0.column, width - 1)) }
        return ScreenContents(rows: Array(rows), cursor: cursor)
    }

    func press(_ stroke: KeyStroke) {
        prompt.terminal.refreshPresentation()
        if stroke == .hangUp { hasEnded = true }
        if let key = Key(stroke) { perform(key) }
    }

    func nextWake() -> Int? { prompt.nextWake() }

    func wakeUp(isWanted: @escaping () -> Bool) { prompt.wakeUp(isWanted: isWanted) }
}

extension Key {
    /// Creates a key from a stroke; nil if the stroke is not a key, such as a control character without a letter.
    init?(_ stroke: KeyStroke) {
        switch stroke {
        case .scalar(0x0D), .scalar(0x0A): self = .enter
        case .scalar(0x09): self = .tab
        case .scalar(0x1B): self = .escape
        case .scalar(0x08), .scalar(0x7F): self = .backspace
        case .scalar(let value):
            if (1...26).contains(value), let letter = Unicode.Scalar(value + 0x60) {
                self = .control(Character(letter))
            } else if value >= 0x20, let scalar = Unicode.Scalar(value) {
                self = .character(Character(scalar))
            } else {
                return nil
            }
        case .named(let name): self = Key(name)
        case .paste(let text): self = .paste(text)
        case .resize: self = .resize
        case .hangUp: self = .hangUp
        }
    }

    private init(_ name: KeyStroke.KeyName) {
        switch name {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        case .home: self = .home
        case .end: self = .end
        case .pageUp: self = .pageUp
        case .pageDown: self = .pageDown
        case .delete: self = .delete
        case .backTab: self = .backTab
        }
    }
}
