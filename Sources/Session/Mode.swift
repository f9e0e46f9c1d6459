/// The part of a session that gets the next key. `Mode.after(_:)` is the table of all transitions; docs/Modes.md draws it.
enum Mode {
    /// The input line.
    case prompt
    /// The input line, after a Ctrl-C that has said what runs: the next one ends a subscription, a digit one of several.
    case choosing(EndChoice)
    /// An app covers the terminal.
    case app(LiveApp)
    /// `:record keys` covers the terminal.
    case recordingKeys(KeyRecording)

    enum Input {
        /// An entry, a command or an empty line was sent off.
        case submitted
        /// Ctrl-C on an empty line has said what runs.
        case asked(EndChoice)
        /// Ctrl-C or a digit has ended something.
        case ended
        case opened(LiveApp)
        case beganRecording(KeyRecording)
        /// The app or the recording was left.
        case left
    }

    func after(_ input: Input) -> Mode {
        switch (self, input) {
        case (_, .opened(let app)): return .app(app)
        case (_, .beganRecording(let recording)): return .recordingKeys(recording)
        case (.prompt, .asked(let choice)), (.choosing, .asked(let choice)): return .choosing(choice)
        case (.choosing, .submitted), (.choosing, .ended): return .prompt
        case (.app, .left), (.recordingKeys, .left): return .prompt
        case (.prompt, .submitted), (.prompt, .ended), (.prompt, .left), (.choosing, .left): return self
        case (.app, .submitted), (.app, .asked), (.app, .ended): return self
        case (.recordingKeys, .submitted), (.recordingKeys, .asked), (.recordingKeys, .ended): return self
        }
    }
}

/// What Ctrl-C on an empty line offers to end, by handles.
struct EndChoice: Equatable {
    /// What the next Ctrl-C ends.
    var newest: String
    /// What a digit ends, the first one by 1; empty if only one thing runs.
    var all: [String] = []
}

/// The reason that code of the session runs.
enum Activity {
    case idle
    /// The clock goes on by itself while the user types.
    case tick
    /// Entries are repeated: each runs at its own noted time.
    case replay
}

/// How much a session says.
enum Voice: Comparable {
    case full
    /// No advice: pieces of lessons and actions of keys, which nobody has typed.
    case quiet
    case silent
}

extension ReplSession {
    var isTicking: Bool { activity == .tick }
    var isReplaying: Bool { activity == .replay }
    var isSilent: Bool { voice == .silent }

    /// The app that covers the terminal.
    var liveApp: LiveApp? {
        get { if case .app(let app) = mode { app } else { nil } }
        set { if let newValue, case .app = mode { mode = .app(newValue) } }
    }

    /// The keys that are being recorded.
    var keyRecording: KeyRecording? {
        get { if case .recordingKeys(let recording) = mode { recording } else { nil } }
        set { if let newValue, case .recordingKeys = mode { mode = .recordingKeys(newValue) } }
    }

    func enterMode(_ input: Mode.Input) { mode = mode.after(input) }

    @discardableResult
    func during<Result>(_ activity: Activity, _ body: () -> Result) -> Result {
        let before = self.activity
        self.activity = activity
        defer { self.activity = before }
        return body()
    }

    /// Says no more than `voice` allows.
    @discardableResult
    func speaking<Result>(_ voice: Voice, _ body: () -> Result) -> Result {
        let before = self.voice
        self.voice = max(before, voice)
        defer { self.voice = before }
        return body()
    }
}
